// Paints the marks layer over the boards: rings, arrows, targets, tabs, ghosts, the cursor.
import { curve, drawArrow, passes } from './arrows.js';
import { BoardPainter, roundRect } from './boards.js';
import { DETAIL } from '../art.js';
import { isBlackTurn, placeOf } from '../geometry.js';
import { POINTED } from '../scene.js';
import { bucketFor, drawPiece } from './sprites.js';
import { bracket, edge, LOW_ROW, runs, sign, STRIP } from './tiles.js';

export class Painter extends BoardPainter {
  /** Paints the marks layer; what lies outside the screen is skipped. @param {Context} ctx @param {Transform} t @param {number} width @param {number} height @param {Scene} scene */
  marks(ctx, t, width, height, scene) {
    ctx.clearRect(0, 0, width, height);
    const seen = this.visible(t, width, height);
    const { layout } = this;
    const isSeen = (/** @type {number} */ l, /** @type {number} */ v) => {
      const row = layout.row(l);
      return v >= seen.v0 && v <= seen.v1 && row >= seen.row0 && row <= seen.row1;
    };
    for (const board of scene.passed) if (isSeen(board.l, board.v)) this.passed(ctx, t, board);
    if (scene.ghost) this.ghost(ctx, t, scene.ghost);
    const small = t.z * t.dpr < DETAIL.blobs;
    const strips = small && layout.boardH * t.z < STRIP;
    // Must move and check lie over what may wait.
    const rings = small ? [...scene.rings].sort((a, b) => Number(b.dash ?? false) - Number(a.dash ?? false)) : scene.rings;
    const pitch = layout.pitchY * t.z;
    if (strips && pitch < LOW_ROW) {
      const signs = rings.filter((ring) => isSeen(ring.l, ring.v)).map((ring) => ({ box: this.box(t, ring.l, ring.v), ring }));
      for (const run of runs(signs, pitch)) bracket(ctx, run, this.colors);
    } else for (const ring of rings) {
      if (!isSeen(ring.l, ring.v)) continue;
      if (strips) sign(ctx, this.box(t, ring.l, ring.v), pitch, ring, this.colors);
      else if (small) edge(ctx, this.box(t, ring.l, ring.v), ring, this.colors);
      else this.ring(ctx, t, ring);
    }
    if (t.z >= DETAIL.small) this.movable(ctx, t, scene.movable, isSeen);
    this.arrows(ctx, t, scene, small);
    if (t.z >= DETAIL.blobs) for (const target of scene.targets) if (isSeen(target.l, target.v)) this.target(ctx, t, target, scene);
    for (const ring of scene.rings) {
      if (t.z >= DETAIL.small && ring.tab && isSeen(ring.l, ring.v)) this.tab(ctx, t, ring);
    }
    if (t.z >= DETAIL.small) this.unmoved(ctx, t, scene.dots, isSeen);
    for (const plus of scene.plus) this.plus(ctx, t, plus);
    if (scene.cursor) this.cursor(ctx, t, scene.cursor);
    if (scene.drag) this.drag(ctx, t, scene.drag);
  }

  /** @param {Context} ctx @param {Transform} t @param {Ring} ring */
  ring(ctx, t, ring) {
    const { layout, colors } = this;
    const off = 3.5;
    const x = t.x(layout.boardX(ring.v)) - off;
    const y = t.y(layout.boardY(ring.l)) - off;
    const w = layout.boardW * t.z + 2 * off;
    const h = layout.boardH * t.z + 2 * off;
    ctx.setLineDash(ring.dash ? [5, 4] : []);
    for (const [color, width] of ring.strokes) {
      ctx.strokeStyle = colors[color];
      ctx.lineWidth = width;
      roundRect(ctx, x, y, w, h, 5);
      ctx.stroke();
    }
    ctx.setLineDash([]);
  }

  /** @param {Context} ctx @param {Transform} t @param {Ring} ring */
  tab(ctx, t, ring) {
    const { layout, colors } = this;
    if (!ring.tab) return;
    const { text, ground, color, dash } = ring.tab;
    ctx.font = '600 10px system-ui, sans-serif';
    const w = ctx.measureText(text).width + 10;
    const right = t.x(layout.boardX(ring.v) + layout.boardW) + 4;
    const y = t.y(layout.boardY(ring.l)) - 17;
    ctx.fillStyle = colors[ground];
    roundRect(ctx, right - w, y, w, 14, 3);
    ctx.fill();
    if (dash) {
      ctx.setLineDash([3, 2]);
      ctx.lineWidth = 1;
      ctx.strokeStyle = color === 'muted' ? colors.muted : colors.nowLine;
      ctx.stroke();
      ctx.setLineDash([]);
    }
    ctx.fillStyle = colors[color];
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(text, right - w / 2, y + 7.5);
  }

