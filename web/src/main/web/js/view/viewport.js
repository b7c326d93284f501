// The endless canvas: camera, layers, frames. Painting is the painter's, gestures are in gestures.js.
import { COLORS } from '../art.js';
import { Layout } from '../geometry.js';
import { emptyScene } from '../scene.js';
import { Painter } from './painter.js';
import { drawGutter, drawMinimap, drawRuler, minimapTransform } from './rulers.js';

/** The base and marks layers reach this far over the edges, so that panning can move them unpainted. */
const OVERSCAN = 256;
const MAX_SQUARE = 64;

/** At rest squares have a whole number of pixels, so that board bitmaps are drawn one to one. */
/** @param {number} z */
const whole = (z) => (z >= 6 ? Math.round(z) : z);

export class Viewport {
  camera = { x: 0, y: 0, z: 15 };
  flip = false;
  scene = emptyScene();
  dirty = { base: true, marks: true };
  /** @type {Camera | null} the camera the layers were painted for */
  painted = null;
  /** @type {((now: number) => void) | null} */
  glide = null;
  noMinimap = false;
  minimapTiles = document.createElement('canvas');
  /** @type {{ layout: Layout, colors: Colors, key: string } | null} what the minimap's tiles were painted for */
  minimapMade = null;
  width = 1;
  height = 1;
  dpr = 1;
  #shown = false;
  #scheduled = false;
  #again = false;
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
    this.layers = /** @type {HTMLElement} */ (root.querySelector('.layers'));
    const canvas = (/** @type {string} */ name) => /** @type {HTMLCanvasElement} */ (root.querySelector('canvas.' + name));
    this.baseCanvas = canvas('base');
    this.marksCanvas = canvas('marks');
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
    this.width = Math.max(1, Math.round(rect.width));
    this.height = Math.max(1, Math.round(rect.height));
    this.dpr = Math.min(window.devicePixelRatio || 1, this.width < 768 ? 2 : 3);
    for (const canvas of [this.baseCanvas, this.marksCanvas]) {
      this.fit(canvas, this.width + 2 * OVERSCAN, this.height + 2 * OVERSCAN);
    }
    this.fit(this.rulerCanvas, this.width, this.rulerCanvas.clientHeight || 30);
    this.fit(this.gutterCanvas, this.gutterCanvas.clientWidth || 56, this.height);
    this.invalidate();
  }

  /** @param {HTMLCanvasElement} canvas @param {number} width @param {number} height */
  fit(canvas, width, height) {
    canvas.width = Math.round(width * this.dpr);
    canvas.height = Math.round(height * this.dpr);
    if (canvas === this.baseCanvas || canvas === this.marksCanvas) {
      canvas.style.width = width + 'px';
      canvas.style.height = height + 'px';
    }
  }

  /** World to screen for the stage, or for a layer that begins `margin` pixels before it. @returns {Transform} */
  transform(margin = 0) {
    const { x, y, z } = this.camera;
    const cx = this.width / 2 + margin;
    const cy = this.height / 2 + margin;
    return {
      z,
      dpr: this.dpr,
      x: (wx) => (wx - x) * z + cx,
      y: (wy) => (wy - y) * z + cy,
      wx: (sx) => (sx - cx) / z + x,
      wy: (sy) => (sy - cy) / z + y,
    };
  }

  minZoom() {
    const b = this.layout.bounds();
    return Math.min(2, this.width / (b.w + 4), this.height / (b.h + 4));
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
    this.moveCamera(this.camera.x - dx / this.camera.z, this.camera.y - dy / this.camera.z);
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
    this.moveCamera(wx - (sx - this.width / 2) / z, wy - (sy - this.height / 2) / z, z);
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
    const b = this.layout.bounds();
    const fits = Math.min((this.width - 48) / b.w, (this.height - 64) / b.h, 40);
    const z = fits >= 6 ? Math.floor(fits) : fits;
    this.glideTo({ x: b.x + b.w / 2, y: b.y + b.h / 2, z }, cut);
  }

  /** Everything, unless that would be too small to read; then the present. */
  fitFirst() {
    const b = this.layout.bounds();
    const z = Math.min((this.width - 48) / b.w, (this.height - 64) / b.h);
    if (z >= 12) this.fitAll(true);
    else this.showPresent(true, 15);
  }

  /** The present column in the middle, or right of it while there is a past to show. */
  showPresent(cut = false, zoom = this.camera.z) {
    const { layout } = this;
    const bounds = layout.bounds();
    const present = layout.boardX(layout.view.present) + layout.boardW / 2;
    const must = layout.view.must.length ? layout.view.must : [[0, 0]];
    const rows = must.map(([l]) => layout.row(l)).sort((a, b) => a - b);
    const tall = bounds.h * zoom < this.height;
    this.glideTo({
      x: bounds.w * zoom < this.width ? bounds.x + bounds.w / 2 : present - Math.max(0, (this.width / 2 - layout.pitchX * zoom * 1.5) / zoom),
      y: tall ? bounds.y + bounds.h / 2 : rows[rows.length >> 1] * layout.pitchY + layout.boardH / 2,
      z: zoom,
    }, cut);
  }

  /** @param {number} l @param {number} v */
  showBoard(l, v, zoom = this.camera.z) {
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
    const { camera, painted } = this;
    let dx = painted ? (painted.x - camera.x) * camera.z : Infinity;
    let dy = painted ? (painted.y - camera.y) * camera.z : Infinity;
    const moved = !painted || painted.z !== camera.z || Math.abs(dx) > OVERSCAN || Math.abs(dy) > OVERSCAN;
    if (moved) {
      this.dirty.base = this.dirty.marks = true;
    }
    if (this.dirty.base || this.dirty.marks) {
      // Both layers are painted for one camera, so one transform moves them together.
      const rebase = this.dirty.base || dx !== 0 || dy !== 0;
      const t = this.transform(OVERSCAN);
      const w = this.width + 2 * OVERSCAN;
      const h = this.height + 2 * OVERSCAN;
      if (rebase) {
        const ctx = /** @type {CanvasRenderingContext2D} */ (this.baseCanvas.getContext('2d', { alpha: false }));
        ctx.setTransform(this.dpr, 0, 0, this.dpr, 0, 0);
        // Bitmaps are made within a part of the frame; the rest follows in the next ones.
        const complete = this.painter.base(ctx, t, w, h, this.scene, performance.now() + 10);
        if (!complete) this.#again = true;
      }
      const marks = /** @type {CanvasRenderingContext2D} */ (this.marksCanvas.getContext('2d'));
      marks.setTransform(this.dpr, 0, 0, this.dpr, 0, 0);
      this.painter.marks(marks, t, w, h, this.scene);
      this.painted = { ...camera };
      this.dirty = { base: false, marks: false };
      dx = dy = 0;
    }
    this.layers.style.transform = `translate(${dx - OVERSCAN}px, ${dy - OVERSCAN}px)`;
    drawRuler(this);
    drawGutter(this);
    drawMinimap(this);
    for (const listener of this.#listeners) listener(camera);
    if (this.#again) {
      this.#again = false;
      this.dirty.base = true;
      this.wake();
    }
    if (this.glide) this.wake();
  }

  /** Screen point on the minimap to a camera position. @param {number} sx @param {number} sy */
  minimapTo(sx, sy) {
    const m = minimapTransform(this);
    this.moveCamera(m.wx(sx), m.wy(sy));
  }
}

/** The colours of the theme in force. @returns {Colors} */
export const themeColors = () => COLORS[/** @type {keyof typeof COLORS} */ (document.documentElement.dataset.theme)] ?? COLORS.light;
