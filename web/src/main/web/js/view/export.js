// The Export dialog: every notation with its losses, and pictures.
import { Engine } from '../engine.js';
import { animate } from '../gif.js';
import { pathTo } from '../tree.js';
import { messageOf } from '../util.js';
import { copy, dialog, h, save } from './dom.js';

/** @type {Record<string, string>} */
const EXTENSIONS = { json: 'json', fen: '5dfen' };

/** @param {import('../study.js').Study} study @param {import('./viewport.js').Viewport} viewport @param {NotationInfo[]} notations @param {boolean} pictures whether it opens with them */
export function openExport(study, viewport, notations, pictures = false) {
  const writable = notations.filter((n) => n.writes);
  const out = h('textarea', { class: 'out', id: 'export-text', readonly: true, 'aria-label': 'Exported text' });
  const loss = h('p', { class: 'loss', id: 'export-loss' });
  const about = h('p', { style: 'margin:0 0 8px' });
  const form = h('select', { 'aria-label': 'Form' });
  const box = (/** @type {string} */ label, checked = false) => {
    const input = h('input', { type: 'checkbox', checked });
    return { input, label: h('label', {}, input, label) };
  };
  const full = box('Full coordinates');
  const marks = box('Marks', true);
  const comments = box('Comments', true);
  const boards = box('Always write boards');
  const line = box('This line only');
  const options = h('div', { class: 'options' }, form, full.label, marks.label, comments.label, boards.label, line.label);
  const text = h('div', {}, about, options, loss, out);
  const right = h('div', {}, text);
  const list = h('div', { class: 'list', role: 'listbox', 'aria-label': 'Notation' });
  let current = writable[0];
  let run = 0;
  // Check marks take a search for every action, so an engine of its own writes; the board stays free.
  const engine = new Engine();
  const loaded = study.engine.call('save').then((saved) => engine.call('load', saved.text, saved.notation, study.node));
  loaded.catch(() => {}); // closed before it was there

  const update = async () => {
    const mine = ++run;
    const letters = (full.input.checked ? 'f' : '') + (marks.input.checked ? '' : 'm') + (comments.input.checked ? '' : 'c') + (boards.input.checked ? 'b' : '');
    out.setAttribute('aria-busy', 'true');
    let written = '';
    let lost = '';
    try {
      await loaded;
      const { text, losses } = await engine.call('write', current.id, form.value, letters, line.input.checked ? 'line' : 'tree', 0);
      written = text;
      const left = (losses ?? []).map(({ count, what, detail }) => `${what} (${count}${detail === what ? '' : `: ${detail}`})`);
      lost = left.length ? `This notation has no place for ${left.join(', ')}.` : '';
    } catch (error) {
      lost = 'This game can’t be written in this notation: ' + messageOf(error);
    }
    if (mine !== run) return;
    out.removeAttribute('aria-busy');
    out.value = written;
    loss.textContent = lost;
  };
  const mark = (/** @type {string} */ id) => {
    for (const button of list.querySelectorAll('button')) button.setAttribute('aria-selected', String(button.dataset.id === id));
  };
  const choose = (/** @type {NotationInfo} */ notation) => {
    current = notation;
    about.textContent = notation.description;
    form.replaceChildren(...notation.forms.map((name) => h('option', { value: name }, name)));
    form.hidden = notation.forms.length === 0;
    mark(notation.id);
    right.replaceChildren(text);
    buttons(textButtons);
    return update();
  };
  list.append(h('button', { role: 'option', 'data-id': 'pictures', onclick: () => showPictures() }, 'Pictures'));
  for (const notation of writable) {
    list.append(h('button', { role: 'option', 'data-id': notation.id, onclick: () => choose(notation) }, notation.name));
  }
  for (const input of [form, full.input, marks.input, comments.input, boards.input, line.input]) input.addEventListener('change', update);

  const fileName = (/** @type {string} */ extension) => (study.title.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'game') + '.' + extension;
  const textButtons = [
    h('button', { onclick: () => copy(out.value, fileName(EXTENSIONS[current.id] ?? 'txt')) }, 'Copy'),
    h('button', { class: 'primary', onclick: () => save(fileName(EXTENSIONS[current.id] ?? 'txt'), out.value) }, 'Save'),
  ];
  const { panel, pictureButtons, update: draw } = pictureTab(study, viewport, fileName);
  function showPictures() {
    mark('pictures');
    right.replaceChildren(panel);
    buttons(pictureButtons);
    draw();
  }
  const footer = h('span', { style: 'display:contents' });
  const buttons = (/** @type {Node[]} */ some) => footer.replaceChildren(...some);
  dialog('Export', h('div', { class: 'split' }, list, right), [footer], { wide: true, onclose: () => engine.end() });
  if (pictures) showPictures();
  else choose(current);
  /** @type {HTMLElement | null} */ (list.querySelector('[aria-selected=true]'))?.focus();
}

