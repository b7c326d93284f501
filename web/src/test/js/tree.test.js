import { isMain, linkTree, mainChild, pathTo, rows, signature, variationHead } from '../../main/web/js/tree.js';
import { expectEqual, test } from './expect.js';
import { tree } from './samples.js';

// 1. e4 / e5 with the variation 1. d4 / d5, in which 1... Nf6 is one more; the main line is last.
const nodes = tree([0, 'd4'], [1, 'Nf6'], [1, 'd5'], [0, 'e4'], [4, 'e5']);
const texts = (/** @type {(head: LinkedNode) => boolean} */ isFolded = () => false) => [...rows(nodes, isFolded)].map((row) => {
  const text = (/** @type {LinkedNode | null} */ node) => node?.moves[0].text ?? '…';
  if (row.kind === 'row') return `${row.depth}: ${row.turn} ${text(row.white)} / ${text(row.black)}`;
  return row.kind === 'folded' ? `${row.depth}: +${row.count} ${text(row.head)}` : `${row.depth}: {${row.text}}`;
});

test('the last child is the main line', () => {
  expectEqual(mainChild(nodes[0]).moves[0].text, 'e4');
  expectEqual(nodes.map((node) => isMain(nodes, node)), [true, false, false, true, true, true]);
});

test('rows list variations below what they replace', () => {
  expectEqual(texts(), ['0: 1 e4 / …', '1: 1 d4 / d5', '2: 1 … / Nf6', '0: 1 … / e5']);
});

test('a folded variation is one row that counts its actions', () => {
  expectEqual(texts((head) => head.moves[0].text === 'd4'), ['0: 1 e4 / …', '1: +3 d4', '0: 1 … / e5']);
});

test('remarks and results have rows of their own', () => {
  const some = linkTree([{ remarks: ['before'] }, { ...nodes[4], parent: 0, remarks: ['good'], result: '1-0' }]);
  expectEqual([...rows(some, () => false)].map((row) => (row.kind === 'remark' ? row.text : row.kind)), ['before', 'row', 'good', '1-0']);
});

test('deep trees do not need a deep stack', () => {
  let deepest = 0;
  const notes = Array.from({ length: 20000 }, (_, i) => /** @type {[number, string]} */ ([i, 'x']));
  const deep = tree(...notes);
  for (const row of rows(deep, () => false)) deepest = Math.max(deepest, row.depth);
  expectEqual([deepest, pathTo(deep, deep[20000]).length], [0, 20001]);
});

test('a signature outlives edits elsewhere', () => {
  const e5 = signature(nodes, nodes[5]);
  const without = linkTree([nodes[0], { ...nodes[4], parent: 0 }, { ...nodes[5], parent: 1 }].map(({ parent, turn, player, moves }) => ({ parent, turn, player, moves })));
  expectEqual(signature(without, without[2]), e5);
  expectEqual(signature(nodes, nodes[4]) === e5, false);
});

test('the head of a variation', () => {
  expectEqual([variationHead(nodes, nodes[3])?.id, variationHead(nodes, nodes[2])?.id, variationHead(nodes, nodes[5])], [1, 2, null]);
});
