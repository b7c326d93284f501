// Keys, settings, and the link to share.
import { $, dialog, h, toast } from './dom.js';
import { encodeGame } from './share.js';
import { saveSettings } from './store.js';

const KEYS = [
  ['← →', 'previous, next action', 'Home End', 'start, end of the line'],
  ['↑ ↓', 'previous, next variation here', 'Shift+← →', 'previous, next fork'],
  ['Ctrl+Z Ctrl+Y', 'undo, redo: moves, then edits', 'Ctrl+Enter', 'submit'],
  ['Enter', 'square cursor on; pick up, drop', 'Esc', 'cancel, one step each'],
  ['arrows', 'in cursor mode: squares', 'Shift+arrows', 'in cursor mode: boards'],
  ['T Shift+T', 'next, previous target', 'M', 'next board that must move'],
  ['+ − 0', 'zoom in, out, fit', 'P', 'to the present'],
  ['F', 'flip', 'X', 'all threats'],
  ['H R', 'hints, random legal action', 'C', 'comment'],
  ['1 to 6', '!! ! !? ?! ? ??', '[ ]', 'collapse, expand variation'],
  ['Ctrl+V Ctrl+O', 'paste a game, open a file', 'Ctrl+S', 'export'],
  ['Ctrl+↑', 'promote variation', 'Del', 'delete from here'],
  ['/', 'type a move', '?', 'these keys'],
];

export function openKeys() {
  const keys = (text) => text.split(' ').map((k) => (k === 'to' ? ' to ' : [h('kbd', {}, k), ' ']));
  dialog('Keys', h('table', { class: 'keys' }, h('tbody', {}, KEYS.map(([a, b, c, d]) =>
    h('tr', {}, h('td', {}, keys(a)), h('td', {}, b), h('td', {}, keys(c)), h('td', {}, d))))), [], { wide: true });
}

export function openSettings(app) {
  const { settings } = app;
  const changed = () => {
    saveSettings(settings);
    app.applySettings();
  };
  const choice = (label, name, options) => {
    const select = h('select', { onchange: () => ((settings[name] = select.value), changed()) },
      options.map(([value, text]) => h('option', { value, selected: settings[name] === value }, text)));
    return h('label', { class: 'field' }, h('span', {}, label), select);
  };
  const toggle = (label, name) => {
    const input = h('input', { type: 'checkbox', checked: Boolean(settings[name]), onchange: () => ((settings[name] = input.checked), changed()) });
    return h('label', { style: 'display:flex;gap:8px;margin:8px 0' }, input, label);
  };
  dialog('Settings', [
    choice('Theme', 'theme', [['auto', 'As the system'], ['light', 'Light'], ['dark', 'Dark'], ['hc', 'High contrast']]),
    choice('Coordinates', 'coordinates', [['off', 'Off'], ['focus', 'On the board in focus'], ['all', 'On all boards']]),
    toggle('Mark pieces that can move', 'movable'),
    toggle('Arrows of the last action', 'arrows'),
    toggle('Motion', 'motion'),
    toggle('Single-letter keys', 'letters'),
    toggle('Panel on the left', 'panelLeft'),
  ]);
}

const LONG_LINK = 8000;

export async function openShare(app) {
  const saved = await app.engine.call('save');
  const here = h('input', { type: 'checkbox', checked: true });
  const theme = h('select', { style: 'width:auto' }, ['auto', 'light', 'dark', 'hc'].map((t) => h('option', { value: t }, t)));
  const flip = h('input', { type: 'checkbox', checked: app.viewport.flip });
  const controls = h('input', { type: 'checkbox', checked: true });
  const width = h('input', { type: 'number', value: '640', min: '200', max: '2000' });
  const height = h('input', { type: 'number', value: '420', min: '150', max: '2000' });
  const link = h('input', { type: 'text', readonly: true, 'aria-label': 'Link', id: 'share-link' });
  const note = h('p', { class: 'loss' });
  const code = h('textarea', { class: 'out', style: 'height:84px;white-space:pre-wrap', readonly: true, 'aria-label': 'Embed code', id: 'embed-code' });
  const preview = h('iframe', { class: 'preview', title: 'Preview of the embedded board', hidden: true });
  const base = location.href.replace(/#.*/, '').replace(/index\.html$/, '');
  const update = async () => {
    const packed = await encodeGame({ notation: saved.notation, text: saved.text, node: here.checked ? app.node : 0 });
    link.value = `${base}#g=${packed}`;
    const chars = link.value.length.toLocaleString('en').replaceAll(',', ' ');
    note.textContent = link.value.length > LONG_LINK ? `This link has ${chars} characters; some programs cut links this long. Export a file instead.` : '';
    length.textContent = `${chars} characters. The game travels inside the link; nothing is stored anywhere.`;
    const options = new URLSearchParams({ theme: theme.value, flip: flip.checked ? '1' : '0', controls: controls.checked ? '1' : '0' });
    const src = `${base}embed.html#${options}&g=${packed}`;
    code.value = `<iframe src="${src}" width="${Number(width.value)}" height="${Number(height.value)}" style="border:0" title="5D chess game"></iframe>`;
    if (!preview.hidden) preview.src = src;
  };
  const length = h('p', { style: 'margin:4px 0 12px' });
  for (const input of [here, theme, flip, controls, width, height]) input.addEventListener('change', update);
  const copy = async (text) => {
    await navigator.clipboard.writeText(text);
    toast('Copied.');
  };
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

/** The study's name, changed in place. */
export function rename(app) {
  const input = h('input', { type: 'text', value: app.title(), maxlength: '120', 'aria-label': 'Study title' });
  const box = dialog('Rename study', h('form', { method: 'dialog', onsubmit: () => app.act('header', 'Title', input.value) }, input),
    [h('button', { class: 'primary', onclick: () => (app.act('header', 'Title', input.value), box.close()) }, 'Rename')]);
  input.select();
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

async function openSample(app) {
  await app.act('load', SAMPLE, '', 12);
  app.afterNewGame();
}

export function welcome(app) {
  const card = $('welcome');
  if (app.settings.welcomed) return;
  const close = () => {
    card.hidden = true;
    app.settings.welcomed = true;
    saveSettings(app.settings);
  };
  const touch = matchMedia('(pointer: coarse)').matches;
  card.replaceChildren(
    h('p', {}, h('b', {}, 'Play a move, paste a game, or pick a variant.')),
    h('p', {}, touch ? 'Tap a piece, then a dot. One finger pans, two zoom.' : 'Click a piece, then a dot. Drag pans, the wheel zooms, ? shows the keys.'),
    h('div', { class: 'row-buttons' },
      h('button', { onclick: () => (close(), app.do('open')) }, 'Open a game'),
      h('button', { onclick: () => (close(), app.do('new')) }, 'Pick a variant'),
      h('button', { onclick: () => (close(), openSample(app)) }, 'Sample game'),
      h('button', { class: 'link', onclick: close }, 'Dismiss')),
  );
  card.hidden = false;
  app.follow({ node: () => app.nodes.length > 1 && !card.hidden && close() });
}
