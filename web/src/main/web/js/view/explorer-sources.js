// The explorer's menus: which games, and what of them.
import { plural, spaced } from '../util.js';
import { dialog, h, icon, menu } from './dom.js';

const FEWEST = [1, 2, 5, 20];
/** What the menu of sources offers of them. */
const FEW = 5;
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
    this.filter.classList.toggle('on', this.explorer.fewest > 1 || this.explorer.isFiltered);
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
      ...this.#filters('explorer-chip', [FEW]),
    ]);
  }

  #openFilter() {
    const { right, bottom } = this.filter.getBoundingClientRect();
    menu(right - 190, bottom + 2, this.#filters('', FEWEST));
  }

  /** What may be left out. @param {string} look @param {number[]} counts of games that are offered as the fewest */
  #filters(look, counts) {
    const { explorer } = this;
    const { fewest } = explorer;
    const item = (/** @type {string} */ label, /** @type {boolean} */ isOn, /** @type {() => unknown} */ run) => h('button', { class: look, 'aria-pressed': String(isOn), onclick: () => (run(), explorer.shown()) }, label);
    return [
      ...counts.map((n) => item(n === 1 ? 'All actions' : `${n}+ games`, fewest === n, () => (explorer.fewest = fewest === n ? 1 : n))),
      // The position in an explorer file tells the variant.
      ...(explorer.isExact ? [item(`Only ${explorer.study.variant}`, explorer.sameVariant, () => (explorer.sameVariant = !explorer.sameVariant))] : []),
      item(this.#years(), explorer.from > 0 || explorer.to > 0, () => this.#askYears()),
    ];
  }

  #years() {
    const { from, to, isExact } = this.explorer;
    if (!isExact) return from ? `Last played since ${from}…` : 'Last played since…';
    return from && to ? `${from} to ${to}…` : from ? `Since ${from}…` : to ? `Until ${to}…` : 'Years…';
  }

  #askYears() {
    const { explorer } = this;
    const { isExact } = explorer;
    const field = (/** @type {string} */ label, /** @type {number} */ value) => h('input', { type: 'number', min: '1', max: '9999', value: value ? String(value) : '', 'aria-label': label, placeholder: 'Any' });
    const since = isExact ? 'From' : 'Last played since';
    const from = field(since, explorer.from);
    const to = field('To', explorer.to);
    const set = (/** @type {number} */ first, /** @type {number} */ last) => {
      Object.assign(explorer, { from: first, to: last });
      box.close();
      explorer.shown();
    };
    const box = dialog('Years', h('form', { method: 'dialog', class: 'slot-fields', onsubmit: () => set(Number(from.value), Number(to.value)) },
      h('label', { class: 'field' }, h('span', {}, since), from),
      isExact ? h('label', { class: 'field' }, h('span', {}, 'To'), to) : null,
      h('button', { hidden: true })),
    [h('button', { class: 'edge', onclick: () => set(0, 0) }, 'All years'), h('button', { class: 'primary', onclick: () => set(Number(from.value), Number(to.value)) }, 'Show')]);
    from.focus();
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
