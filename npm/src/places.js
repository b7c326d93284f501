// Places in a multiverse.

/** @import { MoveKind, MoveRow, CaptureRow, PlayerName } from './engine.js' */

/** @typedef {PlayerName} Player */

/** @typedef {{ turn: number, player: Player }} Moment a turn, and whose half of it */

/**
 * @typedef {{ timeline: number, turn: number, player: Player }} BoardPlace
 * A board: its timeline's number (neighbours are one apart; see `Timeline.label` for what people call it), its turn, and who is
 * to move on it.
 */

/** @typedef {BoardPlace & { square: string }} Place a square on a board; a pass has the square '' */

/** @typedef {{ text: string, from: Place, to: Place }} Capture a royal piece that the opponent could take */

/** @param {number} halfTurn @returns {Moment} */
export const moment = (halfTurn) => ({ turn: halfTurn >> 1, player: halfTurn & 1 ? 'black' : 'white' });

/** @param {number} turn @param {Player} player */
export const halfTurn = (turn, player) => 2 * turn + (player === 'black' ? 1 : 0);

/** @param {number} timeline @param {number} half @returns {BoardPlace} */
export const boardPlace = (timeline, half) => ({ timeline, turn: half >> 1, player: half & 1 ? 'black' : 'white' });

/** @param {number} timeline @param {number} half @param {string} square @returns {Place} */
const place = (timeline, half, square) => ({ timeline, turn: half >> 1, player: half & 1 ? 'black' : 'white', square });

/** @param {CaptureRow} row @returns {Capture} */
export const capture = ([text, fl, fv, fs, tl, tv, ts]) => ({ text, from: place(fl, fv, fs), to: place(tl, tv, ts) });

/**
 * Where a move of the engine is: in a list, at a number; and how to ask for its text.
 * @typedef {{ list: unknown, spell(index: number): string }} Moves
 */

/** The engine's list with a move in it, and its number there, if it came out of one. @type {(move: Move) => { list: unknown, index: number } | undefined} */
export let engineMove;

/** A move of one piece, or a pass: one of those an action consists of. */
export class Move {
  #text;
  #moves;
  #index;
  static {
    engineMove = (move) => move.#moves && { list: move.#moves.list, index: move.#index };
  }

  /** @internal @param {MoveRow} row @param {Moves} [moves] @param {number} [index] */
  constructor(row, moves, index = 0) {
    this.#text = row[0];
    this.#moves = moves;
    this.#index = index;
    /** On its board, to another timeline's last board, into the past, or none. @type {MoveKind} @readonly */
    this.kind = row[1];
    /** @readonly */
    this.from = place(row[2], row[3], row[4]);
    /** @readonly */
    this.to = place(row[5], row[6], row[7]);
    /** The new board that the piece stands on afterwards. @readonly */
    this.arrival = boardPlace(row[8], row[9]);
    /** Letters are those of 5DFEN: capital for White, small for Black. @readonly */
    this.piece = row[10];
    /** What is taken, or ''. @readonly */
    this.taken = row[11];
    /** What a pawn becomes, a capital letter, or ''. @readonly */
    this.promotion = row[12];
    /** @type {'' | 'castling' | 'en passant'} @readonly */
    this.special = row[13];
  }

  /** As 5DPGN writes it: `Nf3`, `(0T3)Nf3>>(0T1)f5`. */
  get text() {
    return (this.#text ||= this.#moves?.spell(this.#index) ?? '');
  }

  toString() {
    return this.text;
  }
}