/** @param {import('../study.js').Study} study @param {import('./viewport.js').Viewport} viewport @param {(extension: string) => string} fileName */
function pictureTab(study, viewport, fileName) {
  const themes = { LIGHT: 'Light', DARK: 'Dark', HIGH_CONTRAST: 'High contrast', PRINT: 'Print' };
  const theme = h('select', { 'aria-label': 'Theme' }, Object.entries(themes).map(([value, name]) => h('option', { value }, name)));
  const size = h('input', { type: 'number', min: '6', max: '64', value: '28', 'aria-label': 'Square size' });
  const turns = h('input', { type: 'number', min: '0', max: '99', value: '0', 'aria-label': 'Turns around the present, 0 for all' });
  const delay = h('input', { type: 'number', min: '100', max: '10000', step: '100', value: '1000', 'aria-label': 'Delay in milliseconds' });
  const coordinates = h('input', { type: 'checkbox' });
  const image = h('img', { class: 'preview', alt: 'Preview' });
  const status = h('p', { role: 'status' });
  const svgOf = async (/** @type {number} */ node) =>
    (await study.engine.call('svg', node, theme.value, Number(size.value), viewport.flip, coordinates.checked, Number(turns.value), study.title)).svg;
  const url = (/** @type {string} */ svg) => 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
  const panel = h('div', {},
    h('div', { class: 'options' },
      h('label', {}, 'Theme', theme), h('label', {}, 'Square', size), h('label', {}, 'Turns around the present', turns),
      h('label', {}, coordinates, 'Coordinates'), h('label', {}, 'GIF delay, ms', delay)),
    image, status);
  const update = async () => {
    try {
      image.src = url(await svgOf(study.node));
      status.textContent = '';
    } catch (error) {
      status.textContent = 'This picture can’t be drawn: ' + messageOf(error);
    }
  };
  for (const input of [theme, size, turns, coordinates]) input.addEventListener('change', update);
  const draw = async (/** @type {number} */ node) => {
    const img = new Image();
    img.src = url(await svgOf(node));
    await img.decode();
    return img;
  };
  const pictureButtons = [
    h('button', { onclick: async () => save(fileName('svg'), await svgOf(study.node), 'image/svg+xml') }, 'SVG'),
    h('button', {
      onclick: async () => {
        const img = await draw(study.node);
        const canvas = h('canvas', { width: img.naturalWidth, height: img.naturalHeight });
        /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')).drawImage(img, 0, 0);
        canvas.toBlob((blob) => (blob ? save(fileName('png'), blob) : (status.textContent = 'This picture is too large for the browser.')), 'image/png');
      },
    }, 'PNG'),
    h('button', {
      onclick: async () => {
        const path = pathTo(study.nodes, study.current).map((node) => node.id);
        try {
          const gif = await animate(path, draw, Number(delay.value), (done) => (status.textContent = `Drawing ${done} of ${path.length}`));
          save(fileName('gif'), new Blob([gif], { type: 'image/gif' }));
          status.textContent = '';
        } catch (error) {
          status.textContent = 'The animation could not be made: ' + messageOf(error);
        }
      },
    }, 'GIF of the line'),
  ];
  return { panel, pictureButtons, update };
}
