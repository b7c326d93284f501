// Boards too small for squares. A tile shows the side, the kings where they stand and the material; a
// strip, where rows are lower still, the material alone and one sign behind the last board.
import { isBlack, kindOf } from '../pieces.js';

/** Rows lower than this, in pixels, are strips. */
export const STRIP = 12;
/** Columns of strips are at most so wide. */
export const STRIP_WIDTH = 48;

/** @type {Record<string, number>} */
const WORTH = { P: 1, W: 2, N: 3, B: 3, U: 4, D: 4, S: 6, R: 5, Q: 9, Y: 9, C: 3, K: 0 };

/** @typedef {{ white: number, black: number, kings: { sq: number, black: boolean }[] }} Summary */

/** What little boards show, found once for each. */
export class Summaries {
  /** @type {Map<number, Summary>} */
  #known = new Map();

  /** @param {number} id @param {(id: number) => Uint8Array} codesOf */
  get(id, codesOf) {
    let summary = this.#known.get(id);
    if (!summary) {
      summary = { white: 0, black: 0, kings: [] };
      for (const [sq, code] of codesOf(id).entries()) {
        if (!code) continue;
        const { letter } = kindOf(code);
        summary[isBlack(code) ? 'black' : 'white'] += WORTH[letter] ?? 3;
        if (letter === 'K' || letter === 'Y') summary.kings.push({ sq, black: isBlack(code) });
      }
      this.#known.set(id, summary);
    }
    return summary;
  }
}

/**
 * @typedef {{ x: number, y: number, w: number, h: number }} Box
 * @typedef {import('../geometry.js').Layout} Layout
 */

/**
 * Collects what little boards are made of and paints it at once: thousands of them are to be zoomed
 * at full speed, and a fill costs more than what it fills.
 */
export class Tiles {
  #light = new Path2D();
  #dark = new Path2D();
  #whiteEdge = new Path2D();
  #blackEdge = new Path2D();
  #white = new Path2D();
  #black = new Path2D();
  #whiteKings = new Path2D();
  #blackKings = new Path2D();
  #danger = new Path2D();

  /** @param {Box} box @param {Layout} layout @param {Summary} summary @param {boolean} black @param {number[]} checked squares of kings in check */
  tile({ x, y, w, h }, layout, summary, black, checked) {
    (black ? this.#dark : this.#light).rect(x, y, w, h);
    (black ? this.#blackEdge : this.#whiteEdge).rect(x + 0.5, y + 0.5, w - 1, h - 1);
    this.#material({ x: x + 1, y: y + h - Math.max(3, 0.12 * h), w: w - 2, h: Math.max(2, 0.12 * h - 1) }, summary);
    for (const king of summary.kings) {
      const file = king.sq % layout.w;
      const rank = (king.sq / layout.w) | 0;
      const cx = x + ((layout.flip ? layout.w - 1 - file : file) + 0.5) * (w / layout.w);
      const cy = y + ((layout.flip ? rank : layout.h - 1 - rank) + 0.5) * (h / layout.h);
      const danger = checked.includes(king.sq);
      const r = Math.max(1.5, 0.08 * w) * (danger ? 1.4 : 1);
      const path = danger ? this.#danger : king.black ? this.#blackKings : this.#whiteKings;
      path.moveTo(cx + r, cy);
      path.arc(cx, cy, r, 0, 2 * Math.PI);
    }
  }

  /** @param {Box} box @param {Summary} summary */
  strip(box, summary) {
    this.#material(box, summary);
    if (box.h >= 3) this.#whiteEdge.rect(box.x + 0.5, box.y + 0.5, box.w - 1, box.h - 1);
  }

  /** @param {Box} box @param {Summary} summary */
  #material({ x, y, w, h }, { white, black }) {
    const part = Math.round(w * (white + black ? white / (white + black) : 0.5));
    this.#white.rect(x, y, part, h);
    this.#black.rect(x + part, y, w - part, h);
  }

  /** @param {Context} ctx @param {Colors} colors @param {number} alpha */
  paint(ctx, colors, alpha) {
    const fill = (/** @type {Path2D} */ path, /** @type {string} */ color) => {
      ctx.fillStyle = color;
      ctx.fill(path);
    };
    const stroke = (/** @type {Path2D} */ path, /** @type {string} */ color) => {
      ctx.strokeStyle = color;
      ctx.stroke(path);
    };
    ctx.globalAlpha = alpha;
    ctx.lineWidth = 1;
    fill(this.#light, colors.lightSquare);
    fill(this.#dark, colors.darkSquareBlack);
    fill(this.#white, colors.frameWhite);
    fill(this.#black, colors.frameBlack);
    stroke(this.#whiteEdge, colors.frameWhiteEdge);
    stroke(this.#blackEdge, colors.frameBlackEdge);
    fill(this.#whiteKings, colors.whitePiece);
    stroke(this.#whiteKings, colors.whitePieceLine);
    fill(this.#blackKings, colors.blackPiece);
    fill(this.#danger, colors.danger);
    ctx.globalAlpha = 1;
  }
}

/** What a board asks for, inside its tile. @param {Context} ctx @param {Box} box @param {Ring} ring @param {Colors} colors */
export function edge(ctx, { x, y, w, h }, ring, colors) {
  const width = ring.dash ? 2 : 3;
  ctx.setLineDash(ring.dash ? [4, 3] : []);
  ctx.lineWidth = width;
  ctx.strokeStyle = colors[ring.strokes[ring.strokes.length - 1][0]];
  ctx.strokeRect(x + width / 2, y + width / 2, w - width, h - width);
  ctx.setLineDash([]);
}

/** The same behind a strip: an arrow must move, a diamond is in check, a ring may move, a disc was played. @param {Context} ctx @param {Box} box @param {Ring} ring @param {Colors} colors */
export function sign(ctx, { x, y, w, h }, ring, colors) {
  const r = Math.max(1.5, Math.min(5, h / 2));
  const [left, mid] = [x + w + 2, y + h / 2];
  const kind = ring.tab?.text;
  ctx.beginPath();
  if (kind === 'check' || kind === 'mate') {
    ctx.moveTo(left, mid);
    ctx.lineTo(left + r, mid - r);
    ctx.lineTo(left + 2 * r, mid);
    ctx.lineTo(left + r, mid + r);
    ctx.closePath();
    ctx.fillStyle = colors.danger;
    ctx.fill();
  } else if (kind === 'must move') {
    ctx.moveTo(left, mid - r);
    ctx.lineTo(left + r, mid - r);
    ctx.lineTo(left + 2 * r, mid);
    ctx.lineTo(left + r, mid + r);
    ctx.lineTo(left, mid + r);
    ctx.closePath();
    ctx.fillStyle = colors.now;
    ctx.fill();
    ctx.lineWidth = 1;
    ctx.strokeStyle = colors.nowLine;
    ctx.stroke();
  } else {
    ctx.arc(left + r, mid, Math.max(1, r - 1), 0, 2 * Math.PI);
    ctx.lineWidth = 1;
    if (kind === 'played') {
      ctx.fillStyle = colors.you;
      ctx.fill();
    } else if (kind) {
      ctx.strokeStyle = colors.nowLine;
      ctx.stroke();
    }
  }
}
