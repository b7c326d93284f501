// The engine's panel: a switch, how deep it is, its best lines.
import { scoreText, scoreWords } from '../thinker.js';
import { spaced } from '../util.js';
import { closest, h, say, toast } from './dom.js';
import { moveText, plainMove } from './movelist.js';
import { toolButton } from './slot.js';

const LINES = [1, 2, 3, 4, 5];
/** @type {[number, string][]} */
const TIMES = [[1, '1 s'], [5, '5 s'], [20, '20 s'], [Infinity, 'No limit']];
/** Screen readers hear at most so often what it thinks, in milliseconds. */
const TOLD = 5000;

/** @typedef {import('./slot.js').Tool} Tool */

/** @implements {Tool} */
export class EngineTool {
  id = 'engine';
  title = 'Engine';
  /** Whether the best action is drawn on the boards. */
  arrows = true;
  #open = 0;
  #settings = false;
  #told = 0;

  /**
   * @param {import('../thinker.js').Thinker} thinker
   * @param {import('./slot.js').Slot} slot
   * @param {import('../selection.js').Selection} selection
   * @param {(moves: Move[][]) => Promise<unknown>} addLine puts a line into the tree
   */
  constructor(thinker, slot, selection, addLine) {
    this.thinker = thinker;
    this.slot = slot;
    this.selection = selection;
    this.addLine = addLine;
    thinker.follow({ changed: () => this.#changed() });
  }

  #changed() {
    const { thinker, slot } = this;
    const [best] = thinker.thought?.lines ?? [];
    if (this.#open >= (thinker.thought?.lines.length ?? 0)) this.#open = 0;
    this.selection.showBest(this.arrows && thinker.isOn && slot.tool === this && best ? best.actions[0] : null);
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
  }

  closed() {
    if (this.thinker.isOn) this.thinker.toggle();
    this.selection.showBest(null);
  }

  head() {
    const { thinker } = this;
    const toggle = h('button', {
      class: 'switch', role: 'switch', 'data-k': 'main', 'aria-checked': String(thinker.isOn), 'aria-label': 'Engine', onclick: () => thinker.toggle(),
    }, h('i', {}));
    return [
      h('span', { class: 'muted engine-state' }, this.#state()),
      thinker.isOn ? toolButton('eye', '', () => ((this.arrows = !this.arrows), this.#changed()), { class: 'icon', 'aria-label': 'Arrows on the boards', 'aria-pressed': String(this.arrows) }, 'eye') : null,
      thinker.isOn ? toolButton('settings', '', () => ((this.#settings = !this.#settings), this.slot.render(this)), { class: 'icon', 'aria-label': 'Engine settings', 'aria-expanded': String(this.#settings) }, 'gear') : null,
      toggle,
    ];
  }

  #state() {
    const { thinker } = this;
    const { thought, nodes, spent } = thinker;
    if (thinker.state === 'off') return '';
    if (thinker.state === 'starting') return 'Starting the engine…';
    if (!thought) return '…';
    return `depth ${thought.depth} · ${short(nodes)} nodes · ${short((1000 * nodes) / Math.max(1, spent))}/s`;
  }

  body() {
    const { thinker } = this;
    if (!thinker.isOn) return [];
    const { thought, state, seconds, spent } = thinker;
    const part = state === 'thinking' && seconds !== Infinity ? Math.min(100, spent / seconds / 10) : state === 'done' ? 100 : 0;
    return [
      h('div', { class: 'meter', 'aria-hidden': 'true' }, h('i', { style: `width:${part}%` })),
      this.#settings ? this.#form() : null,
      state === 'failed' ? h('p', { class: 'slot-part' }, 'The engine stopped. Your study is safe. ', toolButton('longer', 'Restart', () => thinker.ask({}))) : null,
      state === 'over' ? h('p', { class: 'slot-part muted' }, 'The game is over here.') : null,
      thought?.lines.length ? h('div', { class: 'pvs', role: 'listbox', 'aria-label': 'Best lines' }, thought.lines.map((line, i) => this.#line(line, i))) : null,
      thought?.lines[this.#open] ? this.#deeds(thought.lines[this.#open]) : null,
      state === 'done' && thought && !thought.lines.every(({ proved }) => proved)
        ? h('p', { class: 'slot-part slot-row muted' }, `Depth ${thought.depth} reached`, h('span', { class: 'grow' }), toolButton('deeper', 'Deeper', () => thinker.deeper())) : null,
    ];
  }

  #form() {
    const { thinker } = this;
    const lines = h('select', { 'data-k': 'lines', onchange: () => thinker.ask({ lines: Number(lines.value) }) }, LINES.map((n) => h('option', { value: String(n), selected: n === thinker.lines }, String(n))));
    const time = h('select', { 'data-k': 'time', onchange: () => thinker.ask({ seconds: Number(time.value) }) }, TIMES.map(([n, name]) => h('option', { value: String(n), selected: n === thinker.seconds }, name)));
    return h('div', { class: 'slot-part slot-fields' }, h('label', { class: 'field' }, h('span', {}, 'Lines'), lines), h('label', { class: 'field' }, h('span', {}, 'Time'), time));
  }

  /** @param {ThoughtLine} line @param {number} i */
  #line(line, i) {
    const show = () => this.selection.offer(line.actions[0]);
    const hide = () => this.selection.offer(null);
    const open = i === this.#open;
    return h('button', {
      class: 'pv', role: 'option', 'aria-selected': String(open), 'data-k': `pv ${i}`, onpointerenter: show, onpointerleave: hide, onfocus: show, onblur: hide,
      onclick: () => ((this.#open = i), this.slot.render(this)), ondblclick: () => this.#play(line),
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event, line, i),
    }, h('b', { class: `score ${colour(line)}` }, scoreText(line)), h('span', { class: 'what' }, line.actions.flatMap((action, n) => [n ? ' / ' : '', ...action.flatMap((move) => [h('span', { class: 'mv' }, moveText(move)), ' '])])));
  }

  /** @param {KeyboardEvent} event @param {ThoughtLine} line @param {number} i */
  #key(event, line, i) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = closest(event, '.pv');
    if (step) /** @type {HTMLElement | null} */ (step > 0 ? row?.nextElementSibling : row?.previousElementSibling)?.focus();
    else if (event.key === 'Enter' && i === this.#open) this.#play(line);
    else if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey) this.#add(line);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {ThoughtLine} line */
  #deeds(line) {
    return h('div', { class: 'slot-part slot-row' },
      toolButton('play', 'Play as draft', () => this.#play(line), {}, 'next'), toolButton('add', 'Add variation', () => this.#add(line), {}, 'new'));
  }

  /** @param {ThoughtLine} line */
  #play(line) {
    return this.thinker.study.propose(line.actions[0]);
  }

  /** @param {ThoughtLine} line */
  async #add(line) {
    await this.addLine(line.actions);
    toast('The line is in the tree.', () => this.thinker.study.act('undo'));
  }
}

/** @param {ThoughtLine} line */
const colour = ({ score, mate }) => (mate > 0 || (!mate && score > 30) ? 'white' : mate < 0 || score < -30 ? 'black' : '');

/** 1 200 000 as 1.2 M. @param {number} n */
const short = (n) => (n < 1000 ? spaced(Math.round(n)) : n < 1e6 ? `${(n / 1000).toFixed(n < 1e4 ? 1 : 0)} k` : `${(n / 1e6).toFixed(1)} M`);
