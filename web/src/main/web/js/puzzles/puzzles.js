// Puzzle mode: a position with a mate to find. The page answers for the other side and says of every
// action whether the mate is still there, by searching, so that any way to mate counts.
import { Searcher } from '../searcher.js';
import { draftText } from '../study.js';
import { Teller } from '../util.js';
import { Collection } from './collection.js';
import { rememberOpen } from './sets.js';

/** How long a mate is looked for, and an action judged, in milliseconds; "Try longer" multiplies it. */
const PATIENCE = 20_000;
/** Without a word from the author, mates in so many actions are looked for. */
const USUAL = 3;
/** So many positions before the end of a game are tried when it ends with no mate to find. */
const BACK = 6;
/** How long a refutation is shown before the board goes back, and how long a reply is waited for. */
const REFUTED = 900;
const REPLY = 500;
export const HINTS = 3;

/**
 * reading: the set is read; checking: the mate is looked for; yours: the user is to play; judging, wrong, replying: what follows
 * an action; solved, shown: done; none, unknown: no mate to find here, or none that was found in time.
 * @typedef {'closed' | 'reading' | 'checking' | 'yours' | 'judging' | 'wrong' | 'replying' | 'solved' | 'shown' | 'none' | 'unknown' | 'empty'} Phase
 * @typedef {{ moves: Move[], reply: Move[] | null, right: boolean | null, left: number }} Attempt right is null when it could not be decided; left counts the actions after it
 * @typedef {{ changed: () => void, closed: () => void, notice: (text: string) => void, say: (text: string) => void }} PuzzleNews
 */

/** @extends {Teller<PuzzleNews>} */
export class Puzzles extends Teller {
  /** @type {Phase} */
  phase = 'closed';
  collection = new Collection(() => this.isOpen && this.tell('changed'));
  /** In how many actions there is a mate, and how many of them are left. */
  goal = 0;
  left = 0;
  /** Who mates. @type {Side} */
  side = 0;
  /** @type {Attempt[]} */
  attempts = [];
  /** Right actions so far, with the number of tries that each took. @type {{ moves: Move[], tries: number }[]} */
  steps = [];
  hints = 0;
  /** How the mate begins from here, as far as it is known. @type {Move[] | null} */
  answer = null;
  #searcher = new Searcher();
  #patience = PATIENCE;
  #run = 0;
  /** The node where the user is to play, the first of them, and the position there. */
  #node = 0;
  #first = 0;
  #position = '';
  #tries = 0;
  /** Whether a hint was given in this puzzle. */
  #hinted = false;
  #loading = false;

  /**
   * @param {import('../study.js').Study} study
   * @param {import('../studies/keeper.js').Keeper} keeper
   */
  constructor(study, keeper) {
    super();
    this.study = study;
    this.keeper = keeper;
    study.follow({
      node: () => this.#arrived(),
      // Another study was opened in the puzzle's place.
      opened: () => this.isOpen && !this.#loading && this.#end(),
    });
  }

  get isOpen() {
    return this.phase !== 'closed';
  }

  /** Whether nothing is left to find out. */
  get isDone() {
    return ['solved', 'shown', 'none'].includes(this.phase);
  }

  /** Whether the boards are not the user's to play on. */
  get isBusy() {
    return this.isOpen && !this.isDone && this.phase !== 'yours';
  }

  get puzzle() {
    return this.collection.puzzle;
  }

