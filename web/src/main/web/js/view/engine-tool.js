// The engine's panel: a switch, how deep it is, its best lines.
import { better, scoreText, scoreWords } from '../thinker.js';
import { spaced } from '../util.js';
import { copy, h, icon, say, toast } from './dom.js';
import { moveText, plainMove } from './movelist.js';
import { toolButton } from './slot.js';

const LINES = [1, 2, 3, 4, 5];
/** @type {[number, string][]} */
const TIMES = [[1, '1 s'], [5, '5 s'], [20, '20 s'], [Infinity, '∞']];
/** Megabytes. */
const MEMORIES = [16, 32, 64, 128, 256];
/** Screen readers hear at most so often what it thinks, in milliseconds. */
const TOLD = 5000;

/** @typedef {import('./slot.js').Tool} Tool */

/** @implements {Tool} */
export class EngineTool {
  id = 'engine';
  title = 'Engine';
  #open = 0;
  #settings = false;
  #told = 0;

  /**
   * @param {import('../thinker.js').Thinker} thinker
   * @param {import('./slot.js').Slot} slot
   * @param {import('../selection.js').Selection} selection
   * @param {{ search: import('../search.js').Search, hasArrows: () => boolean, toggleArrows: () => void, addLine: (moves: Move[][]) => Promise<unknown>, asked: () => void, opened: () => void }} deeds
   *   what decides mate; whether the best action is drawn on the boards; puts a line into the tree; something else was asked for; it was switched on or off by a command
   */
  constructor(thinker, slot, selection, deeds) {
    this.thinker = thinker;
    this.slot = slot;
    this.selection = selection;
    this.deeds = deeds;
    thinker.follow({ changed: () => this.#changed() });
    deeds.search.follow({ decided: () => thinker.state === 'over' && slot.render(this) });
  }

  #changed() {
    const { thinker, slot } = this;
    const [best] = thinker.thought?.lines ?? [];
    if (this.#open >= (thinker.thought?.lines.length ?? 0)) this.#open = 0;
    this.selection.showBest(this.deeds.hasArrows() && thinker.isOn && slot.tool === this && best ? best.actions[0] : null);
    slot.render(this);
    if (best && slot.tool === this && performance.now() - this.#told > TOLD) {
      this.#told = performance.now();
      say(`Depth ${thinker.thought?.depth}, best ${best.actions[0].map(plainMove).join(', ')}, ${scoreWords(best)}`);
    }
  }

  /** Switches it on or off, and brings it to the slot. */
  toggle() {
    if (this.slot.tool !== this) this.slot.open(this);
    this.thinker.toggle();
    this.deeds.opened();
  }

  closed() {
    if (this.thinker.isOn) this.thinker.toggle();
    this.selection.showBest(null);
  }

  first() {
    const { thinker } = this;
    return h('button', {
      class: 'switch', role: 'switch', 'data-k': 'main', 'aria-checked': String(thinker.isOn), 'aria-label': 'Engine', onclick: () => thinker.toggle(),
    }, h('i', {}));
  }

  head() {
    const { thinker } = this;
    return [
      h('span', { class: 'muted engine-state' }, this.#state()),
      thinker.isOn ? toolButton('eye', '', this.deeds.toggleArrows, { class: 'icon', 'aria-label': 'Arrows on the boards', 'aria-pressed': String(this.deeds.hasArrows()) }, 'eye') : null,
      toolButton('settings', '', () => ((this.#settings = !this.#settings), this.slot.render(this)), { class: 'icon', 'aria-label': 'Engine settings', 'aria-expanded': String(this.#settings) }, 'gear'),
    ];
  }

  #state() {
    const { thinker } = this;
    const { thought, nodes, spent } = thinker;
    if (thinker.state === 'off') return 'off';
    if (thinker.state === 'starting') return 'Starting the engine…';
    if (!thought) return '…';
    return `depth ${thought.depth} · ${short(nodes)} nodes · ${short((1000 * nodes) / Math.max(1, spent))}/s`;
  }

  body() {
    const { thinker } = this;
    const form = this.#settings ? this.#form() : null;
    if (!thinker.isOn) return [form];
    const { thought, state, limit, spent } = thinker;
    const part = state === 'thinking' && limit !== Infinity ? Math.min(100, spent / limit / 10) : state === 'done' ? 100 : 0;
    const lines = thought?.lines ?? [];
    return [
      h('div', { class: 'meter', 'aria-hidden': 'true' }, h('i', { style: `width:${part}%` })),
      form,
      state === 'failed' ? h('p', { class: 'slot-part' }, 'The engine stopped. Your study is safe. ', toolButton('longer', 'Restart', () => thinker.ask({}))) : null,
      state === 'over' ? this.#over() : null,
      // The buttons of the open line stand below it; in a list of options they may not be.
      lines.length ? h('div', { role: 'listbox', 'aria-label': 'Best lines', 'aria-owns': lines.map((_, i) => `pv-${i}`).join(' ') }) : null,
      ...lines.flatMap((line, i) => [this.#line(line, i), i === this.#open ? this.#deeds(line) : null]),
      state === 'done' && thought && !lines.every(({ proved }) => proved)
        ? h('p', { class: 'slot-part slot-row muted' }, `Depth ${thought.depth} reached`, h('span', { class: 'grow' }), toolButton('deeper', 'Deeper', () => thinker.deeper())) : null,
    ];
  }

  #over() {
    const isMate = this.deeds.search.verdict === 'checkmate';
    return h('p', { class: 'slot-part slot-row muted' }, 'The game is over here.', h('span', { class: 'grow' }),
      isMate ? h('button', { class: 'edge', 'data-do': 'why', 'data-k': 'why' }, 'Why is this mate?') : null);
  }

  #form() {
    const { thinker } = this;
    const field = (/** @type {'lines' | 'seconds' | 'memory'} */ what, /** @type {string} */ label, /** @type {[number, string][]} */ values) => {
      const select = h('select', { 'data-k': what, onchange: () => (thinker.ask({ [what]: Number(select.value) }), this.deeds.asked()) },
        values.map(([n, name]) => h('option', { value: String(n), selected: n === thinker[what] }, name)));
      return h('label', { class: 'field' }, h('span', {}, label), select);
    };
    return h('div', { class: 'slot-part slot-fields' }, field('lines', 'Lines', LINES.map((n) => [n, String(n)])), field('seconds', 'Time', TIMES), field('memory', 'Memory', MEMORIES.map((n) => [n, `${n} MB`])));
  }

  /** @param {ThoughtLine} line @param {number} i */
  #line(line, i) {
    const show = () => this.selection.offer(line.actions[0]);
    const hide = () => this.selection.offer(null);
    const open = i === this.#open;
    return h('button', {
      class: 'pv', id: `pv-${i}`, role: 'option', 'aria-selected': String(open), 'data-k': `pv ${i}`, onpointerenter: show, onpointerleave: hide, onfocus: show, onblur: hide,
      onclick: () => ((this.#open = i), this.slot.render(this)), ondblclick: () => this.#play(line),
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event, line, i),
    }, h('b', { class: `score ${better(line)}` }, scoreText(line)), h('span', { class: 'what' }, line.actions.flatMap((action, n) => [h('span', { class: 'slash' }, this.#number(n)), ' ', ...action.flatMap((move) => [h('span', { class: 'mv' }, moveText(move)), ' '])])), icon(open ? 'down' : 'next'));
  }

  /** What stands before an action of a line: `7`, `/`, or `7 …` where a line begins with Black's. @param {number} n how many actions lie before it */
  #number(n) {
    const { view, nextTurn } = this.thinker.study;
    const half = view.mover + n;
    if (half % 2 && n) return '/';
    return `${nextTurn + (half >> 1)}${half % 2 ? ' …' : ''}`;
  }

  /** @param {KeyboardEvent} event @param {ThoughtLine} line @param {number} i */
  #key(event, line, i) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) document.getElementById(`pv-${i + step}`)?.focus();
    else if (event.key === 'Enter' && i === this.#open) this.#play(line);
    else if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey) this.#add(line);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {ThoughtLine} line */
  #deeds(line) {
    const text = line.actions.map((action, n) => `${this.#number(n)} ${action.map(plainMove).join(' ')}`).join(' ');
    return h('div', { class: 'pv-deeds' },
      toolButton('play', 'Play as draft', () => this.#play(line), {}, 'next'), toolButton('add', 'Add variation', () => this.#add(line), {}, 'new'),
      toolButton('copy', '', () => copy(text), { class: 'edge icon', 'aria-label': 'Copy the line', title: 'Copy the line' }, 'copy'));
  }

  /** @param {ThoughtLine} line */
  #play(line) {
    return this.thinker.study.propose(line.actions[0]);
  }

  /** @param {ThoughtLine} line */
  async #add(line) {
    await this.deeds.addLine(line.actions);
    toast('The line is in the tree.', () => this.thinker.study.act('undo'));
  }
}

/** 1 200 000 as 1.2 M. @param {number} n */
const short = (n) => (n < 1000 ? spaced(Math.round(n)) : n < 1e6 ? `${(n / 1000).toFixed(n < 1e4 ? 1 : 0)} k` : `${(n / 1e6).toFixed(1)} M`);
