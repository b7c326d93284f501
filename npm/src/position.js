// A position: what is where, what can be played, how it stands. It never changes.
import { RefusedError } from './errors.js';
import { boardPlace, capture, engineMove, halfTurn, moment, Move } from './places.js';
import { Game } from './game.js';

/** @import { Bridge } from './bridge.js' */
/** @import { Attempt, MoveRow, OfPosition, ThinkingRow, VerdictName } from './engine.js' */
/** @import { BoardPlace, Capture, Moment, Player } from './places.js' */

/** @typedef {'light' | 'dark' | 'contrast' | 'print'} Theme */

/**
 * @typedef {object} SvgOptions
 * @property {Theme} [theme] the colours; light
 * @property {number} [square] pixels a square; 24
 * @property {boolean} [flip] seen from Black's side
 * @property {boolean} [coordinates] letters and numbers around the boards; shown
 * @property {number} [turns] how many turns around the present; 0 shows all
 * @property {string} [title] what screen readers say first
 */

/** @typedef {{ ascii?: boolean, compact?: boolean, flip?: boolean }} DrawOptions a picture in characters */

/**
 * @typedef {object} Timeline
 * @property {number} index its number; neighbours are one apart
 * @property {string} label what people call it: `0`, `+1`, `-0`
 * @property {boolean} active whether the present counts it
 * @property {Moment} first its first board
 * @property {Moment} last its last board
 */

/**
 * @typedef {object} Solution
 * @property {'mate' | 'none' | 'unknown'} result unknown: the time was too short
 * @property {number} in in how many actions there is mate, or up to how many there is none
 * @property {string} [first] the action that begins it
 * @property {Game} [proof] every reply with its answer, up to checkmate, as variations
 * @property {number} nodes how much was searched
 * @property {number} ms
 */

/** @typedef {ThinkingRow} Analysis the best lines, the best first; scores are White's, in hundredths of a pawn */

/** @typedef {string | Action | Move | Move[]} Playable what can be played: text in any notation, an action, or moves */

/** A board as it stands. */
export class Board {
  /** @internal @param {BoardPlace} place @param {string[]} rows */
  constructor(place, rows) {
    /** @readonly */
    this.place = place;
    /** The rows from the top, a letter a square, `.` where nothing stands. @readonly */
    this.rows = rows;
  }

  /** The letter of the piece on a square such as `e4`, or undefined. @param {string} square */
  at(square) {
    const letter = this.rows[this.rows.length - Number(square.slice(1))]?.[square.charCodeAt(0) - 97];
    return letter === '.' ? undefined : letter;
  }

  toString() {
    return this.rows.join('\n');
  }
}

/** The engine's own object for an action. @type {(action: Action) => unknown} */
export let engineAction;

/** A legal action: all that a player does in a turn. */
export class Action {
  #bridge;
  #state;
  #action;
  static {
    engineAction = (action) => action.#action;
  }

  /** @internal @param {Bridge} bridge @param {unknown} state @param {unknown} action */
  constructor(bridge, state, action) {
    this.#bridge = bridge;
    this.#state = state;
    this.#action = action;
  }

  /** As 5DPGN writes it: `(0T4)Qh5 (1T4)Nc6`. */
  get text() {
    return this.#bridge.position('action', this.#state, this.#action).text;
  }

  get moves() {
    const { moves } = this.#bridge.position('steps', this.#state, this.#action);
    return movesOf(this.#bridge, this.#state, moves);
  }

  toString() {
    return this.text;
  }
}

export class Position {
  #bridge;
  #state;
  /** @type {ReturnType<OfPosition['facts']> | undefined} */
  #known;

  /** @internal @param {Bridge} bridge @param {unknown} state */
  constructor(bridge, state) {
    this.#bridge = bridge;
    this.#state = state;
  }

  /** @internal */
  get state() {
    return this.#state;
  }

  get #facts() {
    return (this.#known ??= this.#bridge.position('facts', this.#state, null));
  }

  get width() {
    return this.#facts.width;
  }

  get height() {
    return this.#facts.height;
  }

  /** Who is to move. @returns {Player} */
  get mover() {
    return this.#facts.mover;
  }

