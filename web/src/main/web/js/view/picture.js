// Pictures of what is on screen, for the clipboard: with ruler and gutter, at twice the size.
import { COLORS } from '../art.js';
import { emptyScene } from '../scene.js';
import { h, save, toast } from './dom.js';
import { drawGutter, drawRuler } from './rulers.js';
import { spaced } from '../util.js';

const SCALE = 2;
const RULER = 30;
const GUTTER = 56;
/** Browsers give up on canvases with more pixels than this. */
const MOST_PIXELS = 1.2e8;

/** @param {import('./viewport.js').Viewport} viewport @param {number} width @param {number} height @param {Camera} camera @param {Scene} scene */
function draw(viewport, width, height, camera, scene) {
  const { layout, painter } = viewport;
  /** @type {(margin?: number) => Transform} */
  const transform = () => ({
    z: camera.z, dpr: SCALE,
    x: (wx) => (wx - camera.x) * camera.z + width / 2,
    y: (wy) => (wy - camera.y) * camera.z + height / 2,
    wx: (sx) => (sx - width / 2) / camera.z + camera.x,
    wy: (sy) => (sy - height / 2) / camera.z + camera.y,
  });
  const canvas = (/** @type {number} */ w, /** @type {number} */ hh) => h('canvas', { width: w * SCALE, height: hh * SCALE });
  const [base, marks, rulerCanvas, gutterCanvas] = [canvas(width, height), canvas(width, height), canvas(width, RULER), canvas(GUTTER, height)];
  const context = (/** @type {HTMLCanvasElement} */ c) => {
    const ctx = /** @type {CanvasRenderingContext2D} */ (c.getContext('2d'));
    ctx.setTransform(SCALE, 0, 0, SCALE, 0, 0);
    return ctx;
  };
  painter.base(context(base), transform(), width, height, scene, Infinity);
  painter.marks(context(marks), transform(), width, height, scene);
  const like = /** @type {any} */ ({ layout, painter, scene, detail: viewport.detail, dpr: SCALE, transform, rulerCanvas, gutterCanvas });
  drawRuler(like);
  drawGutter(like);
  const all = canvas(width + GUTTER, height + RULER);
  const ctx = /** @type {CanvasRenderingContext2D} */ (all.getContext('2d'));
  ctx.fillStyle = painter.colors.panel;
  ctx.fillRect(0, 0, all.width, all.height);
  ctx.drawImage(base, GUTTER * SCALE, RULER * SCALE);
  ctx.drawImage(marks, GUTTER * SCALE, RULER * SCALE);
  ctx.drawImage(rulerCanvas, GUTTER * SCALE, 0);
  ctx.drawImage(gutterCanvas, 0, RULER * SCALE);
  return all;
}

/** The most pixels a square may have in a picture of a part of the multiverse. @param {number} w in squares @param {number} h @param {number} most */
const zoomFor = (w, h, most) => Math.max(1, Math.min(most, Math.floor(Math.sqrt(MOST_PIXELS / SCALE ** 2 / (w * h)))));

/** Everything on white, in the place of the boards while the page is printed. @param {import('./viewport.js').Viewport} viewport */
export function attachPrinting(viewport) {
  const printed = h('div', { class: 'printed', 'aria-hidden': 'true' });
  viewport.root.after(printed);
  addEventListener('beforeprint', () => {
    const b = viewport.layout.bounds();
    const z = zoomFor(b.w, b.h, 20);
    const { painter } = viewport;
    painter.setColors({ ...COLORS.light, canvas: '#FFFFFF' });
    printed.replaceChildren(draw(viewport, Math.ceil(b.w * z + 72), Math.ceil(b.h * z + 56), { x: b.x + b.w / 2, y: b.y + b.h / 2 - 8 / z, z }, { ...viewport.scene, movable: [], cursor: null, drag: null }));
  });
  addEventListener('afterprint', () => {
    printed.replaceChildren();
    viewport.themeChanged();
  });
}

/** Copies what is seen, everything, or one board. @param {import('./viewport.js').Viewport} viewport @param {'view' | 'all' | Hit} what */
export async function copyPicture(viewport, what) {
  const scene = { ...viewport.scene, cursor: null, drag: null, hovered: null };
  const part = (/** @type {{ x: number, y: number, w: number, h: number }} */ { x, y, w, h: height }, /** @type {number} */ most) => {
    const z = zoomFor(w, height, most);
    return draw(viewport, Math.ceil(w * z + 72), Math.ceil(height * z + 56), { x: x + w / 2, y: y + height / 2 - 8 / z, z }, { ...emptyScene(), ...scene });
  };
  const { layout } = viewport;
  const canvas = what === 'view' ? draw(viewport, viewport.width, viewport.height, viewport.camera, scene)
    : what === 'all' ? part(layout.bounds(), 20)
    : part({ x: layout.boardX(what.v), y: layout.boardY(what.l), w: layout.boardW, h: layout.boardH }, 40);
  /** @type {Promise<Blob>} */
  const blob = new Promise((resolve, reject) => canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('too large'))), 'image/png'));
  const keep = async () => save('fivefold.png', await blob);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    toast(`Picture copied: ${spaced(canvas.width)} × ${spaced(canvas.height)} pixels.`, keep, 'Save as file', 'done');
  } catch {
    toast('The browser did not allow copying.', keep, 'Save as file', 'warning');
  }
}
