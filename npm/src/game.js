// A game: a tree of actions with a start, headers and comments. Trees can be changed.
import { FivefoldError, ReadError, RefusedError } from './errors.js';
import { Move } from './places.js';
import { Action, drawLetters, engineAction, Position, svgArguments } from './position.js';

/** @import { Bridge } from './bridge.js' */
/** @import { Finding, Loss, Outcome } from './engine.js' */
/** @import { Player } from './places.js' */
/** @import { DrawOptions, Playable, SvgOptions } from './position.js' */

/** @typedef {'!' | '?' | '!!' | '??' | '!?' | '?!'} Sign what an annotator thinks of a move */

/** @typedef {'1-0' | '0-1' | '1/2-1/2'} Result */

/**
 * @typedef {object} WriteOptions
 * @property {string} [form] one of the notation's forms
 * @property {boolean} [full] every board and square spelled out
 * @property {boolean} [marks] check, mate and the like; computed unless this is false
 * @property {boolean} [comments] left out if this is false
 * @property {boolean} [boards] the start position always as boards
 */

/** @typedef {{ text: string, losses: Loss[] }} Written a text, and what it could not carry */

export class Game {
  #bridge;
  #game;

  /** @internal @param {Bridge} bridge @param {unknown} game */
  constructor(bridge, game) {
    this.#bridge = bridge;
    this.#game = game;
  }

  /** The name of the variant it starts from, or undefined. */
  get variant() {
    return this.#bridge.game('game', this.#game, null).variant;
  }

  /** How many actions it has, variations included. */
  get size() {
    return this.#bridge.game('game', this.#game, null).size;
  }

  /** A copy; see `setHeader`. */
  get headers() {
    return this.#bridge.game('game', this.#game, null).headers;
  }

  /** @param {string} key @param {string} value '' takes it away */
  setHeader(key, value) {
    this.#bridge.game('header', this.#game, null, key, value);
  }

