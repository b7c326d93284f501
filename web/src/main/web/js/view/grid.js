// The boards for screen readers: a hidden grid, rows are timelines, cells are boards. Only the rows
// around the current one are built, for a multiverse may have thousands of boards.
import { boardLabel, lineLabel } from '../geometry.js';
import { debounce } from '../util.js';
import { boardState, pieceList } from './cursor.js';
import { $, h } from './dom.js';

const ROWS = 12;
const COLUMNS = 24;

/** @param {import('./board.js').Board} board */
export function attachGrid(board) {
  const build = () => {
    if (board.preview.setup) return;
    const { view } = board;
    const focus = view.must[0]?.[0] ?? 0;
    const lines = view.lines.filter((line) => Math.abs(line.i - focus) <= ROWS / 2 || view.lines.length <= ROWS);
    const cell = (/** @type {Line} */ line, /** @type {number} */ v) => {
      const isOpen = [...view.must, ...view.optional].some((coord) => coord[0] === line.i && coord[1] === v);
      return h('div', {
        role: 'gridcell', 'aria-label': `Timeline ${lineLabel(line)}, turn ${v >> 1}, ${boardState(view, line.i, v)}`, title: boardLabel(line, v),
      }, isOpen ? pieceList(board, line.i, v) : '');
    };
    $('grid').replaceChildren(h('div', { role: 'grid', 'aria-label': 'Boards, rows are timelines' }, lines.map((line) =>
      h('div', { role: 'row', 'aria-label': `Timeline ${lineLabel(line)}${line.active ? '' : ', inactive'}` },
        Array.from({ length: Math.min(COLUMNS, line.end - line.start + 1) }, (_, n) => line.end - n).reverse().map((v) => cell(line, v))))));
  };
  // After the frame: nobody hears the difference, and a long game keeps its frame rate.
  board.study.follow({ position: debounce(build, 120) });
}
