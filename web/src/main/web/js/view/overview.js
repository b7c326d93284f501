// What helps where boards are too small for squares: a rail with a tick for each board that asks for
// something, a legend, and a card with the board under the pointer.
import { boardLabel, isBlackTurn, sideOf } from '../geometry.js';
import { plural, spaced } from '../util.js';
import { h } from './dom.js';

/** With fewer timelines the minimap tells enough. */
const MANY_LINES = 20;
const RAIL = 20;
const CARD = 176;
const CARD_AWAY = 120;

/** What rings ask for, the most urgent last: they are painted in this order. */
const ASKS = ['optional', 'played', 'must move', 'check', 'mate'];

/** @typedef {{ color: ColorName, width: number, height: number }} Tick */
/** @type {Record<string, Tick>} */
const TICKS = {
  optional: { color: 'nowLine', width: 5, height: 1.5 }, played: { color: 'you', width: 12, height: 3 },
  'must move': { color: 'now', width: 13, height: 4 }, check: { color: 'danger', width: 13, height: 4 }, mate: { color: 'danger', width: 13, height: 4 },
};

/** @param {import('./board.js').Board} board */
export function attachOverview(board) {
  const { viewport, selection } = board;
  const rail = h('canvas', { class: 'rail', 'aria-hidden': 'true', hidden: true });
  const legend = h('div', { class: 'legend', hidden: true });
  const card = h('div', { class: 'board-card', hidden: true, 'aria-hidden': 'true' });
  const leader = h('i', { class: 'leader', hidden: true });
  viewport.root.append(rail, legend, leader, card);

  /** The rings that ask for something, by what they ask. */
  const asked = () => Map.groupBy(viewport.scene.rings.filter(({ tab }) => tab && ASKS.includes(tab.text)), ({ tab }) => tab?.text ?? '');

  const update = () => {
    const { layout } = viewport;
    const isFar = viewport.detail !== 'boards' && layout.view.lines.length > MANY_LINES;
    rail.hidden = !isFar;
    // The rail takes the minimap's place.
    viewport.minimap.classList.toggle('railed', isFar);
    legend.hidden = viewport.detail !== 'strips' || !isFar;
    if (viewport.detail === 'boards') hideCard();
    if (!isFar) return;
    drawRail(viewport, rail, asked());
    if (!legend.hidden) tell();
  };

  let told = '';
  const tell = () => {
    const { lines } = viewport.layout.view;
    const rings = asked();
    const count = (/** @type {string} */ ask) => rings.get(ask)?.length ?? 0;
    const boards = lines.reduce((n, line) => n + line.end - line.start + 1, 0);
    const rows = [['must', `must move: ${count('must move')}`], ['check', `king in check: ${count('check') + count('mate')}`], ['optional', `optional: ${count('optional')}`]];
    const key = `${lines.length} ${boards} ${rows}`;
    if (key === told) return;
    told = key;
    legend.replaceChildren(h('b', {}, `${plural(lines.length, 'timeline')}, ${spaced(boards)} boards`),
      ...[['material', 'material, White and Black'], ...rows].map(([kind, words]) => h('span', {}, h('i', { class: kind }), words)));
  };

  const hideCard = () => (card.hidden = leader.hidden = true);
  const showCard = (/** @type {Hit} */ { l, v }) => {
    const { layout, stage, painter } = viewport;
    const line = layout.line(l);
    const ask = viewport.scene.rings.find((ring) => ring.l === l && ring.v === v && ring.tab)?.tab?.text ?? '';
    const made = line.from ? `From ${boardLabel(layout.line(line.from[0]), line.from[1])}, made by ${line.creator ? 'Black' : 'White'}. ` : '';
    card.replaceChildren(boardCanvas(viewport, line, v), h('b', {}, boardLabel(line, v), ' ', h('em', { class: ask === 'check' || ask === 'mate' ? 'danger' : '' }, ask)),
      h('span', {}, `${sideOf(v)} to move. ${made}Click: zoom in.`));
    card.hidden = false;
    const t = viewport.transform();
    const box = painter.box(t, l, v);
    const at = { x: stage.offsetLeft + box.x + box.w / 2, y: stage.offsetTop + box.y + box.h / 2 };
    // On the side with more room.
    const right = box.x < viewport.width / 2;
    const x = right ? Math.min(at.x + CARD_AWAY, viewport.root.clientWidth - CARD - RAIL - 8) : Math.max(stage.offsetLeft + 8, at.x - CARD_AWAY - CARD);
    const y = Math.max(stage.offsetTop + 8, Math.min(viewport.root.clientHeight - card.offsetHeight - 8, at.y - card.offsetHeight / 2));
    card.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    const from = { x: right ? x : x + CARD, y: Math.max(y + 8, Math.min(y + card.offsetHeight - 8, at.y)) };
    leader.hidden = false;
    leader.style.width = `${Math.hypot(at.x - from.x, at.y - from.y)}px`;
    leader.style.transform = `translate(${from.x}px, ${from.y}px) rotate(${Math.atan2(at.y - from.y, at.x - from.x)}rad)`;
  };

  viewport.onCamera(update);
  selection.follow({ hovered: (hit) => (hit && viewport.detail !== 'boards' ? showCard(hit) : hideCard()) });
  viewport.stage.addEventListener('pointerleave', hideCard);

  const pan = (/** @type {PointerEvent} */ event) => {
    const { layout } = viewport;
    const part = (event.clientY - rail.getBoundingClientRect().top) / rail.clientHeight;
    viewport.moveCamera(viewport.camera.x, (layout.minRow + part * (layout.maxRow - layout.minRow + 1)) * layout.pitchY);
  };
  rail.addEventListener('pointerdown', (event) => {
    rail.setPointerCapture(event.pointerId);
    pan(event);
  });
  rail.addEventListener('pointermove', (event) => event.buttons && pan(event));
}

