// Settings, the link to share, the study's name, the first visit.
import { encodeGame } from '../share.js';
import { saveSettings } from '../store.js';
import { spaced } from '../util.js';
import { $, copy, dialog, h } from './dom.js';

/** @param {Settings} settings @param {(changed: Partial<Settings>) => void} change */
export function openSettings(settings, change) {
  const choice = (/** @type {string} */ label, /** @type {'theme' | 'coordinates' | 'pieces'} */ name, /** @type {[string, string][]} */ options) => {
    const select = h('select', { onchange: () => change({ [name]: select.value }) },
      options.map(([value, text]) => h('option', { value, selected: settings[name] === value }, text)));
    return h('label', { class: 'field' }, h('span', {}, label), select);
  };
  const toggle = (/** @type {string} */ label, /** @type {keyof Settings} */ name) => {
    const input = h('input', { type: 'checkbox', checked: Boolean(settings[name]), onchange: () => change({ [name]: input.checked }) });
    return h('label', { style: 'display:flex;gap:8px;margin:8px 0' }, input, label);
  };
  dialog('Settings', [
    choice('Theme', 'theme', [['auto', 'As the system'], ['light', 'Light'], ['dark', 'Dark'], ['hc', 'High contrast']]),
    choice('Coordinates', 'coordinates', [['off', 'Off'], ['focus', 'On the board in focus'], ['all', 'On all boards']]),
    choice('Pieces', 'pieces', [['drawn', 'Drawn'], ['letters', 'Letters']]),
    toggle('Mark pieces that can move', 'movable'),
    toggle('Arrows of the last action', 'arrows'),
    toggle('Motion', 'motion'),
    toggle('Sound', 'sound'),
    toggle('Single-letter keys', 'letters'),
    toggle('Panel on the left', 'panelLeft'),
  ]);
}

const LONG_LINK = 8000;

