// Samples of the documentation that are games: the engine itself says which are, and they get links to the board.
import { deflateRawSync } from 'node:zlib';
import { load } from 'fivefold';
import { relative } from './files.js';

const fivefold = await load();
export const notations = fivefold.notations;

/** A game as the board's links carry it, see share.js of the board. @param {string} notation @param {string} text @param {number} node */
export const packed = (notation, text, node) => deflateRawSync(JSON.stringify([1, notation, text, node])).toString('base64url');

/** Whether a text is a game, in a notation if one is named. @param {string} text @param {string} [notation] */
export function game(text, notation) {
  // Commands and Java are no games, however much they may look like one.
  if (!notation && !/^\s*(\[\w+ "|1w?\. ?\S)/.test(text)) return undefined;
  const read = fivefold.read(text, { notation, service: true });
  return read.errors === 0 && read.game && (read.game.size > 0 || read.game.position.timelines.length > 0) ? read : undefined;
}

/** Where a sample can be seen. @param {string} page @param {string} text @param {string} [notation] */
export function links(page, text, notation) {
  const read = game(text, notation);
  if (!read) return undefined;
  return {
    board: `${relative(page, 'board/index.html')}#g=${packed(read.notation, text, read.game.size)}`,
    playground: `${relative(page, 'playground.html')}#n=${encodeURIComponent(read.notation)}&amp;t=${encodeURIComponent(text)}`,
  };
}
