// Paints the multiverse: the base layer (band, tracks, boards, square marks) and the marks layer
// (rings, arrows, targets, tabs). Both know only screen geometry; what to show comes in a scene.
import { BoardCache, bucketFor, drawPiece } from './sprites.js';
import { drawTracks, lanes } from './tracks.js';
import { curve, drawArrow, passes } from './arrows.js';
import { isBlackTurn } from './geometry.js';

const TOKENS =
  'canvas panel panel2 text muted border border2 sqL sqD sqL2 sqD2 frW frB frWl frBl coord track trackW trackWl trackB ' +
  'now nowLine nowT nowA you youT youOn past pastT danger dangerT dangerOn note halo dot inaS inaP wf ws wd bf bs bd nowSoft youBg';

/** The colour tokens of the theme in force. */
export function readColors(element) {
  const style = getComputedStyle(element);
  return Object.fromEntries(TOKENS.split(' ').map((name) => [name, style.getPropertyValue('--' + name).trim()]));
}

const key = (l, v) => l + ',' + v;

export class Painter {
  constructor(colors) {
    this.setColors(colors);
  }

  setColors(colors) {
    this.colors = colors;
    this.cache = new BoardCache(colors);
  }

  setLayout(layout, codesOf) {
    this.layout = layout;
    this.codesOf = codesOf;
    this.lanes = lanes(layout);
  }

  /** The columns and rows of cells that a rectangle of the screen shows. */
  visible(t, width, height) {
    const { pitchX, pitchY } = this.layout;
    return {
      v0: Math.floor(t.wx(0) / pitchX),
      v1: Math.floor(t.wx(width) / pitchX),
      row0: Math.floor(t.wy(0) / pitchY),
      row1: Math.floor(t.wy(height) / pitchY),
    };
  }

  eachVisible(seen, visit) {
    const { layout } = this;
    for (let row = Math.max(seen.row0, layout.minRow); row <= Math.min(seen.row1, layout.maxRow); row++) {
      const line = layout.lineAtRow(row);
      if (!line) continue;
      for (let v = Math.max(seen.v0, line.start); v <= Math.min(seen.v1, line.end); v++) visit(line, v);
    }
  }

  /**
   * Paints the base layer.
   * @returns whether every board got its bitmap; if not, paint again in the next frame
   */
  base(ctx, t, width, height, scene, deadline) {
    const { layout, colors } = this;
    ctx.globalAlpha = 1;
    ctx.fillStyle = colors.canvas;
    ctx.fillRect(0, 0, width, height);
    const seen = this.visible(t, width, height);
    this.band(ctx, t, height);
    drawTracks(ctx, layout, t, colors, seen, this.lanes);
    let complete = true;
    this.eachVisible(seen, (line, v) => {
      complete = this.board(ctx, t, line, v, scene, deadline) && complete;
    });
    return complete;
  }

