// The explorer's menus: which games, and what of them.
import { plural, spaced } from '../util.js';
import { dialog, h, icon, menu } from './dom.js';

const FEWEST = [1, 2, 5, 20];
/** @type {Record<string, string>} */
const ICONS = { bundled: 'explorer', own: 'studies', opened: 'open' };

export class SourceMenu {
  name = h('span', { class: 'grow' });
  button = h('button', { class: 'edge explorer-source', 'aria-haspopup': 'menu', 'aria-label': 'Games', onclick: () => this.#open() }, icon('explorer'), this.name, icon('down'));
  filter = h('button', { class: 'edge icon', 'aria-haspopup': 'menu', 'aria-label': 'Filter', title: 'Filter', onclick: () => this.#openFilter() }, icon('gear'));

  /** @param {import('./explorer.js').Explorer} explorer */
  constructor(explorer) {
    this.explorer = explorer;
  }

  refresh() {
    const { current } = this.explorer.sources;
    this.name.textContent = current.name;
    this.button.setAttribute('aria-label', `Games: ${current.name}`);
    this.button.firstElementChild?.replaceWith(icon(ICONS[current.kind]));
    this.filter.classList.toggle('on', this.explorer.fewest > 1);
  }

  #open() {
    const { sources } = this.explorer;
    const { left, bottom } = this.button.getBoundingClientRect();
    const item = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {string} */ about, /** @type {() => unknown} */ run, isOn = false) =>
      h('button', { class: 'explorer-item', 'aria-current': isOn ? 'true' : null, onclick: run }, icon(sign), h('span', { class: 'grow' }, h('b', {}, name), about && h('small', {}, about)), isOn && icon('check'));
    menu(left, bottom + 2, [
      ...sources.list.map((source) => item(ICONS[source.kind], source.name, about(source), () => sources.use(source), source === sources.current)),
      item('new', 'Open a database or games…', '', () => this.#openFile()),
      item('share', 'Open from an address…', '', () => this.#askAddress()),
    ]);
  }

  #openFilter() {
    const { explorer } = this;
    const { right, bottom } = this.filter.getBoundingClientRect();
    menu(right - 190, bottom + 2, FEWEST.map((fewest) => h('button', {
      'aria-pressed': String(explorer.fewest === fewest),
      onclick: () => ((explorer.fewest = fewest), explorer.shown()),
    }, fewest === 1 ? 'All actions' : `${fewest}+ games`)));
  }

  #openFile() {
    const input = h('input', { type: 'file', hidden: true });
    input.addEventListener('change', () => input.files?.[0] && this.explorer.sources.openFile(input.files[0]));
    document.body.append(input);
    input.click();
    input.remove();
  }

  #askAddress() {
    const field = h('input', { type: 'text', 'aria-label': 'Address', placeholder: 'club-2025/', spellcheck: false });
    const open = () => {
      if (field.value.trim()) this.explorer.sources.openAddress(field.value.trim());
      box.close();
    };
    field.addEventListener('keydown', (event) => event.key === 'Enter' && open());
    const box = dialog('Open an explorer', [
      h('p', {}, 'A folder or a .5ddb file that db export --explorer wrote, on the host of this page.'),
      field,
    ], [h('button', { class: 'primary', onclick: open }, 'Open')]);
    field.focus();
  }
}

/** @param {import('../explorer/sources.js').Source} source */
function about({ kind, games, problem }) {
  if (problem) return 'not read';
  const words = { bundled: 'built in', own: 'studies on this device', opened: 'opened file' }[kind];
  return games ? `${spaced(games.games)} ${plural(games.games, 'game').split(' ')[1]}, ${words}` : words;
}