/** @param {import('../study.js').Study} study @param {import('./viewport.js').Viewport} viewport */
export async function openShare(study, viewport) {
  const saved = await study.engine.call('save');
  const here = h('input', { type: 'checkbox', checked: true });
  const theme = h('select', { style: 'width:auto' }, ['auto', 'light', 'dark', 'hc'].map((t) => h('option', { value: t }, t)));
  const flip = h('input', { type: 'checkbox', checked: viewport.flip });
  const controls = h('input', { type: 'checkbox', checked: true });
  const width = h('input', { type: 'number', value: '640', min: '200', max: '2000' });
  const height = h('input', { type: 'number', value: '420', min: '150', max: '2000' });
  const link = h('input', { type: 'text', readonly: true, 'aria-label': 'Link', id: 'share-link' });
  const note = h('p', { class: 'loss' });
  const code = h('textarea', { class: 'out', style: 'height:84px;white-space:pre-wrap', readonly: true, 'aria-label': 'Embed code', id: 'embed-code' });
  const preview = h('iframe', { class: 'preview', title: 'Preview of the embedded board', hidden: true });
  const base = location.href.replace(/#.*/, '').replace(/index\.html$/, '');
  const update = async () => {
    const packed = await encodeGame({ ...saved, node: here.checked ? study.node : 0 });
    link.value = `${base}#g=${packed}`;
    const chars = spaced(link.value.length);
    note.textContent = link.value.length > LONG_LINK ? `This link has ${chars} characters; some programs cut links this long. Export a file instead.` : '';
    length.textContent = `${chars} characters. The game travels inside the link; nothing is stored anywhere.`;
    const options = new URLSearchParams({ theme: theme.value, flip: flip.checked ? '1' : '0', controls: controls.checked ? '1' : '0' });
    const src = `${base}embed.html#${options}&g=${packed}`;
    code.value = `<iframe src="${src}" width="${Number(width.value)}" height="${Number(height.value)}" style="border:0" title="5D chess game"></iframe>`;
    if (!preview.hidden) preview.src = src;
  };
  const length = h('p', { style: 'margin:4px 0 12px' });
  for (const input of [here, theme, flip, controls, width, height]) input.addEventListener('change', update);
  dialog('Share', [
    h('label', { class: 'field' }, h('span', {}, 'Link'), link), length, note,
    h('label', { style: 'display:flex;gap:8px;margin-bottom:12px' }, here, 'Start at this move'),
    h('div', { class: 'options' },
      h('label', {}, 'Theme', theme), h('label', {}, flip, 'Flip'), h('label', {}, controls, 'Controls'),
      h('label', {}, 'Width', width), h('label', {}, 'Height', height)),
    h('label', { class: 'field' }, h('span', {}, 'Embed in a page'), code),
    preview,
  ], [
    h('button', { onclick: () => ((preview.hidden = !preview.hidden), update()) }, 'Preview'),
    h('button', { onclick: () => copy(code.value) }, 'Copy embed code'),
    h('button', { class: 'primary', onclick: () => copy(link.value) }, 'Copy link'),
  ], { wide: true });
  await update();
  link.select();
}

/** The study's name; with several chapters, the open one's too. @param {import('../studies/keeper.js').Keeper} keeper */
export function rename(keeper) {
  const field = (/** @type {string} */ label, /** @type {string} */ value) => h('input', { type: 'text', value, maxlength: '120', 'aria-label': label });
  const { study, record, number } = keeper;
  const name = field('Study title', keeper.title);
  const chapter = record.chapters.length > 1 ? field('Chapter title', study.title) : null;
  const done = async () => {
    if (name.value !== keeper.title) await keeper.rename(name.value);
    if (chapter && chapter.value !== study.title) await study.act('header', 'Title', chapter.value);
  };
  const box = dialog('Rename study', h('form', { method: 'dialog', onsubmit: done },
    h('label', { class: 'field' }, h('span', {}, 'Study'), name),
    chapter ? h('label', { class: 'field' }, h('span', {}, `Chapter ${number}`), chapter) : null,
    h('button', { hidden: true })),
  [h('button', { class: 'primary', onclick: () => (done(), box.close()) }, 'Rename')]);
  name.select();
}

/** Five timelines, a check across two of them: shows at a glance what the board can show. */
const SAMPLE = `[Title "Bishop across two timelines"]
[Board "Standard"]

1. e4 / e5
2. Nf3 / Nc6
3. (0T3)Nf3>>(0T2)h3 / (1T2)Bc5
4. (1T3)Ng1>>(0T3)g3 / (0T3)Ba3 (1T3)Nb8>>(1T2)b6 {Black's first branch. The present falls back to T3 and +2 can wait.}
5. (-1T3)Qd1>>(1T3)f3 / (-1T3)Bb4 (2T3)Ba3
6. (0T4)Bd3 (2T4)d4 (1T4)Be2 (-1T4)a4 / (0T4)Bxb2 (2T4)Qd8>(3T3)e7 (-1T4)Bc5 (1T4)Be3
`;

/** @param {import('../study.js').Study} study @param {Settings} settings @param {(sample: string, node: number) => void} open */
export function welcome(study, settings, open) {
  const card = $('welcome');
  if (settings.welcomed) return;
  const close = () => {
    card.hidden = true;
    settings.welcomed = true;
    saveSettings(settings);
  };
  const touch = matchMedia('(pointer: coarse)').matches;
  card.replaceChildren(
    h('p', {}, h('b', {}, 'Play a move, paste a game, or pick a variant.')),
    h('p', {}, touch ? 'Tap a piece, then a dot. One finger pans, two zoom.' : 'Click a piece, then a dot. Drag pans, the wheel zooms, ? shows the keys.'),
    h('div', { class: 'row-buttons' },
      h('button', { onclick: close, 'data-do': 'open' }, 'Open a game'),
      h('button', { onclick: close, 'data-do': 'new' }, 'Pick a variant'),
      h('button', { onclick: () => (close(), open(SAMPLE, 12)) }, 'Sample game'),
      h('button', { class: 'link', onclick: close }, 'Dismiss')),
  );
  card.hidden = false;
  study.follow({ node: () => study.nodes.length > 1 && !card.hidden && close() });
}
