// The study: its tree, the node that is looked at, the turn under way, undo, saving. It talks to the
// engine and knows nothing of the screen.
import { Ended, Engine, Misuse } from './engine.js';
import { isBlack, letterOf } from './pieces.js';
import { linkTree, mainChild, parentOf } from './tree.js';
import { capital, Teller } from './util.js';

/** What a position has that nobody can play in. */
export const CALM = Object.freeze(/** @type {View} */ ({
  w: 8, h: 8, even: false, present: 2, mover: 0, lines: [], boards: {}, must: [], optional: [], chips: [], draft: [], next: 0, nextLabel: '',
  movable: [], checks: [], checkCount: 0, threats: [], canSubmit: false, standing: [], promotions: '',
}));

/** Operations after which the tree is another one. */
const NEW_TREE = new Set(['start', 'accept', 'load', 'editPlay']);
/** Operations that change what is kept. */
const CHANGES = new Set(['play', 'propose', 'takeBack', 'submit', 'undo', 'redo', 'promote', 'delete', 'comment', 'evaluate', 'drawArrow', 'drawSquare', 'header', 'addProof', 'score']);

/**
 * @typedef {{
 *   view: () => void, tree: () => void, opened: () => void, node: () => void, played: () => void, position: () => void,
 *   say: (text: string) => void,
 *   notice: (text: string, action?: () => unknown, label?: string) => void,
 * }} StudyNews
 */

/** @extends {Teller<StudyNews>} */
export class Study extends Teller {
  engine = this.#newEngine();
  nodes = linkTree([{}]);
  node = 0;
  view = CALM;
  revision = -1;
  variant = '';
  /** @type {[string, string][]} */
  headers = [];
  canUndo = false;
  canRedo = false;
  /** Why nothing may be changed, as a sentence; '' when it may. */
  locked = '';
  /** @type {(GameText & { node: number, draft?: string }) | null} the study as it was kept last, for the case that the engine crashes */
  kept = null;
  /** @type {Map<number, Uint8Array>} piece codes by board number */
  boards = new Map();
  /** @type {Promise<unknown>} what the engine was asked to change last */
  #acting = Promise.resolve();

  get isOpen() {
    return this.view !== CALM;
  }

  get current() {
    return this.nodes[this.node] ?? this.nodes[0];
  }

  get isAtStart() {
    return this.current.parent === undefined;
  }

  /** @param {LinkedNode} node */
  nodeName(node = this.current) {
    return node.parent === undefined ? 'Start' : `${node.turn}, ${node.player ? 'Black' : 'White'}`;
  }

  get where() {
    return this.isAtStart ? 'Start' : 'After ' + this.nodeName();
  }

  get title() {
    return titleFrom(this.headers) || 'New study';
  }

  /** The number of the action under way. */
  get nextTurn() {
    if (this.isAtStart) return 1;
    return this.view.mover === 0 ? this.current.turn + 1 : this.current.turn;
  }

  // --- the engine ----------------------------------------------------------------------------

