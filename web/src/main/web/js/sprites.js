// Piece drawings as bitmaps, one set for each square size, made once from the paths.
import { PIECES } from './pieces.js';

/** Piece letters in the order of the engine's codes: code & 15 is the index plus one. */
export const LETTERS = 'PWKCQYSNRBUD';
export const BLACK = 16;
export const UNMOVED = 32;

const paths = new Map();
for (const [letter, p] of Object.entries(PIECES)) {
  paths.set(letter, {
    body: new Path2D(p.d),
    inner: new Path2D(p.i),
    fills: p.f ? new Path2D(p.f) : null,
    cut: p.c ? new Path2D(p.c) : null,
    smallCut: p.c || p.cs ? new Path2D(p.c || p.cs) : null,
  });
}

export const letterOf = (code) => LETTERS[(code & 15) - 1];
export const isBlack = (code) => (code & BLACK) !== 0;

function canvas(w, h) {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(w, h);
  const c = document.createElement('canvas');
  c.width = w;
  c.height = h;
  return c;
}

/** Draws one piece into a square of side s at (x, y), with the detail that the size can carry. */
export function drawPiece(ctx, code, x, y, s, colors) {
  const black = isBlack(code);
  const letter = letterOf(code);
  const fill = black ? colors.bf : colors.wf;
  const line = black ? colors.bs : colors.ws;
  const detail = black ? colors.bd : colors.wd;
  if (s < 12) {
    drawBlob(ctx, letter, x, y, s, fill, black ? colors.bd : colors.ws);
    return;
  }
  const p = paths.get(letter);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(s / 45, s / 45);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  const small = s < 20;
  ctx.strokeStyle = line;
  ctx.lineWidth = small ? (black ? 3.4 : 5.6) : 3;
  ctx.stroke(p.body);
  ctx.fillStyle = fill;
  ctx.fill(p.body);
  ctx.strokeStyle = detail;
  if (small) {
    if (p.smallCut) {
      ctx.lineWidth = p.cut ? 3.4 : 2.9;
      ctx.stroke(p.smallCut);
    }
  } else {
    ctx.lineWidth = 1.3;
    ctx.stroke(p.inner);
    if (p.fills) {
      ctx.fillStyle = detail;
      ctx.fill(p.fills);
    }
    if (p.cut) {
      ctx.lineWidth = 2.2;
      ctx.stroke(p.cut);
    }
  }
  ctx.restore();
}

// Under 12 px a drawing would be noise: pawns are small discs, royals squares, the rest discs.
function drawBlob(ctx, letter, x, y, s, fill, edge) {
  ctx.fillStyle = fill;
  ctx.strokeStyle = edge;
  ctx.lineWidth = Math.max(0.5, s * 0.06);
  ctx.beginPath();
  if (letter === 'K' || letter === 'Y') {
    ctx.rect(x + 0.14 * s, y + 0.14 * s, 0.72 * s, 0.72 * s);
  } else {
    const r = letter === 'P' || letter === 'W' ? 0.24 : 0.36;
    ctx.arc(x + s / 2, y + s / 2, r * s, 0, 2 * Math.PI);
  }
  ctx.fill();
  ctx.stroke();
}

/** One row of sprites for a square size: 24 cells, White above Black. */
export class Atlas {
  constructor(size, colors) {
    this.size = size;
    // Outlines may reach over the square's edge, so cells are a little larger than squares.
    this.pad = Math.ceil(size * 0.08) + 1;
    this.cell = size + 2 * this.pad;
    this.image = canvas(this.cell * LETTERS.length, this.cell * 2);
    const ctx = this.image.getContext('2d');
    for (let t = 0; t < LETTERS.length; t++) {
      for (let c = 0; c < 2; c++) {
        drawPiece(ctx, (t + 1) | (c * BLACK), t * this.cell + this.pad, c * this.cell + this.pad, size, colors);
      }
    }
  }

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
 */
export function bucketFor(px) {
  const near = Math.round(px);
  return Math.abs(px - near) < 0.01 ? near : (BUCKETS.find((b) => b >= px) ?? 192);
}

/** Bitmaps of whole boards. Boards never change, so equal content, size and theme share one bitmap. */
export class BoardCache {
  constructor(colors) {
    this.colors = colors;
    this.atlases = new Map();
    this.bitmaps = new Map();
    this.pixels = 0;
  }

  atlas(size) {
    let a = this.atlases.get(size);
    if (!a) this.atlases.set(size, (a = new Atlas(size, this.colors)));
    return a;
  }

  /**
   * The squares and pieces of a board, without its frame; null when it would have to be made and may not.
   * @param look {black, flip, dim}: dim for inactive timelines, whose squares fade more than their pieces
   */
  get(id, codes, look, size, w, h, mayMake) {
    const key = `${id}|${look.black ? 1 : 0}${look.flip ? 1 : 0}${look.dim ? 1 : 0}|${size}`;
    let image = this.bitmaps.get(key);
    if (image) {
      this.bitmaps.delete(key); // re-inserted as the youngest
      this.bitmaps.set(key, image);
      return image;
    }
    if (!mayMake) return null;
    image = canvas(w * size, h * size);
    this.paint(image.getContext('2d'), codes, look, size, w, h);
    this.bitmaps.set(key, image);
    this.pixels += image.width * image.height;
    for (const [old, oldImage] of this.bitmaps) {
      if (this.pixels <= 16e6) break; // 64 MB
      this.bitmaps.delete(old);
      this.pixels -= oldImage.width * oldImage.height;
    }
    return image;
  }

  paint(ctx, codes, { black, flip, dim }, s, w, h) {
    const c = this.colors;
    if (dim) {
      ctx.fillStyle = c.canvas;
      ctx.fillRect(0, 0, w * s, h * s);
      ctx.globalAlpha = Number(c.inaS);
    }
    const light = black ? c.sqL2 : c.sqL;
    const dark = black ? c.sqD2 : c.sqD;
    ctx.fillStyle = light;
    ctx.fillRect(0, 0, w * s, h * s);
    ctx.fillStyle = dark;
    for (let rank = 0; rank < h; rank++) {
      for (let file = rank % 2; file < w; file += 2) {
        ctx.fillRect((flip ? w - 1 - file : file) * s, (flip ? rank : h - 1 - rank) * s, s, s);
      }
    }
    ctx.globalAlpha = dim ? Number(c.inaP) : 1;
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
