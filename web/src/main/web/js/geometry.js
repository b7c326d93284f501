// Where things are. World units are squares: a board is w by h of them plus its frame.

export class Layout {
  /** @param view the engine's view of a position  @param metrics lengths in squares  @param flip seen by Black: ranks, files and timelines turn round */
  constructor(view, metrics, flip) {
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

  row(i) {
    return this.flip ? -i : i;
  }

  line(i) {
    return this.byIndex.get(i);
  }

  lineAtRow(row) {
    return this.byIndex.get(this.flip ? -row : row);
  }

  boardAt(l, v) {
    const line = this.byIndex.get(l);
    return line && v >= line.start && v <= line.end ? line.boards[v - line.start] : null;
  }

  boardX(v) {
    return v * this.pitchX;
  }

  boardY(l) {
    return this.row(l) * this.pitchY;
  }

  /** The left upper corner of a square. */
  square(l, v, sq) {
    const file = sq % this.w;
    const rank = (sq / this.w) | 0;
    return {
      x: this.boardX(v) + this.m.frame + (this.flip ? this.w - 1 - file : file),
      y: this.boardY(l) + this.m.frame + (this.flip ? rank : this.h - 1 - rank),
    };
  }

  center(l, v, sq) {
    const p = this.square(l, v, sq);
    return { x: p.x + 0.5, y: p.y + 0.5 };
  }

  /** The board under a point, with the square when the point is on one; null between boards. */
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

export const turnOf = (v) => v >> 1;
export const isBlackTurn = (v) => (v & 1) === 1;
/** A true minus on screen; plain text keeps the ASCII one. */
export const onScreen = (text) => String(text).replaceAll('-', '−');
export const squareName = (sq, w) => String.fromCharCode(97 + (sq % w)) + (((sq / w) | 0) + 1);
/** Timeline label with its sign, as shown beside boards. */
export const lineLabel = (line) => onScreen(line.i > 0 && !/^[+-]/.test(line.label) ? '+' + line.label : line.label);
export const boardLabel = (line, v) => `${lineLabel(line)}T${onScreen(turnOf(v))}`;
