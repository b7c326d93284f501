// Long questions about a position, each with a limit of time that is kept whatever the engine does.
import { Ended, Engine } from './engine.js';

/** An engine that has not answered so many milliseconds after its time is ended. */
const GRACE = 40;

export class Searcher {
  /** @type {Engine | null} */
  #engine = null;
  #position = '';

  /**
   * Asks for an operation in a position; null when it was not answered in time or was stopped.
   * @template {Operation} O @param {string} position @param {number} ms @param {O} op @param {Arguments<O>} args
   * @returns {Promise<Answer<O> | null>}
   */
  async ask(position, ms, op, ...args) {
    const engine = (this.#engine ??= new Engine());
    const timer = setTimeout(() => this.#engine === engine && this.stop(), Math.max(0, ms) + GRACE);
    try {
      // Sent together, so that a question under way at the same time can't come between them.
      const placed = position === this.#position ? null : engine.call('setPosition', position);
      this.#position = position;
      const [answer] = await Promise.all([engine.call(op, ...args), placed]);
      return answer;
    } catch (error) {
      // Stopped, or crashed: what is not known stays unknown.
      if (!(error instanceof Ended)) console.error(error);
      if (this.#engine === engine) this.stop();
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends what is under way, at once. */
  stop() {
    this.#engine?.end();
    this.#engine = null;
    this.#position = '';
  }

  /** Starts the engine before it is needed. */
  warm() {
    this.#engine ??= new Engine();
  }
}
