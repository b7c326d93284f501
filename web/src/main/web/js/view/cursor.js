// The square cursor: walks over squares and boards by keys, picks up and drops.
import { boardLabel, squareName } from '../geometry.js';
import { isBlack, pieceName } from '../pieces.js';
import { $, say } from './dom.js';

export class Cursor {
  /** @type {Coord | null} */
  #lastMust = null;

  /**
   * @param {import('./board.js').Board} board
   * @param {() => import('./board-input.js').Touch} touch
   */
  constructor(board, touch) {
    this.board = board;
    this.touch = touch;
  }

  get #at() {
    return this.board.selection.cursor;
  }

  /** Enter starts it on the board or where nothing has the focus. */
  mayStart() {
    return this.#at === null && [$('board'), document.body].includes(/** @type {HTMLElement} */ (document.activeElement));
  }

  start() {
    const { view, viewport } = this.board;
    const [l, v] = view.must[0] ?? view.optional[0] ?? [view.lines[0].i, view.lines[0].end];
    this.#goTo({ l, v, sq: viewport.flip ? (view.h - 1) * view.w : 0 }, 'Cursor on. ');
  }

  end() {
    this.board.selection.setCursor(null);
    say('Cursor off');
  }

  /** @param {Hit} hit */
  #goTo(hit, intro = '') {
    const { viewport, selection } = this.board;
    selection.setCursor(hit);
    if (!viewport.isOnScreen(hit.l, hit.v)) viewport.showBoard(hit.l, hit.v);
    say(intro + this.#squareWords(hit));
  }

  /** By squares as they are seen, up and to the right. @param {number} files @param {number} ranks */
  move(files, ranks) {
    const at = this.#at;
    const { view, viewport } = this.board;
    if (!at) return;
    const clamp = (/** @type {number} */ n, /** @type {number} */ size) => Math.max(0, Math.min(size - 1, n));
    const file = clamp((at.sq % view.w) + files, view.w);
    const rank = clamp(((at.sq / view.w) | 0) + (viewport.flip ? -ranks : ranks), view.h);
    this.#goTo({ ...at, sq: rank * view.w + file });
  }

  /** Along T by a whole turn, so that the colour stays, or else by half a turn. @param {number} step */
  moveTurn(step) {
    const at = this.#at;
    if (!at) return;
    const far = [2, 1].find((n) => this.board.viewport.layout.boardAt(at.l, at.v + n * step) !== null) ?? 0;
    this.#toBoard({ ...at, v: at.v + far * step });
  }

  /** Along L, as seen, to the next line that has the board. @param {number} step */
  moveLine(step) {
    const at = this.#at;
    const { view, viewport } = this.board;
    if (!at) return;
    const dl = viewport.flip ? -step : step;
    const lines = view.lines.filter((line) => (line.i - at.l) * dl > 0).sort((a, b) => (a.i - b.i) * dl);
    const next = lines.find((line) => at.v >= line.start && at.v <= line.end) ?? lines[0];
    if (next) this.#toBoard({ ...at, l: next.i, v: Math.max(next.start, Math.min(next.end, at.v)) });
  }

  /** @param {Hit} hit */
  #toBoard(hit) {
    this.#goTo(hit, this.#boardWords(hit) + '. ');
  }

  async press() {
    const { selection, study, preview } = this.board;
    const at = this.#at;
    if (!at) return;
    if (!preview.setup && !selection.targetAt(at) && !study.ownPiece(at)) return say('Nothing to pick up here');
    await this.touch().tap(at, new PointerEvent('tap'));
  }

  readBoard() {
    if (this.#at) say(`${this.#boardWords(this.#at)}. ${pieceList(this.board, this.#at.l, this.#at.v)}`);
  }

  nextMust() {
    const { viewport, selection } = this.board;
    const { must } = this.board.view;
    if (!must.length) return;
    const at = must.findIndex((coord) => `${coord}` === `${this.#lastMust}`);
    const [l, v] = (this.#lastMust = must[(at + 1) % must.length]);
    viewport.showBoard(l, v);
    if (this.#at) selection.setCursor({ l, v, sq: this.#at.sq });
    say(this.#boardWords({ l, v }));
  }

  /** @param {number} step */
  nextTarget(step) {
    const { targets } = this.board.selection;
    const at = targets.findIndex((target) => target === this.board.selection.targetAt(this.#at));
    const { l, v, sq } = targets[(at + step + targets.length) % targets.length];
    this.#goTo({ l, v, sq });
  }

  /** @param {Hit} hit */
  #squareWords({ l, v, sq }) {
    const { board } = this;
    const code = board.study.codes(l, v, board.view)?.[sq] ?? 0;
    const target = board.selection.targetAt({ l, v, sq });
    const what = code ? `${isBlack(code) ? 'black' : 'white'} ${pieceName(code)}` : 'empty';
    return `${squareName(sq, board.view.w)}, ${what}` + (target ? `, target${target.branch ? ', makes a timeline' : ''}${target.capture ? ', takes' : ''}` : '');
  }

  /** @param {{ l: number, v: number }} place */
  #boardWords({ l, v }) {
    return `${boardLabel(this.board.viewport.layout.line(l), v)}, ${boardState(this.board.view, l, v)}`;
  }
}

/** Whose turn it is on a board and what is asked there. @param {View} view @param {number} l @param {number} v */
export function boardState(view, l, v) {
  const isIn = (/** @type {(Coord | Place)[]} */ list) => list.some((place) => place[0] === l && place[1] === v);
  return [
    `${v & 1 ? 'Black' : 'White'} to move`,
    v === view.present && 'present',
    isIn(view.must) && 'must move',
    isIn(view.optional) && 'optional',
    isIn(view.checks.map((check) => check.to)) && 'in check',
  ].filter(Boolean).join(', ');
}

/** The pieces of a board in words. @param {import('./board.js').Board} board @param {number} l @param {number} v */
export function pieceList(board, l, v) {
  /** @type {[string[], string[]]} */
  const names = [[], []];
  board.study.codes(l, v, board.view)?.forEach((code, sq) => code && names[isBlack(code) ? 1 : 0].push(`${pieceName(code)} ${squareName(sq, board.view.w)}`));
  return `White: ${names[0].join(', ') || 'nothing'}. Black: ${names[1].join(', ') || 'nothing'}.`;
}
