// The boards for screen readers: a hidden grid, rows are timelines, cells are boards. Only the rows
// around the current one are built, for a multiverse may have thousands of boards.
import { $, h } from './dom.js';
import { boardLabel, lineLabel, squareName } from './geometry.js';
import { isBlack } from './sprites.js';
import { pieceName } from './composer.js';

const ROWS = 12;
const COLUMNS = 24;

export function attachGrid(app) {
  const box = $('grid');
  app.pieceList = (l, v) => {
    const codes = app.viewport.codes(l, v);
    const names = [[], []];
    codes?.forEach((code, sq) => code && names[isBlack(code) ? 1 : 0].push(`${pieceName(code)} ${squareName(sq, app.view.w)}`));
    return `White: ${names[0].join(', ') || 'nothing'}. Black: ${names[1].join(', ') || 'nothing'}.`;
  };
  const build = () => {
    const { view, viewport } = app;
    if (!view || app.editing) return;
    const flags = (list) => new Set(list.map(([l, v]) => l + ',' + v));
    const must = flags(view.must);
    const optional = flags(view.optional);
    const checked = flags(view.checks.map((c) => c.to));
    const focus = view.must[0]?.[0] ?? 0;
    const lines = view.lines.filter((line) => Math.abs(line.i - focus) <= ROWS / 2 || view.lines.length <= ROWS);
    box.replaceChildren(h('div', { role: 'grid', 'aria-label': 'Boards, rows are timelines' }, lines.map((line) =>
      h('div', { role: 'row', 'aria-label': `Timeline ${lineLabel(line)}${line.active ? '' : ', inactive'}` },
        Array.from({ length: Math.min(COLUMNS, line.end - line.start + 1) }, (_, n) => line.end - n).reverse().map((v) => {
          const k = line.i + ',' + v;
          const words = `Timeline ${lineLabel(line)}, turn ${v >> 1}, ${v & 1 ? 'Black' : 'White'} to move`
            + (v === view.present ? ', present' : '') + (must.has(k) ? ', must move' : '') + (optional.has(k) ? ', optional' : '') + (checked.has(k) ? ', in check' : '');
          return h('div', { role: 'gridcell', 'aria-label': words, title: boardLabel(viewport.layout.line(line.i), v) }, must.has(k) || optional.has(k) ? app.pieceList(line.i, v) : '');
        })))));
  };
  let waiting = 0;
  app.follow({
    position() {
      // After the frame: nobody hears the difference, and a long game keeps its frame rate.
      clearTimeout(waiting);
      waiting = setTimeout(build, 120);
    },
  });
}
