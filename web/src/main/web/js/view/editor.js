// Editing the start position: pieces, boards, timelines; the 5DFEN text mirrors it both ways.
import { KINDS } from '../art.js';
import { boardLabel, sameSquare } from '../geometry.js';
import { BLACK, kindOf, UNMOVED } from '../pieces.js';
import { debounce } from '../util.js';
import { pieceCanvas } from './board-input.js';
import { $, h, icon, say, toast } from './dom.js';

/** @typedef {number | 'hand' | 'erase'} Brush */

/** Edits the position that is previewed; also what pointers do to it. */
export class Editor {
  /** @type {Brush} */
  brush = 'hand';
  text = h('textarea', { class: 'out', id: 'editor-fen', spellcheck: 'false', 'aria-label': '5DFEN', style: 'height:180px', oninput: () => this.#send(this.text.value) });
  width = this.#size('Width');
  height = this.#size('Height');
  parity = h('select', { 'aria-label': 'Parity', onchange: () => this.preview.edit('editParity', this.parity.value === 'even' ? 'even' : 'odd') },
    h('option', { value: 'odd' }, 'odd: 0 in the centre'), h('option', { value: 'even' }, 'even: −0 and +0'));
  promotions = h('input', { type: 'text', 'aria-label': 'Promotions', onchange: () => this.preview.edit('editPromotions', this.promotions.value.toUpperCase()) });
  findings = h('div', {});
  problem = h('span', { role: 'status' });
  play = h('button', { class: 'primary', id: 'editor-play', onclick: () => this.#done() }, 'Play');
  #send = debounce((/** @type {string} */ text) => this.preview.edit('editText', text), 300);

  /**
   * @param {import('./board.js').Board} board @param {(name: string) => void} openTab @param {() => void} openMain
   * @param {() => Promise<unknown>} use makes a study of the position
   */
  constructor(board, openTab, openMain, use) {
    this.board = board;
    this.preview = board.preview;
    this.openTab = openTab;
    this.use = use;
    this.preview.follow({
      changed: () => this.#show(),
      ended: () => {
        if ($('editor-strip').hidden) return;
        $('banner').hidden = true;
        $('editor-strip').hidden = true;
        board.selection.setCursor(null);
        openMain();
      },
    });
  }

  async open() {
    this.board.selection.clear();
    this.board.selection.setCursor(null);
    this.#build();
    await this.preview.edit('edit');
    this.board.viewport.fitAll(true);
    say('Editing the start position');
  }

  cancel() {
    if (this.preview.setup) this.preview.end();
  }

  async #done() {
    if (!this.preview.setup?.valid) return;
    await this.preview.take(this.use);
  }

  // --- the strip, the banner, the pane ---

  /** @param {string} label */
  #size(label) {
    return h('input', { type: 'number', min: '1', max: '16', 'aria-label': label, onchange: () => this.preview.edit('editSize', Number(this.width.value), Number(this.height.value)) });
  }

  #build() {
    const strip = $('editor-strip');
    const tool = (/** @type {Brush} */ brush, /** @type {Node | string} */ content, /** @type {string} */ label) => h('button', {
      'aria-pressed': String(this.brush === brush), 'aria-label': label, title: label, 'data-brush': String(brush), onclick: () => this.#pick(brush),
    }, content);
    const pieces = KINDS.flatMap(({ name }, i) => [0, BLACK].map((side) =>
      tool((i + 1) | side, pieceCanvas((i + 1) | side, 28), `${side ? 'Black' : 'White'} ${name}`)));
    strip.replaceChildren(tool('hand', '✥', 'Move pieces'), tool('erase', icon('close'), 'Erase'), ...pieces);
    strip.hidden = false;
    const banner = $('banner');
    banner.className = 'banner editing';
    banner.replaceChildren(
      h('b', {}, 'Editing the start position'), this.problem, h('span', { class: 'grow' }),
      h('button', { onclick: () => this.preview.edit('editUndo') }, 'Undo'), h('button', { onclick: () => this.preview.edit('editRedo') }, 'Redo'),
      h('button', { id: 'editor-cancel', onclick: () => this.cancel() }, 'Cancel'), this.play);
    banner.hidden = false;
    $('pane-game').replaceChildren(h('div', { class: 'pad' },
      h('dl', { class: 'headers' },
        h('dt', {}, 'Size'), h('dd', { style: 'display:flex;gap:6px;align-items:center' }, this.width, 'by', this.height),
        h('dt', {}, 'Parity'), h('dd', {}, this.parity),
        h('dt', {}, 'Promotions'), h('dd', {}, this.promotions)),
      h('p', {}, 'Click paints, drag moves, right-click erases. U or a second click with the same piece switches its unmoved mark. + adds boards and timelines.'),
      this.text, this.findings));
    this.openTab('game');
  }

  /** @param {Brush} brush */
  #pick(brush) {
    this.brush = brush;
    for (const button of $('editor-strip').children) button.setAttribute('aria-pressed', String(button instanceof HTMLElement && button.dataset.brush === String(brush)));
  }

