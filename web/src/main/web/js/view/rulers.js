// What stays on screen at every zoom: the turn ruler, the timeline gutter, the minimap.
import { isBlackTurn, lineLabel, onScreen, turnOf } from '../geometry.js';
import { roundRect } from './boards.js';

/** @typedef {import('./viewport.js').Viewport} Viewport */

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** What a label of the ruler needs, in pixels. */
const ROOM = 48;

/** @param {HTMLCanvasElement} canvas */
const context = (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));

/** @param {Viewport} viewport @param {HTMLCanvasElement} canvas */
function begin(viewport, canvas) {
  const ctx = context(canvas);
  ctx.setTransform(viewport.dpr, 0, 0, viewport.dpr, 0, 0);
  const width = canvas.width / viewport.dpr;
  const height = canvas.height / viewport.dpr;
  ctx.fillStyle = viewport.painter.colors.panel;
  ctx.fillRect(0, 0, width, height);
  return { ctx, width, height };
}

/** @param {Context} ctx @param {number} x @param {number} y @param {boolean} black @param {Colors} colors */
function disc(ctx, x, y, black, colors, onAmber = false) {
  ctx.beginPath();
  ctx.arc(x, y, 4.5, 0, 2 * Math.PI);
  // White is an empty ring on a light ground and a filled disc on a dark one: the shape says the side
  // only together with its ground, so the word beside it says it too.
  ctx.fillStyle = black ? (onAmber ? colors.onNow : colors.frameBlack) : '#fff';
  ctx.fill();
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = onAmber ? colors.onNow : black ? colors.frameBlackEdge : colors.frameWhiteEdge;
  ctx.stroke();
}

/** How many half-turns lie between labels: 10, 20, 50, 100 and so on, as the room allows. @param {number} pitch */
function sparse(pitch) {
  let step = 10;
  for (let i = 0; step * pitch < ROOM; i++) step *= i % 3 === 1 ? 2.5 : 2;
  return step;
}

/** @param {Viewport} viewport */
export function drawRuler(viewport) {
  const { layout, painter } = viewport;
  const { ctx, width, height } = begin(viewport, viewport.rulerCanvas);
  const { colors } = painter;
  const t = viewport.transform();
  const pitch = t.x(layout.pitchX) - t.x(0);
  // Close columns share a label: one a turn, then one every fifth turn, and so on.
  const step = pitch >= 60 ? 1 : pitch >= 24 ? 2 : sparse(pitch);
  const first = Math.max(layout.minV, Math.floor(t.wx(-pitch) / layout.pitchX));
  const last = Math.min(layout.maxV, Math.ceil(t.wx(width) / layout.pitchX));
  ctx.textBaseline = 'middle';
  ctx.font = `600 12px ${FONT}`;
  const mid = height / 2;
  for (let v = Math.ceil(first / step) * step; v <= last; v += step) {
    if (v === layout.view.present) continue;
    if (step > 1 && Math.abs(v - layout.view.present) * pitch < 70) continue;
    const x = t.x(layout.boardX(v) + layout.boardW / 2);
    ctx.textAlign = 'left';
    const text = 'T' + onScreen(turnOf(v));
    const w = ctx.measureText(text).width + (step === 1 ? 15 : 0);
    if (step === 1) disc(ctx, x - w / 2 + 5, mid, isBlackTurn(v), colors);
    ctx.fillStyle = colors.muted;
    ctx.fillText(text, x - w / 2 + (step === 1 ? 15 : 0), mid + 0.5);
  }
  const v = layout.view.present;
  const text = 'Present T' + onScreen(turnOf(v));
  ctx.font = `700 12px ${FONT}`;
  const w = ctx.measureText(text).width + 38;
  const raw = t.x(layout.boardX(v) + layout.boardW / 2);
  const x = Math.min(width - w / 2 - 4, Math.max(w / 2 + 4, raw));
  ctx.fillStyle = colors.now;
  roundRect(ctx, x - w / 2, mid - 10, w, 20, 10);
  ctx.fill();
  disc(ctx, x - w / 2 + 16, mid, isBlackTurn(v), colors, true);
  ctx.fillStyle = colors.onNow;
  ctx.textAlign = 'left';
  ctx.fillText(text, x - w / 2 + 27, mid + 0.5);
}

/** @param {Viewport} viewport */
export function drawGutter(viewport) {
  const { layout, painter } = viewport;
  const { ctx, width, height } = begin(viewport, viewport.gutterCanvas);
  const { colors } = painter;
  const t = viewport.transform();
  const pitch = layout.pitchY * t.z;
  const step = [1, 2, 5, 10, 20, 50, 100].find((n) => n * pitch >= 18) ?? 200;
  const first = Math.max(layout.minRow, Math.floor(t.wy(-pitch) / layout.pitchY));
  const last = Math.min(layout.maxRow, Math.ceil(t.wy(height) / layout.pitchY));
  const middle = (width + (viewport.gutterInset ?? 0)) / 2;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (let row = first; row <= last; row++) {
    if (step > 1 && row % step !== 0) continue;
    const line = layout.lineAtRow(row);
    if (!line) continue;
    const y = t.y(row * layout.pitchY + layout.boardH / 2);
    const roomy = pitch >= 44;
    ctx.font = roomy ? `700 16px ${FONT}` : `700 12px ${FONT}`;
    ctx.fillStyle = line.active ? colors.text : colors.muted;
    ctx.fillText(lineLabel(line), middle, y - (roomy ? 4 : 0));
    if (!roomy) continue;
    if (!line.active) {
      ctx.font = `500 11px ${FONT}`;
      ctx.fillText('inactive', middle, y + 13);
    } else if (line.creator !== -1) {
      ctx.fillStyle = line.creator === 0 ? colors.trackWhite : colors.trackBlack;
      ctx.strokeStyle = line.creator === 0 ? colors.trackWhiteEdge : colors.frameBlackEdge;
      ctx.lineWidth = 1.2;
      roundRect(ctx, middle - 9, y + 10, 18, 5, 2.5);
      ctx.fill();
      ctx.stroke();
    }
    const note = viewport.lineNotes?.get(line.i);
    if (note && line.active && pitch >= 64) {
      ctx.font = `500 11px ${FONT}`;
      ctx.fillStyle = colors.muted;
      ctx.fillText(note, middle, y + 26);
    }
  }
  if (viewport.detail === 'strips') gutterTicks(ctx, viewport, t, width);
}

