// Piece drawings as bitmaps, one set for each square size, made once from the core's outlines.
import { DETAIL, GRID, KINDS, PATHS } from '../art.js';
import { BLACK, isBlack, kindOf } from '../pieces.js';

const paths = PATHS.map((path) => new Path2D(path));

/** @param {number} w @param {number} h */
function canvas(w, h) {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(w, h);
  const c = document.createElement('canvas');
  c.width = w;
  c.height = h;
  return c;
}

/** @param {OffscreenCanvas | HTMLCanvasElement} image */
const contextOf = (image) => /** @type {Context} */ (image.getContext('2d'));

let pieceSet = 'drawn';

/** Which pieces are drawn from now on: 'drawn' or 'letters'. Bitmaps made before stay as they are. @param {string} set */
export const setPieceSet = (set) => (pieceSet = set);

/** A disc with the letter that notations use, with a heavy rim for what is royal. @param {Context} ctx @param {string} letter @param {boolean} black @param {number} x @param {number} y @param {number} s @param {Colors} colors */
function drawLetter(ctx, letter, black, x, y, s, colors) {
  const [cx, cy] = [x + s / 2, y + s / 2];
  ctx.beginPath();
  ctx.arc(cx, cy, 0.4 * s, 0, 2 * Math.PI);
  ctx.fillStyle = black ? colors.blackPiece : colors.whitePiece;
  ctx.fill();
  ctx.lineWidth = Math.max(1, (letter === 'K' || letter === 'Y' ? 0.11 : 0.05) * s);
  ctx.strokeStyle = black ? colors.blackPieceDetail : colors.whitePieceLine;
  ctx.stroke();
  ctx.fillStyle = black ? colors.blackPieceDetail : colors.whitePieceLine;
  ctx.font = `700 ${Math.round(0.5 * s)}px system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(letter, cx, cy + 0.03 * s);
}

/**
 * Draws one piece into a square of side s at (x, y), with the detail that the size can carry.
 * @param {Context} ctx @param {number} code @param {number} x @param {number} y @param {number} s @param {Colors} colors
 */
export function drawPiece(ctx, code, x, y, s, colors) {
  const kind = kindOf(code);
  if (pieceSet === 'letters' && s >= DETAIL.small) {
    drawLetter(ctx, kind.letter, isBlack(code), x, y, s, colors);
    return;
  }
  const drawings = s >= DETAIL.full ? kind.full : s >= DETAIL.small ? kind.small : kind.blobs;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(s / GRID, s / GRID);
  ctx.lineJoin = ctx.lineCap = 'round';
  for (const [path, fill, line, width] of /** @type {[number, ColorName | null, ColorName | null, number][]} */ (drawings[isBlack(code) ? 1 : 0])) {
    if (line) {
      ctx.strokeStyle = colors[line];
      ctx.lineWidth = width;
      ctx.stroke(paths[path]);
    }
    if (fill) {
      ctx.fillStyle = colors[fill];
      ctx.fill(paths[path]);
    }
  }
  ctx.restore();
}

/** One row of sprites for a square size: 24 cells, White above Black. */
class Atlas {
  /** @param {number} size @param {Colors} colors */
  constructor(size, colors) {
    this.size = size;
    // Outlines may reach over the square's edge, so cells are a little larger than squares.
    this.pad = Math.ceil(size * 0.08) + 1;
    this.cell = size + 2 * this.pad;
    this.image = canvas(this.cell * KINDS.length, this.cell * 2);
    const ctx = contextOf(this.image);
    for (let t = 0; t < KINDS.length; t++) {
      for (let c = 0; c < 2; c++) {
        drawPiece(ctx, (t + 1) | (c * BLACK), t * this.cell + this.pad, c * this.cell + this.pad, size, colors);
      }
    }
  }

  /** @param {Context} ctx @param {number} code @param {number} x @param {number} y */
  draw(ctx, code, x, y) {
    const sx = ((code & 15) - 1) * this.cell;
    const sy = isBlack(code) ? this.cell : 0;
    ctx.drawImage(this.image, sx, sy, this.cell, this.cell, x - this.pad, y - this.pad, this.cell, this.cell);
  }
}

const BUCKETS = [6, 9, 12, 15, 20, 28, 40, 64, 96, 128, 192];

/**
 * The bitmap size for a drawn square. A whole number of pixels gets a bitmap of its own; sizes in
 * between occur only while zooming and share the next larger bucket.
 * @param {number} px
 */
export function bucketFor(px) {
  const near = Math.round(px);
  return Math.abs(px - near) < 0.01 ? near : (BUCKETS.find((b) => b >= px) ?? 192);
}

/** @typedef {{ black: boolean, flip: boolean, dim: boolean }} Look dim for inactive timelines, whose squares fade more than their pieces */

/** @param {number} id @param {Look} look */
const nameOf = (id, { black, flip, dim }) => `${id}|${black ? 1 : 0}${flip ? 1 : 0}${dim ? 1 : 0}`;

/** Bitmaps of whole boards. Boards never change, so equal content, size and theme share one bitmap. */
export class BoardCache {
  /** @type {Map<number, Atlas>} */
  atlases = new Map();
  /** @type {Map<string, OffscreenCanvas | HTMLCanvasElement>} */
  bitmaps = new Map();
  /** @type {Map<string, string>} the youngest bitmap of each board */
  #youngest = new Map();
  pixels = 0;

  /** @param {Colors} colors */
  constructor(colors) {
    this.colors = colors;
  }

  /** @param {number} size */
  atlas(size) {
    let a = this.atlases.get(size);
    if (!a) this.atlases.set(size, (a = new Atlas(size, this.colors)));
    return a;
  }

  /**
   * The squares and pieces of a board, without its frame; null when it would have to be made and may not.
   * @param {number} id @param {Uint8Array} codes @param {Look} look
   * @param {number} size @param {number} w @param {number} h @param {boolean} mayMake
   */
  get(id, codes, look, size, w, h, mayMake) {
    const name = nameOf(id, look);
    const key = `${name}|${size}`;
    let image = this.bitmaps.get(key);
    if (image) {
      this.bitmaps.delete(key); // re-inserted as the youngest
      this.bitmaps.set(key, image);
      return image;
    }
    if (!mayMake) return null;
    image = canvas(w * size, h * size);
    this.paint(contextOf(image), codes, look, size, w, h);
    this.bitmaps.set(key, image);
    this.#youngest.set(name, key);
    this.pixels += image.width * image.height;
    for (const [old, oldImage] of this.bitmaps) {
      if (this.pixels <= 16e6) break; // 64 MB
      this.bitmaps.delete(old);
      this.pixels -= oldImage.width * oldImage.height;
    }
    return image;
  }

  /** The same board in another size, when there is one. @param {number} id @param {Look} look */
  other(id, look) {
    return this.bitmaps.get(this.#youngest.get(nameOf(id, look)) ?? '');
  }

  /** @param {Context} ctx @param {Uint8Array} codes @param {Look} look @param {number} s @param {number} w @param {number} h */
  paint(ctx, codes, { black, flip, dim }, s, w, h) {
    const c = this.colors;
    if (dim) {
      ctx.fillStyle = c.canvas;
      ctx.fillRect(0, 0, w * s, h * s);
      ctx.globalAlpha = c.inactiveBoard;
    }
    const light = black ? c.lightSquareBlack : c.lightSquare;
    const dark = black ? c.darkSquareBlack : c.darkSquare;
    ctx.fillStyle = light;
    ctx.fillRect(0, 0, w * s, h * s);
    ctx.fillStyle = dark;
    for (let rank = 0; rank < h; rank++) {
      for (let file = rank % 2; file < w; file += 2) {
        ctx.fillRect((flip ? w - 1 - file : file) * s, (flip ? rank : h - 1 - rank) * s, s, s);
      }
    }
    ctx.globalAlpha = dim ? c.inactivePieces : 1;
    const atlas = this.atlas(s);
    for (let i = 0; i < codes.length; i++) {
      if (codes[i]) {
        const file = i % w;
        const rank = (i / w) | 0;
        atlas.draw(ctx, codes[i], (flip ? w - 1 - file : file) * s, (flip ? rank : h - 1 - rank) * s);
      }
    }
  }
}
