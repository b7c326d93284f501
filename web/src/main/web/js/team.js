// Engines that look at one position together. Workers share no memory, so each looks at its own part of the actions.
import { Searcher } from './searcher.js';

/** As many as the machine has cores, four at most. */
export const WORKERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency || 1));

export class Team {
  /** @type {Searcher[]} */
  #members;
  #run = 0;

  /** @param {number=} size */
  constructor(size = WORKERS) {
    this.#members = Array.from({ length: size }, () => new Searcher());
  }

  /**
   * The best lines after so many milliseconds; null when one of them did not answer in its time, or was stopped.
   * @param {string} position @param {number} ms @param {number} patience @param {number} lines
   * @param {number} memory of all together, in megabytes
   * @returns {Promise<Thought | null>}
   */
  async analyse(position, ms, patience, lines, memory) {
    const run = this.#run;
    const of = this.#members.length;
    const thoughts = await Promise.all(this.#members.map(async (member, part) => {
      const thought = await member.ask(position, patience, 'analyse', lines, ms, Math.floor(memory / of), part, of);
      // Without one of them some actions would go unseen.
      if (!thought && run === this.#run) this.stop();
      return thought;
    }));
    const all = thoughts.filter((thought) => thought !== null);
    return all.length === of ? together(all, lines) : null;
  }

  /** Ends what is under way, at once. */
  stop() {
    this.#run++;
    for (const member of this.#members) member.stop();
  }
}

/** What several think of the same position; the depth is that of the best line. @param {Thought[]} thoughts @param {number} wanted how many lines @returns {Thought} */
export function together(thoughts, wanted) {
  const sign = thoughts[0].mover ? -1 : 1;
  const lines = thoughts.flatMap((thought) => thought.lines.map((line) => ({ line, thought })));
  lines.sort((a, b) => sign * (b.line.score - a.line.score));
  return {
    ...(lines[0]?.thought ?? thoughts[0]),
    nodes: thoughts.reduce((sum, { nodes }) => sum + nodes, 0),
    ms: Math.max(...thoughts.map(({ ms }) => ms)),
    lines: lines.slice(0, wanted).map(({ line }) => line),
  };
}
