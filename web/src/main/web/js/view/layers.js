// What is painted of the boards: two canvases, boards below and marks above, that reach over the edges
// of the stage. A camera that has moved on since is shown by shifting and scaling them.

/** How far they reach over each edge. */
export const OVERSCAN = 256;
/** Bitmaps of boards are made for so many milliseconds a frame, while the camera zooms hardly any; the rest follows in the next frames. */
const MAKING = 8;
const MAKING_ZOOMED = 1;
/** Painted boards are scaled at most by this. */
const MOST_SCALED = 2;

export class Layers {
  /** @type {Camera & { zx: number } | null} the camera they were painted for, and its zoom sideways */
  painted = null;
  /** @type {[Line, number][]} boards that have no bitmap yet */
  #missing = [];
  #width = 1;
  #height = 1;

  /** @param {HTMLElement} root */
  constructor(root) {
    const canvas = (/** @type {string} */ name) => /** @type {HTMLCanvasElement} */ (root.querySelector('canvas.' + name));
    this.box = /** @type {HTMLElement} */ (root.querySelector('.layers'));
    this.base = canvas('base');
    this.marks = canvas('marks');
  }

  /** @param {number} width of the stage @param {number} height @param {number} dpr */
  fit(width, height, dpr) {
    this.#width = width;
    this.#height = height;
    for (const canvas of [this.base, this.marks]) {
      canvas.width = Math.round((width + 2 * OVERSCAN) * dpr);
      canvas.height = Math.round((height + 2 * OVERSCAN) * dpr);
      canvas.style.width = width + 2 * OVERSCAN + 'px';
      canvas.style.height = height + 2 * OVERSCAN + 'px';
    }
    this.painted = null;
  }

  get isComplete() {
    return this.#missing.length === 0;
  }

  /** @param {import('./painter.js').Painter} painter @param {Transform} t @param {Camera & { zx: number }} camera @param {Scene} scene @param {boolean} zooming */
  paintBase(painter, t, camera, scene, zooming) {
    const ctx = this.#context(this.base, t.dpr, { alpha: false });
    this.#missing = painter.base(ctx, t, this.#width + 2 * OVERSCAN, this.#height + 2 * OVERSCAN, scene, performance.now() + (zooming ? MAKING_ZOOMED : MAKING));
    this.painted = camera;
  }

  /** Boards that were painted without their bitmaps. @param {import('./painter.js').Painter} painter @param {Transform} t for the camera they were painted for @param {Scene} scene */
  paintMissing(painter, t, scene) {
    const ctx = this.#context(this.base, t.dpr, { alpha: false });
    const deadline = performance.now() + MAKING;
    this.#missing = this.#missing.filter(([line, v]) => !painter.board(ctx, t, line, v, scene, deadline));
  }

  /** @param {import('./painter.js').Painter} painter @param {Transform} t @param {Scene} scene */
  paintMarks(painter, t, scene) {
    const ctx = this.#context(this.marks, t.dpr);
    painter.marks(ctx, t, this.#width + 2 * OVERSCAN, this.#height + 2 * OVERSCAN, scene);
    return ctx;
  }

  /** @param {HTMLCanvasElement} canvas @param {number} dpr @param {CanvasRenderingContext2DSettings=} settings */
  #context(canvas, dpr, settings) {
    const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', settings));
    ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
    return ctx;
  }

  /** Where they lie on the stage for a camera, and how they are scaled. @param {Camera & { zx: number }} camera */
  #lie(camera) {
    const { x, y, z, zx } = this.painted ?? camera;
    const [sx, sy] = [camera.zx / zx, camera.z / z];
    return {
      sx, sy,
      left: this.#width / 2 + (x - camera.x) * camera.zx - (this.#width / 2 + OVERSCAN) * sx,
      top: this.#height / 2 + (y - camera.y) * camera.z - (this.#height / 2 + OVERSCAN) * sy,
    };
  }

  /** Whether they show all that a camera sees; scaled only while it zooms. @param {Camera & { zx: number }} camera @param {boolean} zooming */
  serve(camera, zooming) {
    if (!this.painted) return false;
    const { sx, sy, left, top } = this.#lie(camera);
    if (sx !== 1 || sy !== 1) {
      const most = Math.max(sx, sy, 1 / sx, 1 / sy);
      if (!zooming || most > MOST_SCALED) return false;
    }
    return left <= 0 && top <= 0 && left + (this.#width + 2 * OVERSCAN) * sx >= this.#width && top + (this.#height + 2 * OVERSCAN) * sy >= this.#height;
  }

  /** @param {Camera & { zx: number }} camera */
  place(camera) {
    const { sx, sy, left, top } = this.#lie(camera);
    this.box.style.transform = `translate(${left}px, ${top}px)` + (sx === 1 && sy === 1 ? '' : ` scale(${sx}, ${sy})`);
  }
}
