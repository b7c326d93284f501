// The Hints tab: legal actions, found in slices by an engine of its own, with a filter over all of them.
import { Engine } from '../engine.js';
import { $, closest, h, toast } from './dom.js';
import { debounce, spaced } from '../util.js';
import { Choices } from './choices.js';
import { moveText } from './movelist.js';

/** So many are looked for, and so many of them listed. */
const MOST = 2000;
const SHOWN = 300;
const SLICE = 100;
const SLICE_MS = 200;

export class Hints {
  list = h('div', { class: 'actions-list', role: 'listbox', 'aria-label': 'Legal actions' });
  filter = h('input', { type: 'search', placeholder: 'Filter: N, 0T5, >>, +', 'aria-label': 'Filter actions', oninput: debounce(() => this.shown(), 200) });
  count = h('span', {});
  rest = h('p', { class: 'pad muted' });
  /** @type {LegalAction[]} */
  actions = [];
  #key = '';
  #run = 0;
  #loading = false;
  #more = false;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {Engine | null} */
  #spare = null;

  /**
   * @param {import('../study.js').Study} study
   * @param {import('../selection.js').Selection} selection
   * @param {import('../search.js').Search} search
   * @param {import('../preview.js').Preview} preview
   */
  constructor(study, selection, search, preview) {
    this.study = study;
    this.selection = selection;
    this.search = search;
    this.preview = preview;
    $('pane-hints').append(
      h('div', { class: 'pad' }, this.filter,
        h('p', { style: 'margin:6px 0 0;display:flex;gap:8px;align-items:center' }, this.count, h('span', { class: 'grow' }),
          h('button', { class: 'edge', style: 'height:28px', 'data-do': 'find-mate' }, 'Find mate'),
          h('button', { class: 'edge', style: 'height:28px', 'data-do': 'random' }, 'Random legal action'))),
      this.list, this.rest,
    );
    this.choices = new Choices(study, selection, $('pane-hints'));
    study.follow({ position: () => this.shown() });
    search.follow({ changed: () => this.#draw() });
    for (const type of ['pointerover', 'focusin']) this.list.addEventListener(type, (event) => selection.offer(this.#actionOf(event)?.moves ?? null));
    for (const type of ['pointerleave', 'focusout']) this.list.addEventListener(type, () => selection.offer(null));
    this.list.addEventListener('click', (event) => this.#play(this.#actionOf(event), event.shiftKey));
    this.list.addEventListener('keydown', (event) => {
      const from = closest(event, '[role=option]');
      const to = event.key === 'ArrowDown' ? from?.nextElementSibling : event.key === 'ArrowUp' ? from?.previousElementSibling : null;
      if (!(to instanceof HTMLElement)) return;
      event.preventDefault();
      event.stopPropagation();
      to.focus();
    });
  }

  get #isOpen() {
    return !$('pane-hints').hidden;
  }

  /** @param {Event} event */
  #actionOf(event) {
    const option = closest(event, '[role=option]');
    return option ? this.actions[Number(option.dataset.action)] : null;
  }

  #end() {
    this.#run++;
    if (!this.#loading) return;
    this.#engine?.end();
    this.#engine = null;
    this.#loading = false;
  }

  /** Lists actions while the tab is open; each slice shows what it found. The engine filters, so that nothing is missed. */
  async shown() {
    const { study } = this;
    this.choices.shown();
    const key = `${study.node}|${study.revision}|${this.#words()}`;
    if (key === this.#key && this.#isOpen) return;
    this.#end();
    if (!this.#isOpen) return;
    const run = this.#run;
    this.#key = key;
    this.actions = [];
    this.#loading = true;
    this.#draw();
    const engine = (this.#engine ??= new Engine());
    try {
      await engine.call('setPosition', await study.position());
      await engine.call('filter', this.#words());
      for (this.#more = true; this.#more && this.actions.length < MOST;) {
        const part = await engine.call('actions', SLICE, SLICE_MS);
        if (run !== this.#run) return;
        this.actions.push(...part.actions);
        this.#more = !part.done;
        this.#draw();
      }
    } catch {
      if (run !== this.#run) return;
    }
    this.#loading = false;
    // Fewest moves first; the order of the search decides among equals.
    this.actions.sort((a, b) => Number(b.check) - Number(a.check) || a.moves.length - b.moves.length);
    this.#draw();
  }

  #words() {
    return this.filter.value.trim().replaceAll('−', '-').replaceAll('≫', '>>').replaceAll('›', '>').replaceAll(/\s+/g, ' ');
  }

  /** How many there are: all of them where the verdict's search has counted, else those that were found. */
  #counted() {
    const found = spaced(this.actions.length) + (this.#more ? '+' : '');
    if (this.#words()) return `${found} of all legal actions match${this.#loading ? ' …' : ''}`;
    const { count } = this.search;
    const all = count && count.count >= this.actions.length ? spaced(count.count) + (count.more ? '+' : '') : found;
    return `${all} legal ${all === '1' ? 'action' : 'actions'}${this.#loading ? ' …' : ''}`;
  }

  #draw() {
    if (!this.#isOpen) return;
    const { actions } = this;
    this.count.textContent = this.#counted();
    if (!actions.length && !this.#loading) {
      const { verdict } = this.search;
      const why = this.#words() ? 'No legal action matches.' : verdict === 'checkmate' || verdict === 'stalemate' ? `No legal action: ${verdict}.` : 'No legal action.';
      this.list.replaceChildren(h('p', { class: 'pad' }, why));
      return;
    }
    this.list.replaceChildren(...actions.slice(0, SHOWN).map((action, i) => h('button', { role: 'option', 'data-action': String(i) },
      action.moves.map((move) => [h('span', { class: 'mv' }, moveText(move)), ' ']), action.check ? h('b', {}, '+') : null)));
    this.rest.textContent = actions.length > SHOWN ? `The first ${SHOWN} are listed; filter to see others.` : '';
  }

  /** @param {LegalAction | null} action @param {boolean} submit */
  async #play(action, submit) {
    if (!action || this.preview.view) return;
    await this.study.propose(action.moves);
    if (submit) await this.study.submit();
  }

  /** One of the legal actions, any; put on the board but not submitted. */
  async random() {
    const engine = (this.#spare ??= new Engine());
    await engine.call('setPosition', await this.study.position());
    const { moves } = await engine.call('random', Math.floor(Math.random() * 2 ** 31), SHOWN);
    if (moves) await this.study.propose(moves);
    else toast('No legal action.');
  }
}
