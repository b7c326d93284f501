// The engine in this thread: the Java core as WebAssembly, asked by operation, answering in JSON.
import { FivefoldError, UnsupportedError } from './errors.js';

/** @import { OfNothing, OfReader, OfSearch, OfGame, OfNode, OfPosition, Hello } from './engine.js' */
/** @import { Node } from './game.js' */

/** @typedef {URL | string | ArrayBuffer | Uint8Array<ArrayBuffer> | Response} EngineSource where engine.wasm is, or what is in it */

/** @typedef {{ ask(op: string, subject: unknown, object: unknown, args: string[]): string, call(op: string, args: string[]): string, made(index: number): unknown, madeCount(): number }} Exports */

/** Node before 24 crashes or runs away with this WebAssembly. */
const OLDEST_NODE = 24;

const NEEDS = 'use Node 24 or newer, or a browser with WebAssembly GC: Chrome or Edge 119, Firefox 120, Safari 18.2 or newer';

/** An object of the engine. JavaScript's garbage collector frees it with whoever holds on to it. */
class Held {
  /** @param {any} object */
  constructor(object) {
    this.object = object;
  }
}

/** Lets objects of the engine out without the loader's weak references, which keep everything until the next pause. @param {any} imports */
function letObjectsOut({ teavmJso }) {
  const wrap = teavmJso.wrapObject;
  /** @param {any} object */
  teavmJso.javaObjectToJS = (object) => (object === null ? null : new Held(object));
  /** @param {any} held */
  teavmJso.wrapObject = (held) => (held instanceof Held ? held.object : wrap(held));
}

/** Why this runtime can't run the engine, if it can't. */
function obstacle() {
  const node = /** @type {any} */ (globalThis).process?.versions?.node;
  const other = 'Deno' in globalThis || 'Bun' in globalThis || typeof document !== 'undefined';
  if (node && !other && parseInt(node, 10) < OLDEST_NODE) return `Node ${node} can't run WebAssembly GC reliably`;
  // A module with one structure type: valid where there is WebAssembly GC.
  const structure = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 0x5f, 1, 0x7f, 0]);
  if (typeof WebAssembly !== 'object' || !WebAssembly.validate(structure)) return 'this runtime has no WebAssembly GC';
  return undefined;
}

/** @param {EngineSource} source @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function bytes(source) {
  if (source instanceof Uint8Array) return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (typeof source === 'string' || source instanceof URL) {
    const url = String(source);
    if (url.startsWith('file:') && typeof document === 'undefined') {
      const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises');
      return new Uint8Array(await readFile(new URL(url)));
    }
    source = await fetch(url);
  }
  if (!source.ok) throw new FivefoldError('ENGINE_NOT_FOUND', `${source.url}: ${source.status} ${source.statusText}`);
  return new Uint8Array(await source.arrayBuffer());
}

/** @param {EngineSource} source @returns {Promise<Bridge>} */
export async function start(source) {
  const why = obstacle();
  if (why) throw new UnsupportedError(why, NEEDS);
  const { load } = await import('./engine-runtime.js');
  const engine = await load(await bytes(source), { installImports: letObjectsOut });
  return new Bridge(/** @type {Exports} */ (engine.exports));
}

/** Asks the engine. What an answer made besides can be fetched until the next question. */
export class Bridge {
  #exports;
  /** One object for each node of the engine, so that nodes can be compared. @type {WeakMap<object, Node>} */
  #nodes = new WeakMap();
  /** @type {unknown} */
  #engine;

  /** @param {Exports} exports */
  constructor(exports) {
    this.#exports = exports;
  }

  /** @param {string} op @param {unknown} subject @param {unknown} object @param {unknown[]} args @returns {any} */
  #ask(op, subject, object, args) {
    const answer = JSON.parse(this.#exports.ask(op, subject, object, args.map(String)));
    if (answer.error !== undefined) throw new FivefoldError('MISUSE', answer.error.replace(/^\w+: /, ''));
    return answer;
  }

  /** @template {keyof OfNothing} O @param {O} op @param {Parameters<OfNothing[O]>} args @returns {ReturnType<OfNothing[O]>} */
  begin(op, ...args) {
    return this.#ask(op, null, null, args);
  }

  /** @param {unknown} reader @returns {ReturnType<OfReader['read']>} */
  read(reader) {
    return this.#ask('read', reader, null, []);
  }

  /** @param {unknown} search @param {number} wanted @param {number} ms @returns {ReturnType<OfSearch['next']>} */
  next(search, wanted, ms) {
    return this.#ask('next', search, null, [wanted, ms]);
  }

  /** @template {keyof OfGame} O @param {O} op @param {unknown} game @param {unknown} other @param {Parameters<OfGame[O]>} args @returns {ReturnType<OfGame[O]>} */
  game(op, game, other, ...args) {
    return this.#ask(op, game, other, args);
  }

  /** @template {keyof OfNode} O @param {O} op @param {unknown} node @param {unknown} action @param {Parameters<OfNode[O]>} args @returns {ReturnType<OfNode[O]>} */
  node(op, node, action, ...args) {
    return this.#ask(op, node, action, args);
  }

  /** @template {keyof OfPosition} O @param {O} op @param {unknown} state @param {unknown} object @param {Parameters<OfPosition[O]>} args @returns {ReturnType<OfPosition[O]>} */
  position(op, state, object, ...args) {
    return this.#ask(op, state, object, args);
  }

  /** @returns {Hello} */
  hello() {
    return JSON.parse(this.#exports.call('hello', []));
  }

  /** What the last question made. @returns {unknown[]} */
  made() {
    return Array.from({ length: this.#exports.madeCount() }, (_, i) => this.#exports.made(i));
  }

  /** The one thing that the last question made, if it made any. @returns {unknown} */
  one() {
    return this.#exports.madeCount() > 0 ? this.#exports.made(0) : undefined;
  }

  /** The playing engine of this thread; it takes its memory when it is first needed. */
  engine() {
    if (!this.#engine) {
      this.begin('engine');
      this.#engine = this.one();
    }
    return this.#engine;
  }

  /** The object that stands for a node. @param {any} held @param {(held: unknown) => Node} make @returns {Node} */
  known(held, make) {
    let node = this.#nodes.get(held.object);
    if (!node) {
      node = make(held);
      this.#nodes.set(held.object, node);
    }
    return node;
  }
}
