// Paints the base layer: the present's band, tracks, boards, tinted squares. It knows only screen
// geometry; what to show comes in a scene.
import { DETAIL } from '../art.js';
import { BoardCache, bucketFor, drawPiece } from './sprites.js';
import { STRIP, Summaries, Tiles } from './tiles.js';
import { drawTracks, lanes } from './tracks.js';
import { boardKey, isBlackTurn } from '../geometry.js';

/** @typedef {import('../geometry.js').Layout} Layout */
/** @typedef {{ v0: number, v1: number, row0: number, row1: number }} Cells */

export class BoardPainter {
  /** @param {Colors} colors @param {Layout} layout @param {(id: number) => Uint8Array} codesOf the pieces of a board */
  constructor(colors, layout, codesOf) {
    this.colors = colors;
    this.codesOf = codesOf;
    this.cache = new BoardCache(colors);
    this.summaries = new Summaries();
    this.layout = layout;
    this.lanes = lanes(layout);
  }

  /** @param {Colors} colors */
  setColors(colors) {
    this.colors = colors;
    this.cache = new BoardCache(colors);
  }

  /** @param {Layout} layout */
  setLayout(layout) {
    this.layout = layout;
    this.lanes = lanes(layout);
  }

  /** The columns and rows of cells that a rectangle of the screen shows. @param {Transform} t @param {number} width @param {number} height @returns {Cells} */
  visible(t, width, height) {
    const { pitchX, pitchY } = this.layout;
    return {
      v0: Math.floor(t.wx(0) / pitchX),
      v1: Math.floor(t.wx(width) / pitchX),
      row0: Math.floor(t.wy(0) / pitchY),
      row1: Math.floor(t.wy(height) / pitchY),
    };
  }

  /** @param {Cells} seen @param {(line: Line, v: number) => void} visit @param {number} step every so many columns */
  eachVisible(seen, visit, step = 1) {
    const { layout } = this;
    for (let row = Math.max(seen.row0, layout.minRow); row <= Math.min(seen.row1, layout.maxRow); row++) {
      const line = layout.lineAtRow(row);
      if (!line) continue;
      for (let v = Math.max(seen.v0, line.start); v <= Math.min(seen.v1, line.end); v += step) visit(line, v);
    }
  }

  /**
   * Paints the base layer.
   * @param {Context} ctx @param {Transform} t @param {number} width @param {number} height @param {Scene} scene @param {number} deadline
   * @returns {[Line, number][]} boards that have no bitmap of their own yet
   */
  base(ctx, t, width, height, scene, deadline) {
    const { layout, colors } = this;
    ctx.globalAlpha = 1;
    ctx.fillStyle = colors.canvas;
    ctx.fillRect(0, 0, width, height);
    const seen = this.visible(t, width, height);
    const small = t.z * t.dpr < DETAIL.blobs;
    const strips = small && layout.boardH * t.z < STRIP;
    if (strips) this.#columns(ctx, t, seen, height);
    this.band(ctx, t, height);
    drawTracks(ctx, layout, t, colors, seen, this.lanes);
    if (small) {
      this.#small(ctx, t, seen, scene, strips);
      return [];
    }
    /** @type {[Line, number][]} */
    const missing = [];
    this.eachVisible(seen, (line, v) => {
      if (!this.board(ctx, t, line, v, scene, deadline)) missing.push([line, v]);
    });
    return missing;
  }

  /** @param {Context} ctx @param {Transform} t @param {number} height */
  band(ctx, t, height) {
    const { layout, colors } = this;
    const x = t.x(layout.boardX(layout.view.present) - layout.m.gapX / 2);
    const w = t.x(layout.pitchX) - t.x(0);
    ctx.globalAlpha = colors.presentFill;
    ctx.fillStyle = colors.now;
    ctx.fillRect(x, 0, w, height);
    ctx.globalAlpha = 1;
    ctx.fillStyle = colors.nowLine;
    ctx.fillRect(Math.round(x), 0, 1.5, height);
    ctx.fillRect(Math.round(x + w), 0, 1.5, height);
  }