  /** @param {Context} ctx @param {Transform} t @param {Scene['movable']} movable @param {(l: number, v: number) => boolean} isSeen */
  movable(ctx, t, movable, isSeen) {
    const { colors } = this;
    ctx.fillStyle = colors.you;
    for (const { l, v, squares } of movable) {
      if (!isSeen(l, v)) continue;
      for (const sq of squares) {
        const p = this.corner(t, l, v, sq);
        ctx.fillRect(p.x + 0.15 * t.z, p.y + t.z - 2, 0.7 * t.z, 2);
      }
    }
  }

  /** Between boards without squares only those that are asked for are drawn. @param {Context} ctx @param {Transform} t @param {Scene} scene @param {boolean} small */
  arrows(ctx, t, scene, small) {
    const { layout, colors } = this;
    const s = t.z;
    const at = (/** @type {Place} */ p) => {
      const c = layout.center(p[0], p[1], p[2]);
      return { x: t.x(c.x), y: t.y(c.y) };
    };
    const avoid = scene.picked ? [scene.picked, ...scene.targets].map((hit) => at(placeOf(hit))) : [];
    const covers = (/** @type {import('./arrows.js').Curve} */ k) => avoid.some((p) => passes(k, p, 0.6 * s));
    // Longer arrows lie below shorter ones of the same rank; ranks are in the order they were given.
    const sorted = scene.arrows
      .filter((arrow) => !small || arrow.rank === POINTED)
      .map((arrow) => ({ arrow, a: at(arrow.from), b: at(arrow.to) }))
      .sort((p, q) => p.arrow.rank - q.arrow.rank
        || Math.hypot(q.a.x - q.b.x, q.a.y - q.b.y) - Math.hypot(p.a.x - p.b.x, p.a.y - p.b.y));
    for (const { arrow, a, b } of sorted) {
      const physical = arrow.from[0] === arrow.to[0] && arrow.from[1] === arrow.to[1];
      const width = Math.max(s < 12 ? 2 : 3, 0.22 * s) * (arrow.check ? 1.25 : physical ? 0.85 : 1);
      const bow = physical ? 0 : arrow.check ? 0.13 : 0.1;
      const options = { startGap: (arrow.check ? 0.62 : 0.34) * s, endGap: (arrow.check ? 0.34 : 0.12) * s };
      let k = curve(a, b, { bow, ...options });
      if (k && bow && covers(k)) {
        const other = curve(a, b, { bow: -bow, ...options });
        if (other && !covers(other)) k = other;
      }
      if (!k) continue;
      drawArrow(ctx, k, {
        width, color: colors[arrow.color], halo: colors.halo, dash: arrow.dash, alpha: arrow.alpha,
      });
      if (arrow.promotion && s >= 12) {
        drawPiece(ctx, arrow.promotion, b.x + 0.1 * s, b.y - 0.6 * s, 0.55 * s, colors);
      }
      if (arrow.check) {
        ctx.strokeStyle = colors.halo;
        ctx.lineWidth = 4.5;
        circle(ctx, a.x, a.y, 0.44 * s);
        ctx.stroke();
        ctx.strokeStyle = colors[arrow.color];
        ctx.lineWidth = 2;
        ctx.stroke();
      }
    }
  }

  /** Dot: stays on a last board. Diamond: makes a timeline. Ring or outline: takes a piece. @param {Context} ctx @param {Transform} t @param {TargetHit} target @param {Scene} scene */
  target(ctx, t, target, scene) {
    const { colors } = this;
    const c = this.corner(t, target.l, target.v, target.sq);
    const x = c.x + t.z / 2;
    const y = c.y + t.z / 2;
    const hovered = scene.hovered === target;
    const grow = hovered ? 1.25 : 1;
    const shape = (/** @type {number} */ r) => {
      if (target.branch) {
        ctx.beginPath();
        ctx.moveTo(x, y - r);
        ctx.lineTo(x + r, y);
        ctx.lineTo(x, y + r);
        ctx.lineTo(x - r, y);
        ctx.closePath();
      } else circle(ctx, x, y, r);
    };
    if (target.capture) {
      shape((target.branch ? 0.5 : 0.44) * t.z * grow);
      ctx.strokeStyle = '#fff';
      ctx.lineWidth = Math.max(3, 0.12 * t.z) + 2;
      ctx.stroke();
      ctx.strokeStyle = colors.target;
      ctx.lineWidth = Math.max(2, 0.12 * t.z);
      ctx.stroke();
      return;
    }
    if (hovered && scene.picked) {
      ctx.globalAlpha = 0.6;
      drawPiece(ctx, scene.picked.code, x - t.z / 2, y - t.z / 2, t.z, colors);
      ctx.globalAlpha = 1;
    }
    shape((target.branch ? 0.27 : 0.2) * t.z * grow + 1);
    ctx.fillStyle = '#fff';
    ctx.fill();
    shape((target.branch ? 0.27 : 0.2) * t.z * grow);
    ctx.fillStyle = colors.target;
    ctx.fill();
  }

