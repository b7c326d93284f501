import { CALM } from '../../main/web/js/study.js';
import { linkTree } from '../../main/web/js/tree.js';

/** @param {number} i @param {number} start @param {number} end @returns {Line} */
export const line = (i, start, end) => ({
  i, label: String(i), start, end, active: true, creator: -1, boards: Array.from({ length: end - start + 1 }, (_, n) => n),
});

/** @param {Partial<View>} parts @returns {View} */
export const view = (parts) => ({ ...CALM, lines: [line(0, 2, 2)], ...parts });

/** @param {string} text @param {Partial<Move>} parts @returns {Move} */
export const move = (text, parts = {}) => ({ from: [0, 2, 12], to: [0, 2, 28], made: [0, 3], kind: 0, board: '0T1', text, ...parts });

/**
 * A tree in preorder from short notes: the parent's number, then the move's text.
 * @param {[parent: number, text: string][]} notes
 */
export function tree(...notes) {
  /** @type {TreeNode[]} */
  const list = [{}];
  for (const [parent, text] of notes) {
    const { turn = 0, player = 1 } = list[parent];
    list.push({ parent, turn: player === 1 ? turn + 1 : turn, player: player === 1 ? 0 : 1, moves: [move(text, { from: [0, 2, list.length] })] });
  }
  return linkTree(list);
}
