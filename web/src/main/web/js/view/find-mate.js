// The tool Find mate: what is asked for, how far the search is, what came of it.
import { plural, spaced } from '../util.js';
import { h, icon, say, toast } from './dom.js';
import { moveText } from './movelist.js';
import { toolButton } from './slot.js';

const MOST_ACTIONS = 6;
/** @type {[number, string][]} seconds and what they are called */
const LIMITS = [[5, '5 seconds'], [30, '30 seconds'], [120, '2 minutes'], [600, '10 minutes']];
const LONGER = 120;

/** @typedef {import('./slot.js').Tool} Tool */

/** @implements {Tool} */
export class FindMate {
  id = 'find-mate';
  title = 'Find mate';
  #timer = 0;
  /** @type {HTMLElement | null} */
  #bar = null;
  #elapsed = h('span', {});
  #said = '';

  /**
   * @param {import('../mates.js').MateFinder} finder
   * @param {import('./slot.js').Slot} slot
   * @param {import('../selection.js').Selection} selection
   */
  constructor(finder, slot, selection) {
    this.finder = finder;
    this.slot = slot;
    this.selection = selection;
    finder.follow({ changed: () => this.#changed() });
  }

  closed() {
    this.finder.reset();
    this.selection.offer(null);
  }

  #changed() {
    this.slot.render(this);
    this.#progress();
    const { state, answer } = this.finder;
    if (state !== this.#said && this.slot.tool === this) {
      if (state === 'found') say(`Mate in ${answer?.in} found.`, true);
      else if (state !== 'ready' && state !== 'searching') say(this.#verdict());
      if (state !== 'found') this.selection.offer(null);
    }
    this.#said = state;
  }

  /** Time goes on by itself while there is a search. */
  #progress() {
    clearTimeout(this.#timer);
    const { finder } = this;
    if (finder.state !== 'searching' || this.slot.tool !== this) return;
    const ms = performance.now() - finder.since;
    this.#bar?.style.setProperty('width', Math.min(100, (100 * ms) / finder.limit) + '%');
    this.#elapsed.textContent = `${(ms / 1000).toFixed(0)} s of ${finder.limit / 1000} s`;
    this.#timer = setTimeout(() => this.#progress(), 200);
  }

  head() {
    return [h('kbd', { 'aria-hidden': 'true' }, 'Shift+M')];
  }

  body() {
    const { state } = this.finder;
    if (state === 'searching') return this.#searching();
    if (state === 'found') return this.#found();
    return [...(state === 'ready' ? [] : [this.#card(this.#ending())]), this.#form()];
  }

  /** @param {import('./dom.js').Child[]} content */
  #card(content) {
    return h('div', { class: 'slot-part' }, content);
  }

  #form() {
    const { finder } = this;
    const { view } = finder.study;
    /** @param {string} label @param {HTMLElement} field */
    const field = (label, field) => h('label', { class: 'field' }, h('span', {}, label), field);
    const within = h('select', { 'data-k': 'within', onchange: () => (finder.within = Number(within.value)) },
      Array.from({ length: MOST_ACTIONS }, (_, i) => h('option', { value: String(i + 1), selected: finder.within === i + 1 }, plural(i + 1, 'action'))));
    const limit = h('select', { 'data-k': 'limit', onchange: () => (finder.seconds = Number(limit.value)) },
      LIMITS.map(([seconds, name]) => h('option', { value: String(seconds), selected: finder.seconds === seconds }, name)));
    const letters = [...view.promotions];
    if (!letters.includes(finder.promotions)) finder.promotions = '';
    const promotions = h('select', { 'data-k': 'promotions', onchange: () => (finder.promotions = promotions.value) },
      h('option', { value: '' }, 'As in the game'), letters.map((letter) => h('option', { value: letter, selected: finder.promotions === letter }, `${letter} only`)));
    const checks = h('input', { type: 'checkbox', 'data-k': 'checks', checked: finder.checksOnly, onchange: () => (finder.checksOnly = checks.checked) });
    return h('div', { class: 'slot-part' },
      h('div', { class: 'slot-fields' },
        h('p', { class: 'field' }, h('span', {}, 'For'), h('b', {}, h('i', { class: view.mover ? 'disc black' : 'disc' }), ` ${view.mover ? 'Black' : 'White'}, to move`)),
        field('At most', within), letters.length > 1 ? field('Promotions', promotions) : null, field('Limit', limit)),
      h('div', { class: 'slot-row' }, h('label', {}, checks, ' Only checking actions'), h('span', { class: 'grow' }),
        toolButton('main', 'Find mate', () => finder.search(), { class: 'primary' })));
  }

  #searching() {
    const { finder } = this;
    this.#bar = h('i', {});
    const ruled = finder.ruledOut ? `No mate in ${upTo(finder.ruledOut)}. ` : '';
    const found = finder.nodes ? `${spaced(finder.nodes)} positions, ` : '';
    return [h('div', { class: 'slot-part' },
      h('div', { class: 'slot-row' }, h('b', {}, `Searching for mate in ${finder.ruledOut + 1}`), h('span', { class: 'grow' }),
        toolButton('main', 'Stop', () => finder.stop(), {}, 'stop')),
      h('div', { class: 'meter', role: 'progressbar', 'aria-label': 'Time used' }, this.#bar),
      h('p', { class: 'muted' }, ruled, found, this.#elapsed))];
  }

  #found() {
    const { finder } = this;
    const { answer, ways, checked, isChecking, isInserted } = finder;
    if (!answer) return [];
    const { first = [], groups = [], groupCount = 0, replies = 0 } = answer;
    const only = ways === 1 ? ', the only way' : ways === 2 ? ', one of several ways' : '';
    const action = h('button', {
      class: 'slot-action', 'data-k': 'first', onpointerenter: () => this.selection.offer(first), onpointerleave: () => this.selection.offer(null),
      onfocus: () => this.selection.offer(first), onblur: () => this.selection.offer(null), onclick: () => finder.study.propose(first), title: 'Put it on the board',
    }, moves(first));
    const proved = checked === null ? '' : checked.holds === 'yes' ? `Proof holds: mate in ${checked.in}, ${checked.replies === 1 ? '1 reply' : `${spaced(checked.replies ?? 0)} replies`}.`
      : checked.holds === 'no' ? 'This proof has a hole. Please report it.' : 'The check took too long and was stopped.';
    return [h('div', { class: 'slot-part' },
      h('div', { class: 'slot-row' }, h('span', { class: 'round good' }, icon('check')), h('b', {}, `Mate in ${answer.in}${only}`), h('span', { class: 'grow' }), h('b', { class: 'score' }, `#${answer.in}`)),
      h('p', { class: 'slot-line' }, action, replies ? ` / ${replies === 1 ? '1 reply' : `${spaced(replies)} replies`} in ${plural(groupCount, 'group')}` : ''),
      groups.length ? h('ul', { class: 'slot-groups' }, groups.map(({ reply, answer: then, more }) => h('li', {}, moves(reply), ' ', moves(then), more ? ` and ${more} more` : ''))) : null,
      proved ? h('p', { class: 'slot-line', role: 'status' }, proved) : null,
      h('div', { class: 'slot-row' },
        toolButton('main', isInserted ? 'In the tree' : 'Insert proof', () => this.#insert(), { class: 'primary', disabled: isInserted }, 'new'),
        toolButton('check', isChecking ? 'Checking…' : 'Check proof', () => finder.check(), { disabled: isChecking }),
        toolButton('again', 'New search', () => finder.reset())))];
  }

  async #insert() {
    const { finder } = this;
    await finder.insert();
    if (finder.isInserted) toast('The proof is in the tree.', () => finder.study.act('undo'));
  }

  /** What came of a search that found no mate. */
  #ending() {
    const { finder } = this;
    const seconds = h('span', { class: 'muted' }, `${(finder.took / 1000).toFixed(1)} s`);
    if (finder.state === 'none') {
      return [h('div', { class: 'slot-row' }, h('b', {}, `No mate in ${finder.within}`), h('span', { class: 'grow' }), seconds), h('p', { class: 'muted' }, this.#verdict())];
    }
    return [
      h('div', { class: 'slot-row' }, h('span', { class: 'round doubt' }, '!'), h('b', {}, finder.stopped ? 'Stopped' : 'Not decided'), h('span', { class: 'grow' }),
        toolButton('longer', 'Search 2 min more', () => finder.search(LONGER))),
      h('p', { class: 'muted' }, this.#verdict())];
  }

  #verdict() {
    const { state, within, ruledOut, checksOnly, stopped, limit, study } = this.finder;
    const side = study.view.mover ? 'Black' : 'White';
    if (state === 'none') return checksOnly ? `No mate by checks in ${within}. Quiet first moves were not tried.` : `Every first action of ${side} was answered.`;
    const known = ruledOut ? ` There is no mate in ${upTo(ruledOut)}${checksOnly ? ' by checks' : ''}.` : '';
    const why = stopped ? `You stopped at mate in ${ruledOut + 1}.` : `The limit of ${limit / 1000} s ran out at mate in ${ruledOut + 1}.`;
    return `${why}${known} This is not a proof that there is none in ${ruledOut + 1 === within ? within : `${ruledOut + 1} to ${within}`}.`;
  }
}

/** 1, 1 or 2, 1 to 3. @param {number} n */
const upTo = (n) => (n === 1 ? '1' : n === 2 ? '1 or 2' : `1 to ${n}`);

/** @param {Move[]} list */
const moves = (list) => list.map((move, i) => [i ? ' ' : '', h('span', { class: 'mv' }, moveText(move))]);
