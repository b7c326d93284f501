// Boards too small for squares. A tile shows the side, the kings where they stand and the material; a
// strip, where rows are lower still, the material alone and one sign behind the last board.
import { isBlack, kindOf } from '../pieces.js';

/** Rows lower than this, in pixels, are strips. */
export const STRIP = 12;
/** Columns of strips are at most so wide. */
export const STRIP_WIDTH = 48;

/** The colours of tiles and strips, from below. @type {ColorName[]} */
const LAYERS = ['frameWhiteEdge', 'frameBlackEdge', 'lightSquare', 'darkSquareBlack', 'frameWhite', 'frameBlack', 'blackPiece', 'whitePieceLine', 'whitePiece', 'danger'];

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
 * Collects what little boards are made of and paints it colour by colour. Plain rectangles on whole
 * pixels: thousands of them are to be painted in a few milliseconds, and paths take ten times as long.
 */
export class Tiles {
  /** @type {Map<ColorName, number[]>} left, top, width, height, and so on; later colours lie over earlier ones */
  #rects = new Map(LAYERS.map((name) => [name, []]));

  /** @param {ColorName} color @param {number} x @param {number} y @param {number} w @param {number} h */
  #rect(color, x, y, w, h) {
    this.#rects.get(color)?.push(x, y, w, h);
  }

  /** @param {Box} box @param {Layout} layout @param {Summary} summary @param {boolean} black @param {number[]} checked squares of kings in check */
  tile({ x, y, w, h }, layout, summary, black, checked) {
    this.#rect(black ? 'frameBlackEdge' : 'frameWhiteEdge', x, y, w, h);
    this.#rect(black ? 'darkSquareBlack' : 'lightSquare', x + 1, y + 1, w - 2, h - 2);
    const bar = Math.max(2, Math.round(0.12 * h) - 1);
    this.#material({ x: x + 1, y: y + h - 1 - bar, w: w - 2, h: bar }, summary);
    for (const { sq, black: isBlackKing } of summary.kings) {
      const file = sq % layout.w;
      const rank = (sq / layout.w) | 0;
      const danger = checked.includes(sq);
      const cx = x + ((layout.flip ? layout.w - 1 - file : file) + 0.5) * (w / layout.w);
      const cy = y + ((layout.flip ? rank : layout.h - 1 - rank) + 0.5) * (h / layout.h);
      const r = Math.round(Math.max(1.5, 0.09 * w) * (danger ? 1.4 : 1));
      if (danger) this.#disc('danger', cx, cy, r);
      else if (isBlackKing) this.#disc('blackPiece', cx, cy, r);
      else {
        this.#disc('whitePieceLine', cx, cy, r + 1);
        this.#disc('whitePiece', cx, cy, r);
      }
    }
  }

  /** As round as a few pixels can be. @param {ColorName} color @param {number} cx @param {number} cy @param {number} r */
  #disc(color, cx, cy, r) {
    const [x, y] = [Math.round(cx - r), Math.round(cy - r)];
    if (r < 2) return this.#rect(color, x, y, 2 * r, 2 * r);
    const cut = Math.max(1, Math.round(0.3 * r));
    this.#rect(color, x + cut, y, 2 * (r - cut), 2 * r);
    this.#rect(color, x, y + cut, 2 * r, 2 * (r - cut));
  }

  /** @param {Box} box @param {Summary} summary */
  strip({ x, y, w, h }, summary) {
    const edged = h >= 3 && w >= 3;
    if (edged) this.#rect('frameWhiteEdge', x, y, w, h);
    this.#material(edged ? { x: x + 1, y: y + 1, w: w - 2, h: h - 2 } : { x, y, w, h }, summary);
  }

  /** @param {Box} box @param {Summary} summary */
  #material({ x, y, w, h }, { white, black }) {
    const part = Math.round(w * (white + black ? white / (white + black) : 0.5));
    this.#rect('frameWhite', x, y, part, h);
    this.#rect('frameBlack', x + part, y, w - part, h);
  }

  /** @param {Context} ctx @param {Colors} colors @param {number} alpha */
  paint(ctx, colors, alpha) {
    ctx.globalAlpha = alpha;
    for (const [color, rects] of this.#rects) {
      ctx.fillStyle = colors[color];
      for (let i = 0; i < rects.length; i += 4) ctx.fillRect(rects[i], rects[i + 1], rects[i + 2], rects[i + 3]);
    }
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

/** Rows lower than this, in pixels, share their signs. */
export const LOW_ROW = 4;

/**
 * Rows beside each other that ask for the same, from the top.
 * @param {{ box: Box, ring: Ring }[]} signs @param {number} pitch the height of a row
 * @returns {{ kind: string, x: number, top: number, bottom: number, count: number }[]}
 */
export function runs(signs, pitch) {
  /** @type {{ kind: string, x: number, top: number, bottom: number, count: number }[]} */
  const list = [];
  for (const { box, ring } of [...signs].sort((a, b) => a.box.y - b.box.y)) {
    const kind = ring.tab?.text;
    if (!kind) continue;
    const bottom = box.y + box.h;
    const last = list[list.length - 1];
    if (last?.kind === kind && box.y - last.bottom < pitch) {
      last.x = Math.max(last.x, box.x + box.w);
      last.bottom = bottom;
      last.count++;
    } else list.push({ kind, x: box.x + box.w, top: box.y, bottom, count: 1 });
  }
  return list;
}

/** Where rows are too low for a sign each: a bracket with their number. @param {Context} ctx @param {ReturnType<typeof runs>[number]} run @param {Colors} colors */
export function bracket(ctx, { kind, x, top, bottom, count }, colors) {
  const color = kind === 'check' || kind === 'mate' ? colors.danger : kind === 'played' ? colors.you : colors.nowLine;
  const [left, right] = [x + 2, x + 6];
  ctx.beginPath();
  ctx.moveTo(left, top);
  ctx.lineTo(right, top);
  ctx.lineTo(right, Math.max(bottom, top + 1));
  ctx.lineTo(left, Math.max(bottom, top + 1));
  ctx.lineWidth = kind === 'optional' ? 1 : 2;
  ctx.strokeStyle = color;
  ctx.stroke();
  // A number needs the height of a line.
  if (bottom - top < 11) return;
  ctx.font = '600 11px system-ui, sans-serif';
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = color;
  ctx.fillText(String(count), right + 4, (top + bottom) / 2);
}

/** The same behind a strip: an arrow must move, a diamond is in check, a ring may move, a disc was played. @param {Context} ctx @param {Box} box @param {number} pitch the height of a row @param {Ring} ring @param {Colors} colors */
export function sign(ctx, { x, y, w, h }, pitch, ring, colors) {
  const r = Math.max(1.5, Math.min(5, pitch / 2));
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
