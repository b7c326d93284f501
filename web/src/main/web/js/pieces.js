// Piece codes as the engine counts them: the kind in the lower bits, then flags.
import { KINDS } from './art.js';

export const BLACK = 16;
export const UNMOVED = 32;

/** @param {number} code */
export const isBlack = (code) => (code & BLACK) !== 0;
/** @param {number} code */
export const kindOf = (code) => KINDS[(code & 15) - 1];
/** @param {number} code */
export const letterOf = (code) => kindOf(code).letter;
/** @param {number} code */
export const pieceName = (code) => kindOf(code).name;
/** @param {string} letter @param {boolean} black */
export const codeOf = (letter, black) => (KINDS.findIndex((kind) => kind.letter === letter) + 1) | (black ? BLACK : 0);
