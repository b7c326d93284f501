// Timeline by timeline: the moves of a board, and for each whether some legal action has it together
// with what is played already. An engine of its own decides that exactly, a few moves at a time.
import { Engine } from '../engine.js';
import { boardLabel } from '../geometry.js';
import { moveArguments } from '../study.js';
import { closest, h } from './dom.js';
import { moveText } from './movelist.js';

const SLICE = 6;
const PATIENCE = 400;
const WORDS = { yes: '', no: 'no legal action has it', unknown: 'not decided' };

export class Choices {
  box = h('details', { class: 'choices', ontoggle: () => this.shown() });
  board = h('select', { 'aria-label': 'Board', onchange: () => this.#list() });
  list = h('div', { class: 'actions-list', role: 'group', 'aria-label': 'Moves of the board' });
  /** @type {Choice[]} */
  choices = [];
  #key = '';
  #run = 0;
  #busy = false;
  /** @type {Engine | null} */
  #engine = null;

  /**
   * @param {import('../study.js').Study} study
   * @param {import('../selection.js').Selection} selection
   * @param {HTMLElement} pane
   */
  constructor(study, selection, pane) {
    this.study = study;
    this.pane = pane;
    this.box.append(h('summary', {}, 'Board by board'), h('div', { class: 'pad' }, this.board), this.list);
    pane.append(this.box);
    const pointed = (/** @type {Event} */ event) => this.choices[Number(closest(event, '[data-choice]')?.dataset.choice ?? -1)];
    for (const type of ['pointerover', 'focusin']) this.list.addEventListener(type, (event) => selection.offer(pointed(event) ? [pointed(event).move] : null));
    for (const type of ['pointerleave', 'focusout']) this.list.addEventListener(type, () => selection.offer(null));
    this.list.addEventListener('click', (event) => {
      const choice = pointed(event);
      if (choice) study.act('play', ...moveArguments(choice.move));
    });
  }

  /** Starts anew when the position is another one. */
  shown() {
    const { view } = this.study;
    const key = `${this.study.node}|${this.study.revision}|${view.draft.length}`;
    if (this.pane.hidden || !this.box.open || key === this.#key) return;
    this.#key = key;
    const before = this.board.value;
    const boards = [...view.must, ...view.optional];
    this.board.replaceChildren(...boards.map(([l, v]) => h('option', { value: String(l) }, boardLabel(/** @type {Line} */ (view.lines.find((line) => line.i === l)), v))));
    if (boards.some(([l]) => String(l) === before)) this.board.value = before;
    this.#list();
  }

  async #list() {
    const run = ++this.#run;
    if (this.#busy) {
      this.#engine?.end();
      this.#engine = null;
    }
    this.choices = [];
    this.#draw(this.board.value !== '');
    if (!this.board.value) return;
    const engine = (this.#engine ??= new Engine());
    const played = this.study.view.draft.map((move) => moveArguments(move).join(',')).join(';');
    this.#busy = true;
    try {
      await engine.call('setPosition', await this.study.position());
      for (let done = false; !done;) {
        const part = await engine.call('choices', played, Number(this.board.value), this.choices.length, SLICE, PATIENCE);
        if (run !== this.#run) return;
        this.choices.push(...part.choices);
        ({ done } = part);
        this.#draw(!done);
      }
    } catch {
      if (run !== this.#run) return;
    }
    this.#busy = false;
  }

  /** @param {boolean} more */
  #draw(more) {
    const rank = { yes: 0, unknown: 1, no: 2 };
    const order = [...this.choices.keys()].sort((a, b) => rank[this.choices[a].legal] - rank[this.choices[b].legal]);
    const possible = this.choices.filter(({ legal }) => legal === 'yes').length;
    this.list.replaceChildren(
      h('p', { class: 'pad muted' }, `${possible} of ${this.choices.length} moves are part of a legal action${more ? ' …' : '.'}`),
      ...order.map((i) => {
        const { move, legal } = this.choices[i];
        return h('button', { 'data-choice': String(i), class: legal === 'no' ? 'never' : null },
          h('span', { class: 'mv' }, moveText(move)), WORDS[legal] ? h('small', {}, ' ' + WORDS[legal]) : null);
      }));
  }
}
