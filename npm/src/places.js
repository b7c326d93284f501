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
export const boardPlace = (timeline, half) => ({ timeline, ...moment(half) });

/** @param {number} timeline @param {number} half @param {string} square @returns {Place} */
const place = (timeline, half, square) => ({ timeline, turn: half >> 1, player: half & 1 ? 'black' : 'white', square });

/** @param {CaptureRow} row @returns {Capture} */
export const capture = ([text, fl, fv, fs, tl, tv, ts]) => ({ text, from: place(fl, fv, fs), to: place(tl, tv, ts) });

/** The engine's own object for a move, if it came with one. @type {(move: Move) => unknown} */
export let plyOf;

/** A move of one piece, or a pass: one of those an action consists of. */
export class Move {
  #ply;
  static {
    plyOf = (move) => move.#ply;
  }

  /** @internal @param {MoveRow} row @param {unknown} [ply] */
  constructor([text, kind, fl, fv, fs, tl, tv, ts, al, av, piece, taken, promotion, special], ply) {
    this.#ply = ply;
    /** As 5DPGN writes it: `Nf3`, `(0T3)Nf3>>(0T1)f5`. @readonly */
    this.text = text;
    /** On its board, to another timeline's last board, into the past, or none. @type {MoveKind} @readonly */
    this.kind = kind;
    /** @readonly */
    this.from = place(fl, fv, fs);
    /** @readonly */
    this.to = place(tl, tv, ts);
    /** The new board that the piece stands on afterwards. @readonly */
    this.arrival = boardPlace(al, av);
    /** Letters are those of 5DFEN: capital for White, small for Black. @readonly */
    this.piece = piece;
    /** What is taken, or ''. @readonly */
    this.taken = taken;
    /** What a pawn becomes, a capital letter, or ''. @readonly */
    this.promotion = promotion;
    /** @type {'' | 'castling' | 'en passant'} @readonly */
    this.special = special;
  }

  toString() {
    return this.text;
  }
}
