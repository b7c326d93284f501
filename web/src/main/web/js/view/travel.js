// Pieces on their way: inside a board straight, between boards along the arrow, then the new board
// appears. Without motion the squares they arrived at are outlined for a moment instead.
import { curve, pointAt } from './arrows.js';
import { drawPiece } from './sprites.js';

const INSIDE = 150;
const BETWEEN = 220;
const FADE = 120;
const APART = 60;
const TOGETHER = 450;
const OUTLINED = 1000;

/** @typedef {{ move: Move, code: number, start: number, ms: number }} Flight */

export class Travel {
  /** @type {Flight[]} */
  #flights = [];
  #end = 0;

  /** @param {import('./viewport.js').Viewport} viewport */
  constructor(viewport) {
    this.viewport = viewport;
    viewport.overlay = (ctx, t, now) => this.#draw(ctx, t, now);
  }

  /** Sends pieces off; who steps on before they are there sees them at once where they go. @param {Move[]} moves @param {(place: Place) => number} codeAt */
  start(moves, codeAt) {
    const now = performance.now();
    const hurried = now < this.#end;
    this.#flights = [];
    const still = this.viewport.isStill();
    if (hurried && !still) return;
    const apart = Math.min(APART, (TOGETHER - BETWEEN) / Math.max(1, moves.length - 1));
    moves.forEach((move, i) => {
      const code = move.from[2] < 0 ? 0 : codeAt([...move.made, move.to[2]]);
      if (code) this.#flights.push({ move, code, start: still ? now : now + i * apart, ms: still ? OUTLINED : move.kind === 0 ? INSIDE : BETWEEN + FADE });
    });
    this.#end = Math.max(0, ...this.#flights.map(({ start, ms }) => start + ms));
    this.viewport.wake();
  }

  /** @param {CanvasRenderingContext2D} ctx @param {Transform} t @param {number} now @returns {boolean} whether anything is still on its way */
  #draw(ctx, t, now) {
    this.#flights = this.#flights.filter(({ start, ms }) => now < start + ms);
    const still = this.viewport.isStill();
    for (const flight of this.#flights) {
      if (still) this.#outline(ctx, t, flight);
      else if (flight.move.kind === 0) this.#inside(ctx, t, flight, now);
      else this.#between(ctx, t, flight, now);
    }
    return this.#flights.length > 0;
  }

  /** @param {Context} ctx @param {Transform} t @param {Flight} flight */
  #outline(ctx, t, { move: { made, to } }) {
    const { painter } = this.viewport;
    const p = painter.corner(t, made[0], made[1], to[2]);
    ctx.strokeStyle = painter.colors.you;
    ctx.lineWidth = 3;
    ctx.strokeRect(p.x + 1.5, p.y + 1.5, t.z - 3, t.z - 3);
  }

  /** @param {Context} ctx @param {Transform} t @param {Flight} flight @param {number} now */
  #inside(ctx, t, { move: { made, from, to }, code, start, ms }, now) {
    const { painter } = this.viewport;
    const { colors, layout } = painter;
    const a = painter.corner(t, made[0], made[1], from[2]);
    const b = painter.corner(t, made[0], made[1], to[2]);
    const p = ease(Math.max(0, (now - start) / ms));
    // The piece is not there yet: its square is empty.
    const light = ((to[2] % layout.w) + Math.floor(to[2] / layout.w)) % 2 === 1;
    const black = (made[1] & 1) === 1;
    ctx.fillStyle = black ? (light ? colors.lightSquareBlack : colors.darkSquareBlack) : light ? colors.lightSquare : colors.darkSquare;
    ctx.fillRect(b.x, b.y, t.z, t.z);
    drawPiece(ctx, code, a.x + (b.x - a.x) * p, a.y + (b.y - a.y) * p, t.z, colors);
  }

  /** @param {Context} ctx @param {Transform} t @param {Flight} flight @param {number} now */
  #between(ctx, t, { move: { made, from, to }, code, start }, now) {
    const { painter } = this.viewport;
    const { colors, layout } = painter;
    const passed = now - start;
    const x = t.x(layout.boardX(made[1]));
    const y = t.y(layout.boardY(made[0]));
    ctx.globalAlpha = passed < BETWEEN ? 1 : Math.max(0, 1 - (passed - BETWEEN) / FADE);
    ctx.fillStyle = colors.canvas;
    ctx.fillRect(x - 1, y - 1, layout.boardW * t.z + 2, layout.boardH * t.z + 2);
    ctx.globalAlpha = 1;
    if (passed >= BETWEEN) return;
    const at = (/** @type {Place} */ place) => {
      const c = layout.center(...place);
      return { x: t.x(c.x), y: t.y(c.y) };
    };
    const p = ease(Math.max(0, passed / BETWEEN));
    const k = curve(at(from), at(to), { bow: 0.1, startGap: 0, endGap: 0 });
    const c = k ? pointAt(k, p) : at(to);
    const s = t.z * (1 + 0.15 * Math.sin(Math.PI * p));
    drawPiece(ctx, code, c.x - s / 2, c.y - s / 2, s, colors);
  }
}

/** @param {number} p */
const ease = (p) => 1 - (1 - Math.min(1, p)) ** 3;