  /** A board as the opponent would find it after a pass: half there, in a dotted frame. @param {Context} ctx @param {Transform} t @param {{ l: number, v: number, id: number }} board */
  passed(ctx, t, { l, v, id }) {
    const { layout, colors } = this;
    const o = this.origin(t, l, v);
    const [w, h] = [layout.w * t.z, layout.h * t.z];
    ctx.globalAlpha = 0.5;
    if (t.z * t.dpr >= DETAIL.blobs) {
      const image = this.cache.get(id, this.codesOf(id), { black: isBlackTurn(v), flip: layout.flip, dim: false }, bucketFor(t.z * t.dpr), layout.w, layout.h, true);
      if (image) ctx.drawImage(image, o.x, o.y, w, h);
    } else {
      ctx.fillStyle = colors.darkSquareBlack;
      ctx.fillRect(o.x, o.y, w, h);
    }
    ctx.globalAlpha = 1;
    ctx.setLineDash([2, 3]);
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = colors.muted;
    roundRect(ctx, o.x - 4, o.y - 4, w + 8, h + 8, 4);
    ctx.stroke();
    ctx.setLineDash([]);
    if (t.z >= DETAIL.small) this.tab(ctx, t, { l, v, strokes: [], tab: { text: 'if passed', ground: 'panel', color: 'muted', dash: true } });
  }

  /** Where a branching move would put its timeline: a dashed board with the new label. @param {Context} ctx @param {Transform} t @param {NonNullable<Scene['ghost']>} ghost */
  ghost(ctx, t, { l, v, from, label }) {
    const { layout, colors } = this;
    const x = t.x(layout.boardX(v));
    const y = t.y(layout.boardY(l));
    const w = layout.boardW * t.z;
    const h = layout.boardH * t.z;
    ctx.setLineDash([5, 4]);
    ctx.lineWidth = 2;
    ctx.strokeStyle = colors.you;
    roundRect(ctx, x, y, w, h, 4);
    ctx.stroke();
    ctx.beginPath();
    const px = t.x(layout.boardX(from[1]) + layout.boardW);
    const py = t.y(layout.boardY(from[0]) + layout.boardH / 2);
    ctx.moveTo(px, py);
    ctx.bezierCurveTo(px + layout.m.gapX * t.z, py, x - layout.m.gapX * t.z, y + h / 2, x, y + h / 2);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.font = '700 16px system-ui, sans-serif';
    ctx.fillStyle = colors.youText;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(label, x + w / 2, y + h / 2);
  }

  /** The editor's sign of a piece that has not moved: a dot in the lower right corner. @param {Context} ctx @param {Transform} t @param {Place[]} dots @param {(l: number, v: number) => boolean} isSeen */
  unmoved(ctx, t, dots, isSeen) {
    const { colors } = this;
    for (const [l, v, sq] of dots) {
      if (!isSeen(l, v)) continue;
      const p = this.corner(t, l, v, sq);
      circle(ctx, p.x + 0.86 * t.z, p.y + 0.86 * t.z, Math.max(1.5, 0.08 * t.z));
      ctx.fillStyle = colors.note;
      ctx.fill();
    }
  }

  /** The editor's places for a new board. @param {Context} ctx @param {Transform} t @param {{ l: number, v: number }} place */
  plus(ctx, t, { l, v }) {
    const { layout, colors } = this;
    const x = t.x(layout.boardX(v));
    const y = t.y(layout.boardY(l));
    const w = layout.boardW * t.z;
    const h = layout.boardH * t.z;
    ctx.setLineDash([5, 4]);
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = colors.note;
    roundRect(ctx, x, y, w, h, 4);
    ctx.stroke();
    ctx.setLineDash([]);
    const r = Math.min(14, w / 4);
    ctx.beginPath();
    ctx.moveTo(x + w / 2 - r, y + h / 2);
    ctx.lineTo(x + w / 2 + r, y + h / 2);
    ctx.moveTo(x + w / 2, y + h / 2 - r);
    ctx.lineTo(x + w / 2, y + h / 2 + r);
    ctx.lineWidth = 3;
    ctx.stroke();
  }

  /** @param {Context} ctx @param {Transform} t @param {Hit} hit */
  cursor(ctx, t, { l, v, sq }) {
    const { colors } = this;
    this.ring(ctx, t, { l, v, strokes: [['you', 6], ['text', 2]] });
    if (sq >= 0 && t.z >= 6) {
      const p = this.corner(t, l, v, sq);
      for (const [color, width] of /** @type {[ColorName, number][]} */ ([['halo', 4], ['text', 2]])) {
        ctx.lineWidth = width;
        ctx.strokeStyle = colors[color];
        ctx.strokeRect(p.x + 1, p.y + 1, t.z - 2, t.z - 2);
      }
    }
  }

  /** @param {Context} ctx @param {Transform} t @param {Drag} drag */
  drag(ctx, t, { code, x, y }) {
    const s = Math.max(t.z * 1.15, 24);
    ctx.globalAlpha = 0.95;
    drawPiece(ctx, code, x - s / 2, y - s / 2, s, this.colors);
    ctx.globalAlpha = 1;
  }
}

/** @param {Context} ctx @param {number} x @param {number} y @param {number} r */
function circle(ctx, x, y, r) {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
}
