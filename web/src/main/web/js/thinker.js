// What the engine thinks of the node that is looked at: in slices, each longer than the one before, in workers
// of its own. A whole game is gone through by as many, each with one action at a time.
import { Searcher } from './searcher.js';
import { Team, WORKERS } from './team.js';
import { mainChild, pathTo, signature } from './tree.js';
import { Teller } from './util.js';

/** Slices in milliseconds. */
const FIRST = 100;
const LONGEST = 3000;
/** How much later than asked for an answer may come before the engine counts as stopped. */
const PATIENCE = 4000;
/** A slice that ends so soon is waited for; else its workers are ended. */
const SOON = 120;
/** For each action when a game is gone through. */
const EACH = 800;
/** Nobody looks for so long: it rests. */
const HIDDEN = 30_000;

/**
 * @typedef {'off' | 'starting' | 'thinking' | 'done' | 'over' | 'failed'} ThinkerState
 * @typedef {{ score: number, mate: number, proved: boolean }} Evaluation
 * @typedef {{ changed: () => void, scores: () => void }} ThinkerNews
 */

/** @extends {Teller<ThinkerNews>} */
export class Thinker extends Teller {
  /** @type {ThinkerState} */
  state = 'off';
  /** What is asked for; seconds may be Infinity, memory is in megabytes. */
  lines = 3;
  seconds = 5;
  memory = 32;
  /** @type {Thought | null} */
  thought = null;
  /** Positions that were looked at, and for how long, in milliseconds. */
  nodes = 0;
  spent = 0;
  /** Up to how many seconds it thinks about this node. */
  limit = 5;
  /** @type {Map<string, Evaluation>} by the way to a node */
  scores = new Map();
  /** Actions of a game that are still to be looked at. */
  waiting = 0;
  #team = new Team();
  #run = 0;
  #sliceEnds = 0;
  #place = '';
  #game = 0;
  /** @type {Searcher[]} */
  #helpers = [];
  #hidden = 0;
  /** Whether it rests because nobody looks. */
  #paused = false;

  /** @param {import('./study.js').Study} study */
  constructor(study) {
    super();
    this.study = study;
    study.follow({
      opened: () => {
        this.scores.clear();
        this.stopGame();
        if (this.isOn) this.#think();
      },
      position: () => this.isOn && this.#here() !== this.#place && this.#think(),
    });
    document.addEventListener('visibilitychange', () => {
      clearTimeout(this.#hidden);
      if (document.hidden) this.#hidden = setTimeout(() => this.#pause(), HIDDEN);
      else if (this.#paused) this.#think(this.limit);
    });
  }

  get isOn() {
    return this.state !== 'off';
  }

  #here() {
    return signature(this.study.nodes, this.study.current);
  }

  /** The best line's score of a node, or what was kept with the study. @param {LinkedNode} node */
  scoreOf(node) {
    // A signature is as long as the game.
    const own = this.scores.size ? this.scores.get(signature(this.study.nodes, node)) : undefined;
    return own ?? (node.score && { ...node.score, proved: true });
  }

  /** @param {ThinkerState} state */
  #set(state) {
    this.state = state;
    this.tell('changed');
  }

