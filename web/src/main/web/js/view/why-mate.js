// The tool Why is this mate?: every way of escape, grouped by the capture that refutes it, shown on the
// boards one after the other.
import { boardLabel, placeName, sameSquare, squareName } from '../geometry.js';
import { letterOf, pieceName } from '../pieces.js';
import { Searcher } from '../searcher.js';
import { signature } from '../tree.js';
import { plural } from '../util.js';
import { h, icon, toast } from './dom.js';
import { moveText, plainMove } from './movelist.js';
import { toolButton } from './slot.js';

/** How long reasons are looked for, in milliseconds; "Try longer" multiplies it. */
const PATIENCE = 10_000;
/** How long each escape is shown when all are played. */
const STEP = 1200;
/** So many escapes of a reason are listed. */
const LISTED = 12;

/** @typedef {{ reason: MateReason, move: Move | null }} Escape a move and what refutes it; without a move, all that is left */

/** @typedef {import('./slot.js').Tool} Tool */

/** @implements {Tool} */
export class WhyMate {
  id = 'why';
  title = 'Why is this mate?';
  /** @type {'looking' | 'explained' | 'unknown' | 'own'} */
  state = 'looking';
  /** @type {Coord[]} */
  #must = [];
  /** @type {MateReason[]} */
  #reasons = [];
  /** @type {Escape[]} */
  escapes = [];
  at = 0;
  #patience = PATIENCE;
  #searcher = new Searcher();
  #run = 0;
  #place = '';
  #playing = 0;
  #sentence = '';

  /**
   * @param {import('./board.js').Board} board
   * @param {import('./slot.js').Slot} slot
   * @param {import('../search.js').Search} search
   */
  constructor(board, slot, search) {
    this.board = board;
    this.slot = slot;
    this.search = search;
    board.study.follow({
      position: () => this.slot.tool === this && this.#position(),
      opened: () => this.slot.tool === this && this.slot.close(),
    });
    search.follow({ changed: () => this.#offer() });
  }

  /** Whether there is a mate to explain. */
  get isWanted() {
    const { verdict } = this.search;
    return verdict === 'checkmate' || verdict === 'softmate';
  }

  /** The button in the verdict bar. */
  #offer() {
    const button = /** @type {HTMLElement | null} */ (document.querySelector('#verdict [data-do=why]'));
    if (button) button.hidden = !this.isWanted;
  }

  get isPlaying() {
    return this.#playing !== 0;
  }

  opened() {
    this.title = this.search.verdict === 'softmate' ? 'Why is this softmate?' : 'Why is this mate?';
    this.#patience = PATIENCE;
    this.#explain();
  }

  closed() {
    this.board.selection.clear();
    this.#run++;
    this.#searcher.stop();
    this.#stopPlaying();
    this.#hide();
  }

  #hide() {
    this.board.selection.light(null);
    this.board.preview.imagine(null);
  }