  /** Where the present is. */
  get present() {
    return moment(this.#facts.present);
  }

  /** From the lowest to the highest. @returns {Timeline[]} */
  get timelines() {
    return this.#facts.timelines.map(([index, label, active, start, end]) => ({ index, label, active, first: moment(start), last: moment(end) }));
  }

  /** The boards that have to be played on before the turn can be submitted. */
  get mustMove() {
    return this.#facts.mustMove.map((row) => boardPlace(...row));
  }

  /** The boards that can be played on. */
  get mayMove() {
    return this.#facts.mayMove.map((row) => boardPlace(...row));
  }

  /** Letters of what pawns may become. */
  get promotions() {
    return this.#facts.promotions;
  }

  get inCheck() {
    return this.#facts.inCheck;
  }

  /** Whether the moves of the turn under way make an action. */
  get submittable() {
    return this.#facts.submittable;
  }

  /** The moves of the turn under way. */
  get turn() {
    return this.#bridge.position('turn', this.#state, null).moves.map((row) => new Move(row));
  }

  /**
   * A board, or undefined: the last of a timeline, or that of a turn and a player.
   * @param {number} timeline @param {number} [turn] @param {Player} [player]
   */
  board(timeline, turn, player = 'white') {
    const last = this.#facts.timelines.find(([index]) => index === timeline)?.[4];
    const half = turn === undefined ? last : halfTurn(turn, player);
    if (half === undefined) return undefined;
    const { rows } = this.#bridge.position('board', this.#state, null, timeline, half);
    return rows && new Board(boardPlace(timeline, half), rows);
  }

  /**
   * Every move, or those of a timeline, or of a square there. They are as the pieces go: an action made of them may still be
   * refused, see `mayPlay`.
   * @param {number} [timeline] @param {string} [square]
   */
  moves(timeline, square) {
    const { moves } =
      timeline === undefined
        ? this.#bridge.position('moves', this.#state, null)
        : square === undefined
          ? this.#bridge.position('moves', this.#state, null, timeline)
          : this.#bridge.position('moves', this.#state, null, timeline, square);
    return movesOf(this.#bridge, this.#state, moves);
  }

  /** Whether some legal action has a move together with what was played in this turn. @param {Move} move @param {{ ms?: number }} [options] */
  mayPlay(move, { ms = 10_000 } = {}) {
    const { list, index } = engineMove(move) ?? { list: null, index: 0 };
    return this.#bridge.position('mayPlay', this.#state, list, index, ms).legal;
  }

  /**
   * The position after an action: a whole turn, submitted.
   * @param {Playable} what @throws {RefusedError} when the rules refuse it or its text is not understood
   */
  play(what) {
    const tried = this.tryPlay(what);
    if (!tried.ok) throw tried.refusal;
    return tried.position;
  }

  /** As `play`, but a refusal is a value. @param {Playable} what @returns {{ ok: true, position: Position } | { ok: false, refusal: RefusedError }} */
  tryPlay(what) {
    if (typeof what === 'string') return this.#tried(this.#bridge.position('play', this.#state, null, what));
    if (what instanceof Action) return this.#tried(this.#bridge.position('play', this.#state, engineAction(what), ''));
    /** @type {Position} */
    let turn = this;
    for (const move of [what].flat()) {
      const next = turn.#tried(turn.#attempt(move));
      if (!next.ok) return next;
      turn = next.position;
    }
    return turn.#tried(this.#bridge.position('submit', turn.#state, null));
  }

  /** The position with one or more moves made and the turn still under way. @param {string | Move} move @throws {RefusedError} */
  move(move) {
    return this.#made(this.#attempt(move));
  }

  /** @param {string | Move} move @returns {Attempt} */
  #attempt(move) {
    const known = typeof move === 'string' ? undefined : engineMove(move);
    if (known) return this.#bridge.position('move', this.#state, known.list, '', known.index);
    return this.#bridge.position('move', this.#state, null, String(move));
  }

  /** Ends the turn under way. @throws {RefusedError} */
  submit() {
    return this.#made(this.#bridge.position('submit', this.#state, null));
  }

  /** The position without the last move of the turn under way, or undefined. @returns {Position | undefined} */
  undo() {
    this.#bridge.position('undo', this.#state, null);
    const state = this.#bridge.one();
    return state ? new Position(this.#bridge, state) : undefined;
  }

  /** @param {Attempt} attempt */
  #made(attempt) {
    const tried = this.#tried(attempt);
    if (!tried.ok) throw tried.refusal;
    return tried.position;
  }

  /** @param {Attempt} attempt @returns {{ ok: true, position: Position } | { ok: false, refusal: RefusedError }} */
  #tried({ refused }) {
    if (refused) return { ok: false, refusal: new RefusedError(refused) };
    return { ok: true, position: new Position(this.#bridge, this.#bridge.one()) };
  }

  /** Legal actions, found one after the other as you ask for them. There may be more than anybody can list. @returns {Generator<Action, void>} */
  *actions() {
    this.#bridge.position('actions', this.#state, null);
    const search = this.#bridge.one();
    for (let wanted = 8, done = false; !done; wanted = Math.min(2 * wanted, 1024)) {
      ({ done } = this.#bridge.next(search, wanted, 1_000));
      for (const action of this.#bridge.made()) yield new Action(this.#bridge, this.#state, action);
    }
  }

  /** How many legal actions there are, up to a cap and as far as some time goes. @param {{ cap?: number, ms?: number }} [options] */
  countActions({ cap = 1_000_000, ms = 10_000 } = {}) {
    return this.#bridge.position('count', this.#state, null, cap, ms);
  }

  /** A legal action by chance, or undefined; the same seed gives the same one. @param {number} [seed] */
  randomAction(seed = Math.floor(Math.random() * 2 ** 31)) {
    this.#bridge.position('random', this.#state, null, seed);
    const action = this.#bridge.one();
    return action ? new Action(this.#bridge, this.#state, action) : undefined;
  }

  /** How it stands: exact, or `unknown` when the time is too short. @param {{ ms?: number }} [options] @returns {VerdictName} */
  verdict({ ms = 10_000 } = {}) {
    return this.#bridge.position('verdict', this.#state, null, ms).verdict;
  }

  /** The royal pieces that the opponent could take if the mover passed. @returns {Capture[]} */
  checks() {
    return this.#bridge.position('checks', this.#state, null).captures.map(capture);
  }

  /** As `checks`, with every board passed that can be played on, not only those at the present. @returns {Capture[]} */
  threats() {
    return this.#bridge.position('threats', this.#state, null).captures.map(capture);
  }

  /** Why it is mate, a sentence a line; undefined if it is none, or if the time is too short. @param {{ ms?: number }} [options] */
  explain({ ms = 10_000 } = {}) {
    return this.#bridge.position('explain', this.#state, null, ms).lines;
  }

  /**
   * Looks for the shortest forced mate. Blocks until it has ended: see `fivefold/worker` for long searches.
   * @param {{ within?: number, ms?: number, checksOnly?: boolean, promotions?: string }} [options] within so many actions, 3;
   *   promotions are letters, by default what the game allows
   * @returns {Solution}
   */
  solve({ within = 3, ms = 10_000, checksOnly = false, promotions = '' } = {}) {
    const found = this.#bridge.position('solve', this.#state, null, within, ms, checksOnly, promotions);
    const proof = this.#bridge.one();
    return proof ? { ...found, proof: new Game(this.#bridge, proof) } : found;
  }

  /**
   * Thinks, and tells the best lines. Blocks meanwhile; what it found out helps the next time.
   * @param {{ ms?: number, lines?: number, depth?: number }} [options] @returns {Analysis}
   */
  analyse({ ms = 1_000, lines = 1, depth = 64 } = {}) {
    return this.#bridge.position('analyse', this.#state, this.#bridge.engine(), lines, ms, depth);
  }

  /** What a level from 1 to 8 plays, or undefined when there is nothing to play. @param {number} level @param {{ ms?: number }} [options] @returns {string | undefined} */
  choose(level, { ms = 5_000 } = {}) {
    return this.#bridge.position('choose', this.#state, this.#bridge.engine(), level, ms).lines[0]?.actions[0];
  }

  /** A picture. @param {SvgOptions} [options] */
  svg(options) {
    return this.#bridge.position('svg', this.#state, null, ...svgArguments(options)).svg;
  }

  /** A picture in characters. @param {DrawOptions} [options] */
  draw(options) {
    return this.#bridge.position('draw', this.#state, null, drawLetters(options)).text;
  }

  /** Every board in 5DFEN. */
  fen() {
    return this.#bridge.position('fen', this.#state, null).fen;
  }

  /** Text from which `fivefold.position` makes this position again, also in another thread. */
  save() {
    return this.#bridge.position('save', this.#state, null).text;
  }

  /** The md5 by which other programs know a position. */
  get hash() {
    return this.#bridge.position('hash', this.#state, null).hash;
  }

  /** 128 bits in hexadecimal: equal positions have equal keys, however they came about. Much quicker than the hash. */
  get key() {
    return this.#bridge.position('key', this.#state, null).key;
  }

  /** A game that begins here. */
  game() {
    this.#bridge.position('game', this.#state, null);
    return new Game(this.#bridge, this.#bridge.one());
  }

  toString() {
    return this.draw();
  }
}

/** The moves of a list that the last question made. @param {Bridge} bridge @param {unknown} state @param {MoveRow[]} rows */
function movesOf(bridge, state, rows) {
  const list = bridge.one();
  const moves = { list, spell: (/** @type {number} */ index) => bridge.position('text', state, list, index).text };
  return rows.map((row, index) => new Move(row, moves, index));
}

/** @param {SvgOptions} [options] @returns {Parameters<OfPosition['svg']>} */
export function svgArguments({ theme = 'light', square = 24, flip = false, coordinates = true, turns = 0, title = '' } = {}) {
  return [theme.toUpperCase(), square, flip, coordinates, turns, title];
}

/** @param {DrawOptions} [options] */
export function drawLetters({ ascii = false, compact = false, flip = false } = {}) {
  return (ascii ? 'a' : '') + (compact ? 'c' : '') + (flip ? 'f' : '');
}