  /**
   * One board; false when its bitmap would have to be made after the deadline. One of another size then stands for it.
   * @param {Context} ctx @param {Transform} t @param {Line} line @param {number} v @param {Scene} scene @param {number} deadline
   */
  board(ctx, t, line, v, scene, deadline) {
    const { layout, colors } = this;
    const black = isBlackTurn(v);
    const s = t.z;
    const { x: ix, y: iy } = this.origin(t, line.i, v);
    const frame = Math.max(1, Math.round(layout.m.frame * s));
    const iw = layout.w * s;
    const ih = layout.h * s;
    const x = ix - frame;
    const y = iy - frame;
    const w = iw + 2 * frame;
    const h = ih + 2 * frame;
    // Marks are never dimmed, so an inactive line's boards are dimmed one by one, not by a veil.
    const dim = line.active ? 1 : colors.inactiveBoard;
    ctx.globalAlpha = 1;
    if (!line.active) {
      ctx.fillStyle = colors.canvas;
      ctx.fillRect(x, y, w, h);
    }
    ctx.globalAlpha = dim;
    const [fill, edge] = black ? [colors.frameBlack, colors.frameBlackEdge] : [colors.frameWhite, colors.frameWhiteEdge];
    // Round corners cost more than all the rest, and nobody sees those of thin frames.
    if (frame < 3) {
      ctx.fillStyle = edge;
      ctx.fillRect(x, y, w, h);
      ctx.fillStyle = fill;
      ctx.fillRect(x + 1, y + 1, w - 2, h - 2);
    } else {
      ctx.fillStyle = fill;
      roundRect(ctx, x, y, w, h, 4);
      ctx.fill();
      ctx.lineWidth = 1;
      ctx.strokeStyle = edge;
      ctx.stroke();
    }
    const id = line.boards[v - line.start];
    const size = bucketFor(s * t.dpr);
    const look = { black, flip: layout.flip, dim: !line.active };
    const own = this.cache.get(id, this.codesOf(id), look, size, layout.w, layout.h, performance.now() < deadline);
    const image = own ?? this.cache.other(id, look);
    if (image) {
      ctx.imageSmoothingEnabled = image.width !== iw * t.dpr;
      ctx.imageSmoothingQuality = 'medium';
      ctx.globalAlpha = 1;
      ctx.drawImage(image, ix, iy, iw, ih);
    } else {
      ctx.fillStyle = black ? colors.darkSquareBlack : colors.lightSquare;
      ctx.fillRect(ix, iy, iw, ih);
    }
    ctx.globalAlpha = 1;
    const marks = scene.squares.get(boardKey(line.i, v));
    if (marks && s >= 6) this.squareMarks(ctx, t, line, v, marks);
    if (s >= 28 && (scene.coordinates === 'all' || (scene.coordinates === 'focus' && scene.focus === boardKey(line.i, v)))) {
      this.coordinates(ctx, t, line, v);
    }
    return own !== null;
  }

  /** A board on the screen, as wide as its column allows. @param {Transform} t @param {number} l @param {number} v */
  box(t, l, v) {
    const { layout } = this;
    const x = t.x(layout.boardX(v));
    const y = t.y(layout.boardY(l));
    return { x: Math.round(x), y: Math.round(y), w: Math.round(t.x(layout.boardX(v) + layout.boardW) - x), h: Math.max(1, Math.round(layout.boardH * t.z)) };
  }

