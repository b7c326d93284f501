// The engine in a thread of its own, for questions that take long: ask, watch, stop.
import { FivefoldError } from './errors.js';

/** @import { Position, Analysis } from './position.js' */
/** @import { VerdictName } from './engine.js' */

/** @typedef {Position | string} Asked a position, or what its `save` wrote */

/** @typedef {{ ms?: number, signal?: AbortSignal }} Limits how long at most, and what stops it: the promise is then rejected with the signal's reason */

/** @typedef {{ result: 'mate' | 'none' | 'unknown', in: number, first?: string, proof?: string, nodes: number, ms: number }} SolvedByWorker the proof is a game in Branched notation */

/** The first slice of thinking and the longest, in milliseconds: progress is told between slices. */
const SLICE = 100;
const LONGEST_SLICE = 1_000;

/** What both kinds of worker can do; rest lets the program end though the worker is there. @typedef {{ send(message: unknown): void, rest(): void, end(): void }} Thread */

/** @param {(message: any) => void} hear @param {(error: Error) => void} fail @returns {Promise<Thread>} */
async function thread(hear, fail) {
  if (typeof Worker === 'function') {
    // In one expression, by which bundlers find the other file.
    const worker = new Worker(new URL('./worker-thread.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = (event) => fail(new Error(event.message || 'the worker did not start'));
    return { send: (message) => worker.postMessage(message), rest: () => {}, end: () => worker.terminate() };
  }
  const { Worker: NodeWorker } = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:worker_threads');
  const worker = new NodeWorker(new URL(import.meta.resolve('./worker-thread.js')));
  worker.on('message', hear);
  worker.on('error', fail);
  return {
    send: (message) => {
      worker.ref();
      worker.postMessage(message);
    },
    rest: () => worker.unref(),
    end: () => void worker.terminate(),
  };
}

/** An engine in a worker. It starts with the first question; questions are answered in their order. */
export class EngineWorker {
  /** @type {Promise<Thread> | undefined} */
  #thread;
  /** @type {Map<number, { resolve(answer: any): void, reject(reason: unknown): void, message: unknown }>} */
  #waiting = new Map();
  #last = 0;

  /** How it stands. @param {Asked} position @param {Limits} [limits] @returns {Promise<VerdictName>} */
  verdict(position, { ms = 60_000, signal } = {}) {
    return this.#ask('verdict', position, { ms }, signal);
  }

  /** How many legal actions there are. @param {Asked} position @param {Limits & { cap?: number }} [limits] @returns {Promise<{ count: number, complete: boolean }>} */
  countActions(position, { cap = 1e9, ms = 60_000, signal } = {}) {
    return this.#ask('countActions', position, { cap, ms }, signal);
  }

  /** Looks for the shortest forced mate. @param {Asked} position @param {Limits & { within?: number, checksOnly?: boolean, promotions?: string }} [options] @returns {Promise<SolvedByWorker>} */
  solve(position, { within, ms = 60_000, checksOnly, promotions, signal } = {}) {
    return this.#ask('solve', position, { within, ms, checksOnly, promotions }, signal);
  }

  /** Why it is mate. @param {Asked} position @param {Limits} [limits] @returns {Promise<string[] | undefined>} */
  explain(position, { ms = 60_000, signal } = {}) {
    return this.#ask('explain', position, { ms }, signal);
  }

  /** What a level from 1 to 8 plays. @param {Asked} position @param {number} level @param {Limits} [limits] @returns {Promise<string | undefined>} */
  choose(position, level, { ms = 5_000, signal } = {}) {
    return this.#ask('choose', position, { level, ms }, signal);
  }

  /**
   * Thinks: `for await` gives better and better analyses, and leaving the loop stops it; so does a signal, after which the loop
   * just ends.
   * @param {Asked} position @param {Limits & { lines?: number, depth?: number }} [options] without ms it thinks until it is stopped
   * @returns {AsyncGenerator<Analysis, void>}
   */
  async *analyse(position, { ms = Infinity, lines = 1, depth = 64, signal } = {}) {
    const end = performance.now() + ms;
    for (let slice = SLICE, reached = -1; reached < depth; slice = Math.min(2 * slice, LONGEST_SLICE)) {
      const left = end - performance.now();
      if (left <= 0 || signal?.aborted) return;
      /** @type {Analysis} */
      const thought = await this.#ask('analyse', position, { ms: Math.max(1, Math.round(Math.min(slice, left))), lines, depth });
      if (signal?.aborted) return;
      // The last slice may have been too short to get as far again.
      if (thought.depth < reached) continue;
      reached = thought.depth;
      yield thought;
      // A mate that holds against every reply does not get better, nor does no move at all.
      if (thought.lines.length === 0 || thought.lines.every((line) => line.proved)) return;
    }
  }

  /** Ends the thread; what was asked is rejected. The next question starts a new one. */
  end() {
    const ended = this.#thread;
    this.#thread = undefined;
    void ended?.then((thread) => thread.end());
    for (const { reject } of this.#waiting.values()) reject(new FivefoldError('ENDED', 'the worker was ended'));
    this.#waiting.clear();
  }

  /** @param {string} op @param {Asked} position @param {object} options @param {AbortSignal} [signal] @returns {Promise<any>} */
  #ask(op, position, options, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const id = ++this.#last;
      const stop = () => this.#stop(id, signal?.reason);
      signal?.addEventListener('abort', stop, { once: true });
      const message = { id, op, position: typeof position === 'string' ? position : position.save(), options };
      this.#waiting.set(id, {
        message,
        resolve: (answer) => (signal?.removeEventListener('abort', stop), resolve(answer)),
        reject: (reason) => (signal?.removeEventListener('abort', stop), reject(reason)),
      });
      this.#send(message);
    });
  }

  /** A search can't be interrupted, so its thread is ended; a new one does what else was asked. @param {number} id @param {unknown} reason */
  #stop(id, reason) {
    const stopped = this.#waiting.get(id);
    this.#waiting.delete(id);
    const ended = this.#thread;
    this.#thread = undefined;
    void ended?.then((thread) => thread.end());
    stopped?.reject(reason);
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  /** @param {unknown} message */
  #send(message) {
    /** @type {Promise<Thread>} */
    const mine = (this.#thread ??= thread(
      (answer) => mine === this.#thread && this.#hear(answer),
      (error) => mine === this.#thread && this.#fail(error),
    ));
    mine.then((started) => mine === this.#thread && started.send(message)).catch((error) => this.#fail(error));
  }

  /** @param {{ id: number, answer?: unknown, failed?: { code: string, message: string, hint?: string } }} message */
  #hear({ id, answer, failed }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) void this.#thread?.then((thread) => thread.rest());
    if (failed) waiting?.reject(FivefoldError.of(failed));
    else waiting?.resolve(answer);
  }

  /** @param {Error} error */
  #fail(error) {
    this.#thread = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