/** Where rows are too low for tabs, their ends in the gutter say which ask for something. @param {Context} ctx @param {Viewport} viewport @param {Transform} t @param {number} width */
function gutterTicks(ctx, { scene, layout, painter: { colors } }, t, width) {
  for (const [asks, color] of /** @type {[string[], ColorName][]} */ ([[['must move'], 'nowLine'], [['check', 'mate'], 'danger']])) {
    ctx.fillStyle = colors[color];
    for (const { l, tab } of scene.rings) {
      if (tab && asks.includes(tab.text)) ctx.fillRect(width - 7, Math.round(t.y(layout.boardY(l) + layout.boardH / 2)) - 1, 6, 2);
    }
  }
}

const MAP_W = 240;
const MAP_H = 120;

/** @param {Viewport} viewport */
export function minimapTransform(viewport) {
  const b = viewport.layout.bounds();
  const { pitchX, pitchY } = viewport.layout;
  const z = Math.min(10 / Math.max(pitchX, pitchY), (MAP_W - 16) / b.w, (MAP_H - 16) / b.h);
  return {
    z,
    width: Math.max(48, b.w * z + 16),
    height: Math.max(32, b.h * z + 16),
    x: (/** @type {number} */ wx) => (wx - b.x) * z + 8,
    y: (/** @type {number} */ wy) => (wy - b.y) * z + 8,
    wx: (/** @type {number} */ sx) => (sx - 8) / z + b.x,
    wy: (/** @type {number} */ sy) => (sy - 8) / z + b.y,
  };
}

/** @param {Viewport} viewport */
export function drawMinimap(viewport) {
  const { layout, painter, minimap } = viewport;
  const { colors } = painter;
  const t = viewport.transform();
  const b = layout.bounds();
  const all = t.x(b.x) >= -1 && t.y(b.y) >= -1 && t.x(b.x + b.w) <= viewport.width + 1 && t.y(b.y + b.h) <= viewport.height + 1;
  minimap.hidden = all || viewport.noMinimap;
  if (minimap.hidden) return;
  const m = minimapTransform(viewport);
  const w = Math.round(m.width * viewport.dpr);
  const h = Math.round(m.height * viewport.dpr);
  const ctx = context(minimap);
  const key = `${w}x${h}`;
  const made = viewport.minimapMade;
  if (made?.layout !== layout || made.colors !== colors || made.key !== key) {
    viewport.minimapMade = { layout, colors, key };
    minimap.width = w;
    minimap.height = h;
    minimap.style.width = m.width + 'px';
    minimap.style.height = m.height + 'px';
    viewport.minimapTiles.width = w;
    viewport.minimapTiles.height = h;
    paintTiles(context(viewport.minimapTiles), viewport, m);
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, w, h);
  ctx.drawImage(viewport.minimapTiles, 0, 0);
  ctx.setTransform(viewport.dpr, 0, 0, viewport.dpr, 0, 0);
  const x0 = Math.max(1, m.x(t.wx(0)));
  const y0 = Math.max(1, m.y(t.wy(0)));
  const x1 = Math.min(m.width - 1, m.x(t.wx(viewport.width)));
  const y1 = Math.min(m.height - 1, m.y(t.wy(viewport.height)));
  ctx.strokeStyle = colors.you;
  ctx.lineWidth = 2;
  ctx.strokeRect(x0, y0, x1 - x0, y1 - y0);
}

/** @param {Context} ctx @param {Viewport} viewport @param {ReturnType<typeof minimapTransform>} m */
function paintTiles(ctx, viewport, m) {
  const { layout, painter } = viewport;
  const { colors } = painter;
  ctx.setTransform(viewport.dpr, 0, 0, viewport.dpr, 0, 0);
  ctx.fillStyle = colors.panel;
  ctx.fillRect(0, 0, m.width, m.height);
  const present = layout.boardX(layout.view.present) - layout.m.gapX / 2;
  ctx.globalAlpha = 0.35;
  ctx.fillStyle = colors.now;
  ctx.fillRect(m.x(present), 0, layout.pitchX * m.z, m.height);
  const w = Math.max(1, layout.boardW * m.z);
  const h = Math.max(1, layout.boardH * m.z);
  // A long game has more boards than the map has pixels.
  const step = Math.max(1, Math.floor(0.5 / (layout.pitchX * m.z)));
  for (const line of layout.view.lines) {
    ctx.globalAlpha = line.active ? 1 : 0.5;
    for (let v = line.start; v <= line.end; v += step) {
      const x = m.x(layout.boardX(v));
      const y = m.y(layout.boardY(line.i));
      ctx.fillStyle = isBlackTurn(v) ? colors.frameBlack : colors.frameWhite;
      ctx.fillRect(x, y, w, h);
      if (w > 4) {
        ctx.strokeStyle = isBlackTurn(v) ? colors.frameBlackEdge : colors.frameWhiteEdge;
        ctx.lineWidth = 1;
        ctx.strokeRect(x, y, w, h);
      }
    }
  }
}
