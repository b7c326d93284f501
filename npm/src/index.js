// The engine of Fivefold for JavaScript: 5D chess read, played, judged, converted, drawn, solved and analysed.
import { start } from './bridge.js';
import { FivefoldError, ReadError, RefusedError, UnsupportedError } from './errors.js';
import { Game, Node, ReadResult } from './game.js';
import { Move } from './places.js';
import { Action, Board, Position } from './position.js';

/** @import { Bridge, EngineSource } from './bridge.js' */
/** @import { Finding, Hello, Loss, NotationInfo, VariantInfo } from './engine.js' */
/** @import { WriteOptions } from './game.js' */

export { Action, Board, FivefoldError, Game, Move, Node, Position, ReadError, ReadResult, RefusedError, UnsupportedError };

/**
 * @typedef {object} ReadOptions
 * @property {string} [notation] its id; found out by default
 * @property {string} [variant] where games start that do not say it; Standard
 * @property {'lenient' | 'strict' | 'repair'} [mode] how much is forgiven; lenient
 * @property {boolean} [service] tighter limits, for texts from strangers
 */

/** @type {Promise<Fivefold> | undefined} */
let loaded;

/**
 * Loads the engine. Without arguments it is loaded once, from this package.
 * @param {EngineSource} [source] where `engine.wasm` is, or its bytes, if your bundler has put it elsewhere
 * @returns {Promise<Fivefold>}
 * @throws {UnsupportedError} in Node before 24 and in browsers without WebAssembly GC
 */
export function load(source) {
  const engine = () => new URL('./engine.wasm', import.meta.url);
  if (source) return start(source).then((bridge) => new Fivefold(bridge));
  return (loaded ??= start(engine()).then((bridge) => new Fivefold(bridge)));
}

/** A loaded engine. */
export class Fivefold {
  #bridge;
  /** @type {Hello | undefined} */
  #hello;

  /** @internal @param {Bridge} bridge */
  constructor(bridge) {
    this.#bridge = bridge;
  }

  /** @returns {NotationInfo[]} */
  get notations() {
    return (this.#hello ??= this.#bridge.hello()).notations;
  }

  /** @returns {VariantInfo[]} */
  get variants() {
    return (this.#hello ??= this.#bridge.hello()).variants;
  }

  /** Reads the first game of a text. Whatever the text is, nothing is thrown but for an unknown notation. @param {string} text @param {ReadOptions} [options] */
  read(text, options) {
    return this.#next(this.#reader(text, options)).result;
  }

  /** Reads the games of a text one after the other. @param {string} text @param {ReadOptions} [options] @returns {Generator<ReadResult, void>} */
  *readAll(text, options) {
    const reader = this.#reader(text, options);
    for (let more = true; more; ) {
      const next = this.#next(reader);
      more = next.more;
      yield next.result;
    }
  }

  /** @param {string} text @param {ReadOptions} [options] */
  #reader(text, { notation = '', variant = '', mode = 'lenient', service = false } = {}) {
    const { failed } = this.#bridge.begin('open', text, notation, variant, mode, service ? 'service' : '');
    if (failed) throw FivefoldError.of(failed);
    return this.#bridge.one();
  }

  /** @param {unknown} reader */
  #next(reader) {
    const told = this.#bridge.read(reader);
    const game = this.#bridge.one();
    return { result: new ReadResult(told, game ? new Game(this.#bridge, game) : undefined), more: told.more };
  }

  /** A game without any action yet. @param {string} [variant] its name @throws {FivefoldError} when there is no such variant */
  start(variant = 'Standard') {
    const { failed } = this.#bridge.begin('start', variant);
    if (failed) throw FivefoldError.of(failed);
    return new Game(this.#bridge, this.#bridge.one());
  }

  /** The position that `Position.save` wrote. @param {string} saved */
  position(saved) {
    this.#bridge.begin('position', saved);
    return new Position(this.#bridge, this.#bridge.one());
  }

  /**
   * Turns all games of a text into another notation.
   * @param {string} text @param {string} notation @param {ReadOptions & { write?: WriteOptions }} [options]
   * @returns {{ text: string, losses: Loss[], findings: Finding[] }} what was read with errors is written as far as it could be played
   */
  convert(text, notation, { write, ...read } = {}) {
    const texts = [];
    const losses = [];
    const findings = [];
    for (const result of this.readAll(text, read)) {
      findings.push(...result.findings);
      const written = result.game?.write(notation, write);
      if (written) {
        texts.push(written.text);
        losses.push(...written.losses);
      }
    }
    return { text: texts.join('\n'), losses, findings };
  }
}
