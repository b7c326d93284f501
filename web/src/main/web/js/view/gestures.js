// Mouse and touch on the stage, turned into a few meanings: pan, zoom, tap, drag a piece, draw an arrow.
import { closest } from './dom.js';

const DRAG_AFTER = 4;
const HOLD = 180;

/**
 * @typedef {object} Handlers
 * @property {(hit: Hit | null, event: PointerEvent) => void} tap
 * @property {(hit: Hit | null) => boolean} canDrag
 * @property {(hit: Hit) => void} dragStart
 * @property {(point: Point, hit: Hit | null) => void} dragMove
 * @property {(hit: Hit | null) => void} drop
 * @property {() => void} dragCancel
 * @property {(hit: Hit | null) => void} hover
 * @property {(from: Hit, to: Hit, brush: string) => void} arrow
 * @property {(hit: Hit, brush: string) => void} mark
 * @property {(hit: Hit) => boolean} fill a second tap; false when it is a tap like any other
 */

/** @param {import('./viewport.js').Viewport} viewport @param {Handlers} handlers */
export function attachGestures(viewport, handlers, { freeWheel = true } = {}) {
  const { stage } = viewport;
  /** @type {Map<number, Point>} */
  const pointers = new Map();
  /** @type {'press' | 'pan' | 'piece' | 'arrow' | 'pinch' | null} */
  let mode = null;
  /** @type {{ at: Point, hit: Hit | null, last: Point, touch: boolean } | null} */
  let down = null;
  let pinch = { x: 0, y: 0, distance: 1 };
  let hold = 0;
  let wheelFree = freeWheel;

  const point = (/** @type {MouseEvent} */ event) => {
    const rect = stage.getBoundingClientRect();
    return { x: event.clientX - rect.left, y: event.clientY - rect.top };
  };
  const beginPiece = () => {
    if (!down?.hit) return;
    mode = 'piece';
    handlers.dragStart(down.hit);
    handlers.dragMove(down.at, down.hit);
  };

  stage.addEventListener('pointerdown', (event) => {
    if (event.target !== stage && !closest(event, '.layers')) return;
    wheelFree = true;
    const at = point(event);
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, at);
    if (pointers.size === 2) {
      clearTimeout(hold);
      if (mode === 'piece') handlers.dragCancel();
      mode = 'pinch';
      pinch = pinchOf(pointers) ?? pinch;
      return;
    }
    const hit = viewport.hit(at.x, at.y);
    down = { at, hit, last: at, touch: event.pointerType === 'touch' };
    mode = event.button === 2 ? 'arrow' : event.button === 1 ? 'pan' : 'press';
    if (mode === 'press' && down.touch && handlers.canDrag(hit)) {
      hold = setTimeout(() => mode === 'press' && beginPiece(), HOLD);
    }
  });

  stage.addEventListener('pointermove', (event) => {
    const at = point(event);
    if (!pointers.has(event.pointerId)) {
      handlers.hover(viewport.hit(at.x, at.y));
      return;
    }
    pointers.set(event.pointerId, at);
    if (mode === 'pinch') {
      const now = pinchOf(pointers);
      if (!now) return;
      viewport.zoomAt(now.distance / pinch.distance, now.x, now.y, true);
      viewport.panBy(now.x - pinch.x, now.y - pinch.y);
      pinch = now;
      return;
    }
    if (!down) return;
    const far = Math.hypot(at.x - down.at.x, at.y - down.at.y) > DRAG_AFTER;
    if (mode === 'press' && far) {
      clearTimeout(hold);
      if (!down.touch && handlers.canDrag(down.hit)) beginPiece();
      else mode = 'pan';
    }
    if (mode === 'pan') viewport.panBy(at.x - down.last.x, at.y - down.last.y);
    if (mode === 'piece') {
      // A finger hides the square below it, so the piece floats above the finger.
      const shown = down.touch ? { x: at.x, y: at.y - 48 } : at;
      handlers.dragMove(shown, viewport.hit(shown.x, shown.y));
      edgePan(shown);
    }
    down.last = at;
  });

  /** @param {Point} at */
  function edgePan(at) {
    const push = (/** @type {number} */ p, /** @type {number} */ size) => (p < 24 ? 8 : p > size - 24 ? -8 : 0);
    const dx = push(at.x, viewport.width);
    const dy = push(at.y, viewport.height);
    if (dx || dy) viewport.panBy(dx, dy);
  }

  const up = (/** @type {PointerEvent} */ event) => {
    if (!pointers.delete(event.pointerId)) return;
    clearTimeout(hold);
    const at = point(event);
    const cancelled = event.type === 'pointercancel';
    if (mode === 'pinch') {
      if (pointers.size === 0) {
        mode = null;
        viewport.zoomAt(1.0001, pinch.x, pinch.y);
      }
      return;
    }
    if (!down) return;
    const shown = mode === 'piece' && down.touch ? { x: at.x, y: at.y - 48 } : at;
    const hit = viewport.hit(shown.x, shown.y);
    if (mode === 'piece') cancelled ? handlers.dragCancel() : handlers.drop(hit);
    else if (mode === 'press' && !cancelled) tap(down.at, hit, event);
    else if (mode === 'arrow' && !cancelled) {
      const from = down.hit;
      if (from && hit && from.sq >= 0 && hit.sq >= 0) {
        // As on other boards: plain green, Shift red, Alt blue, both yellow.
        const brush = event.shiftKey ? (event.altKey ? 'Y' : 'R') : event.altKey ? 'B' : 'G';
        if (from.l === hit.l && from.v === hit.v && from.sq === hit.sq) handlers.mark(hit, brush);
        else handlers.arrow(from, hit, brush);
      }
    }
    mode = null;
    down = null;
  };
  stage.addEventListener('pointerup', up);
  stage.addEventListener('pointercancel', up);

  let lastTap = { time: 0, x: 0, y: 0 };
  /** @param {Point} at @param {Hit | null} hit @param {PointerEvent} event */
  function tap({ x, y }, hit, event) {
    const now = performance.now();
    const twice = now - lastTap.time < 320 && Math.hypot(x - lastTap.x, y - lastTap.y) < 12;
    lastTap = { time: twice ? 0 : now, x, y };
    if (twice && hit && handlers.fill(hit)) return;
    handlers.tap(hit, event);
  }

  stage.addEventListener('pointerleave', () => handlers.hover(null));
  stage.addEventListener('contextmenu', (event) => event.preventDefault());
  stage.addEventListener(
    'wheel',
    (event) => {
      if (!wheelFree && !event.ctrlKey) return; // inside another page the wheel belongs to that page
      event.preventDefault();
      const at = point(event);
      if (event.shiftKey) viewport.panBy(-(event.deltaY || event.deltaX), 0);
      else {
        const notches = Math.max(-3, Math.min(3, event.deltaY / (event.deltaMode === 1 ? 3 : 100)));
        viewport.zoomAt(1.1 ** -notches, at.x, at.y);
      }
    },
    { passive: false },
  );

  const { minimap } = viewport;
  const jump = (/** @type {PointerEvent} */ event) => {
    const rect = minimap.getBoundingClientRect();
    viewport.minimapTo(event.clientX - rect.left, event.clientY - rect.top);
  };
  minimap.addEventListener('pointerdown', (event) => {
    minimap.setPointerCapture(event.pointerId);
    jump(event);
  });
  minimap.addEventListener('pointermove', (event) => event.buttons && jump(event));
}

/** @param {Map<number, Point>} pointers */
function pinchOf(pointers) {
  const [a, b] = [...pointers.values()];
  if (!a || !b) return null;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.max(10, Math.hypot(a.x - b.x, a.y - b.y)) };
}
