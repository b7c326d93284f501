// The verdict of the current node and its number of legal actions, searched by an engine of its own.
import { Engine } from './engine.js';
import { Teller } from './util.js';

/** How long a search runs by itself, in milliseconds; "Try longer" multiplies it. */
const PATIENCE = 20000;
/** Counted is for so long, in milliseconds, however many there are. */
const COUNTING = 2000;
const MAX_COUNT = 1e15;

/** @typedef {{ changed: () => void, decided: (verdict: VerdictName) => void }} SearchNews */

/** @extends {Teller<SearchNews>} */
export class Search extends Teller {
  engine = new Engine();
  /** @type {VerdictName | null} null while it is searched */
  verdict = null;
  /** @type {Answer<'count'> | null} */
  count = null;
  /** Whether the user stopped it. */
  stopped = false;
  /** Cases that were ruled out so far. */
  ruledOut = 0;
  patience = PATIENCE;
  /** When the search under way began. @type {number | null} */
  since = null;
  #run = 0;
  #busy = false;
  #key = '';

  /** @param {import('./study.js').Study} study */
  constructor(study) {
    super();
    this.study = study;
    study.follow({ position: () => this.#position() });
  }

  /** A new node ends the old search; moves of the turn under way do not change the verdict of the turn. */
  #position() {
    const key = `${this.study.node}|${this.study.revision}`;
    if (key === this.#key) return;
    this.#key = key;
    this.patience = PATIENCE;
    this.start();
  }

  /** Ends the search by ending its engine. */
  #end() {
    this.#run++;
    this.since = null;
    if (!this.#busy) return;
    this.engine.end();
    this.engine = new Engine();
    this.#busy = false;
  }

  /** The user's Stop: what is not known stays unknown. */
  stop() {
    this.#end();
    this.stopped = true;
    this.#decide('unknown');
  }

  longer() {
    this.patience *= 6;
    this.start();
  }

  async start() {
    this.#end();
    const run = this.#run;
    const { engine } = this;
    this.verdict = this.count = null;
    this.stopped = false;
    this.ruledOut = 0;
    this.tell('changed');
    const position = await this.study.position();
    if (run !== this.#run) return;
    this.#busy = true;
    const started = (this.since = performance.now());
    this.tell('changed');
    /** @type {VerdictName} */
    let verdict = 'unknown';
    try {
      await engine.call('setPosition', position);
      // Growing slices: each starts anew, so all together cost at most twice the last one.
      for (let nodes = 2000; ; nodes *= 4) {
        ({ verdict } = await engine.call('verdict', nodes));
        if (run !== this.#run) return;
        if (verdict !== 'unknown') break;
        this.ruledOut = nodes;
        if (performance.now() - started > this.patience) break;
      }
    } catch {
      if (run !== this.#run) return; // ended; a crash leaves the verdict unknown
    }
    this.#decide(verdict);
    if (verdict !== 'unknown') {
      const count = await engine.call('count', MAX_COUNT, COUNTING).catch(() => null);
      if (run !== this.#run) return;
      this.count = count;
      this.tell('changed');
    }
    this.#busy = false;
  }

  /** @param {VerdictName} verdict */
  #decide(verdict) {
    this.since = null;
    this.verdict = verdict;
    this.tell('changed');
    this.tell('decided', verdict);
  }
}
