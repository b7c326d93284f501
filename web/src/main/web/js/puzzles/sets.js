// Sets of puzzles: those that come with the page, and files that were opened. What was solved is kept
// on this device, by the text of the puzzle, so that the same puzzle in another file is known again.
import { Searcher } from '../searcher.js';
import { titleFrom } from '../study.js';

/** Games that are read at once; each answer is kept short. */
const SLICE = 12;
const READING = 60_000;
const RESULTS = 'fivefold.puzzles';
const FILES = 'fivefold.puzzle-files';
/** Files that are kept, and how long all together may be; the oldest go first. */
const MOST_FILES = 20;
const MOST_TEXT = 1_000_000;

/**
 * @typedef {object} Puzzle
 * @property {string} id made from its text
 * @property {string} text
 * @property {string} notation
 * @property {number} node where the game ends
 * @property {string} title
 * @property {string} variant
 * @property {string} size of a board
 * @property {number} claim in how many actions its author says there is a mate; 0 when he does not
 * @property {string} level easy, medium or hard; '' when nobody says
 * @property {string} words what makes it so
 *
 * @typedef {{ name: string, text: string, puzzles: Puzzle[], unread: number, isRead: boolean }} PuzzleSet
 * @typedef {'solved' | 'hinted' | 'shown'} PuzzleResult
 */

/** @param {string} name @param {string} text @returns {PuzzleSet} */
export const newSet = (name, text) => ({ name, text, puzzles: [], unread: 0, isRead: false });

/** Reads the puzzles of a set. @param {PuzzleSet} set */
export async function readSet(set) {
  const searcher = new Searcher();
  try {
    await searcher.ask('', READING, 'readAll', set.text, '', 'Standard');
    for (let isDone = false; !isDone;) {
      const answer = await searcher.ask('', READING, 'nextGames', SLICE);
      if (!answer) break;
      set.puzzles.push(...answer.games.map((game) => puzzleOf(game, set.puzzles.length)));
      set.unread += answer.unread;
      isDone = answer.done;
    }
  } finally {
    searcher.stop();
    set.isRead = true;
  }
}

/** @param {ImportedGame} game @param {number} number @returns {Puzzle} */
function puzzleOf({ text, notation, node, variant, headers, shape }, number) {
  const header = (/** @type {string} */ key) => headers.find(([each]) => each.toLowerCase() === key)?.[1] ?? '';
  const [level, ...words] = header('difficulty').split(':');
  return {
    id: fingerprint(text), text, notation, node, variant, size: shape.size,
    title: titleFrom(headers) || `Puzzle ${number + 1}`,
    claim: Number(/\d+/.exec(header('puzzle'))?.[0] ?? 0),
    level: level.trim(), words: words.join(':').trim(),
  };
}

/** A short name of a text. @param {string} text */
export function fingerprint(text) {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b + text.charCodeAt(i), 0x5bd1e995) ^ (b >>> 15);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

/** @template T @param {string} key @param {T} otherwise @returns {T} */
function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value @returns {boolean} whether it could be kept */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const OPEN = 'fivefold.puzzling';

/** Whether this tab shows puzzles, for when it is loaded again. @param {boolean} isOpen */
export function rememberOpen(isOpen) {
  try {
    if (isOpen) sessionStorage.setItem(OPEN, 'true');
    else sessionStorage.removeItem(OPEN);
  } catch {
    // Then it opens with the study.
  }
}

export function wasOpen() {
  try {
    return sessionStorage.getItem(OPEN) !== null;
  } catch {
    return false;
  }
}

/** What was solved on this device. Read anew each time: other tabs solve puzzles, too. */
export class Progress {
  /** @typedef {{ results: Record<string, PuzzleResult>, streak: number, best: number, set: string, puzzle: string }} Kept */

  /** @returns {Kept} */
  get #kept() {
    return { results: {}, streak: 0, best: 0, set: '', puzzle: '', ...read(RESULTS, {}) };
  }

  get streak() {
    return this.#kept.streak;
  }

  get best() {
    return this.#kept.best;
  }

  /** The set and the puzzle that were open last. */
  get last() {
    const { set, puzzle } = this.#kept;
    return { set, puzzle };
  }

  get results() {
    return this.#kept.results;
  }

  /** @param {string} set @param {string} puzzle */
  opened(set, puzzle) {
    write(RESULTS, { ...this.#kept, set, puzzle });
  }

  /** A puzzle that was solved once stays solved. @param {string} id @param {PuzzleResult} result @returns {boolean} whether it could be kept */
  record(id, result) {
    const kept = this.#kept;
    const before = kept.results[id];
    const streak = result === 'shown' ? 0 : before && before !== 'shown' ? kept.streak : kept.streak + 1;
    const better = before === 'solved' || (before === 'hinted' && result === 'shown') ? before : result;
    return write(RESULTS, { ...kept, results: { ...kept.results, [id]: better }, streak, best: Math.max(kept.best, streak) });
  }
}

/** Files of puzzles that were opened on this device. @returns {PuzzleSet[]} */
export const keptSets = () => read(FILES, /** @type {[string, string][]} */ ([])).map(([name, text]) => newSet(name, text));

/** @param {PuzzleSet[]} sets the newest last @returns {boolean} whether they could be kept */
export function keepSets(sets) {
  const kept = sets.slice(-MOST_FILES).map(({ name, text }) => [name, text]);
  while (kept.length && kept.reduce((sum, [, text]) => sum + text.length, 0) > MOST_TEXT) kept.shift();
  return write(FILES, kept) && kept.length === sets.length;
}