/** A tick for each row that asks for something, in the whole height of the multiverse. @param {import('./viewport.js').Viewport} viewport @param {HTMLCanvasElement} rail @param {Map<string, Ring[]>} rings */
function drawRail(viewport, rail, rings) {
  const { layout, height, dpr } = viewport;
  const { colors } = viewport.painter;
  if (rail.height !== Math.round(height * dpr)) {
    rail.width = RAIL * dpr;
    rail.height = Math.round(height * dpr);
  }
  const ctx = /** @type {CanvasRenderingContext2D} */ (rail.getContext('2d'));
  ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
  ctx.fillStyle = colors.panel;
  ctx.fillRect(0, 0, RAIL, height);
  const rows = layout.maxRow - layout.minRow + 1;
  const at = (/** @type {number} */ row) => ((row - layout.minRow) / rows) * height;
  // What is in sight.
  const t = viewport.transform();
  const [top, bottom] = [Math.max(0, at(t.wy(0) / layout.pitchY)), Math.min(height, at(t.wy(height) / layout.pitchY))];
  if (bottom - top < height - 2) {
    ctx.globalAlpha = 0.15;
    ctx.fillStyle = colors.you;
    ctx.fillRect(0, top, RAIL, Math.max(3, bottom - top));
    ctx.globalAlpha = 1;
  }
  for (const ask of ASKS) {
    const { color, width, height: thick } = TICKS[ask];
    ctx.fillStyle = colors[color];
    for (const { l } of rings.get(ask) ?? []) ctx.fillRect((RAIL - width) / 2, Math.round(at(layout.row(l) + 0.5) - thick / 2), width, thick);
  }
}

/** A board large enough to be read. @param {import('./viewport.js').Viewport} viewport @param {Line} line @param {number} v */
function boardCanvas(viewport, line, v) {
  const { layout, painter, dpr } = viewport;
  const size = Math.max(1, Math.floor(((CARD - 24) / Math.max(layout.w, layout.h)) * dpr));
  const canvas = h('canvas', { width: size * layout.w, height: size * layout.h, style: `width:${(size * layout.w) / dpr}px` });
  const id = line.boards[v - line.start];
  const look = { black: isBlackTurn(v), flip: layout.flip, dim: false };
  painter.cache.paint(/** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')), painter.codesOf(id), look, size, layout.w, layout.h);
  return canvas;
}
