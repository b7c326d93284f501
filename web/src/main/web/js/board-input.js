// What pointers on the boards do to the study.
import { $, h } from './dom.js';
import { attachGestures } from './gestures.js';
import { drawPiece, isBlack, LETTERS } from './sprites.js';
import { NAMES } from './pieces.js';
import { boardLabel, lineLabel } from './geometry.js';

export function attachBoardInput(app, options = {}) {
  const { viewport } = app;
  const { stage } = viewport;
  const readOnly = options.readOnly === true;

  attachGestures(viewport, {
    tap(hit, event) {
      stage.focus({ preventScroll: true });
      app.cursor = null;
      if (app.editing) return app.editing.tap(hit, event);
      if (readOnly) return;
      const target = app.targetAt(hit);
      if (target) return app.playTo(target);
      const same = app.selected && hit && app.selected.l === hit.l && app.selected.v === hit.v && app.selected.sq === hit.sq;
      if (same || !app.ownPiece(hit)) app.clearSelection();
      else app.select(hit);
    },
    canDrag: (hit) => (app.editing ? app.editing.canDrag(hit) : !readOnly && app.ownPiece(hit) !== 0),
    dragStart(hit) {
      if (app.editing) return app.editing.dragStart(hit);
      app.dragFrom = hit;
      app.select(hit);
    },
    dragMove(point, hit) {
      const code = app.editing ? app.editing.dragCode : app.selected?.code;
      // The marks layer starts before the stage by its overscan.
      app.drag = { code, x: point.x, y: point.y };
      app.hoveredTarget = app.targetAt(hit) ?? null;
      paintDrag();
    },
    async drop(hit) {
      app.drag = null;
      if (app.editing) return app.editing.drop(hit);
      const target = app.targetAt(hit);
      if (target) return app.playTo(target);
      const from = app.selected;
      const home = !hit || (from && hit.l === from.l && hit.v === from.v && hit.sq === from.sq);
      app.paint();
      if (home || hit.sq < 0) return;
      const { why } = await app.engine.call('why', from.l, from.v, from.sq, hit.l, hit.v, hit.sq, '');
      if (why) app.tip(hit, why[0].toUpperCase() + why.slice(1) + '.');
    },
    dragCancel() {
      app.drag = null;
      app.clearSelection();
    },
    hover,
    arrow: (from, to, dashed) => !app.editing && app.toggleArrow(from, to, dashed),
    mark(hit) {
      if (app.editing) app.editing.erase(hit);
      else app.toggleMark(hit);
    },
    fill(hit) {
      if (app.editing || app.targetAt(hit)) return false;
      const filled = (0.6 * viewport.height) / viewport.layout.boardH;
      const already = Math.abs(viewport.camera.z - Math.min(64, filled)) < 1;
      app.clearSelection(false);
      if (already && app.beforeFill) viewport.glideTo(app.beforeFill);
      else {
        app.beforeFill = { ...viewport.camera };
        viewport.showBoard(hit.l, hit.v, filled);
      }
      return true;
    },
  }, options);

  function paintDrag() {
    const d = app.drag;
    if (d) d.x += 256, d.y += 256;
    app.paint(false);
  }

  let over = '';
  function hover(hit) {
    app.hoverHit = hit;
    const board = hit ? hit.l + ',' + hit.v : '';
    const target = app.targetAt(hit) ?? null;
    stage.classList.toggle('over-target', Boolean(target));
    stage.classList.toggle('over-piece', !target && !readOnly && app.view !== null && app.ownPiece(hit) !== 0);
    if (target !== app.hoveredTarget) {
      app.hoveredTarget = target;
      app.paint(false);
    }
    if (board !== over) {
      over = board;
      app.hoverBoard = board || null;
      app.tell('hoverBoard', hit);
      if (viewport.camera.z >= 28 && app.settings.coordinates === 'focus') app.paint();
    }
  }

  // The gutter tells about timelines.
  const gutter = viewport.gutterCanvas;
  const lineAt = (event) => {
    const rect = gutter.getBoundingClientRect();
    const row = Math.floor(viewport.transform().wy(event.clientY - rect.top) / viewport.layout.pitchY);
    return viewport.layout?.lineAtRow(row);
  };
  gutter.addEventListener('click', (event) => {
    const line = lineAt(event);
    if (line) app.showLine(line.i);
  });
  gutter.addEventListener('pointermove', (event) => {
    const line = viewport.layout && lineAt(event);
    gutter.title = line ? describeLine(viewport.layout, line) : '';
  });

  app.askPromotion = (target, choices) => askPromotion(app, target, choices);
}

export function describeLine(layout, line) {
  const made = line.creator === -1
    ? ''
    : `, made by ${line.creator ? 'Black' : 'White'} from (${boardLabel(layout.line(line.from[0]), line.from[1])})`;
  const state = line.active ? 'active' : `inactive: ${line.i > 0 ? 'Black' : 'White'} has too few lines`;
  return `Timeline ${lineLabel(line)}${made}, ${state}`;
}

/** A strip of pieces at the target square; the first is the default. */
function askPromotion(app, target, choices) {
  const box = $('promotion');
  const { viewport } = app;
  return new Promise((resolve) => {
    const done = (letter) => {
      box.hidden = true;
      app.hidePromotion = null;
      document.removeEventListener('keydown', keys, true);
      resolve(letter);
    };
    const keys = (event) => {
      if (event.key === 'Escape') done('');
      else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        const all = [...box.children];
        const at = all.indexOf(document.activeElement) + (event.key === 'ArrowRight' ? 1 : -1);
        all[(at + all.length) % all.length].focus();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', keys, true);
    app.hidePromotion = () => done('');
    box.replaceChildren(...[...choices].map((letter) =>
      h('button', { 'aria-label': NAMES[letter], title: NAMES[letter], onclick: () => done(letter) },
        pieceCanvas((LETTERS.indexOf(letter) + 1) | (isBlack(app.selected.code) ? 16 : 0), 38, viewport.painter.colors))));
    const t = viewport.transform();
    const p = viewport.layout.square(target.l, target.v, target.sq);
    box.hidden = false;
    const x = viewport.stage.offsetLeft + t.x(p.x) - 8;
    const y = viewport.stage.offsetTop + t.y(p.y) - 8;
    box.style.left = Math.max(0, Math.min(x, viewport.root.clientWidth - box.offsetWidth - 4)) + 'px';
    box.style.top = Math.max(0, Math.min(y, viewport.root.clientHeight - box.offsetHeight - 4)) + 'px';
    box.firstChild.focus();
  });
}

export function pieceCanvas(code, size, colors) {
  const canvas = h('canvas', { width: size * 2, height: size * 2 });
  drawPiece(canvas.getContext('2d'), code, 2, 2, size * 2 - 4, colors);
  return canvas;
}
