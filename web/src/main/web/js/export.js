// The Export dialog: every notation with its losses, and pictures.
import { dialog, h, save, toast } from './dom.js';
import { Engine } from './engine.js';
import { animate } from './gif.js';

const EXTENSIONS = { json: 'json', fen: '5dfen' };

export function openExport(app) {
  const { notations } = app.hello;
  const writable = notations.filter((n) => n.writes);
  const out = h('textarea', { class: 'out', id: 'export-text', readonly: true, 'aria-label': 'Exported text' });
  const loss = h('p', { class: 'loss', id: 'export-loss' });
  const about = h('p', { style: 'margin:0 0 8px' });
  const form = h('select', { 'aria-label': 'Form' });
  const box = (label, checked = false) => {
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
  const loaded = app.engine.call('save').then(({ text: study, notation }) => engine.call('load', study, notation, app.node));

  const update = async () => {
    const mine = ++run;
    const letters = (full.input.checked ? 'f' : '') + (marks.input.checked ? '' : 'm') + (comments.input.checked ? '' : 'c') + (boards.input.checked ? 'b' : '');
    out.setAttribute('aria-busy', 'true');
    await loaded;
    const answer = await engine.call('write', current.id, form.value, letters, line.input.checked ? 'line' : 'tree', 0);
    if (mine !== run) return;
    out.removeAttribute('aria-busy');
    out.value = answer.text ?? '';
    loss.textContent = answer.error
      ? 'This game cannot be written in this notation: ' + answer.error
      : (answer.losses ?? []).map((l) => `${l.count} × ${l.what} cannot be written: ${l.detail}.`).join(' ');
  };
  const choose = (notation) => {
    current = notation;
    about.textContent = notation.description;
    form.replaceChildren(...notation.forms.map((name) => h('option', { value: name }, name)));
    form.hidden = notation.forms.length === 0;
    for (const button of list.children) button.setAttribute('aria-selected', String(button.dataset.id === notation.id));
    right.replaceChildren(text);
    buttons(textButtons);
    return update();
  };
  for (const notation of writable) {
    list.append(h('button', { role: 'option', 'data-id': notation.id, onclick: () => choose(notation) }, notation.name));
  }
  const pictures = h('button', { role: 'option', 'data-id': 'pictures', onclick: () => showPictures() }, 'Pictures');
  list.append(pictures);
  for (const input of [form, full.input, marks.input, comments.input, boards.input, line.input]) input.addEventListener('change', update);

  const fileName = (extension) => (app.title().replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'game') + '.' + extension;
  const textButtons = [
    h('button', { onclick: async () => (await navigator.clipboard.writeText(out.value), toast('Copied.')) }, 'Copy'),
    h('button', { class: 'primary', onclick: () => save(fileName(EXTENSIONS[current.id] ?? 'txt'), out.value, 'text/plain') }, 'Save'),
  ];
  const { panel, pictureButtons } = pictureTab(app, fileName);
  function showPictures() {
    for (const button of list.children) button.setAttribute('aria-selected', String(button === pictures));
    right.replaceChildren(panel);
    buttons(pictureButtons);
    panel.update();
  }
  const footer = h('span', { style: 'display:contents' });
  const buttons = (some) => footer.replaceChildren(...some);
  const opened = dialog('Export', h('div', { class: 'split' }, list, right), [footer], { wide: true, onclose: () => engine.end() });
  if (current) choose(current);
  else showPictures();
  list.querySelector('[aria-selected=true]')?.focus();
  return opened;
}

function pictureTab(app, fileName) {
  const themes = { LIGHT: 'Light', DARK: 'Dark', HIGH_CONTRAST: 'High contrast', PRINT: 'Print' };
  const theme = h('select', { 'aria-label': 'Theme' }, Object.entries(themes).map(([value, name]) => h('option', { value }, name)));
  const size = h('input', { type: 'number', min: '6', max: '64', value: '28', 'aria-label': 'Square size' });
  const turns = h('input', { type: 'number', min: '0', max: '99', value: '0', 'aria-label': 'Turns around the present, 0 for all' });
  const delay = h('input', { type: 'number', min: '100', max: '10000', step: '100', value: '1000', 'aria-label': 'Delay in milliseconds' });
  const coordinates = h('input', { type: 'checkbox' });
  const image = h('img', { class: 'preview', alt: 'Preview' });
  const status = h('p', { role: 'status' });
  const svgOf = async (node) => {
    const { svg, error } = await app.engine.call('svg', node, theme.value, size.value, app.viewport.flip, coordinates.checked, turns.value, app.title());
    if (error) throw new Error(error);
    return svg;
  };
  const url = (svg) => 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
  const panel = h('div', {},
    h('div', { class: 'options' },
      h('label', {}, 'Theme', theme), h('label', {}, 'Square', size), h('label', {}, 'Turns around the present', turns),
      h('label', {}, coordinates, 'Coordinates'), h('label', {}, 'GIF delay, ms', delay)),
    image, status);
  panel.update = async () => {
    try {
      image.src = url(await svgOf(app.node));
      status.textContent = '';
    } catch (error) {
      status.textContent = 'This picture cannot be drawn: ' + error.message;
    }
  };
  for (const input of [theme, size, turns, coordinates]) input.addEventListener('change', () => panel.update());
  const draw = async (node) => {
    const img = new Image();
    img.src = url(await svgOf(node));
    await img.decode();
    return img;
  };
  const pictureButtons = [
    h('button', { onclick: async () => save(fileName('svg'), await svgOf(app.node), 'image/svg+xml') }, 'SVG'),
    h('button', {
      onclick: async () => {
        const img = await draw(app.node);
        const canvas = h('canvas', { width: img.naturalWidth, height: img.naturalHeight });
        canvas.getContext('2d').drawImage(img, 0, 0);
        canvas.toBlob((blob) => (blob ? save(fileName('png'), blob) : (status.textContent = 'This picture is too large for the browser.')), 'image/png');
      },
    }, 'PNG'),
    h('button', {
      onclick: async () => {
        const path = [];
        for (let node = app.currentNode; node; node = node.parent === undefined ? null : app.nodes[node.parent]) path.unshift(node.id);
        try {
          const gif = await animate(path, draw, Number(delay.value), (done) => (status.textContent = `Drawing ${done} of ${path.length}`));
          save(fileName('gif'), new Blob([gif], { type: 'image/gif' }));
          status.textContent = '';
        } catch (error) {
          status.textContent = 'The animation could not be made: ' + error.message;
        }
      },
    }, 'GIF of the line'),
  ];
  return { panel, pictureButtons };
}
