// Find mate: whether the player to move can force checkmate, searched by an engine of its own for one
// action, two, and so on. What the time did not suffice for is unknown, never none.
import { Searcher } from './searcher.js';
import { signature } from './tree.js';
import { Teller } from './util.js';

/** How long a found mate is looked at for others beside it, and a proof checked, in milliseconds. */
const UNIQUE = 3000;
const CHECKING = 60_000;

/** @typedef {'ready' | 'searching' | 'found' | 'none' | 'unknown'} MateState */
/** @typedef {{ changed: () => void }} MateNews */

/** @extends {Teller<MateNews>} */
export class MateFinder extends Teller {
  /** @type {MateState} */
  state = 'ready';
  /** What is asked for. */
  within = 3;
  seconds = 30;
  checksOnly = false;
  /** Letters of what pawns may become; '' for what the game allows. */
  promotions = '';
  /** Up to how many actions there is no mate. */
  ruledOut = 0;
  nodes = 0;
  /** When the search under way began, and how long it may take, in milliseconds. */
  since = 0;
  limit = 0;
  /** How long the last search took. */
  took = 0;
  /** Whether the user ended it. */
  stopped = false;
  /** @type {MateAnswer | null} */
  answer = null;
  /** How many actions begin the mate, 2 for several; null when it is not known. @type {number | null} */
  ways = null;
  /** @type {Answer<'checkProof'> | null} */
  checked = null;
  isChecking = false;
  isInserted = false;
  /** Other questions at a time than the search itself: how many mates, whether the proof holds. */
  #extra = new Searcher();
  #searcher = new Searcher();
  #run = 0;
  /** Where the search began. */
  #place = '';
  #position = '';

  /** @param {import('./study.js').Study} study */
  constructor(study) {
    super();
    this.study = study;
    study.follow({
      position: () => this.state !== 'ready' && this.#place !== this.#here() && this.reset(),
      opened: () => this.reset(),
    });
  }

  #here() {
    return signature(this.study.nodes, this.study.current);
  }

  get #options() {
    return (this.checksOnly ? 'c' : '') + this.promotions;
  }

  /** Forgets what was found and asks for something. */
  reset() {
    this.#run++;
    if (this.state === 'searching') this.#searcher.stop();
    if (this.isChecking) this.#extra.stop();
    this.#set('ready');
  }

  /** @param {MateState} state */
  #set(state) {
    this.state = state;
    this.tell('changed');
  }

  /** The user's Stop: what is not known stays unknown. */
  stop() {
    if (this.state !== 'searching') return;
    this.#run++;
    this.#searcher.stop();
    this.stopped = true;
    this.took = performance.now() - this.since;
    this.#set('unknown');
  }

  /** @param {number} seconds */
  async search(seconds = this.seconds) {
    const { study } = this;
    const run = ++this.#run;
    this.#place = this.#here();
    Object.assign(this, { stopped: false, ruledOut: 0, nodes: 0, answer: null, ways: null, checked: null, isChecking: false, isInserted: false });
    this.limit = seconds * 1000;
    this.since = performance.now();
    this.#set('searching');
    const position = await study.position();
    if (run !== this.#run) return;
    this.#position = position;
    /** @type {MateState} */
    let state = 'none';
    for (let n = 1; n <= this.within && state === 'none'; n++) {
      const left = Math.max(1, Math.round(this.since + this.limit - performance.now()));
      const answer = await this.#searcher.ask(position, left, 'solve', n, left, this.#options);
      if (run !== this.#run) return;
      this.nodes += answer?.nodes ?? 0;
      if (answer?.result === 'mate') {
        state = 'found';
        this.answer = answer;
      } else if (answer?.result === 'none') {
        this.ruledOut = n;
        this.tell('changed');
      } else state = 'unknown';
    }
    this.took = performance.now() - this.since;
    this.#set(state);
    if (state === 'found') await this.#countWays(run);
  }

  /** @param {number} run */
  async #countWays(run) {
    const answer = await this.#extra.ask(this.#position, UNIQUE, 'ways', this.answer?.in ?? 1, UNIQUE, this.#options);
    if (run !== this.#run) return;
    this.ways = answer?.ways ?? null;
    this.tell('changed');
  }

  /** Goes over the proof again with nothing but the rules. */
  async check() {
    const run = this.#run;
    this.isChecking = true;
    this.tell('changed');
    const answer = await this.#extra.ask(this.#position, CHECKING, 'checkProof', this.answer?.proof ?? '', CHECKING, this.#options);
    if (run !== this.#run) return;
    this.isChecking = false;
    this.checked = answer ?? { holds: 'unknown' };
    this.tell('changed');
  }

  /** Puts the proof into the tree as variations, one step for undo. */
  async insert() {
    const { answer, study } = this;
    if (!answer?.proof || this.isInserted) return;
    const run = this.#run;
    const shown = await study.act('addProof', answer.proof);
    if (run !== this.#run || !shown) return;
    this.isInserted = true;
    this.tell('changed');
  }
}
