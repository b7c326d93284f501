// The Hints tab: legal actions, found in slices by an engine of its own, with a filter.
import { Engine } from '../engine.js';
import { $, closest, h, toast } from './dom.js';
import { moveText } from './movelist.js';

const CAP = 1000;
const SHOWN = 300;
const SLICE = 50;
const JUMPS = ['', ' > ', ' >> ', ''];

export class Hints {
  list = h('div', { class: 'actions-list', role: 'listbox', 'aria-label': 'Legal actions' });
  filter = h('input', { type: 'search', placeholder: 'Filter: N, 0T5, >>, +', 'aria-label': 'Filter actions', oninput: () => this.#draw() });
  count = h('span', {});
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
          h('button', { class: 'edge', style: 'height:28px', 'data-do': 'random' }, 'Random legal action'))),
      this.list,
    );
    study.follow({ position: () => this.shown() });
    search.follow({ decided: () => this.#draw() });
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

  /** Lists actions until the cap when the tab is open; each slice shows what it found. */
  async shown() {
    const { study } = this;
    const key = `${study.node}|${study.revision}`;
    if (key === this.#key) return;
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
      for (this.#more = true; this.#more && this.actions.length < CAP;) {
        const part = await engine.call('actions', SLICE);
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

  #draw() {
    if (!this.#isOpen) return;
    const { actions } = this;
    const words = this.filter.value.trim().replaceAll('−', '-').split(/\s+/).filter(Boolean);
    const shown = [...actions.keys()].filter((i) => matches(actions[i], words));
    this.count.textContent = `${actions.length}${this.#more && !this.#loading ? '+' : ''} legal actions` + (words.length ? `, ${shown.length} shown` : '') + (this.#loading ? ' …' : '');
    if (!actions.length && !this.#loading) {
      const { verdict } = this.search;
      this.list.replaceChildren(h('p', { class: 'pad' }, 'No legal action' + (verdict === 'checkmate' || verdict === 'stalemate' ? `: ${verdict}.` : '.')));
      return;
    }
    this.list.replaceChildren(...shown.slice(0, SHOWN).map((i) => h('button', { role: 'option', 'data-action': String(i) },
      actions[i].moves.map((move) => [h('span', { class: 'mv' }, moveText(move)), ' ']), actions[i].check ? h('b', {}, '+') : null)),
    shown.length > SHOWN ? h('p', { class: 'pad' }, `${shown.length - SHOWN} more; filter to see them.`) : '');
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

/** @param {LegalAction} action @param {string[]} words */
function matches({ moves, check }, words) {
  const text = moves.map((m) => `${m.board} ${m.text}${JUMPS[m.kind]}${m.toBoard ?? ''}${m.toText ?? ''}`).join(' ') + (check ? '+' : '');
  return words.every((word) => text.includes(word));
}
