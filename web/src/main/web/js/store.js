// What survives a reload: settings and the study. Storage may be full or forbidden; then we say so.

const SETTINGS = 'fivefold.settings';
const STUDY = 'fivefold.study';

/** @type {Settings} */
export const DEFAULTS = {
  theme: 'auto', coordinates: 'focus', movable: true, arrows: true, motion: true, letters: true, panelLeft: false, panelWidth: 376, welcomed: false,
};

/** @returns {Settings} */
export function loadSettings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {string} key @param {unknown} value */
function put(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** @param {Settings} settings */
export const saveSettings = (settings) => put(SETTINGS, settings);
/** @param {Saved & { node: number }} study */
export const saveStudy = (study) => put(STUDY, study);

/** @returns {(Saved & { node: number }) | null} */
export function loadStudy() {
  try {
    return JSON.parse(localStorage.getItem(STUDY) ?? 'null');
  } catch {
    return null;
  }
}
