// Where things are. World units are squares: a board is w by h of them plus its frame.
import { METRICS } from './art.js';

export class Layout {
  /**
   * @param {BoardsView} view
   * @param {boolean} flip seen by Black: ranks, files and timelines turn round
   * @param {Metrics} metrics lengths in squares
   */
  constructor(view, flip, metrics = METRICS) {
    this.view = view;
    this.m = metrics;
    this.flip = flip;
    this.w = view.w;
    this.h = view.h;
    this.boardW = view.w + 2 * metrics.frame;
    this.boardH = view.h + 2 * metrics.frame;
    this.pitchX = this.boardW + metrics.gapX;
    this.pitchY = this.boardH + metrics.gapY;
    this.byIndex = new Map(view.lines.map((line) => [line.i, line]));
    const rows = view.lines.map((line) => this.row(line.i));
    this.minRow = Math.min(...rows);
    this.maxRow = Math.max(...rows);
    this.minV = Math.min(...view.lines.map((line) => line.start));
    this.maxV = Math.max(...view.lines.map((line) => line.end));
  }

  /** @param {number} i */
  row(i) {
    return this.flip ? -i : i;
  }

  /** A line that is there. @param {number} i */
  line(i) {
    const line = this.byIndex.get(i);
    if (!line) throw new Error(`no timeline ${i}`);
    return line;
  }

  /** @param {number} row */
  lineAtRow(row) {
    return this.byIndex.get(this.flip ? -row : row);
  }

  /** The number of a board, null where there is none. @param {number} l @param {number} v */
  boardAt(l, v) {
    const line = this.byIndex.get(l);
    return line && v >= line.start && v <= line.end ? line.boards[v - line.start] : null;
  }

  /** @param {number} v */
  boardX(v) {
    return v * this.pitchX;
  }

  /** @param {number} l */
  boardY(l) {
    return this.row(l) * this.pitchY;
  }

  /** The left upper corner of a square. @param {number} l @param {number} v @param {number} sq */
  square(l, v, sq) {
    const file = sq % this.w;
    const rank = (sq / this.w) | 0;
    return {
      x: this.boardX(v) + this.m.frame + (this.flip ? this.w - 1 - file : file),
      y: this.boardY(l) + this.m.frame + (this.flip ? rank : this.h - 1 - rank),
    };
  }

  /** @param {number} l @param {number} v @param {number} sq */
  center(l, v, sq) {
    const p = this.square(l, v, sq);
    return { x: p.x + 0.5, y: p.y + 0.5 };
  }

  /** The board under a point, with the square when the point is on one; null between boards. @param {number} x @param {number} y @returns {Hit | null} */
  hit(x, y) {
    const v = Math.floor(x / this.pitchX);
    const line = this.lineAtRow(Math.floor(y / this.pitchY));
    const bx = x - v * this.pitchX;
    const by = y - Math.floor(y / this.pitchY) * this.pitchY;
    if (!line || v < line.start || v > line.end || bx > this.boardW || by > this.boardH) return null;
    const column = Math.floor(bx - this.m.frame);
    const row = Math.floor(by - this.m.frame);
    const inside = column >= 0 && row >= 0 && column < this.w && row < this.h;
    const rank = this.flip ? row : this.h - 1 - row;
    const file = this.flip ? this.w - 1 - column : column;
    return { l: line.i, v, sq: inside ? rank * this.w + file : -1 };
  }

  /** The rectangle of all boards. */
  bounds() {
    return {
      x: this.minV * this.pitchX,
      y: this.minRow * this.pitchY,
      w: (this.maxV - this.minV) * this.pitchX + this.boardW,
      h: (this.maxRow - this.minRow) * this.pitchY + this.boardH,
    };
  }
}

/** The names of boards in maps and sets. @param {number} l @param {number} v */
export const boardKey = (l, v) => `${l},${v}`;
/** @param {Hit | null} a @param {Hit | null} b */
export const sameSquare = (a, b) => a !== null && b !== null && a.l === b.l && a.v === b.v && a.sq === b.sq;
/** @param {Hit} hit @returns {Place} */
export const placeOf = ({ l, v, sq }) => [l, v, sq];
/** @param {number} v */
export const turnOf = (v) => v >> 1;
/** @param {number} v */
export const isBlackTurn = (v) => (v & 1) === 1;
/** A true minus on screen; plain text keeps the ASCII one. @param {string | number} text */
export const onScreen = (text) => String(text).replaceAll('-', '−');
/** @param {number} sq @param {number} w */
export const squareName = (sq, w) => String.fromCharCode(97 + (sq % w)) + (((sq / w) | 0) + 1);
/** Timeline label with its sign, as shown beside boards. @param {Line} line */
export const lineLabel = (line) => onScreen(line.i > 0 && !/^[+-]/.test(line.label) ? '+' + line.label : line.label);
/** Whose turn it is on a board. @param {number} v */
export const sideOf = (v) => (isBlackTurn(v) ? 'Black' : 'White');
/** @param {Line} line @param {number} v */
export const boardLabel = (line, v) => `${lineLabel(line)}T${onScreen(turnOf(v))}`;
/** A square without a doubt which board it is on: each turn has two boards with one label. @param {Line} line @param {Place} place @param {number} w */
export const placeName = (line, [, v, sq], w) => `${squareName(sq, w)} of ${sideOf(v)}’s ${boardLabel(line, v)}`;
