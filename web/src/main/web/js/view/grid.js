// The boards for screen readers: a grid out of sight, rows are timelines, cells are boards. Only the
// rows around the current one are built, for a multiverse may have thousands of boards. The cell that
// has the focus shows as the cursor on the canvas; Enter goes on to its squares.
import { boardLabel, lineLabel } from '../geometry.js';
import { debounce } from '../util.js';
import { boardState, pieceList } from './cursor.js';
import { $, closest, h } from './dom.js';

const ROWS = 12;
const COLUMNS = 24;

/** @param {import('./board.js').Board} board */
export function attachGrid(board) {
  const { selection, viewport } = board;
  const grid = $('grid');
  const build = () => {
    if (board.preview.setup || grid.contains(document.activeElement)) return;
    const { view } = board;
    const [first, at] = view.must[0] ?? [view.lines[0].i, view.lines[0].end];
    const lines = view.lines.filter((line) => Math.abs(line.i - first) <= ROWS / 2 || view.lines.length <= ROWS);
    const cell = (/** @type {Line} */ line, /** @type {number} */ v) => {
      const isOpen = [...view.must, ...view.optional].some((coord) => coord[0] === line.i && coord[1] === v);
      return h('div', {
        role: 'gridcell', tabindex: line.i === first && v === at ? '0' : '-1', 'data-l': String(line.i), 'data-v': String(v), title: boardLabel(line, v),
      }, `Timeline ${lineLabel(line)}, turn ${v >> 1}, ${boardState(view, line.i, v)}. ${isOpen ? pieceList(board, line.i, v) : ''}`);
    };
    grid.replaceChildren(h('div', { role: 'grid', 'aria-label': 'Boards, rows are timelines' }, lines.map((line) =>
      h('div', { role: 'row', 'aria-label': `Timeline ${lineLabel(line)}${line.active ? '' : ', inactive'}` },
        Array.from({ length: Math.min(COLUMNS, line.end - line.start + 1) }, (_, n) => line.end - n).reverse().map((v) => cell(line, v))))));
  };
  const cellAt = (/** @type {number} */ l, /** @type {number} */ v) => /** @type {HTMLElement | null} */ (grid.querySelector(`[data-l="${l}"][data-v="${v}"]`));
  const place = (/** @type {Event} */ event) => {
    const cell = closest(event, '[role=gridcell]');
    return cell && { l: Number(cell.dataset.l), v: Number(cell.dataset.v), sq: -1 };
  };
  grid.addEventListener('focusin', (event) => {
    const at = place(event);
    if (!at) return;
    selection.setCursor(at);
    viewport.follow([[at.l, at.v]]);
  });
  grid.addEventListener('focusout', () => selection.cursor?.sq === -1 && selection.setCursor(null));
  grid.addEventListener('keydown', (event) => {
    const at = place(event);
    const [dl, dv] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key] ?? [0, 0];
    if (!at || !(dl || dv || event.key === 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') {
      $('board').focus({ preventScroll: true });
      selection.setCursor({ ...at, sq: 0 });
      return;
    }
    const next = cellAt(at.l + (viewport.flip ? -dl : dl), at.v + dv);
    if (!next) return;
    cellAt(at.l, at.v)?.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    next.focus({ preventScroll: true });
  });
  // After the frame: nobody hears the difference, and a long game keeps its frame rate.
  board.study.follow({ position: debounce(build, 120) });
}
