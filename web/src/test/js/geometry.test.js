import { boardLabel, Layout, lineLabel, onScreen, squareName } from '../../main/web/js/geometry.js';
import { expectEqual, test } from './expect.js';
import { line, view } from './samples.js';

const METRICS = { frame: 0.25, gapX: 1, gapY: 2 };
const two = view({ lines: [line(0, 2, 5), line(1, 3, 4)] });

test('a hit is the inverse of where a square is, flipped or not', () => {
  for (const flip of [false, true]) {
    const layout = new Layout(two, flip, METRICS);
    for (const l of [0, 1]) {
      for (const sq of [0, 7, 12, 63]) {
        const p = layout.center(l, 3, sq);
        expectEqual(layout.hit(p.x, p.y), { l, v: 3, sq });
      }
    }
  }
});

test('frames are hit without a square, gaps and absent boards not at all', () => {
  const layout = new Layout(two, false, METRICS);
  expectEqual(layout.hit(layout.boardX(2) + 0.1, layout.boardY(0) + 4), { l: 0, v: 2, sq: -1 });
  expectEqual(layout.hit(layout.boardX(2) + layout.boardW + 0.5, layout.boardY(0) + 4), null);
  expectEqual(layout.hit(layout.boardX(5) + 4, layout.boardY(1) + 4), null);
});

test('White sees a1 at the lower left, Black at the upper right', () => {
  const seen = (/** @type {boolean} */ flip) => {
    const layout = new Layout(two, flip, METRICS);
    const p = layout.square(0, 2, 0);
    return [p.x - layout.boardX(2) - 0.25, p.y - layout.boardY(0) - 0.25];
  };
  expectEqual(seen(false), [0, 7]);
  expectEqual(seen(true), [7, 0]);
});

test('the bounds hold every board', () => {
  const layout = new Layout(two, false, METRICS);
  const { x, y, w, h } = layout.bounds();
  expectEqual([x, y, x + w, y + h], [layout.boardX(2), 0, layout.boardX(5) + layout.boardW, layout.boardY(1) + layout.boardH]);
  expectEqual([layout.boardAt(1, 3), layout.boardAt(1, 5), layout.boardAt(7, 3)], [0, null, null]);
});

test('names', () => {
  expectEqual([squareName(0, 8), squareName(63, 8), squareName(12, 5)], ['a1', 'h8', 'c3']);
  expectEqual([lineLabel(line(1, 2, 2)), lineLabel({ ...line(-1, 2, 2), label: '-1' }), boardLabel(line(0, 2, 2), 9)], ['+1', '−1', '0T4']);
  expectEqual(onScreen(-3), '−3');
});