  #newEngine() {
    return new Engine((boards) => {
      for (const [id, text] of Object.entries(boards)) {
        const codes = new Uint8Array(text.length);
        for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i) - 48;
        this.boards.set(Number(id), codes);
      }
    });
  }

  /**
   * Does an operation that changes or shows the study; null when it failed.
   * @template {StudyOperation} O @param {O} op @param {Arguments<O>} args @returns {Promise<Shown | null>}
   */
  async act(op, ...args) {
    if (this.locked && (CHANGES.has(op) || args[0] === 'replace')) {
      this.tell('notice', this.locked);
      return null;
    }
    return this.#do(op, args);
  }

  /** Puts a game in the place of this one; quietly when it is the same, further on. @param {GameText & { node: number, draft?: string }} game */
  async load({ text, notation, node, draft }, quiet = false) {
    const answer = await this.#do('load', [text, notation, node], quiet);
    return answer && !answer.failed && draft ? this.#do('propose', [draft]) : answer;
  }

  /** The moves played and not submitted, when saving leaves them out. */
  get draft() {
    return this.view.canSubmit ? draftText(this.view.draft) : '';
  }

  /** @template {StudyOperation} O @param {O} op @param {Arguments<O>} args @returns {Promise<Shown | null>} */
  async #do(op, args, quiet = false) {
    let answer;
    try {
      const asked = this.engine.call(op, ...args);
      this.#acting = asked.catch(() => {});
      answer = await asked;
    } catch (error) {
      await this.failed(error);
      return null;
    }
    const isNew = NEW_TREE.has(op) && !answer.failed && !answer.refused && !quiet;
    this.#receive(answer);
    if (isNew) this.tell('opened');
    return answer;
  }

  /** @param {unknown} error what a call of the engine was rejected with */
  async failed(error) {
    if (error instanceof Misuse) this.tell('notice', 'That did not work: ' + error.message);
    else if (!(error instanceof Ended)) await this.#revive(error);
  }

  /** A crashed engine is replaced by a new one with the study that was kept last. @param {unknown} error */
  async #revive(error) {
    this.engine.end();
    this.engine = this.#newEngine();
    this.tell('notice', 'The rules engine stopped and was restarted. Your game is safe.',
      () => navigator.clipboard?.writeText(String(error instanceof Error ? error.stack : error)), 'Copy details');
    await this.engine.ready;
    // The new engine numbers boards and revisions from the start again.
    this.revision = -1;
    if (this.kept) await this.load(this.kept, true);
    else await this.act('look');
  }

  /** @param {Shown} answer */
  #receive(answer) {
    const longer = answer.view.draft.length > this.view.draft.length;
    const moved = !this.isOpen || this.node !== answer.node || Boolean(answer.tree);
    if (answer.tree) {
      this.nodes = linkTree(answer.tree);
      this.variant = answer.variant ?? '';
      this.headers = answer.headers ?? [];
    }
    this.revision = answer.revision;
    this.node = answer.node;
    this.canUndo = answer.undo;
    this.canRedo = answer.redo;
    this.view = answer.view;
    this.tell('view');
    if (answer.tree) this.tell('tree');
    if (moved) this.tell('node');
    else if (longer) this.tell('played');
    this.tell('position');
    if (answer.refused) this.tell('notice', capital(answer.refused) + '.');
  }

  /** When everything asked for so far is on screen. */
  async settled() {
    await this.#acting;
  }

  // --- walking the tree ----------------------------------------------------------------------

  /** @param {number} id */
  async go(id) {
    if (id === this.node || !this.nodes[id]) return;
    await this.act('go', id);
    this.tell('say', this.where);
  }

  /** @param {'first' | 'prev' | 'next' | 'last' | 'up' | 'down' | 'fork-prev' | 'fork-next'} where */
  async step(where) {
    const to = this.#stepped(where);
    if (to) await this.go(to.id);
  }

  /** @param {string} where @returns {LinkedNode | null | undefined} */
  #stepped(where) {
    const node = this.current;
    const parent = parentOf(this.nodes, node);
    let at = node;
    switch (where) {
      case 'first': return this.nodes[0];
      case 'prev': return parent;
      case 'next': return mainChild(node);
      case 'last':
        while (at.children.length) at = mainChild(at);
        return at;
      case 'fork-next':
        do at = mainChild(at) ?? at;
        while (at.children.length === 1);
        return at;
      case 'fork-prev':
        while (at.parent !== undefined && (at === node || at.children.length < 2)) at = this.nodes[at.parent];
        return at;
      default: {
        if (!parent) return null;
        // On screen the main line comes first, then the variations in their order.
        const order = [mainChild(parent), ...parent.children.slice(0, -1)];
        return order[order.indexOf(node) + (where === 'up' ? -1 : 1)];
      }
    }
  }

  // --- the position --------------------------------------------------------------------------

  /** The piece codes of a board of a position. @param {number} l @param {number} v @param {BoardsView} view */
  codes(l, v, view = this.view) {
    const line = view.lines.find((each) => each.i === l);
    return line && this.boards.get(line.boards[v - line.start]);
  }

  /** The code of a piece that can be picked up, or 0. @param {Hit | null} hit */
  ownPiece(hit) {
    if (!hit || hit.sq < 0) return 0;
    const isHere = (/** @type {Coord} */ [l, v]) => l === hit.l && v === hit.v;
    if (!this.view.must.some(isHere) && !this.view.optional.some(isHere)) return 0;
    const code = this.codes(hit.l, hit.v)?.[hit.sq] ?? 0;
    return code && isBlack(code) === (this.view.mover === 1) ? code : 0;
  }

  async submit() {
    const answer = await this.act('submit');
    const done = Boolean(answer && !answer.refused);
    if (answer?.existed) this.tell('notice', 'Already in the tree.');
    else if (done) this.tell('say', `Submitted. ${this.view.mover ? 'Black' : 'White'} to move.`);
    return done;
  }

  /** Puts moves on the board without submitting them. @param {Move[]} moves */
  propose(moves) {
    return this.act('propose', draftText(moves));
  }

  /** The position as text, for an engine that searches. */
  async position() {
    return (await this.engine.call('position')).position;
  }

  // --- what is drawn on the boards -----------------------------------------------------------

  /** @returns {Drawn} */
  get drawn() {
    return this.current.drawn ?? { arrows: [], squares: [] };
  }

  /** @param {string} brush @param {Place} from @param {Place} to */
  drawArrow(brush, from, to) {
    return this.act('drawArrow', this.node, brush, ...from, ...to);
  }

  /** @param {string} brush @param {Place} at */
  drawSquare(brush, at) {
    return this.act('drawSquare', this.node, brush, ...at);
  }
}

/** What a game is called by its headers; '' when they do not say. @param {[string, string][]} headers */
export function titleFrom(headers) {
  const header = (/** @type {string} */ key) => headers.find(([k]) => k.toLowerCase() === key)?.[1];
  const players = header('white') || header('black') ? `${header('white') ?? '?'} – ${header('black') ?? '?'}` : '';
  return header('title') || players || header('event') || '';
}

/** @param {Move[]} moves */
export const draftText = (moves) => moves.map((move) => moveArguments(move).join(',')).join(';');

/** A move as the engine takes it. @param {Move} move @returns {MoveArguments} */
export function moveArguments({ from, to, promotion }) {
  return [...from, ...to, promotion ? letterOf(promotion) : ''];
}
