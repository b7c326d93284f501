// What pointers on the boards do.
import { boardLabel, lineLabel, placeOf, sameSquare } from '../geometry.js';
import { codeOf, pieceName } from '../pieces.js';
import { capital } from '../util.js';
import { $, h } from './dom.js';
import { attachGestures } from './gestures.js';
import { drawPiece } from './sprites.js';
import { themeColors } from './viewport.js';

/**
 * What a pointer does to something that is shown.
 * @typedef {object} Touch
 * @property {(hit: Hit | null, event: PointerEvent) => unknown} tap
 * @property {(hit: Hit | null) => number} dragCode the code of a piece that can be dragged, or 0
 * @property {(from: Hit, to: Hit | null) => unknown} drop
 * @property {(hit: Hit, brush: string) => unknown} mark
 * @property {(from: Hit, to: Hit, brush: string) => unknown} arrow
 */

/** @param {import('./board.js').Board} board @param {() => Touch} touch who is touched at the moment @param {{ freeWheel?: boolean }} options */
export function attachBoardInput(board, touch, options = {}) {
  const { viewport, selection } = board;
  const { stage } = viewport;
  /** @type {Picked | null} */
  let dragged = null;
  /** @type {Camera | null} the camera before a board was enlarged */
  let before = null;

  attachGestures(viewport, {
    tap(hit, event) {
      stage.focus({ preventScroll: true });
      selection.setCursor(null);
      // Nobody can mean a square that is not drawn.
      if (hit && viewport.detail !== 'boards') viewport.showBoard(hit.l, hit.v);
      else touch().tap(hit, event);
    },
    canDrag: (hit) => viewport.detail === 'boards' && touch().dragCode(hit) !== 0,
    dragStart(hit) {
      dragged = { ...hit, code: touch().dragCode(hit) };
      if (!board.preview.view) selection.pick(hit);
    },
    dragMove(point, hit) {
      if (dragged) selection.dragTo({ code: dragged.code, ...point }, hit);
    },
    drop(hit) {
      selection.dragTo(null, null);
      if (dragged) touch().drop(dragged, hit);
    },
    dragCancel: () => selection.clear(),
    hover(hit) {
      selection.hover(hit);
      stage.classList.toggle('over-target', selection.hovered !== null);
      stage.classList.toggle('over-piece', selection.hovered === null && touch().dragCode(hit) !== 0);
    },
    arrow: (from, to, brush) => touch().arrow(from, to, brush),
    mark: (hit, brush) => touch().mark(hit, brush),
    fill(hit) {
      if (board.preview.setup || selection.targetAt(hit)) return false;
      const filled = (0.6 * viewport.height) / viewport.layout.boardH;
      const already = Math.abs(viewport.camera.z - Math.min(64, filled)) < 1;
      selection.clear();
      if (already && before) viewport.glideTo(before);
      else {
        before = { ...viewport.camera };
        viewport.showBoard(hit.l, hit.v, filled);
      }
      return true;
    },
  }, options);

  // The gutter tells about timelines.
  const gutter = viewport.gutterCanvas;
  const lineAt = (/** @type {MouseEvent} */ event) => {
    const y = event.clientY - gutter.getBoundingClientRect().top;
    return viewport.layout.lineAtRow(Math.floor(viewport.transform().wy(y) / viewport.layout.pitchY));
  };
  gutter.addEventListener('click', (event) => {
    const line = lineAt(event);
    if (line) selection.flash(line.i);
  });
  gutter.addEventListener('pointermove', (event) => {
    const line = lineAt(event);
    gutter.title = line ? describeLine(viewport.layout, line) : '';
  });
}

/** @type {Touch} for boards that are only looked at */
export const LOOK_ONLY = { tap() {}, dragCode: () => 0, drop() {}, mark() {}, arrow() {} };

/** Playing in the study. @param {import('./board.js').Board} board @returns {Touch} */
export function playTouch(board) {
  const { study, selection } = board;
  /** @type {Promise<unknown>} */
  let tapped = Promise.resolve();
  const tap = async (/** @type {Hit | null} */ hit) => {
    await study.settled();
    await selection.settled();
    const target = selection.targetAt(hit);
    // Not waited for: a choice of promotion ends with the next tap.
    if (target) selection.playTo(target);
    else if (!hit || sameSquare(selection.picked, hit) || !study.ownPiece(hit)) selection.clear();
    else selection.pick(hit);
  };
  return {
    // Fast fingers tap before the answer to their last tap is there.
    tap: (hit) => (tapped = tapped.then(() => tap(hit))),
    dragCode: (hit) => study.ownPiece(hit),
    async drop(from, to) {
      const target = selection.targetAt(to);
      if (target) return selection.playTo(target);
      board.paint();
      if (!to || to.sq < 0 || sameSquare(from, to)) return;
      const { why } = await study.engine.call('why', ...placeOf(from), ...placeOf(to), '');
      if (why) board.tip(to, capital(why) + '.');
    },
    mark: (hit, brush) => study.drawSquare(brush, placeOf(hit)),
    arrow: (from, to, brush) => study.drawArrow(brush, placeOf(from), placeOf(to)),
  };
}

/** @param {import('../geometry.js').Layout} layout @param {Line} line */
function describeLine(layout, line) {
  const made = line.from ? `, made by ${line.creator ? 'Black' : 'White'} from (${boardLabel(layout.line(line.from[0]), line.from[1])})` : '';
  const state = line.active ? 'active' : `inactive: ${line.i > 0 ? 'Black' : 'White'} has too few lines`;
  return `Timeline ${lineLabel(line)}${made}, ${state}`;
}

/** A strip of pieces at the target square; the first is the default. @param {import('./viewport.js').Viewport} viewport */
export function promotionAsker(viewport) {
  const box = $('promotion');
  /** @type {((letter: string) => void) | null} */
  let done = null;
  document.addEventListener('keydown', (event) => {
    if (!done) return;
    if (event.key === 'Escape') done('');
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const all = /** @type {HTMLElement[]} */ ([...box.children]);
      const at = all.findIndex((each) => each === document.activeElement) + (event.key === 'ArrowRight' ? 1 : -1);
      all[(at + all.length) % all.length].focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  return {
    /** @param {TargetHit} target @param {string} choices @param {boolean} black @returns {Promise<string>} */
    ask: (target, choices, black) => new Promise((resolve) => {
      done = (letter) => {
        box.hidden = true;
        done = null;
        resolve(letter);
      };
      box.replaceChildren(...[...choices].map((letter) => {
        const code = codeOf(letter, black);
        return h('button', { 'aria-label': pieceName(code), title: pieceName(code), onclick: () => done?.(letter) }, pieceCanvas(code, 38));
      }));
      const t = viewport.transform();
      const p = viewport.layout.square(target.l, target.v, target.sq);
      box.hidden = false;
      const x = viewport.stage.offsetLeft + t.x(p.x) - 8;
      const y = viewport.stage.offsetTop + t.y(p.y) - 8;
      box.style.left = Math.max(0, Math.min(x, viewport.root.clientWidth - box.offsetWidth - 4)) + 'px';
      box.style.top = Math.max(0, Math.min(y, viewport.root.clientHeight - box.offsetHeight - 4)) + 'px';
      /** @type {HTMLElement} */ (box.firstElementChild).focus();
    }),
    /** Nothing was picked after all. */
    hide: () => done?.(''),
  };
}

/** @param {number} code @param {number} size */
export function pieceCanvas(code, size) {
  const canvas = h('canvas', { width: size * 2, height: size * 2 });
  drawPiece(/** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')), code, 2, 2, size * 2 - 4, themeColors());
  return canvas;
}
