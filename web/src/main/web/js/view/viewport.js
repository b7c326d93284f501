// The endless canvas: camera, layers, frames. Painting is the painter's, gestures are in gestures.js.
import { COLORS, DETAIL } from '../art.js';
import { Layout } from '../geometry.js';
import { emptyScene } from '../scene.js';
import { Layers, OVERSCAN } from './layers.js';
import { Painter } from './painter.js';
import { drawGutter, drawMinimap, drawRuler, minimapTransform } from './rulers.js';
import { STRIP, STRIP_WIDTH } from './tiles.js';

const MAX_SQUARE = 64;
/** Squares from this size on can be read, from the other on they can be told apart. */
const READABLE = 12;
const SMALLEST = 6;
/** What stays free around everything, the height of the tabs above boards, and what a board that was just made has around it. */
const MARGIN = 12;
const TAB = 18;
const SPARE = 24;
/** Milliseconds after the last zoom until boards are painted anew; until then they are scaled. */
const SHARPEN = 120;

/** At rest squares have a whole number of pixels, so that board bitmaps are drawn one to one. */
/** @param {number} z */
const whole = (z) => (z >= 6 ? Math.round(z) : z);

export class Viewport {
  camera = { x: 0, y: 0, z: 15 };
  flip = false;
  scene = emptyScene();
  /** What is said of timelines below their names. */
  lineNotes = /** @type {Map<number, string>} */ (new Map());
  /** How much of the gutter something else covers, at its left. */
  gutterInset = 0;
  dirty = { base: true, marks: true };
  /** @type {((now: number) => void) | null} */
  glide = null;
  noMinimap = false;
  /** What moves over the boards; says whether it goes on. @type {((ctx: CanvasRenderingContext2D, t: Transform, now: number) => boolean) | null} */
  overlay = null;
  #moving = false;
  minimapTiles = document.createElement('canvas');
  /** @type {{ layout: Layout, colors: Colors, key: string } | null} what the minimap's tiles were painted for */
  minimapMade = null;
  width = 1;
  height = 1;
  dpr = 1;
  #shown = false;
  #scheduled = false;
  /** Whether the camera zooms smoothly at the moment, and what ends that. */
  #zooming = false;
  #sharpen = 0;
  /** @type {Set<(camera: Camera) => void>} */
  #listeners = new Set();

  /**
   * @param {HTMLElement} root the element that holds the layers
   * @param {BoardsView} view a first position, not to be painted
   * @param {(id: number) => Uint8Array} codesOf the pieces of a board
   * @param {() => boolean} isStill whether nothing may glide
   */
  constructor(root, view, codesOf, isStill) {
    this.root = root;
    this.isStill = isStill;
    this.stage = /** @type {HTMLElement} */ (root.querySelector('.stage'));
    this.layers = new Layers(root);
    const canvas = (/** @type {string} */ name) => /** @type {HTMLCanvasElement} */ (root.querySelector('canvas.' + name));
    this.rulerCanvas = canvas('ruler');
    this.gutterCanvas = canvas('gutter');
    this.minimap = canvas('minimap');
    this.layout = new Layout(view, this.flip);
    this.painter = new Painter(themeColors(), this.layout, codesOf);
    new ResizeObserver(() => this.resize()).observe(this.stage);
    this.resize();
  }

  /** @param {(camera: Camera) => void} listener */
  onCamera(listener) {
    this.#listeners.add(listener);
  }

  // --- content -------------------------------------------------------------------------------

  /** @param {BoardsView} view a position whose boards are known */
  setView(view) {
    this.#shown = true;
    this.#setLayout(new Layout(view, this.flip));
  }

