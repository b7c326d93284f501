// The sets of puzzles there are, which one is open, and where in it.
import { SHIPPED } from '../puzzle-set.js';
import { keepSets, keptSets, newSet, Progress, readSet } from './sets.js';

export class Collection {
  /** @type {import('./sets.js').PuzzleSet[]} those that come with the page first */
  sets = [...SHIPPED.map(([name, text]) => newSet(name, text)), ...keptSets()];
  set = this.sets[0];
  at = 0;
  progress = new Progress();
  /** @type {Promise<unknown> | null} */
  #reading = null;

  /** @param {() => void} read one more set was read */
  constructor(read) {
    this.read = read;
  }

  get puzzle() {
    return this.set.puzzles[this.at];
  }

  get shipped() {
    return this.sets.slice(0, SHIPPED.length);
  }

  /** Goes to where one was last, or to the next puzzle that was not tried. */
  async resume() {
    const { set, puzzle } = this.progress.last;
    this.set = this.sets.find(({ name }) => name === set) ?? this.sets[0];
    await this.#read(this.set);
    this.at = this.untried(Math.max(0, this.set.puzzles.findIndex(({ id }) => id === puzzle)));
  }

  /** @param {string} name */
  async choose(name) {
    const set = this.sets.find((each) => each.name === name) ?? this.set;
    await this.#read(set);
    this.set = set;
    this.at = this.untried(0);
  }

  /** Reads a set; the others follow in the background. @param {import('./sets.js').PuzzleSet} first */
  async #read(first) {
    while (this.#reading && !first.isRead) await this.#reading;
    if (!first.isRead) await readSet(first);
    this.#reading ??= this.#readRest();
  }

  async #readRest() {
    for (const set of this.sets) {
      if (set.isRead) continue;
      await readSet(set);
      this.read();
    }
    this.#reading = null;
  }

  /** The first puzzle from a place on that was not tried, or that place. @param {number} from */
  untried(from) {
    const { results } = this.progress;
    const { puzzles } = this.set;
    for (let i = 0; i < puzzles.length; i++) {
      const at = (from + i) % puzzles.length;
      if (!results[puzzles[at].id]) return at;
    }
    return from;
  }

  /** Opens a text as a set of its own; answers what is to be said about it. @param {string} text @param {string} name */
  async add(text, name) {
    const known = this.sets.find((each) => each.text === text);
    const set = known ?? newSet(this.#free(name || 'Pasted puzzles'), text);
    if (!set.isRead) await readSet(set);
    if (!set.puzzles.length) return 'No game could be read from this text.';
    if (!known) this.sets.push(set);
    this.set = set;
    this.at = this.untried(0);
    if (!known && !keepSets(this.sets.slice(SHIPPED.length))) return 'These puzzles are open, but this browser can’t keep them for the next visit.';
    return set.unread ? `${set.puzzles.length} puzzles read, ${set.unread} not read.` : '';
  }

  /** @param {string} name */
  #free(name) {
    for (let n = 1; ; n++) {
      const free = n === 1 ? name : `${name} ${n}`;
      if (!this.sets.some((set) => set.name === free)) return free;
    }
  }
}
