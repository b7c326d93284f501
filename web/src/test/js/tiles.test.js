import { runs } from '../../main/web/js/view/tiles.js';
import { expectEqual, test } from './expect.js';

/** @param {number} y @param {string | undefined} text @returns {any} */
const row = (y, text) => ({ box: { x: 10, y, w: 4 + y, h: 2 }, ring: { tab: text && { text } } });

test('rows beside each other that ask for the same share a bracket', () => {
  const list = runs([row(6, 'must move'), row(0, 'must move'), row(3, 'must move'), row(9, 'check'), row(12, undefined)], 3);
  expectEqual(list, [
    { kind: 'must move', x: 20, top: 0, bottom: 8, count: 3 },
    { kind: 'check', x: 23, top: 9, bottom: 11, count: 1 },
  ]);
});

test('rows with others between them do not', () => {
  expectEqual(runs([row(0, 'optional'), row(30, 'optional')], 3).map(({ count }) => count), [1, 1]);
});