  /** @param {Layout} layout */
  #setLayout(layout) {
    this.layout = layout;
    this.painter.setLayout(layout);
    this.invalidate();
  }

  /** @param {Scene} scene @param {boolean} base whether boards or tints have changed, too */
  setScene(scene, base) {
    // The marks layer starts before the stage by its overscan.
    const { drag } = scene;
    this.scene = drag ? { ...scene, drag: { ...drag, x: drag.x + OVERSCAN, y: drag.y + OVERSCAN } } : scene;
    this.dirty.marks = true;
    this.dirty.base ||= base;
    this.wake();
  }

  /** @param {boolean} flip */
  setFlip(flip) {
    if (this.flip === flip) return;
    this.flip = flip;
    // The middle of the screen keeps showing the same row.
    this.camera.y = -this.camera.y + this.layout.boardH;
    this.#setLayout(new Layout(this.layout.view, flip));
  }

  /** New colours, and no bitmap of an old board. */
  themeChanged() {
    this.painter.setColors(themeColors());
    this.invalidate();
  }

  invalidate() {
    this.dirty.base = this.dirty.marks = true;
    this.wake();
  }

  // --- camera --------------------------------------------------------------------------------

  resize() {
    const rect = this.stage.getBoundingClientRect();
    const before = { width: this.width, height: this.height };
    this.width = Math.max(1, Math.round(rect.width));
    this.height = Math.max(1, Math.round(rect.height));
    this.dpr = Math.min(window.devicePixelRatio || 1, this.width < 768 ? 2 : 3);
    this.layers.fit(this.width, this.height, this.dpr);
    this.#fit(this.rulerCanvas, this.width, this.rulerCanvas.clientHeight || 30);
    this.#fit(this.gutterCanvas, this.gutterCanvas.clientWidth || 56, this.height);
    this.invalidate();
    // What must move stays in sight when a panel takes its place.
    if (this.#shown && (before.width !== this.width || before.height !== this.height)) this.follow(this.layout.view.must.slice(0, 1));
  }

  /** @param {HTMLCanvasElement} canvas @param {number} width @param {number} height */
  #fit(canvas, width, height) {
    canvas.width = Math.round(width * this.dpr);
    canvas.height = Math.round(height * this.dpr);
  }

  /** World to screen for the stage, or for a layer that begins `margin` pixels before it. @returns {Transform} */
  transform(margin = 0, { x, y, z } = this.camera) {
    const zx = this.zoomX(z);
    const cx = this.width / 2 + margin;
    const cy = this.height / 2 + margin;
    return {
      z,
      dpr: this.dpr,
      x: (wx) => (wx - x) * zx + cx,
      y: (wy) => (wy - y) * z + cy,
      wx: (sx) => (sx - cx) / zx + x,
      wy: (sy) => (sy - cy) / z + y,
    };
  }

  /** Pixels a square takes sideways: rows too low for squares are stretched to show something. */
  zoomX(z = this.camera.z) {
    const { layout } = this;
    if (layout.boardH * z >= STRIP) return z;
    const columns = layout.maxV - layout.minV + 2;
    return Math.max(z, Math.min(STRIP_WIDTH, (this.width - 2 * MARGIN) / columns) / layout.pitchX);
  }

  /** What boards are at this zoom. @returns {'boards' | 'tiles' | 'strips'} */
  get detail() {
    const { z } = this.camera;
    if (z * this.dpr >= DETAIL.blobs) return 'boards';
    return this.layout.boardH * z < STRIP ? 'strips' : 'tiles';
  }

  /** The zoom at which everything is in sight, with room for rings and tabs. */
  fitZoom() {
    const b = this.layout.bounds();
    return Math.min((this.width - 2 * MARGIN) / b.w, (this.height - 2 * MARGIN - TAB) / b.h, 40);
  }

  minZoom() {
    return Math.min(2, this.fitZoom());
  }

  /** @param {number} x @param {number} y */
  moveCamera(x, y, z = this.camera.z) {
    this.stopGlide();
    this.camera = { x, y, z: Math.min(MAX_SQUARE, Math.max(this.minZoom(), z)) };
    this.clampToBoards();
    this.wake();
  }

  /** At least a part of some board stays in sight. */
  clampToBoards() {
    const b = this.layout.bounds();
    this.camera.x = Math.min(b.x + b.w, Math.max(b.x, this.camera.x));
    this.camera.y = Math.min(b.y + b.h, Math.max(b.y, this.camera.y));
  }

  /** @param {number} dx @param {number} dy */
  panBy(dx, dy) {
    this.moveCamera(this.camera.x - dx / this.zoomX(), this.camera.y - dy / this.camera.z);
  }

  /** Zooms so that the world point under (sx, sy) stays there; a step is at least one pixel. @param {number} factor */
  zoomAt(factor, sx = this.width / 2, sy = this.height / 2, smooth = false) {
    const t = this.transform();
    const wx = t.wx(sx);
    const wy = t.wy(sy);
    let wanted = this.camera.z * factor;
    if (!smooth && factor !== 1 && wanted >= 6) {
      const grown = factor > 1 ? Math.max(wanted, Math.floor(this.camera.z) + 1) : Math.min(wanted, Math.ceil(this.camera.z) - 1);
      wanted = whole(grown);
    }
    const z = Math.min(MAX_SQUARE, Math.max(this.minZoom(), wanted));
    this.#zooming = true;
    this.moveCamera(wx - (sx - this.width / 2) / this.zoomX(z), wy - (sy - this.height / 2) / z, z);
    clearTimeout(this.#sharpen);
    this.#sharpen = setTimeout(() => {
      this.#zooming = false;
      this.wake();
    }, SHARPEN);
  }

  /** @param {Partial<Camera>} target */
  glideTo(target, cut = false) {
    this.stopGlide();
    const from = { ...this.camera };
    const to = { ...from, ...target };
    to.z = whole(Math.min(MAX_SQUARE, Math.max(this.minZoom(), to.z)));
    if (cut || this.isStill()) {
      this.camera = to;
      this.wake();
      return;
    }
    const start = performance.now();
    const far = Math.hypot((to.x - from.x) * to.z, (to.y - from.y) * to.z) > 2 * this.width;
    this.glide = (now) => {
      const p = Math.min(1, (now - start) / (far ? 400 : 220));
      const e = 1 - (1 - p) ** 3;
      this.camera = {
        x: from.x + (to.x - from.x) * e, y: from.y + (to.y - from.y) * e, z: from.z * (to.z / from.z) ** e,
      };
      if (p === 1) this.glide = null;
    };
    this.wake();
  }

  stopGlide() {
    this.glide = null;
  }

  fitAll(cut = false) {
    this.glideTo(this.#fitted(), cut);
  }

  /** The camera that shows everything. */
  #fitted() {
    const b = this.layout.bounds();
    const fits = this.fitZoom();
    const z = fits >= 6 ? Math.floor(fits) : fits;
    return { x: b.x + b.w / 2, y: b.y + b.h / 2 - TAB / 2 / z, z };
  }

  /** Whether exactly everything is shown. */
  get isFit() {
    const { x, y, z } = this.#fitted();
    const { camera } = this;
    return Math.abs(z / camera.z - 1) < 0.001 && Math.abs(x - camera.x) * z < 1 && Math.abs(y - camera.y) * z < 1;
  }

  /** Everything; if that is too small to read, the present with what must move; if that is, too, everything. */
  fitFirst(zoom = 15) {
    const rows = this.#mustRows();
    const tall = (rows[rows.length - 1] - rows[0]) * this.layout.pitchY + this.layout.boardH;
    const room = this.height - 2 * MARGIN - TAB;
    // All rows above the floating buttons, if that can be read; else the rows that must move.
    const all = Math.floor((room - this.#floats) / this.layout.bounds().h);
    const z = Math.min(zoom, all >= READABLE ? all : Math.floor(room / tall));
    if (this.fitZoom() < READABLE && z >= SMALLEST) this.showPresent(true, z);
    else this.fitAll(true);
  }

  /** The height of what floats over the lower edge. */
  get #floats() {
    return this.width < 600 ? 0 : 56;
  }

  /** Rows of boards that must move, in order. */
  #mustRows() {
    const { layout } = this;
    const must = layout.view.must.length ? layout.view.must : [[layout.view.lines[0].i]];
    return must.map(([l]) => layout.row(l)).sort((a, b) => a - b);
  }

  /** The present column in the middle, or right of it while there is a past to show; large enough to be read. */
  showPresent(cut = false, zoom = Math.max(READABLE, this.camera.z)) {
    const { layout } = this;
    const bounds = layout.bounds();
    const present = layout.boardX(layout.view.present) + layout.boardW / 2;
    const rows = this.#mustRows();
    const tall = bounds.h * zoom + TAB < this.height;
    const floats = bounds.h * zoom + TAB + this.#floats < this.height ? this.#floats : 0;
    const reach = (rows[rows.length - 1] - rows[0] + 1) * layout.pitchY * zoom;
    const row = reach < this.height ? (rows[0] + rows[rows.length - 1]) / 2 : rows[rows.length >> 1];
    this.glideTo({
      x: bounds.w * zoom < this.width ? bounds.x + bounds.w / 2 : present - Math.max(0, (this.width / 2 - layout.pitchX * zoom * 1.5) / zoom),
      y: (tall ? bounds.y + bounds.h / 2 : row * layout.pitchY + layout.boardH / 2) - (TAB - floats) / 2 / zoom,
      z: zoom,
    }, cut);
  }

  /** Moves as little as it takes to show boards wholly, with some room; not at all where they can't all be shown but one is. @param {Coord[]} boards */
  follow(boards) {
    if (!boards.length) return;
    const { layout, camera } = this;
    const t = this.transform();
    const boxes = boards.map(([l, v]) => ({ x: t.x(layout.boardX(v)), y: t.y(layout.boardY(l)) }));
    const zx = this.zoomX();
    const w = layout.boardW * zx;
    const h = layout.boardH * camera.z;
    const needed = (/** @type {number[]} */ at, /** @type {number} */ size, /** @type {number} */ room) => {
      const from = Math.min(...at) - SPARE;
      const to = Math.max(...at) + size + SPARE;
      if (to - from > room) return null;
      return from < 0 ? from : to > room ? to - room : 0;
    };
    const dx = needed(boxes.map((b) => b.x), w, this.width);
    const dy = needed(boxes.map((b) => b.y), h, this.height);
    if (dx === 0 && dy === 0) return;
    if (dx !== null && dy !== null) this.glideTo({ x: camera.x + dx / zx, y: camera.y + dy / camera.z });
    else if (!boxes.some((b) => b.x >= 0 && b.y >= 0 && b.x + w <= this.width && b.y + h <= this.height)) this.showPresent(false, Math.min(camera.z, READABLE));
  }

  /** @param {number} l @param {number} v */
  showBoard(l, v, zoom = Math.max(READABLE, this.camera.z)) {
    const { layout } = this;
    this.glideTo({
      x: layout.boardX(v) + layout.boardW / 2, y: layout.boardY(l) + layout.boardH / 2, z: zoom,
    });
  }

  /** @param {number} l @param {number} v */
  isOnScreen(l, v) {
    const t = this.transform();
    const x = t.x(this.layout.boardX(v) + this.layout.boardW / 2);
    const y = t.y(this.layout.boardY(l) + this.layout.boardH / 2);
    return x > 0 && y > 0 && x < this.width && y < this.height;
  }

  /** @param {number} sx @param {number} sy */
  hit(sx, sy) {
    const t = this.transform();
    return this.layout.hit(t.wx(sx), t.wy(sy));
  }

  // --- frames --------------------------------------------------------------------------------

  wake() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    requestAnimationFrame((now) => {
      this.#scheduled = false;
      this.frame(now);
    });
  }

  /** @param {number} now */
  frame(now) {
    if (!this.#shown) return;
    if (this.glide) this.glide(now);
    const { layers } = this;
    const camera = { ...this.camera, zx: this.zoomX() };
    const zooming = this.#zooming || this.glide !== null;
    const serves = layers.serve(camera, zooming);
    if (this.#moving) this.dirty.marks = true;
    if (this.dirty.base || this.dirty.marks || !serves) {
      // Both layers are painted for one camera, so one transform moves them together.
      const t = this.transform(OVERSCAN);
      const { painted } = layers;
      const isThere = painted && painted.x === camera.x && painted.y === camera.y && painted.z === camera.z && painted.zx === camera.zx;
      if (this.dirty.base || !isThere) layers.paintBase(this.painter, t, camera, this.scene, zooming);
      this.#moving = this.overlay?.(layers.paintMarks(this.painter, t, this.scene), t, now) ?? false;
      this.dirty = { base: false, marks: false };
    } else if (!layers.isComplete && layers.painted && !zooming) layers.paintMissing(this.painter, this.transform(OVERSCAN, layers.painted), this.scene);
    layers.place(camera);
    drawRuler(this);
    drawGutter(this);
    drawMinimap(this);
    for (const listener of this.#listeners) listener(camera);
    if (this.glide || this.#moving || (!layers.isComplete && !zooming)) this.wake();
  }

  /** Screen point on the minimap to a camera position. @param {number} sx @param {number} sy */
  minimapTo(sx, sy) {
    const m = minimapTransform(this);
    this.moveCamera(m.wx(sx), m.wy(sy));
  }
}

/** The colours of the theme in force. @returns {Colors} */
export const themeColors = () => COLORS[/** @type {keyof typeof COLORS} */ (document.documentElement.dataset.theme)] ?? COLORS.light;
