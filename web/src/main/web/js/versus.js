// A game against the computer: the study is the game, the engine plays the other side in a worker of its
// own. Walking through the game does not disturb it.
import { Searcher } from './searcher.js';
import { signature } from './tree.js';
import { Teller } from './util.js';

/** How long it thinks at most, in milliseconds, and how much later it may answer. */
export const THINKS = 5000;
const PATIENCE = 3000;
/** When it is told to move now. */
const NOW = 150;

/**
 * @typedef {'off' | 'yours' | 'thinking' | 'failed' | 'over'} VersusState
 * @typedef {{ changed: () => void }} VersusNews
 */

/** @extends {Teller<VersusNews>} */
export class Versus extends Teller {
  /** @type {VersusState} */
  state = 'off';
  level = 4;
  /** Whom the user plays. @type {Side} */
  side = 0;
  takebacks = true;
  /** Actions that were taken back. */
  taken = 0;
  /** How it ended, as a sentence. */
  ending = '';
  since = 0;
  #searcher = new Searcher();
  #run = 0;
  /** The way to the last action of the game, and its number in the tree. */
  #tip = '';
  #starting = false;

  /**
   * @param {import('./study.js').Study} study
   * @param {import('./studies/keeper.js').Keeper} keeper
   * @param {import('./search.js').Search} search
   */
  constructor(study, keeper, search) {
    super();
    this.study = study;
    this.keeper = keeper;
    study.follow({
      node: () => this.isRunning && this.#arrived(),
      opened: () => this.state !== 'off' && !this.#starting && this.end(),
    });
    search.follow({ decided: (verdict) => this.isRunning && this.isAtTip && this.#judge(verdict) });
  }

  /** Whether a game is under way. */
  get isRunning() {
    return this.state === 'yours' || this.state === 'thinking' || this.state === 'failed';
  }

  get isAtTip() {
    return signature(this.study.nodes, this.study.current) === this.#tip;
  }

  /** Whether the boards are not the user's to play on. */
  get isBusy() {
    return this.isRunning && !(this.state === 'yours' && this.isAtTip);
  }

  /** @param {VersusState} state */
  #set(state) {
    this.state = state;
    this.tell('changed');
  }

  /** A new game; without a variant from the position on the page. @param {{ level: number, side: Side, takebacks: boolean, variant: string | null }} wanted */
  async start({ level, side, takebacks, variant }) {
    this.end();
    this.#starting = true;
    const { study, keeper } = this;
    if (variant && !(await keeper.create('start', [variant]))) return (this.#starting = false);
    Object.assign(this, { level, side, takebacks, taken: 0, ending: '' });
    if (variant) {
      await study.act('header', side ? 'Black' : 'White', 'You');
      await study.act('header', side ? 'White' : 'Black', `Fivefold, level ${level}`);
    }
    this.#starting = false;
    this.#tip = signature(study.nodes, study.current);
    this.#turn();
    return true;
  }

  /** Whose turn it is at the last action. */
  #turn() {
    if (this.study.view.mover === this.side) this.#set('yours');
    else this.#think();
  }

  /** The user has played on, or walks through the game. */
  #arrived() {
    const { study } = this;
    const { current, nodes } = study;
    const parent = current.parent === undefined ? null : nodes[current.parent];
    if (this.state === 'yours' && parent && signature(nodes, parent) === this.#tip) {
      this.#tip = signature(nodes, current);
      this.#turn();
    } else this.tell('changed');
  }

  get #tipNode() {
    return this.study.nodes.find((node) => signature(this.study.nodes, node) === this.#tip) ?? null;
  }

  async #think(ms = THINKS) {
    const run = ++this.#run;
    const { study } = this;
    const tip = this.#tipNode;
    if (!tip) return this.end();
    this.since = performance.now();
    this.#set('thinking');
    const { position } = await study.engine.call('position', tip.id);
    const thought = await this.#searcher.ask(position, ms + PATIENCE, 'choose', this.level, ms);
    if (run !== this.#run) return;
    if (!thought) return this.#set('failed');
    // No legal action: the verdict says what that means.
    if (!thought.lines.length) return;
    const there = this.#tipNode;
    if (!there) return this.end();
    if (study.node !== there.id) await study.act('go', there.id);
    await study.propose(thought.lines[0].actions[0]);
    const answer = await study.act('submit');
    if (run !== this.#run) return;
    if (!answer || answer.refused) return this.#set('failed');
    this.#tip = signature(study.nodes, study.current);
    this.#set('yours');
  }

  /** Thinks no longer. */
  moveNow() {
    if (this.state !== 'thinking' && this.state !== 'failed') return;
    this.#searcher.stop();
    this.#think(NOW);
  }

  get mayTakeBack() {
    const tip = this.isRunning && this.takebacks ? this.#tipNode : null;
    return tip !== null && this.#before(tip) !== null;
  }

  /** The last action of the user's, of those that led to a node. @param {LinkedNode} from @returns {LinkedNode | null} */
  #before(from) {
    const { nodes } = this.study;
    let at = from;
    while (at.parent !== undefined && at.player !== this.side) at = nodes[at.parent];
    return at.parent === undefined ? null : at;
  }

  /** Back to before the user's last action. */
  async takeBack() {
    const tip = this.#tipNode;
    const mine = tip && this.#before(tip);
    if (!mine || mine.parent === undefined || !this.mayTakeBack) return;
    const { study } = this;
    this.#run++;
    this.#searcher.stop();
    this.taken++;
    this.state = 'thinking'; // steps meanwhile are not actions of the game
    this.#tip = signature(study.nodes, study.nodes[mine.parent]);
    await study.act('go', mine.parent);
    await study.act('delete', mine.id);
    this.#turn();
  }

  /** @param {VerdictName} verdict */
  #judge(verdict) {
    const loser = this.study.view.mover;
    if (verdict === 'checkmate') this.#over(loser === this.side ? 'You lost by checkmate.' : 'You won by checkmate.', loser ? '1-0' : '0-1');
    else if (verdict === 'stalemate') this.#over('A draw by stalemate.', '1/2-1/2');
  }

  resign() {
    if (this.isRunning) this.#over('You resigned.', this.side ? '1-0' : '0-1');
  }

  /** @param {string} ending @param {string} result */
  #over(ending, result) {
    this.#run++;
    this.#searcher.stop();
    this.ending = ending;
    this.#set('over');
    this.study.act('header', 'Result', result);
  }

  /** The game stays as a study. */
  end() {
    this.#run++;
    this.#searcher.stop();
    if (this.state !== 'off') this.#set('off');
  }
}