  #here() {
    return signature(this.board.study.nodes, this.board.study.current);
  }

  /** Another node has other reasons, and whoever plays on needs none. */
  #position() {
    if (this.#here() !== this.#place || this.board.study.view.draft.length) this.slot.close();
  }

  async #explain() {
    const { study } = this.board;
    const run = ++this.#run;
    this.#place = this.#here();
    this.state = 'looking';
    this.escapes = [];
    this.slot.render(this);
    const answer = await this.#searcher.ask(await study.position(), this.#patience, 'explain', this.#patience);
    if (run !== this.#run) return;
    this.#must = answer?.must ?? [];
    this.#reasons = answer?.reasons ?? [];
    this.escapes = this.#reasons.flatMap((reason) => (reason.beaten.length ? reason.beaten : [null]).map((move) => ({ reason, move })));
    this.state = this.escapes.length ? 'explained' : 'unknown';
    if (this.state === 'unknown') this.slot.render(this);
    else await this.show(0);
  }

  /** Shows an escape and what refutes it. @param {number} at */
  async show(at) {
    const { board } = this;
    this.at = (at + this.escapes.length) % this.escapes.length;
    this.state = 'explained';
    const run = this.#run;
    const { move, reason } = this.escapes[this.at];
    const view = move ? await board.preview.imagine([move]) : (board.preview.imagine(null), board.study.view);
    if (run !== this.#run || !view) return;
    const [from, to] = [existing(view, reason.from), existing(view, reason.to)];
    board.selection.light({
      rings: [
        { l: to[0], v: to[1], strokes: [['danger', 3]], tab: { text: 'king lost', ground: 'danger', color: 'onDanger' } },
        ...(move ? [/** @type {Ring} */ ({ l: move.made[0], v: move.made[1], dash: true, strokes: [['you', 2]], tab: { text: `escape ${this.at + 1} of ${this.escapes.length}`, ground: 'you', color: 'onYou' } })] : []),
      ],
      arrows: [
        ...(move ? [/** @type {SceneArrow} */ ({ from: move.from, to: move.to, color: 'you', rank: 2, alpha: 1, promotion: move.promotion })] : []),
        { from, to, color: 'danger', rank: 3, alpha: 1, check: true },
      ],
      squares: [{ at: to, color: 'danger', alpha: 0.55 }],
    });
    board.viewport.follow([[from[0], from[1]], [to[0], to[1]]]);
    this.#sentence = this.#say(view, move, from, to);
    this.slot.render(this);
    toast(this.#sentence);
  }

  /** @param {View} view @param {Move | null} move @param {Place} from @param {Place} to */
  #say(view, move, from, to) {
    const { study } = this.board;
    const name = (/** @type {Place} */ place) => placeName(view.lines.find((line) => line.i === place[0]) ?? view.lines[0], place, view.w);
    const piece = (/** @type {Place} */ [l, v, sq]) => named(study.codes(l, v, view)?.[sq]);
    const past = to[1] < (view.lines.find((line) => line.i === to[0])?.end ?? 0) - 1 ? ' in the past' : '';
    return `${move ? `After ${plainMove(move)}` : 'However the boards are played together,'} the ${piece(from)} on ${name(from)} takes the ${piece(to)} on ${name(to)}${past}.`;
  }

  key(/** @type {KeyboardEvent} */ event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || this.state !== 'explained' || event.altKey || event.ctrlKey || event.metaKey) return false;
    this.#stopPlaying();
    this.show(this.at + step);
    return true;
  }

  // --- playing all -------------------------------------------------------------------------------

  #playAll() {
    if (this.isPlaying) return this.#stopPlaying(), this.slot.render(this);
    if (this.at === this.escapes.length - 1) this.at = -1;
    const step = async () => {
      this.#playing = setTimeout(step, STEP);
      if (this.at + 1 < this.escapes.length) await this.show(this.at + 1);
      else this.#stopPlaying(), this.slot.render(this);
    };
    step();
  }

  #stopPlaying() {
    clearTimeout(this.#playing);
    this.#playing = 0;
  }

  // --- trying ------------------------------------------------------------------------------------

  #tryOwn() {
    this.#stopPlaying();
    this.#hide();
    this.#sentence = 'Choose a piece and a square on the boards: what refutes the move is shown.';
    this.state = 'own';
    this.slot.render(this);
  }

  /** Any move may be tried on the boards, also those that lose at once. @type {import('./board-input.js').Touch} */
  touch = { tap: (hit) => this.#tap(hit), dragCode: () => 0, drop() {}, mark() {}, arrow() {} };

  /** @param {Hit | null} hit */
  async #tap(hit) {
    const { study, selection, preview } = this.board;
    const { picked } = selection;
    const target = selection.targetAt(hit);
    selection.clear();
    if (picked && target) return this.#try(picked, target);
    if (preview.imagined) this.#tryOwn();
    const code = study.ownPiece(hit);
    if (!hit || !code) return;
    const { moves } = await study.engine.call('candidates');
    const own = moves.filter(({ from }) => sameSquare(hitOf(from), hit));
    selection.choose({ ...hit, code }, own.map(({ to, kind, promotion }) => ({ ...hitOf(to), branch: kind === 2, capture: Boolean(study.codes(to[0], to[1])?.[to[2]]), promotes: promotion !== undefined })));
  }

  /** @param {Hit} from @param {Hit} to */
  async #try(from, to) {
    const at = this.escapes.findIndex(({ move }) => move && sameSquare(hitOf(move.from), from) && sameSquare(hitOf(move.to), to));
    if (at >= 0) return this.show(at);
    this.#sentence = 'This move alone loses no king: the boards lose together.';
    this.state = 'own';
    this.slot.render(this);
  }

  // --- what is shown -------------------------------------------------------------------------------

  head() {
    return [h('span', { class: 'muted' }, this.state === 'looking' ? 'looking for escapes…' : this.state === 'unknown' ? 'not explained' : 'proof complete')];
  }

  body() {
    if (this.state === 'looking') return [h('div', { class: 'slot-part' }, h('div', { class: 'meter endless' }, h('i', {})))];
    if (this.state === 'unknown') {
      return [h('div', { class: 'slot-part' }, h('p', { class: 'muted' }, `It is mate, but the reasons were not found in ${this.#patience / 1000} s. `),
        h('div', { class: 'slot-row' }, toolButton('main', 'Try longer', () => ((this.#patience *= 6), this.#explain()))))];
    }
    return [this.#summary(), this.state === 'own' ? this.#own() : this.#stepper(), ...this.#reasons.map((reason, i) => this.#reason(reason, i)), this.#buttons()];
  }

  #summary() {
    const { board } = this;
    const { view } = board.study;
    const side = view.mover ? 'Black' : 'White';
    const moves = this.escapes.filter(({ move }) => move).length;
    const label = (/** @type {Coord} */ [l, v]) => h('button', { class: 'link', 'data-k': `must ${l}`, onclick: () => board.viewport.showBoard(l, v) }, boardLabel(board.viewport.layout.line(l), v));
    const boards = this.#must.slice(0, 6).flatMap((at, i) => [i ? ', ' : '', label(at)]);
    const more = this.#must.length > 6 ? ` and ${this.#must.length - 6} more boards` : '';
    const rewind = this.search.verdict === 'softmate' ? ' unless the present is moved back' : '';
    const loses = moves === 1 ? 'The only move loses' : this.#must.length > 1 ? `Each of the ${moves} moves loses` : `All ${moves} escapes lose`;
    return h('p', { class: 'slot-part muted' }, `${side} must move on `, boards, `${more}${rewind}. ${loses} a king to ${this.#reasons.length === 1 ? 'one capture' : `one of ${plural(this.#reasons.length, 'capture')}`}.`);
  }

  #stepper() {
    const { move } = this.escapes[this.at];
    return h('div', { class: 'slot-part' },
      h('div', { class: 'stepper' },
        toolButton('prev', '', () => (this.#stopPlaying(), this.show(this.at - 1)), { class: 'edge icon', 'aria-label': 'Previous escape', title: 'Previous escape (←)' }, 'prev'),
        h('div', {}, h('b', {}, `Escape ${this.at + 1} of ${this.escapes.length}`), h('p', {}, move ? h('span', { class: 'mv' }, moveText(move)) : 'all boards together')),
        toolButton('main', '', () => (this.#stopPlaying(), this.show(this.at + 1)), { class: 'edge icon', 'aria-label': 'Next escape', title: 'Next escape (→)' }, 'next')),
      h('div', { class: 'meter', 'aria-hidden': 'true' }, h('i', { style: `width:${(100 * (this.at + 1)) / this.escapes.length}%` })),
      h('p', { class: 'slot-line' }, this.#sentence));
  }

  /** What came of the user's own try. */
  #own() {
    return h('div', { class: 'slot-part' }, h('p', { class: 'slot-line', role: 'status' }, this.#sentence),
      h('div', { class: 'slot-row' }, toolButton('main', 'Back to the escapes', () => this.show(this.at))));
  }

  /** @param {MateReason} reason @param {number} i */
  #reason(reason, i) {
    const { view } = this.board.study;
    const first = this.escapes.findIndex((escape) => escape.reason === reason);
    const open = this.state === 'explained' && this.escapes[this.at].reason === reason;
    const { beaten } = reason;
    return h('div', { class: 'slot-part reason' },
      h('button', { class: 'slot-reason', 'data-k': `reason ${i}`, 'aria-expanded': String(open), onclick: () => (this.#stopPlaying(), this.show(first)) },
        h('i', { class: 'round bad', 'aria-hidden': 'true' }, String(i + 1)), h('span', {}, this.#capture(reason, view)), h('small', {}, beaten.length ? plural(beaten.length, 'escape') : 'the rest'), icon('next')),
      open && beaten.length ? h('div', { class: 'slot-chips' }, this.#window(beaten.length, this.at - first).map((n) => h('button', {
        class: 'chip', 'data-k': `escape ${first + n}`, 'aria-pressed': String(first + n === this.at), onclick: () => (this.#stopPlaying(), this.show(first + n)),
      }, moveText(beaten[n], this.#must.length > 1))), beaten.length > LISTED ? h('span', { class: 'muted' }, `+${beaten.length - LISTED}`) : null) : null);
  }

  /** The numbers that are listed, with the current one among them. @param {number} count @param {number} at */
  #window(count, at) {
    const start = Math.max(0, Math.min(count - LISTED, at - LISTED + 2));
    return Array.from({ length: Math.min(LISTED, count) }, (_, i) => start + i);
  }

  /** @param {MateReason} reason @param {View} view */
  #capture({ from, to, beaten }, view) {
    const { study } = this.board;
    const line = (/** @type {number} */ l) => view.lines.find((each) => each.i === l);
    const at = existing(view, from);
    const code = study.codes(at[0], at[1], view)?.[at[2]];
    const letter = code ? letterOf(code) : '';
    const label = (/** @type {Place} */ [l, v]) => {
      const there = line(l);
      return there ? boardLabel(there, v) : (beaten[0]?.board ?? '');
    };
    const away = from[0] !== to[0] || from[1] !== to[1];
    return h('span', { class: 'mv' }, h('small', {}, label(from)), h('b', {}, `${letter}${squareName(from[2], view.w)}`),
      away ? [' › ', h('small', {}, label(to))] : '', h('b', {}, `x${squareName(to[2], view.w)}`), ' takes the king');
  }

  #buttons() {
    return h('div', { class: 'slot-part slot-row' },
      toolButton('all', this.isPlaying ? 'Pause' : 'Play all', () => this.#playAll(), { disabled: this.escapes.length < 2 }, this.isPlaying ? 'stop' : 'next'),
      toolButton('own', 'Try my own move', () => this.#tryOwn(), { disabled: this.state === 'own' }));
  }
}

/** @param {Place} place @returns {Hit} */
const hitOf = ([l, v, sq]) => ({ l, v, sq });

/** @param {number | undefined} code */
const named = (code) => (code ? pieceName(code) : 'piece');

/** A board made by a pass that is not on screen is shown as the board it copies. @param {View} view @param {Place} place @returns {Place} */
function existing(view, [l, v, sq]) {
  const line = view.lines.find((each) => each.i === l);
  return [l, line ? Math.min(line.end, v) : v, sq];
}
