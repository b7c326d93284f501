// The keyboard: steps through the game, the square cursor, shortcuts.
import { $, say } from './dom.js';
import { boardLabel, squareName } from './geometry.js';
import { isBlack } from './sprites.js';
import { pieceName } from './composer.js';

const SIGNS = ['!!', '!', '!?', '?!', '?', '??'];

export function attachKeys(app, list) {
  document.addEventListener('keydown', (event) => {
    const field = event.target.closest?.('input, textarea, select, [contenteditable]');
    if (document.querySelector('dialog[open]') || event.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      if (control(event, field)) event.preventDefault();
      return;
    }
    if (field || event.altKey) return;
    if (event.target.closest?.('button, [role=separator], [role=tab]') && ['Enter', ' ', 'ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    if (plain(event)) event.preventDefault();
  });

  function control(event, field) {
    const key = event.key.toLowerCase();
    if (key === 'enter') return app.submit(), true;
    if (key === 's') return app.do('export'), true;
    if (key === 'o') return app.do('open'), true;
    if (field) return false;
    if (key === 'z') return app.do(event.shiftKey ? 'redo' : 'undo'), true;
    if (key === 'y') return app.do('redo'), true;
    if (key === 'arrowup') return app.node && app.act('promote', app.node, 'one'), true;
    return false;
  }

  function plain(event) {
    const { key, shiftKey } = event;
    if (app.cursor && cursorKey(event)) return true;
    switch (key) {
      case 'ArrowLeft': return app.step(shiftKey ? 'fork-prev' : 'prev'), true;
      case 'ArrowRight': return app.step(shiftKey ? 'fork-next' : 'next'), true;
      case 'ArrowUp': return app.step('up'), true;
      case 'ArrowDown': return app.step('down'), true;
      case 'Home': return app.step('first'), true;
      case 'End': return app.step('last'), true;
      case 'Delete': return app.node && list.remove(app.node), true;
      case 'Escape': return escape(), true;
      case 'Enter':
        if (event.target === $('board') || event.target === document.body) return startCursor(), true;
        if (event.target.classList?.contains('act')) return app.go(Number(event.target.dataset.node)), true;
        return false;
      case 'ContextMenu': {
        const rect = event.target.getBoundingClientRect?.();
        if (!event.target.classList?.contains('act')) return false;
        list.menuFor(Number(event.target.dataset.node), rect.left, rect.bottom);
        return true;
      }
      default: return app.settings.letters && letter(event);
    }
  }

  function letter(event) {
    switch (event.key) {
      case '?': return app.do('keys'), true;
      case '/': return app.do('type'), true;
      case '+': case '=': return app.do('zoom-in'), true;
      case '-': case '−': return app.do('zoom-out'), true;
      case '0': return app.do('fit'), true;
      case '[': case ']': return app.foldHere(event.key === '['), true;
    }
    if (/^[1-6]$/.test(event.key)) return list.sign(SIGNS[event.key - 1]), true;
    switch (event.key.toLowerCase()) {
      case 'f': return app.do('flip'), true;
      case 'p': return app.do('present'), true;
      case 'x': return app.do('threats'), true;
      case 'h': return app.openTab('hints'), true;
      case 'r': return app.random(), true;
      case 'c': return app.openTab('moves'), $('comment').focus(), true;
      case 'm': return nextMust(), true;
      case 't': return nextTarget(event.shiftKey ? -1 : 1), true;
      case 'u': return app.editing ? (app.editing.toggleUnmoved(app.cursor ?? app.hoverHit), true) : false;
      case 'i': return app.cursor ? (say(boardWords(app.cursor, true)), true) : false;
      default: return false;
    }
  }

  function escape() {
    if (app.selected) app.clearSelection();
    else if (app.cursor) {
      app.cursor = null;
      app.paint(false);
      say('Cursor off');
    } else if (app.editing) app.editing.cancel();
  }

  // --- the square cursor ---

  function startCursor() {
    const { view, viewport } = app;
    const [l, v] = view.must[0] ?? view.optional[0] ?? [view.lines[0].i, view.lines[0].end];
    app.cursor = { l, v, sq: viewport.flip ? (view.h - 1) * view.w : 0 };
    moved('Cursor on. ');
  }

  function moved(intro = '') {
    const { cursor, viewport } = app;
    if (!viewport.isOnScreen(cursor.l, cursor.v)) viewport.showBoard(cursor.l, cursor.v);
    app.paint(false);
    say(intro + squareWords(cursor));
  }

  function squareWords({ l, v, sq }) {
    const code = app.viewport.codes(l, v)?.[sq] ?? 0;
    const target = app.targetAt({ l, v, sq });
    const what = code ? `${isBlack(code) ? 'black' : 'white'} ${pieceName(code)}` : 'empty';
    return `${squareName(sq, app.view.w)}, ${what}` + (target ? `, target${target.branch ? ', makes a timeline' : ''}${target.capture ? ', takes' : ''}` : '');
  }

  function cursorKey(event) {
    const { cursor, view, viewport } = app;
    const up = viewport.flip ? -1 : 1;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, up], ArrowDown: [0, -up] }[event.key];
    if (step && event.shiftKey) {
      boardStep(step[0], -step[1]);
      return true;
    }
    if (step) {
      const file = Math.max(0, Math.min(view.w - 1, (cursor.sq % view.w) + step[0]));
      const rank = Math.max(0, Math.min(view.h - 1, ((cursor.sq / view.w) | 0) + step[1]));
      cursor.sq = rank * view.w + file;
      moved();
      return true;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      press();
      return true;
    }
    return false;
  }

  /** Along T by a whole turn, so that the colour stays; along L to the next line that has the board. */
  function boardStep(dt, dl) {
    const { cursor, view, viewport } = app;
    const has = (l, v) => viewport.layout.boardAt(l, v) !== null;
    if (dt) {
      for (const far of [2, 1]) {
        if (has(cursor.l, cursor.v + far * dt)) {
          cursor.v += far * dt;
          break;
        }
      }
    } else {
      const lines = view.lines.map((line) => line.i).filter((i) => (dl > 0 ? i > cursor.l : i < cursor.l));
      const sorted = lines.sort((a, b) => (dl > 0 ? a - b : b - a));
      const next = sorted.find((i) => has(i, cursor.v)) ?? sorted[0];
      if (next !== undefined) {
        const line = viewport.layout.line(next);
        cursor.l = next;
        cursor.v = Math.max(line.start, Math.min(line.end, cursor.v));
      }
    }
    moved(boardWords(cursor) + '. ');
  }

  function boardWords({ l, v }, pieces = false) {
    const { view, viewport } = app;
    const line = viewport.layout.line(l);
    const is = (boards) => boards.some(([bl, bv]) => bl === l && bv === v);
    let text = `${boardLabel(line, v)}, ${v & 1 ? 'Black' : 'White'} to move`;
    if (v === view.present) text += ', present';
    if (is(view.must)) text += ', must move';
    if (is(view.optional)) text += ', optional';
    if (view.checks.some((c) => c.to[0] === l && c.to[1] === v)) text += ', in check';
    if (pieces) text += '. ' + app.pieceList(l, v);
    return text;
  }

  async function press() {
    const { cursor } = app;
    if (app.editing) return app.editing.tap({ ...cursor });
    const target = app.targetAt(cursor);
    if (target) {
      await app.playTo(target);
      if (app.cursor) app.paint(false);
    } else if (app.ownPiece(cursor)) await app.select({ ...cursor });
    else say('Nothing to pick up here');
  }

  function nextMust() {
    const { must } = app.view;
    if (!must.length) return;
    const at = must.findIndex(([l, v]) => app.lastMust?.[0] === l && app.lastMust?.[1] === v);
    app.lastMust = must[(at + 1) % must.length];
    const [l, v] = app.lastMust;
    app.showBoard(l, v);
    if (app.cursor) app.cursor = { l, v, sq: app.cursor.sq };
    say(boardWords({ l, v }));
    app.paint(false);
  }

  function nextTarget(step) {
    const { targets } = app;
    if (!targets.length) return;
    const at = app.cursor ? targets.indexOf(app.targetAt(app.cursor)) : -1;
    const next = targets[(at + step + targets.length) % targets.length];
    app.cursor = { l: next.l, v: next.v, sq: next.sq };
    moved();
  }
}
