// Timeline tracks and the curves by which a timeline leaves its parent.
import { STRIP } from './tiles.js';

/** @typedef {import('../geometry.js').Layout} Layout */
/** @typedef {Map<number, { lane: number, nth: number }>} Lanes */

/** Who made a line decides its look: the centre is grey, White's lines white, Black's dark. @param {Line} line @param {Colors} colors */
function style(line, colors) {
  if (line.creator === 0) return { fill: colors.trackWhite, edge: colors.trackWhiteEdge };
  if (line.creator === 1) return { fill: colors.trackBlack, edge: colors.trackBlackEdge };
  return { fill: colors.track, edge: colors.track };
}

/**
 * Lanes of the branch curves: several children that leave through the same gutter are kept apart,
 * nearest child outermost; from the fourth on they share the middle.
 * @param {Layout} layout
 */
export function lanes(layout) {
  /** @type {Map<number, { i: number, from: Coord, rows: number }[]>} */
  const byGutter = new Map();
  /** @type {Map<string, number>} */
  const fromBoard = new Map();
  /** @type {Lanes} */
  const result = new Map();
  for (const { i, start, from } of layout.view.lines) {
    if (!from) continue;
    const children = byGutter.get(start) ?? [];
    children.push({ i, from, rows: layout.row(i) - layout.row(from[0]) });
    byGutter.set(start, children);
  }
  for (const children of byGutter.values()) {
    children.sort((a, b) => Math.abs(a.rows) - Math.abs(b.rows));
    children.forEach(({ i, from, rows }, n) => {
      const key = `${from},${Math.sign(rows)}`;
      const nth = fromBoard.get(key) ?? 0;
      fromBoard.set(key, nth + 1);
      result.set(i, { lane: [0.16, -0.16, 0][Math.min(n, 2)], nth });
    });
  }
  return result;
}

/**
 * Draws all tracks that may be seen.
 * @param {Context} ctx @param {Layout} layout @param {Transform} t @param {Colors} colors
 * @param {{ row0: number, row1: number }} visible @param {Lanes} laneOf
 */
export function drawTracks(ctx, layout, t, colors, visible, laneOf) {
  const { m } = layout;
  const s = t.z;
  const lines = layout.view.lines.filter((line) => {
    const row = layout.row(line.i);
    if (row >= visible.row0 && row <= visible.row1) return true;
    if (!line.from) return false;
    const parent = layout.row(line.from[0]);
    return Math.min(row, parent) <= visible.row1 && Math.max(row, parent) >= visible.row0;
  });
  // Later lines first: an earlier branch lies over a later one.
  for (const line of [...lines].reverse()) {
    const path = trackPath(layout, line, t, laneOf.get(line.i));
    const look = style(line, colors);
    const y = t.y(layout.boardY(line.i) + layout.boardH / 2);
    const tip = t.x(layout.boardX(line.end) + layout.boardW + 0.55 * m.gapX);
    const tile = s < 6;
    // Behind strips stands a sign of what is asked there.
    const tipped = layout.boardH * s >= STRIP;
    if (!line.active) {
      ctx.setLineDash([2, 5]);
      ctx.lineWidth = 2;
      ctx.strokeStyle = line.creator === -1 ? colors.track : look.edge;
      ctx.stroke(path);
      ctx.setLineDash([]);
      if (!tipped) continue;
      tipPath(ctx, tip, y, Math.max(3, 0.4 * s));
      ctx.fillStyle = colors.canvas;
      ctx.fill();
      ctx.lineWidth = 1.2;
      ctx.stroke();
      continue;
    }
    const width = tile ? 2 : Math.max(2.5, 0.46 * s);
    ctx.lineCap = 'butt';
    ctx.strokeStyle = colors.canvas;
    ctx.lineWidth = width + 3;
    if (line.from) ctx.stroke(path);
    ctx.strokeStyle = look.edge;
    ctx.lineWidth = width;
    ctx.stroke(path);
    if (!tipped) continue;
    tipPath(ctx, tip, y, Math.max(3, 0.4 * s));
    ctx.fillStyle = tile ? look.edge : look.fill;
    ctx.fill();
    ctx.lineWidth = 1.2;
    if (!tile) ctx.stroke();
    if (!tile && look.fill !== look.edge) {
      ctx.strokeStyle = look.fill;
      ctx.lineWidth = width - 2.4;
      ctx.stroke(path);
    }
  }
}

/** @param {Context} ctx @param {number} x @param {number} y @param {number} r */
function tipPath(ctx, x, y, r) {
  ctx.beginPath();
  ctx.moveTo(x, y - r);
  ctx.lineTo(x + 1.1 * r, y);
  ctx.lineTo(x, y + r);
  ctx.closePath();
}

/**
 * Out of the parent's right edge, through the gutter, into the first board, then along the line.
 * @param {Layout} layout @param {Line} line @param {Transform} t @param {{ lane: number, nth: number }=} lane
 */
function trackPath(layout, line, t, lane) {
  const { m } = layout;
  const path = new Path2D();
  const y = t.y(layout.boardY(line.i) + layout.boardH / 2);
  const left = t.x(layout.boardX(line.start));
  const right = t.x(layout.boardX(line.end) + layout.boardW + 0.55 * m.gapX);
  if (!line.from) {
    path.moveTo(t.x(layout.boardX(line.start) - 0.3 * m.gapX), y);
    path.lineTo(right, y);
    return path;
  }
  const [pl, pv] = line.from;
  const below = layout.row(line.i) > layout.row(pl);
  const sign = below ? 1 : -1;
  const edgeX = t.x(layout.boardX(pv) + layout.boardW);
  const nth = lane?.nth ?? 0;
  const inset = Math.min(1.6 + 1.1 * nth, layout.boardH / 2);
  const startY = t.y(layout.boardY(pl) + (below ? layout.boardH - inset : inset));
  const gutter = t.x(layout.boardX(line.start) - m.gapX * (0.5 - (lane?.lane ?? 0)));
  // The two quarter-curves must fit between start and end; close rows make them lower.
  const turn = Math.min(2.2 * t.z, Math.abs(y - startY) / 2);
  path.moveTo(edgeX, startY);
  path.bezierCurveTo((edgeX + gutter) / 2, startY, gutter, startY + sign * turn * 0.35, gutter, startY + sign * turn);
  path.lineTo(gutter, y - sign * turn);
  path.bezierCurveTo(gutter, y - sign * turn * 0.35, (gutter + left) / 2, y, left, y);
  path.lineTo(right, y);
  return path;
}