  /** Black's columns, a shade deeper: strips do not say whose turn it is. @param {Context} ctx @param {Transform} t @param {Cells} seen @param {number} height */
  #columns(ctx, t, seen, height) {
    const { layout, colors } = this;
    const w = t.x(layout.pitchX) - t.x(0);
    if (w < 4) return;
    ctx.globalAlpha = 0.3;
    ctx.fillStyle = colors.border;
    for (let v = Math.max(seen.v0, layout.minV); v <= Math.min(seen.v1, layout.maxV); v++) {
      if (isBlackTurn(v) && v !== layout.view.present) ctx.fillRect(Math.round(t.x(layout.boardX(v) - layout.m.gapX / 2)), 0, Math.round(w), height);
    }
    ctx.globalAlpha = 1;
  }

  /** Boards that are too small for squares. @param {Context} ctx @param {Transform} t @param {Cells} seen @param {Scene} scene @param {boolean} strips */
  #small(ctx, t, seen, scene, strips) {
    const { layout, colors } = this;
    const [active, inactive] = [new Tiles(), new Tiles()];
    // One board a pixel is enough where more lie on it.
    const step = Math.max(1, Math.floor(1 / (t.x(layout.pitchX) - t.x(0))));
    this.eachVisible(seen, (line, v) => {
      const tiles = line.active ? active : inactive;
      const summary = this.summaries.get(line.boards[v - line.start], this.codesOf);
      if (strips) tiles.strip(this.box(t, line.i, v), summary);
      else {
        const checked = (scene.squares.get(boardKey(line.i, v)) ?? []).filter((mark) => mark.color === 'danger').map((mark) => mark.sq);
        tiles.tile(this.box(t, line.i, v), layout, summary, isBlackTurn(v), checked);
      }
    }, step);
    inactive.paint(ctx, colors, colors.inactiveBoard);
    active.paint(ctx, colors, 1);
  }

  /** Where a board's squares begin on the screen: on a whole pixel, or every square would blur. @param {Transform} t @param {number} l @param {number} v */
  origin(t, l, v) {
    const { layout } = this;
    const snap = (/** @type {number} */ p) => Math.round(p * t.dpr) / t.dpr;
    return { x: snap(t.x(layout.boardX(v) + layout.m.frame)), y: snap(t.y(layout.boardY(l) + layout.m.frame)) };
  }

  /** The left upper corner of a square on the screen. @param {Transform} t @param {number} l @param {number} v @param {number} sq */
  corner(t, l, v, sq) {
    const { layout } = this;
    const o = this.origin(t, l, v);
    const rank = (sq / layout.w) | 0;
    const file = sq % layout.w;
    return { x: o.x + (layout.flip ? layout.w - 1 - file : file) * t.z, y: o.y + (layout.flip ? rank : layout.h - 1 - rank) * t.z };
  }

  /**
   * Tints squares below their pieces: the piece is drawn once more on top of the tint.
   * @param {Context} ctx @param {Transform} t @param {Line} line @param {number} v @param {{ sq: number, color: ColorName, alpha: number }[]} marks
   */
  squareMarks(ctx, t, line, v, marks) {
    const { colors } = this;
    const codes = this.codesOf(line.boards[v - line.start]);
    for (const { sq, color, alpha } of marks) {
      const { x, y } = this.corner(t, line.i, v, sq);
      ctx.globalAlpha = alpha;
      ctx.fillStyle = colors[color];
      ctx.fillRect(x, y, t.z, t.z);
      ctx.globalAlpha = 1;
      if (codes[sq]) drawPiece(ctx, codes[sq], x, y, t.z, colors);
    }
  }

  /** Names of files and ranks along two edges, below the pieces: those are drawn again on top. @param {Context} ctx @param {Transform} t @param {Line} line @param {number} v */
  coordinates(ctx, t, line, v) {
    const { layout, colors } = this;
    const codes = this.codesOf(line.boards[v - line.start]);
    const put = (/** @type {number} */ sq, /** @type {string} */ text, /** @type {boolean} */ right) => {
      const p = this.corner(t, line.i, v, sq);
      ctx.textAlign = right ? 'right' : 'left';
      ctx.textBaseline = right ? 'bottom' : 'top';
      ctx.fillStyle = colors.coordinate;
      ctx.fillText(text, p.x + (right ? t.z - 1.5 : 1.5), p.y + (right ? t.z - 0.5 : 1));
      if (codes[sq]) drawPiece(ctx, codes[sq], p.x, p.y, t.z, colors);
    };
    ctx.font = `600 ${t.z >= 44 ? 10 : 8}px system-ui, sans-serif`;
    for (let file = 0; file < layout.w; file++) {
      put(layout.flip ? (layout.h - 1) * layout.w + file : file, String.fromCharCode(97 + file), true);
    }
    for (let rank = 0; rank < layout.h; rank++) {
      put(rank * layout.w + (layout.flip ? layout.w - 1 : 0), String(rank + 1), false);
    }
  }
}

/** @param {Context} ctx @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
export function roundRect(ctx, x, y, w, h, r) {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
}