  #show() {
    const { setup } = this.preview;
    if (!setup) return;
    // A text that is being typed stays as it is.
    if (document.activeElement !== this.text) this.text.value = setup.text;
    this.width.value = String(setup.w);
    this.height.value = String(setup.h);
    this.parity.value = setup.even ? 'even' : 'odd';
    this.promotions.value = setup.promotions;
    const errors = setup.findings.filter((f) => f.severity === 'error');
    this.play.disabled = !setup.valid;
    const kingless = ['White', 'Black'].filter((_, side) => !setup.royals[side]).join(' and ');
    this.problem.textContent = !setup.valid ? `${errors.length === 1 ? 'One problem' : errors.length + ' problems'}: ${errors[0]?.message ?? 'not valid'}`
      : kingless ? `${kingless} ${kingless.includes(' ') ? 'have' : 'has'} no king and can’t be checkmated.` : '';
    this.findings.replaceChildren(...setup.findings.slice(0, 50).map(({ severity, message, hint }) =>
      h('div', { class: `finding ${severity}` },
        h('span', { class: 'sev' }, severity === 'error' ? 'Error ' : 'Warning '), h('b', {}, message), hint ? h('span', { class: 'hint' }, hint) : null)));
  }

  // --- pointers ---

  /** @param {Hit | null} hit */
  dragCode(hit) {
    return hit && hit.sq >= 0 ? (this.board.study.codes(hit.l, hit.v, this.board.view)?.[hit.sq] ?? 0) : 0;
  }

  /** @param {Hit} hit @param {number} code */
  #put({ l, v, sq }, code) {
    return this.preview.edit('editPut', l, v, sq, code);
  }

  /** @param {Hit | null} hit @param {PointerEvent} event */
  tap(hit, event) {
    if (!hit) return this.#tapPlus(event);
    if (hit.sq < 0) return;
    const code = this.dragCode(hit);
    if (this.brush === 'erase') this.mark(hit);
    else if (this.brush === 'hand' || (code & ~UNMOVED) === this.brush) this.toggleUnmoved(hit);
    else this.#put(hit, this.brush | (kindOf(this.brush).tracked ? UNMOVED : 0));
  }

  /** A tap between the boards may be on a plus. @param {PointerEvent} event */
  #tapPlus(event) {
    const { viewport } = this.board;
    const rect = viewport.stage.getBoundingClientRect();
    const t = viewport.transform();
    const v = Math.floor(t.wx(event.clientX - rect.left) / viewport.layout.pitchX);
    const row = Math.floor(t.wy(event.clientY - rect.top) / viewport.layout.pitchY);
    const l = viewport.flip ? -row : row;
    if (this.board.scene().plus.some((plus) => plus.l === l && plus.v === v)) this.preview.edit('editAdd', l, v);
  }

  /** @param {Hit | null} hit */
  toggleUnmoved(hit) {
    const code = this.dragCode(hit);
    if (hit && code && kindOf(code).tracked) this.#put(hit, code ^ UNMOVED);
  }

  /** Erases a piece; on an empty square the whole board, when it is at an end of its line. @param {Hit} hit */
  async mark(hit) {
    if (this.dragCode(hit)) return this.#put(hit, 0);
    const line = this.board.viewport.layout.line(hit.l);
    if (hit.v !== line.end && hit.v !== line.start) return;
    await this.preview.edit('editRemove', hit.l, hit.v);
    if (this.board.viewport.layout.boardAt(hit.l, hit.v) === null) toast(`Board ${boardLabel(line, hit.v)} removed.`, () => this.preview.edit('editUndo'));
  }

  /** @param {Hit} from @param {Hit | null} to */
  async drop(from, to) {
    const code = this.dragCode(from);
    if (sameSquare(from, to)) return this.board.paint();
    await this.#put(from, 0);
    if (to && to.sq >= 0) await this.#put(to, code);
  }

  arrow() {}
}