  /** Ends what is under way, at once. @param {ThinkerState} state */
  #rest(state) {
    this.#run++;
    this.#paused = false;
    if (this.isThinking) this.#team.stop();
    this.#set(state);
  }

  #pause() {
    if (!this.isThinking) return;
    this.#rest('done');
    this.#paused = true;
  }

  get isThinking() {
    return this.state === 'thinking' || this.state === 'starting';
  }

  toggle() {
    if (this.isOn) this.#rest('off');
    else this.#think();
  }

  /** Asks for something else. @param {{ lines?: number, seconds?: number, memory?: number }} wanted */
  ask(wanted) {
    Object.assign(this, wanted);
    if (this.isOn) this.#think();
    else this.tell('changed');
  }

  /** Goes on after the limit, with this node only. */
  deeper() {
    this.#think(this.limit < 20 ? 20 : Infinity);
  }

  /** @param {number=} limit goes on up to so many seconds, instead of beginning anew */
  async #think(limit) {
    const run = ++this.#run;
    const { study } = this;
    if (this.state === 'thinking' && this.#sliceEnds - performance.now() > SOON) this.#team.stop();
    this.#paused = false;
    const isCold = this.state === 'off' || this.state === 'failed';
    this.#place = this.#here();
    this.limit = limit ?? this.seconds;
    if (limit === undefined) {
      this.thought = null;
      this.nodes = this.spent = 0;
    }
    this.#set(isCold ? 'starting' : 'thinking');
    const position = await study.position().catch(() => '');
    if (!position && run === this.#run) return this.#set('failed');
    for (let slice = FIRST; this.spent < this.limit * 1000; slice = Math.min(2 * slice, LONGEST)) {
      if (run !== this.#run) return;
      const ms = Math.ceil(Math.min(slice, this.limit * 1000 - this.spent));
      this.#sliceEnds = performance.now() + ms;
      const thought = await this.#team.analyse(position, ms, ms + PATIENCE, this.lines, this.memory);
      if (run !== this.#run) return;
      if (!thought) return this.#set('failed');
      this.nodes += thought.nodes;
      this.spent += Math.max(thought.ms, 1);
      this.#take(thought);
      if (!thought.lines.length) return this.#set('over');
      // A proved mate needs no more thought, and a search that ends before its time has seen everything.
      if (thought.lines.every(({ proved }) => proved) || thought.ms < ms / 4) break;
      this.#set('thinking');
    }
    if (run === this.#run) this.#set('done');
  }

  /** @param {Thought} thought */
  #take(thought) {
    this.thought = thought;
    if (!thought.lines.length) return;
    const { score, mate, proved } = thought.lines[0];
    this.scores.set(this.#place, { score, mate, proved });
    this.tell('scores');
  }

  // --- a whole game ------------------------------------------------------------------------------

  /** The actions of the line that is looked at, from the start to its end. */
  get line() {
    const { study } = this;
    const nodes = pathTo(study.nodes, study.current);
    for (let next = mainChild(study.current); next; next = mainChild(next)) nodes.push(next);
    return nodes;
  }

  /** Looks at every action of the line that has no score yet, with as many workers as there are. */
  async analyseGame() {
    const { study } = this;
    const run = ++this.#game;
    const todo = this.line.filter((node) => !this.scoreOf(node)).map((node) => ({ id: node.id, key: signature(study.nodes, node) }));
    const { revision } = study;
    this.waiting = todo.length;
    this.tell('scores');
    this.#helpers = Array.from({ length: Math.min(WORKERS, todo.length) }, () => new Searcher());
    await Promise.all(this.#helpers.map(async (helper) => {
      for (let next = todo.shift(); next; next = todo.shift()) {
        if (study.revision !== revision) return; // the numbers of nodes are others now
        const { position } = await study.engine.call('position', next.id);
        const thought = await helper.ask(position, EACH + PATIENCE, 'analyse', 1, EACH);
        if (run !== this.#game) return;
        if (thought?.lines.length) this.scores.set(next.key, thought.lines[0]);
        this.waiting = todo.length;
        this.tell('scores');
      }
    }));
    if (run !== this.#game) return;
    this.stopGame();
    if (study.revision === revision) await this.#keep();
  }

  /** Saves the scores of the line with the study, as `[%eval]`. */
  async #keep() {
    const { study } = this;
    if (study.locked) return;
    const scores = this.line.flatMap((node) => {
      const score = this.scoreOf(node);
      return score ? [`${node.id} ${score.mate ? `#${score.mate}` : (score.score / 100).toFixed(2)}`] : [];
    });
    if (scores.length) await study.act('score', scores.join(';'));
  }

  stopGame() {
    this.#game++;
    for (const helper of this.#helpers) helper.stop();
    this.#helpers = [];
    this.waiting = 0;
    this.tell('scores');
  }
}

/** White's view: +8.92, #3, −#2. @param {Evaluation} evaluation */
export function scoreText({ score, mate, proved }, digits = 2) {
  if (mate) return `${mate < 0 ? '−' : ''}#${Math.abs(mate)}${proved ? '' : '?'}`;
  return `${score < 0 ? '−' : '+'}${(Math.abs(score) / 100).toFixed(digits)}`;
}

/** Who stands better, as a class of its colours. @param {Evaluation} evaluation */
export const better = ({ score, mate }) => (mate > 0 || (!mate && score > 30) ? 'white' : mate < 0 || score < -30 ? 'black' : '');

/** The part of the bar that is White's, from 0 to 1. @param {Evaluation} evaluation */
export const share = ({ score, mate }) => (mate ? (mate > 0 ? 1 : 0) : 0.5 + 0.5 * Math.tanh(score / 600));

/** For screen readers. @param {Evaluation} evaluation */
export function scoreWords({ score, mate, proved }) {
  if (mate) return `${mate > 0 ? 'White' : 'Black'} mates in ${Math.abs(mate)}${proved ? '' : ', not proved'}`;
  return `${score < 0 ? 'minus' : 'plus'} ${(Math.abs(score) / 100).toFixed(1)}`;
}