  band(ctx, t, height) {
    const { layout, colors } = this;
    const x = t.x(layout.boardX(layout.view.present) - layout.m.gapX / 2);
    const w = layout.pitchX * t.z;
    ctx.globalAlpha = Number(colors.nowA);
    ctx.fillStyle = colors.now;
    ctx.fillRect(x, 0, w, height);
    ctx.globalAlpha = 1;
    ctx.fillStyle = colors.nowLine;
    ctx.fillRect(Math.round(x), 0, 1.5, height);
    ctx.fillRect(Math.round(x + w), 0, 1.5, height);
  }

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
    const dim = line.active ? 1 : Number(colors.inaS);
    ctx.globalAlpha = 1;
    if (!line.active) {
      ctx.fillStyle = colors.canvas;
      roundRect(ctx, x, y, w, h, Math.min(4, frame));
      ctx.fill();
    }
    ctx.globalAlpha = dim;
    ctx.fillStyle = black ? colors.frB : colors.frW;
    roundRect(ctx, x, y, w, h, Math.min(4, frame));
    ctx.fill();
    ctx.lineWidth = 1;
    ctx.strokeStyle = black ? colors.frBl : colors.frWl;
    ctx.stroke();
    let complete = true;
    if (s * t.dpr < 6) {
      ctx.fillStyle = black ? colors.sqD2 : colors.sqL;
      ctx.fillRect(ix, iy, iw, ih);
    } else {
      const id = line.boards[v - line.start];
      const size = bucketFor(s * t.dpr);
      const image = this.cache.get(
        id, this.codesOf(id), black, layout.flip, size, layout.w, layout.h, performance.now() < deadline);
      if (image) {
        ctx.imageSmoothingEnabled = size !== s * t.dpr;
        ctx.imageSmoothingQuality = 'medium';
        ctx.drawImage(image, ix, iy, iw, ih);
      } else {
        ctx.fillStyle = black ? colors.sqD2 : colors.sqL;
        ctx.fillRect(ix, iy, iw, ih);
        complete = false;
      }
    }
    ctx.globalAlpha = 1;
    const marks = scene.squares.get(key(line.i, v));
    if (marks && s >= 6) this.squareMarks(ctx, t, line, v, marks);
    if (s >= 28 && (scene.coordinates === 'all' || (scene.coordinates === 'focus' && scene.focus === key(line.i, v)))) {
      this.coordinates(ctx, t, line, v);
    }
    return complete;
  }

  /** Where a board's squares begin on the screen: on a whole pixel, or every square would blur. */
  origin(t, l, v) {
    const { layout } = this;
    const snap = (p) => Math.round(p * t.dpr) / t.dpr;
    return { x: snap(t.x(layout.boardX(v) + layout.m.frame)), y: snap(t.y(layout.boardY(l) + layout.m.frame)) };
  }

  /** The left upper corner of a square on the screen. */
  corner(t, l, v, sq) {
    const { layout } = this;
    const o = this.origin(t, l, v);
    const rank = (sq / layout.w) | 0;
    const file = sq % layout.w;
    return { x: o.x + (layout.flip ? layout.w - 1 - file : file) * t.z, y: o.y + (layout.flip ? rank : layout.h - 1 - rank) * t.z };
  }

  /** Tints squares below their pieces: the piece is drawn once more on top of the tint. */
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

  coordinates(ctx, t, line, v) {
    const { layout, colors } = this;
    ctx.font = `600 ${t.z >= 44 ? 10 : 8}px system-ui, sans-serif`;
    ctx.fillStyle = colors.coord;
    for (let file = 0; file < layout.w; file++) {
      const p = this.corner(t, line.i, v, layout.flip ? (layout.h - 1) * layout.w + file : file);
      ctx.textAlign = 'right';
      ctx.textBaseline = 'bottom';
      ctx.fillText(String.fromCharCode(97 + file), p.x + t.z - 1.5, p.y + t.z - 0.5);
    }
    for (let rank = 0; rank < layout.h; rank++) {
      const p = this.corner(t, line.i, v, rank * layout.w + (layout.flip ? layout.w - 1 : 0));
      ctx.textAlign = 'left';
      ctx.textBaseline = 'top';
      ctx.fillText(String(rank + 1), p.x + 1.5, p.y + 1);
    }
  }

  /** Paints the marks layer; what lies outside the screen is skipped. */
  marks(ctx, t, width, height, scene) {
    ctx.clearRect(0, 0, width, height);
    const seen = this.visible(t, width, height);
    const { layout } = this;
    const isSeen = (l, v) => {
      const row = layout.row(l);
      return v >= seen.v0 && v <= seen.v1 && row >= seen.row0 && row <= seen.row1;
    };
    if (scene.ghost) this.ghost(ctx, t, scene.ghost);
    for (const ring of scene.rings) if (isSeen(ring.l, ring.v)) this.ring(ctx, t, ring);
    if (scene.movable && t.z >= 12) this.movable(ctx, t, scene.movable, isSeen);
    this.arrows(ctx, t, scene);
    if (t.z >= 6) for (const target of scene.targets) if (isSeen(target.l, target.v)) this.target(ctx, t, target, scene);
    for (const ring of scene.rings) {
      if (t.z >= 12 && ring.tab && isSeen(ring.l, ring.v)) this.tab(ctx, t, ring);
      if (t.z < 6 && ring.dot && isSeen(ring.l, ring.v)) this.dot(ctx, t, ring);
    }
    if (scene.dots && t.z >= 12) this.unmoved(ctx, t, scene.dots, isSeen);
    if (scene.plus) for (const plus of scene.plus) this.plus(ctx, t, plus);
    if (scene.cursor) this.cursor(ctx, t, scene.cursor);
    if (scene.drag) this.drag(ctx, t, scene.drag);
  }

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

  tab(ctx, t, ring) {
    const { layout, colors } = this;
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
      ctx.strokeStyle = colors.nowLine;
      ctx.stroke();
      ctx.setLineDash([]);
    }
    ctx.fillStyle = color.startsWith('#') ? color : colors[color];
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(text, right - w / 2, y + 7.5);
  }

  dot(ctx, t, ring) {
    const { layout, colors } = this;
    ctx.fillStyle = colors[ring.dot];
    ctx.beginPath();
    ctx.arc(
      t.x(layout.boardX(ring.v) + layout.boardW / 2), t.y(layout.boardY(ring.l) + layout.boardH / 2),
      Math.max(2, Math.min(6, 1.6 * t.z)), 0, 2 * Math.PI);
    ctx.fill();
  }

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

  arrows(ctx, t, scene) {
    const { layout, colors } = this;
    const s = t.z;
    const at = (p) => {
      const c = layout.center(p[0], p[1], p[2]);
      return { x: t.x(c.x), y: t.y(c.y) };
    };
    const avoid = scene.selected ? [scene.selected, ...scene.targets.map((g) => [g.l, g.v, g.sq])].map(at) : [];
    const covers = (k) => avoid.some((p) => passes(k, p, 0.6 * s));
    // Longer arrows lie below shorter ones of the same rank; ranks are in the order they were given.
    const sorted = scene.arrows
      .map((arrow) => ({ arrow, a: at(arrow.from), b: at(arrow.to) }))
      .sort((p, q) => p.arrow.rank - q.arrow.rank
        || Math.hypot(q.a.x - q.b.x, q.a.y - q.b.y) - Math.hypot(p.a.x - p.b.x, p.a.y - p.b.y));
    for (const { arrow, a, b } of sorted) {
      const physical = arrow.from[0] === arrow.to[0] && arrow.from[1] === arrow.to[1];
      const width = Math.max(s < 12 ? 2 : 3, 0.22 * s) * (arrow.kind === 'check' ? 1.25 : physical ? 0.85 : 1);
      const bow = physical ? 0 : arrow.kind === 'check' ? 0.13 : 0.1;
      const options = { startGap: (arrow.ringed ? 0.62 : 0.34) * s, endGap: (arrow.royal ? 0.34 : 0.12) * s };
      let k = curve(a, b, { bow, ...options });
      if (k && bow && covers(k)) {
        const other = curve(a, b, { bow: -bow, ...options });
        if (!covers(other)) k = other;
      }
      if (!k) continue;
      drawArrow(ctx, k, {
        width, color: colors[arrow.color], halo: colors.halo, dash: arrow.dash, alpha: arrow.alpha ?? 1,
      });
      if (arrow.promotion && s >= 12) {
        drawPiece(ctx, arrow.promotion, b.x + 0.1 * s, b.y - 0.6 * s, 0.55 * s, colors);
      }
      if (arrow.ringed) {
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

  /** Dot: stays on a last board. Diamond: makes a timeline. Ring or outline: takes a piece. */
  target(ctx, t, target, scene) {
    const { colors } = this;
    const c = this.corner(t, target.l, target.v, target.sq);
    const x = c.x + t.z / 2;
    const y = c.y + t.z / 2;
    const hovered = scene.hovered === target;
    const grow = hovered ? 1.25 : 1;
    const shape = (r) => {
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
      ctx.strokeStyle = colors.dot;
      ctx.lineWidth = Math.max(2, 0.12 * t.z);
      ctx.stroke();
      return;
    }
    if (hovered && scene.selectedCode) {
      ctx.globalAlpha = 0.6;
      drawPiece(ctx, scene.selectedCode, x - t.z / 2, y - t.z / 2, t.z, colors);
      ctx.globalAlpha = 1;
    }
    shape((target.branch ? 0.27 : 0.2) * t.z * grow + 1);
    ctx.fillStyle = '#fff';
    ctx.fill();
    shape((target.branch ? 0.27 : 0.2) * t.z * grow);
    ctx.fillStyle = colors.dot;
    ctx.fill();
  }

  /** Where a branching move would put its timeline: a dashed board with the new label. */
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
    ctx.fillStyle = colors.youT;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(label, x + w / 2, y + h / 2);
  }

  /** The editor's sign of a piece that has not moved: a dot in the lower right corner. */
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

  /** The editor's places for a new board. */
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

  cursor(ctx, t, { l, v, sq }) {
    const { colors } = this;
    this.ring(ctx, t, { l, v, strokes: [['you', 6], ['text', 2]] });
    if (sq >= 0 && t.z >= 6) {
      const p = this.corner(t, l, v, sq);
      for (const [color, width] of [['halo', 4], ['text', 2]]) {
        ctx.lineWidth = width;
        ctx.strokeStyle = colors[color];
        ctx.strokeRect(p.x + 1, p.y + 1, t.z - 2, t.z - 2);
      }
    }
  }

  drag(ctx, t, { code, x, y }) {
    const s = Math.max(t.z * 1.15, 24);
    ctx.globalAlpha = 0.95;
    drawPiece(ctx, code, x - s / 2, y - s / 2, s, this.colors);
    ctx.globalAlpha = 1;
  }
}

function circle(ctx, x, y, r) {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
}

export function roundRect(ctx, x, y, w, h, r) {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
}
