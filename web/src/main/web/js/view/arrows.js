// Arrows across boards: quadratic curves with a casing, so that they read on every square.

const HEAD = { length: 2.7, half: 1.55, notch: 0.55 };

/** @typedef {{ start: Point, c: Point, end: Point }} Curve */

/**
 * The curve from a to b (screen points), cut short at both ends; null when nothing would be left.
 * @param {Point} a @param {Point} b @param {{ bow: number, startGap: number, endGap: number }} options @returns {Curve | null}
 */
export function curve(a, b, { bow, startGap, endGap }) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const len = Math.hypot(dx, dy);
  if (len < startGap + endGap + 1) return null;
  // Left of travel, with y growing downwards, is (dy, -dx).
  const c = { x: (a.x + b.x) / 2 + dy * bow, y: (a.y + b.y) / 2 - dx * bow };
  const start = towards(a, c, startGap);
  const end = towards(b, c, endGap);
  return { start, c, end };
}

/** @param {Point} p @param {Point} q @param {number} d */
function towards(p, q, d) {
  const len = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  return { x: p.x + ((q.x - p.x) / len) * d, y: p.y + ((q.y - p.y) / len) * d };
}

/** @param {Curve} curve @param {number} t */
export function pointAt({ start, c, end }, t) {
  const u = 1 - t;
  return {
    x: u * u * start.x + 2 * u * t * c.x + t * t * end.x,
    y: u * u * start.y + 2 * u * t * c.y + t * t * end.y,
  };
}

/** Whether the curve comes within r of a point. @param {Curve} k @param {Point} p @param {number} r */
export function passes(k, p, r) {
  for (let t = 0.08; t < 0.9; t += 0.04) {
    const q = pointAt(k, t);
    if (Math.hypot(q.x - p.x, q.y - p.y) < r) return true;
  }
  return false;
}

/** @param {Context} ctx @param {Curve} k @param {{ width: number, color: string, halo: string, dash?: boolean, alpha: number }} look */
export function drawArrow(ctx, k, { width, color, halo, dash, alpha }) {
  const dir = Math.atan2(k.end.y - k.c.y, k.end.x - k.c.x);
  const back = (/** @type {number} */ d, /** @type {number} */ side) => ({
    x: k.end.x - Math.cos(dir) * d * width - Math.sin(dir) * side * width,
    y: k.end.y - Math.sin(dir) * d * width + Math.cos(dir) * side * width,
  });
  const neck = back(HEAD.length - HEAD.notch, 0);
  const left = back(HEAD.length, -HEAD.half);
  const right = back(HEAD.length, HEAD.half);
  const shaft = new Path2D();
  shaft.moveTo(k.start.x, k.start.y);
  shaft.quadraticCurveTo(k.c.x, k.c.y, neck.x, neck.y);
  const head = new Path2D();
  head.moveTo(k.end.x, k.end.y);
  head.lineTo(left.x, left.y);
  head.lineTo(neck.x, neck.y);
  head.lineTo(right.x, right.y);
  head.closePath();
  ctx.save();
  ctx.globalAlpha = alpha;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = halo;
  ctx.lineWidth = width + 2.6;
  ctx.stroke(shaft);
  ctx.lineWidth = 2.6;
  ctx.stroke(head);
  ctx.strokeStyle = color;
  ctx.fillStyle = color;
  ctx.lineWidth = width;
  if (dash) {
    ctx.lineCap = 'butt';
    ctx.setLineDash([9, 4]);
  }
  ctx.stroke(shaft);
  ctx.setLineDash([]);
  ctx.fill(head);
  ctx.restore();
}