  /** @param {Phase} phase */
  #set(phase) {
    this.phase = phase;
    this.tell('changed');
  }

  // --- opening -----------------------------------------------------------------------------------

  /** Opens the set and the puzzle that were open last. */
  async open() {
    if (!this.isOpen) await this.#turnTo(() => this.collection.resume());
  }

  /** @param {string} name of a set */
  choose(name) {
    return this.#turnTo(() => this.collection.choose(name));
  }

  /** Opens a text with puzzles as a set of its own. @param {string} text @param {string} name */
  openText(text, name = '') {
    return this.#turnTo(async () => {
      const says = await this.collection.add(text, name);
      if (says) this.tell('notice', says);
    });
  }

  /** Shows what the collection is turned to. @param {() => Promise<unknown>} turn */
  async #turnTo(turn) {
    const run = ++this.#run;
    const wasOpen = this.isOpen;
    this.#searcher.stop();
    this.#set('reading');
    rememberOpen(true);
    if (!wasOpen) await this.keeper.setAside();
    await turn();
    if (run === this.#run) await this.go(this.collection.at);
  }

  /** Shows a puzzle. @param {number} at */
  async go(at) {
    const run = ++this.#run;
    this.#searcher.stop();
    const { collection } = this;
    collection.at = at;
    const { puzzle } = collection;
    if (!puzzle) return this.#set('empty');
    collection.progress.opened(collection.set.name, puzzle.id);
    this.#patience = PATIENCE;
    Object.assign(this, { goal: puzzle.claim, left: 0, attempts: [], steps: [], hints: 0, answer: null });
    this.#tries = 0;
    this.#hinted = false;
    this.#set('checking');
    await this.#load(puzzle);
    if (run === this.#run) await this.#check(run);
  }

  /** @param {import('./sets.js').Puzzle} puzzle */
  async #load({ text, notation, node }) {
    this.#loading = true;
    const game = { text, notation, node };
    // What comes back if the engine should crash.
    this.study.kept = game;
    await this.study.load(game);
    this.#loading = false;
  }

  /** Looks for the mate: where the game ends or, if there is none, before that. @param {number} run */
  async #check(run) {
    const { study, puzzle } = this;
    const end = performance.now() + this.#patience;
    const most = Math.max(USUAL, puzzle.claim);
    let unknown = false;
    for (let back = 0; back <= BACK; back++) {
      const position = await study.position();
      for (let n = 1; n <= most; n++) {
        const left = Math.max(1, Math.round(end - performance.now()));
        const answer = await this.#searcher.ask(position, left, 'solve', n, left, '');
        if (run !== this.#run) return;
        if (answer?.result === 'mate') return this.#begin(position, answer);
        if (answer?.result !== 'none') {
          unknown = true;
          break;
        }
      }
      const parent = study.current.parent;
      if (unknown || parent === undefined) break;
      await study.act('go', parent);
      if (run !== this.#run) return;
    }
    await study.act('go', puzzle.node);
    this.#set(unknown ? 'unknown' : 'none');
  }

  /** @param {string} position @param {MateAnswer} answer */
  async #begin(position, answer) {
    const { study } = this;
    this.#node = this.#first = study.node;
    this.#position = position;
    this.goal = this.left = answer.in;
    this.side = study.view.mover;
    this.answer = answer.first ?? null;
    // What the author tells of the solution would give it away.
    while (study.current.children.length) if (!(await study.act('delete', study.current.children[0].id))) break;
    this.#set('yours');
  }

  // --- playing -----------------------------------------------------------------------------------

  /** The user has submitted an action. */
  #arrived() {
    const { current } = this.study;
    if (this.phase === 'yours' && current.parent === this.#node) this.#judge(current.moves);
  }

  /** @param {Move[]} moves */
  async #judge(moves) {
    const run = this.#run;
    this.#tries++;
    this.#set('judging');
    const answer = await this.#searcher.ask(this.#position, PATIENCE, 'judge', draftText(moves), this.left, PATIENCE);
    if (run !== this.#run) return;
    const right = answer?.result === 'mate' ? true : answer?.result === 'none' ? false : null;
    this.attempts.push({ moves, reply: answer?.reply ?? null, right, left: this.left - 1 });
    if (!right) await this.#refute(run);
    else if (answer?.reply) await this.#reply(run, moves, answer.reply);
    else this.#finish(moves);
  }

  /** Shows what refutes the action, then takes it back. @param {number} run */
  async #refute(run) {
    this.#set('wrong');
    await pause(REFUTED);
    if (run !== this.#run) return;
    await this.study.act('delete', this.study.node);
    if (run === this.#run) this.#set('yours');
  }

  /** @param {number} run @param {Move[]} moves @param {Move[]} reply */
  async #reply(run, moves, reply) {
    const { study } = this;
    this.#stepped(moves);
    this.#set('replying');
    await pause(REPLY);
    if (run !== this.#run) return;
    await study.propose(reply);
    await study.act('submit');
    const position = await study.position();
    if (run !== this.#run) return;
    this.#node = study.node;
    this.#position = position;
    this.left--;
    this.answer = null;
    this.hints = 0;
    this.#set('yours');
  }

  /** @param {Move[]} moves */
  #stepped(moves) {
    this.steps.push({ moves, tries: this.#tries });
    this.#tries = 0;
  }

  /** @param {Move[]} moves */
  #finish(moves) {
    this.#stepped(moves);
    this.#record(this.#hinted ? 'hinted' : 'solved');
    this.#set('solved');
  }

  /** @param {import('./sets.js').PuzzleResult} result */
  #record(result) {
    if (!this.collection.progress.record(this.puzzle.id, result)) this.tell('notice', 'This browser keeps nothing for this page: what you solve is forgotten when you leave it.');
  }

  // --- help --------------------------------------------------------------------------------------

  /** How the mate begins from here. */
  async #solution() {
    if (this.answer) return this.answer;
    const run = this.#run;
    const found = await this.#searcher.ask(this.#position, PATIENCE, 'solve', this.left, PATIENCE, '');
    if (run !== this.#run) return null;
    this.answer = found?.first ?? null;
    return this.answer;
  }

  /** The board, then the piece, then the move. */
  async hint() {
    if (this.phase !== 'yours' || this.hints === HINTS || !(await this.#solution())) return;
    if (this.phase !== 'yours') return;
    this.hints++;
    this.#hinted = true;
    this.tell('changed');
  }

  /** Puts the whole solution into the tree and ends the puzzle. */
  async showSolution() {
    const { study } = this;
    if (this.phase !== 'yours') return;
    const run = this.#run;
    const found = await this.#searcher.ask(this.#position, PATIENCE, 'solve', this.left, PATIENCE, '');
    if (run !== this.#run || this.phase !== 'yours') return;
    if (!found?.proof) return this.tell('notice', 'The solution could not be found in time.');
    this.answer = found.first ?? null;
    // Before the tree changes: steps into it are not tries.
    this.#record('shown');
    this.phase = 'shown';
    await study.act('addProof', found.proof);
    await study.step('next');
    if (run === this.#run) this.#set('shown');
  }

  /** The actions from where the puzzle began along the main line, once it is done. @returns {LinkedNode[]} */
  get line() {
    const nodes = [];
    for (let at = this.study.nodes[this.#first]; at?.children.length;) {
      at = at.children[at.children.length - 1];
      nodes.push(at);
    }
    return nodes;
  }

  /** From the beginning of this puzzle. */
  again() {
    return this.go(this.collection.at);
  }

  /** Looks for the mate once more, for longer. */
  async longer() {
    if (this.phase !== 'unknown') return;
    const run = ++this.#run;
    this.#patience *= 6;
    this.#set('checking');
    await this.#check(run);
  }

  get hasNext() {
    return this.collection.set.puzzles.length > 1;
  }

  next() {
    const { collection } = this;
    return this.go(collection.untried((collection.at + 1) % collection.set.puzzles.length));
  }

  // --- leaving -----------------------------------------------------------------------------------

  #end() {
    this.#run++;
    this.#searcher.stop();
    this.phase = 'closed';
    rememberOpen(false);
    this.tell('changed');
    this.tell('closed');
  }

  /** Back to the study that was open before. */
  async close() {
    if (!this.isOpen) return;
    this.#end();
    await this.keeper.comeBack();
  }

  /** Goes on with the puzzle as a study. */
  async analyse() {
    const { study } = this;
    const { text, notation } = await study.engine.call('save');
    const { node } = study;
    this.#end();
    await this.keeper.create('load', [text, notation, node]);
  }
}

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
