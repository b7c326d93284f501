import { ago } from '../../main/web/js/dates.js';
import { Lease } from '../../main/web/js/studies/lease.js';
import { paths } from '../../main/web/js/view/thumbnail.js';
import { expectEqual, test } from './expect.js';

test('one writer a study, and one study a writer', async () => {
  const [a, b] = [new Lease(), new Lease()];
  expectEqual([await a.take('x'), await b.take('x'), [...(await b.elsewhere())]], [true, false, ['x']]);
  expectEqual([await a.take('y'), await b.take('x', 5000), a.id, b.id], [true, true, 'y', 'x']);
  a.release();
  b.release();
});

test('who waits gets it when it is given up, and not else', async () => {
  const [a, b] = [new Lease(), new Lease()];
  await a.take('x', 5000);
  expectEqual(await b.take('x', 50), false);
  setTimeout(() => a.release(), 50);
  expectEqual([await b.take('x', 5000), a.id], [true, '']);
  b.release();
});

test('a stolen study is told to who had it', async () => {
  const [a, b] = [new Lease(), new Lease()];
  let lost = '';
  a.follow({ lost: (id) => (lost = id) });
  await a.take('x', 5000);
  expectEqual(await b.steal('x'), true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expectEqual([lost, a.id, b.id], ['x', '', 'x']);
  b.release();
});

test('without locks everybody may write', async () => {
  const lease = new Lease(/** @type {any} */ (null));
  expectEqual([await lease.take('x'), lease.id, (await lease.elsewhere()).size], [true, 'x', 0]);
});

test('times are told as people say them', () => {
  const now = new Date(2026, 10, 16, 13, 4).getTime();
  const at = (/** @type {number[]} */ ...parts) => ago(new Date(2026, 10, ...parts).getTime(), now);
  expectEqual([at(16, 13, 4), at(16, 13, 2), at(16, 9, 41), at(15, 23, 59), at(12, 1, 0), ago(new Date(2024, 0, 2).getTime(), now)],
    ['Just now', '2 min ago', 'Today, 09:41', 'Yesterday', '12 Nov', '2 Jan 2024']);
});

test('a thumbnail has a tile for each board and a thread for each branch', () => {
  const count = (/** @type {string} */ d) => d.split('M').length - 1;
  const { white, black, thread } = paths({ lines: [[0, 2, 5], [1, 3, 4, 0, 2]], boards: 6, size: '8×8' });
  expectEqual([count(white), count(black), count(thread)], [3, 3, 1]);
});
