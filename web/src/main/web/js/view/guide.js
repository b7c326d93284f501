// The guide beside the boards: the rules of time travel and how games are written, with a board of its
// own on which every example plays.
import { SECTIONS } from '../guide-text.js';
import { Preview } from '../preview.js';
import { Selection } from '../selection.js';
import { CALM, Study } from '../study.js';
import { attachBoardInput, playTouch } from './board-input.js';
import { Board } from './board.js';
import { $, closest, copy, h, icon } from './dom.js';
import { Viewport } from './viewport.js';

export class Guide {
  box = $('guide');
  /** @type {{ root: HTMLElement, study: Study, board: Board, viewport: Viewport } | null} */
  #small = null;
  /** @type {import('../guide-text.js').Entry | null} */
  #entry = null;

  /**
   * @param {Settings} settings
   * @param {() => boolean} isStill
   * @param {(text: string) => unknown} tryIt puts a game on the large board
   * @param {(target: TargetHit, choices: string, black: boolean) => Promise<string>} askPromotion
   */
  constructor(settings, isStill, tryIt, askPromotion) {
    this.settings = settings;
    this.isStill = isStill;
    this.tryIt = tryIt;
    this.askPromotion = askPromotion;
  }

  get isOpen() {
    return !this.box.hidden;
  }

  toggle() {
    if (this.isOpen) this.close();
    else this.open();
  }

  /** @param {string=} section its id */
  open(section) {
    if (!this.box.firstChild) this.#build();
    this.box.hidden = false;
    document.body.classList.add('guiding');
    const details = section && /** @type {HTMLDetailsElement | null} */ (this.box.querySelector(`#guide-${section}`));
    if (details) {
      details.open = true;
      details.scrollIntoView();
    }
    /** @type {HTMLElement | null} */ (this.box.querySelector('input'))?.focus();
  }

  close() {
    this.box.hidden = true;
    document.body.classList.remove('guiding');
  }

  #build() {
    const filter = h('input', { type: 'search', placeholder: 'Find a sign or word', 'aria-label': 'Find a sign or word' });
    filter.addEventListener('input', () => this.#filter(filter.value.trim().toLowerCase()));
    this.box.append(
      h('div', { class: 'head' }, h('h2', {}, 'Guide'), h('button', { class: 'icon', 'aria-label': 'Close the guide', onclick: () => this.close() }, icon('close'))),
      h('div', { class: 'pad' }, filter),
      h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': 'Chapters of the guide' }, SECTIONS.map(({ id, title, intro, entries }) => h('details', { id: `guide-${id}`, name: 'guide' },
        h('summary', {}, title), h('p', {}, intro),
        h('dl', {}, entries.map((entry) => [
          h('dt', {}, entry.game ? h('button', { 'data-example': '', onclick: () => this.#show(entry) }, h('code', {}, entry.sign)) : h('code', {}, entry.sign)),
          h('dd', {}, entry.says)]))))),
    );
    this.box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !closest(event, '.stage')) this.close();
    });
  }

  /** @param {string} word */
  #filter(word) {
    for (const details of this.box.querySelectorAll('details')) {
      let any = false;
      for (const term of details.querySelectorAll('dt')) {
        const hit = `${term.textContent} ${term.nextElementSibling?.textContent} ${details.querySelector('summary')?.textContent}`.toLowerCase().includes(word);
        term.hidden = /** @type {HTMLElement} */ (term.nextElementSibling).hidden = !hit;
        any ||= hit;
      }
      details.hidden = !any;
      details.open = word !== '' && any;
    }
  }

  /** Plays an example on the small board, below its sign. @param {import('../guide-text.js').Entry} entry */
  async #show(entry) {
    this.#entry = entry;
    const small = (this.#small ??= this.#makeBoard());
    const term = [...this.box.querySelectorAll('dt')].find((each) => each.textContent === entry.sign);
    term?.nextElementSibling?.after(small.root);
    await small.study.engine.ready;
    await small.study.act('load', entry.game ?? '', '', entry.at ?? 0);
    small.viewport.resize();
    small.viewport.fitAll(true);
    if (small.viewport.camera.z < 7) small.viewport.showPresent(true, 10);
    small.root.scrollIntoView({ block: 'nearest' });
  }

  #makeBoard() {
    const root = h('dd', { class: 'example' });
    const box = h('section', { class: 'viewport', 'aria-label': 'Example' });
    box.append(
      h('canvas', { class: 'ruler', 'aria-hidden': 'true' }), h('canvas', { class: 'gutter', 'aria-hidden': 'true' }),
      h('div', { class: 'stage', tabindex: '0', role: 'application', 'aria-label': 'Board of the guide' },
        h('div', { class: 'layers', 'aria-hidden': 'true' }, h('canvas', { class: 'base' }), h('canvas', { class: 'marks' }))),
      h('canvas', { class: 'minimap', 'aria-hidden': 'true', hidden: true }), h('div', { class: 'tip', role: 'status', hidden: true }));
    root.append(box);
    const study = new Study();
    const viewport = new Viewport(box, CALM, (id) => /** @type {Uint8Array} */ (study.boards.get(id)), this.isStill);
    viewport.noMinimap = true;
    const selection = new Selection(study, this.settings, this.askPromotion);
    const board = new Board(study, selection, new Preview(study), viewport, this.settings);
    const play = playTouch(board);
    attachBoardInput(board, () => play);
    const step = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => unknown} */ run) => h('button', { class: 'edge', onclick: run, 'aria-label': label, title: label }, icon(name));
    const submit = h('button', { class: 'edge', onclick: () => study.submit() }, 'Submit');
    root.append(h('div', { class: 'row-buttons' },
      step('prev', 'Step back', () => study.step('prev')), step('next', 'Step on', () => study.step('next')), submit,
      h('button', { class: 'edge', onclick: () => this.tryIt(this.#entry?.game ?? '') }, 'Try it on my board'),
      h('button', { class: 'edge', onclick: () => copy(this.#entry?.game ?? '') }, 'Copy example')));
    study.follow({ position: () => (submit.disabled = !study.view.canSubmit) });
    return { root, study, board, viewport };
  }
}