  /** The start, before any action. */
  get root() {
    this.#bridge.game('root', this.#game, null);
    return nodes(this.#bridge)[0];
  }

  /** The end of the main line. */
  get end() {
    this.#bridge.game('end', this.#game, null);
    return nodes(this.#bridge)[0];
  }

  /** The position at the end of the main line. */
  get position() {
    return this.end.position;
  }

  /** The actions of the main line. */
  get mainline() {
    this.#bridge.game('mainline', this.#game, null);
    return nodes(this.#bridge);
  }

  /** Every node, the root first, variations before the main line. */
  get nodes() {
    this.#bridge.game('nodes', this.#game, null);
    return nodes(this.#bridge);
  }

  /** Plays at the end of the main line. @param {Playable} what @throws {RefusedError} */
  play(what) {
    return this.end.play(what);
  }

  /** The game in a notation. @param {string} [notation] @param {WriteOptions} [options] @returns {Written} @throws {FivefoldError} when there is no such notation */
  write(notation = '5dpgn', { form = '', full = false, marks = true, comments = true, boards = false } = {}) {
    const letters = (full ? 'f' : '') + (marks ? '' : 'm') + (comments ? '' : 'c') + (boards ? 'b' : '');
    const { failed, text = '', losses = [] } = this.#bridge.game('write', this.#game, null, notation, form, letters);
    if (failed) throw FivefoldError.of(failed);
    return { text, losses };
  }

  copy() {
    this.#bridge.game('copy', this.#game, null);
    return new Game(this.#bridge, this.#bridge.one());
  }

  /** Takes over the actions and comments of another game with the same start. @param {Game} other */
  merge(other) {
    this.#bridge.game('merge', this.#game, other.#game);
  }

  /** In 5DPGN. */
  toString() {
    return this.write().text;
  }
}

/** An action in the tree of a game, or its root. The same node is always the same object. */
export class Node {
  #bridge;
  #node;

  /** @internal @param {Bridge} bridge @param {unknown} node */
  constructor(bridge, node) {
    this.#bridge = bridge;
    this.#node = node;
  }

  get #facts() {
    return this.#bridge.node('node', this.#node, null);
  }

  /** The action as 5DPGN writes it; '' for the root. */
  get text() {
    return this.#facts.text;
  }

  /** The number of its turn; undefined for the root. */
  get turn() {
    return this.#facts.turn;
  }

  /** Who played it. @returns {Player | undefined} */
  get player() {
    return this.#facts.player;
  }

  /** How many actions were played before and with it. */
  get depth() {
    return this.#facts.depth;
  }

  get comments() {
    return this.#facts.comments;
  }

  /** The signs of its moves, '' for none. */
  get signs() {
    return this.#facts.signs;
  }

  get result() {
    return this.#facts.result;
  }

  get moves() {
    return this.#bridge.node('moves', this.#node, null).moves.map((row) => new Move(row));
  }

  /** The position after it. */
  get position() {
    this.#bridge.node('position', this.#node, null);
    return new Position(this.#bridge, this.#bridge.one());
  }

  /** @returns {Node | undefined} */
  get parent() {
    this.#bridge.node('parent', this.#node, null);
    return nodes(this.#bridge)[0];
  }

  /** What was played next; the last one is the main line. */
  get children() {
    this.#bridge.node('children', this.#node, null);
    return nodes(this.#bridge);
  }

  /** What comes next on the main line. */
  get next() {
    return this.children.at(-1);
  }

  /** The actions from the start up to this one. */
  get path() {
    this.#bridge.node('path', this.#node, null);
    return nodes(this.#bridge);
  }

  /** Adds an action, or finds it among the children. @param {Playable} what @returns {Node} @throws {RefusedError} */
  play(what) {
    let object = null;
    if (what instanceof Action) object = engineAction(what);
    else if (typeof what !== 'string') object = [what].flat().reduce((turn, move) => turn.move(move), this.position).state;
    const { refused } = this.#bridge.node('play', this.#node, object, typeof what === 'string' ? what : '');
    if (refused) throw new RefusedError(refused);
    return nodes(this.#bridge)[0];
  }

  /** Makes it the main line among its siblings, or with `all` the line that leads here the main line of the game. @param {'one' | 'all'} [how] */
  promote(how = 'one') {
    this.#bridge.node('promote', this.#node, null, how);
  }

  /** Takes it and all that follows out of the game. */
  delete() {
    this.#bridge.node('delete', this.#node, null);
  }

  /** Adds a comment. @param {string} text */
  comment(text) {
    this.#bridge.node('comment', this.#node, null, text);
  }

  clearComments() {
    this.#bridge.node('uncomment', this.#node, null);
  }

  /** Puts a sign behind a move, the first unless said otherwise; '' takes it away. @param {Sign | ''} sign @param {number} [move] */
  evaluate(sign, move = 0) {
    this.#bridge.node('evaluate', this.#node, null, move, sign);
  }

  /** @param {Result | ''} result '' takes it away */
  setResult(result) {
    this.#bridge.node('result', this.#node, null, result);
  }

  /** A picture with the action that led here. @param {SvgOptions} [options] */
  svg(options) {
    return this.#bridge.node('svg', this.#node, null, ...svgArguments(options)).svg;
  }

  /** A picture in characters. @param {DrawOptions} [options] */
  draw(options) {
    return this.#bridge.node('draw', this.#node, null, drawLetters(options)).text;
  }

  /** `3w. (0T3)Nf3>>(0T1)f5`. */
  toString() {
    const { text, turn, player } = this.#facts;
    return turn === undefined ? 'start' : `${turn}${player === 'white' ? 'w' : 'b'}. ${text}`;
  }
}

/** What the last question made, as nodes. @param {Bridge} bridge @returns {Node[]} */
function nodes(bridge) {
  return bridge.made().map((held) => bridge.known(held, () => new Node(bridge, held)));
}

/** What came of reading one game. */
export class ReadResult {
  /** @internal @param {{ outcome: Outcome, notation?: string, errors: number, warnings: number, findings: Finding[] }} told @param {Game | undefined} game */
  constructor({ outcome, notation, errors, warnings, findings }, game) {
    /** In a word. @readonly */
    this.outcome = outcome;
    /** The id of the notation that was found, or undefined. @readonly */
    this.notation = notation;
    /** @readonly */
    this.errors = errors;
    /** @readonly */
    this.warnings = warnings;
    /** What there is to say, in the order of the text, each with its place, reason and hint. @readonly */
    this.findings = findings;
    /** The game as far as it could be played; undefined when there is nothing to play from. @readonly */
    this.game = game;
  }

  /** The game. @throws {ReadError} when there are errors */
  orThrow() {
    if (!this.game || this.errors > 0) throw new ReadError(this.findings);
    return this.game;
  }
}
