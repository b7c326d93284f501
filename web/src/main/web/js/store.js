// Small things that survive a reload: settings, which study is open. Storage may be full or forbidden.

const SETTINGS = 'fivefold.settings';

/** @type {Settings} */
export const DEFAULTS = {
  theme: 'auto', coordinates: 'focus', movable: true, arrows: true, motion: true, letters: true, panelLeft: false, panelWidth: 376, welcomed: false,
  pieces: 'drawn', sound: false,
  engine: { lines: 3, seconds: 5, memory: 32 },
  layers: { best: true, scores: true, travels: false, passed: false, drawn: true },
};

/** @returns {Settings} */
export function loadSettings() {
  try {
    const kept = JSON.parse(localStorage.getItem(SETTINGS) ?? '{}');
    return { ...DEFAULTS, ...kept, layers: { ...DEFAULTS.layers, ...kept.layers } };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {string} key @param {unknown} value */
function put(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The settings then hold for this visit.
  }
}

/** @param {Settings} settings */
export const saveSettings = (settings) => put(SETTINGS, settings);

/** Keeps a word for this tab, and for the next one that is opened. @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    sessionStorage.setItem(key, value);
    localStorage.setItem(key, value);
  } catch {
    // Then the next visit knows nothing of it.
  }
}

/** @param {string} key */
export function recalled(key) {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
