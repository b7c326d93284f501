// A game against the computer: the study is the game, the engine plays the other side in a worker of its
// own, or in several at its strongest. Walking through the game does not disturb it.
import { Searcher } from './searcher.js';
import { recalled, remember } from './store.js';
import { draftText } from './study.js';
import { Team } from './team.js';
import { pathTo, signature } from './tree.js';
import { Teller } from './util.js';

/** How long it thinks at most, in milliseconds, and how much later it may answer. */
export const THINKS = 5000;
const PATIENCE = 3000;
/** The level that uses all of its time, and all workers with so many megabytes. */
const STRONGEST = 8;
const MEMORY = 64;
/** When it is told to move now. */
const NOW = 150;
/** How far, and how long in milliseconds, a losing action is looked for. */
const RISK = 2;
const RISK_TIME = 700;
/** The game that goes on after the page is loaded again. */
const KEPT = 'fivefold.versus';

/**
 * @typedef {{ level: number, side: Side, takebacks: boolean, evaluation?: boolean, warns?: boolean }} VersusOptions
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
  /** Whether the bar and the graph are shown. */
  evaluation = false;
  /** Whether it asks before an action that loses by force. */
  warns = true;
  /** What is wrong with the action that the user wants to submit, as a sentence. */
  warning = '';
  /** How many actions were there before the game. */
  begin = 0;
  /** Actions that were taken back. */
  taken = 0;
  /** How it ended, as a sentence. */
  ending = '';
  since = 0;
  #searcher = new Searcher();
  #team = new Team();
  #adviser = new Searcher();
  #run = 0;
  /** The way to the last action of the game. */
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
      view: () => (this.warning = ''),
      played: () => this.state === 'over' && this.end(),
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
    this.#keep();
    this.tell('changed');
  }

  #keep() {
    if (!this.isRunning) return remember(KEPT, '');
    const { level, side, takebacks, evaluation, warns, begin, taken } = this;
    remember(KEPT, JSON.stringify({ study: this.keeper.record.id, tip: this.#tip, begin, taken, level, side, takebacks, evaluation, warns }));
  }

  /** Goes on with the game that was under way when the page was left, if its study is open again. */
  resume() {
    const { study, keeper } = this;
    const { study: id, tip = '', ...options } = keptGame();
    if (id !== keeper.record.id || keeper.isReadOnly) return remember(KEPT, '');
    Object.assign(this, options);
    // The last action may not have been saved.
    const isOnTheWay = (/** @type {string} */ way) => way === tip || tip.startsWith(way + ' / ');
    const ways = study.nodes.map((node) => signature(study.nodes, node)).filter(isOnTheWay);
    this.#tip = ways.reduce((longest, way) => (way.length > longest.length ? way : longest));
    this.#turn();
  }

  /** A new game; without a variant from the position on the page. @param {VersusOptions & { variant: string | null }} wanted */
  async start({ level, side, takebacks, evaluation = false, warns = true, variant }) {
    this.end();
    this.#starting = true;
    const { study, keeper } = this;
    const isThere = variant ? await keeper.create('start', [variant]) : await this.#copyLine();
    if (!isThere) return (this.#starting = false);
    Object.assign(this, { level, side, takebacks, evaluation, warns, taken: 0, ending: '' });
    await this.#name();
    this.#starting = false;
    this.begin = pathTo(study.nodes, study.current).length - 1;
    this.#tip = signature(study.nodes, study.current);
    this.#turn();
    return true;
  }

  /** A study of its own with the actions up to here, which the game goes on from. */
  async #copyLine() {
    const { study, keeper } = this;
    const depth = pathTo(study.nodes, study.current).length - 1;
    const { text, notation = '' } = await study.engine.call('write', '', '', '', 'line', study.node);
    const answer = await keeper.create('load', [text, notation, depth]);
    const [next] = study.current.children;
    if (answer && next) await study.act('delete', next.id);
    for (const key of ['Title', 'Result']) if (answer) await study.act('header', key, '');
    return answer;
  }

  /** Who plays whom. */
  async #name() {
    await this.study.act('header', this.side ? 'Black' : 'White', 'You');
    await this.study.act('header', this.side ? 'White' : 'Black', `Fivefold, level ${this.level}`);
  }

  /** The same again with the other side, from where the game began. */
  async rematch() {
    const { study, level, takebacks, evaluation, warns, begin } = this;
    const start = pathTo(study.nodes, this.tip ?? study.current)[begin];
    if (start) await study.go(start.id);
    const variant = begin || study.variant === 'Custom' ? null : study.variant;
    return this.start({ level, side: /** @type {Side} */ (1 - this.side), takebacks, evaluation, warns, variant });
  }

  /** Whose turn it is at the last action. */
  #turn() {
    const { tip } = this;
    const mover = tip && tip.parent !== undefined ? 1 - tip.player : this.#first;
    if (this.warns) this.#adviser.warm();
    if (mover === this.side) this.#set('yours');
    else this.#think();
  }

  /** Who moves at the start. */
  get #first() {
    const [root] = this.study.nodes;
    return root.children[0]?.player ?? this.study.view.mover;
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

  /** The last action of the game. */
  get tip() {
    return this.study.nodes.find((node) => signature(this.study.nodes, node) === this.#tip) ?? null;
  }

  async #think(ms = THINKS) {
    const run = ++this.#run;
    const { study, tip } = this;
    if (!tip) return this.end();
    this.since = performance.now();
    this.#set('thinking');
    const { position } = await study.engine.call('position', tip.id);
    const thought = await (this.level === STRONGEST
      ? this.#team.analyse(position, ms, ms + PATIENCE, 1, MEMORY)
      : this.#searcher.ask(position, ms + PATIENCE, 'choose', this.level, ms));
    if (run !== this.#run) return;
    if (!thought) return this.#set('failed');
    // No legal action: the verdict says what that means.
    if (!thought.lines.length) return;
    const there = this.tip;
    if (!there) return this.end();
    if (study.node !== there.id) await study.act('go', there.id);
    await study.propose(thought.lines[0].actions[0]);
    const answer = await study.act('submit');
    if (run !== this.#run) return;
    if (!answer || answer.refused) return this.#set('failed');
    this.#tip = signature(study.nodes, study.current);
    this.#set('yours');
  }

  /** Submits the user's action; asks first when it loses by force and the user wants to be warned. */
  async submit(isSure = false) {
    const { study } = this;
    const { node, view } = study;
    if (this.warns && !isSure) {
      const position = await study.position().catch(() => '');
      const answer = await this.#adviser.ask(position, RISK_TIME, 'risk', draftText(view.draft), RISK, RISK_TIME);
      if (study.node !== node || study.view !== view) return;
      if (answer?.mateIn) {
        this.warning = `${this.side ? 'White' : 'Black'} could then mate in ${answer.mateIn}.`;
        return this.tell('changed');
      }
    }
    await study.submit();
  }

  /** The user plays on for the computer, and the computer for the user. */
  takeItsSide() {
    if (this.state !== 'failed') return;
    this.side = /** @type {Side} */ (1 - this.side);
    this.#turn();
    return this.#name();
  }

  /** Thinks no longer. */
  moveNow() {
    if (this.state !== 'thinking' && this.state !== 'failed') return;
    this.#halt();
    this.#think(NOW);
  }

  get mayTakeBack() {
    const tip = this.isRunning && this.takebacks ? this.tip : null;
    return tip !== null && this.#before(tip) !== null;
  }

  /** The last action of the user's in the game, of those that led to a node. @param {LinkedNode} from @returns {LinkedNode | null} */
  #before(from) {
    const { nodes } = this.study;
    let at = from;
    while (at.parent !== undefined && at.player !== this.side) at = nodes[at.parent];
    return pathTo(nodes, at).length - 1 > this.begin ? at : null;
  }

  /** Back to before the user's last action. */
  async takeBack() {
    const { tip } = this;
    const mine = tip && this.#before(tip);
    if (!mine || mine.parent === undefined || !this.mayTakeBack) return;
    const { study } = this;
    this.#run++;
    this.#halt();
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
    this.#stop();
    this.ending = ending;
    this.#set('over');
    this.study.act('header', 'Result', result);
  }

  #stop() {
    this.#run++;
    this.#halt();
    this.#adviser.stop();
  }

  /** Ends what the computer thinks, at once. */
  #halt() {
    this.#searcher.stop();
    this.#team.stop();
  }

  /** The game stays as a study. */
  end() {
    this.#stop();
    if (this.state !== 'off') this.#set('off');
  }
}

/** @returns {any} what is known of the game that was under way; nothing if there is none, or if it is damaged */
function keptGame() {
  try {
    return JSON.parse(recalled(KEPT) || '{}');
  } catch {
    return {};
  }
}
