// The page's end of the engine worker.

/** The engine was asked for something it does not do. It goes on as before. */
export class Misuse extends Error {}

/** The engine was ended before it answered. */
export class Ended extends Error {}

/** A worker: the one that the page started before its modules were there, or a new one. @returns {Worker & { said?: object }} */
function started() {
  const page = /** @type {any} */ (globalThis);
  const first = page.firstEngine;
  page.firstEngine = undefined;
  return first ?? new Worker(new URL('./engine-worker.js', import.meta.url), { type: 'module' });
}

/** An engine in a worker of its own. It can be ended at any time, also in the middle of a search. */
export class Engine {
  /** @type {Map<number, { resolve(answer: any): void, reject(error: Error): void, tree: TreeNode[] }>} with what has come of a tree so far */
  #pending = new Map();
  #next = 1;
  #worker = started();
  /** How long the last answer took the engine itself, in milliseconds. */
  lastMs = 0;

  /** @param {(boards: Record<string, string>) => void} onBoards gets each board once, before the answer that shows it */
  constructor(onBoards = () => {}) {
    this.onBoards = onBoards;
    /** @type {Promise<void>} */
    this.ready = new Promise((resolve, reject) => {
      /** @param {any} data */
      const hear = (data) => {
        if (data.ready) resolve();
        else if (data.failed) reject(new Error(data.failed));
        else this.#settle(data);
      };
      this.#worker.onmessage = ({ data }) => hear(data);
      if (this.#worker.said) hear(this.#worker.said);
      this.#worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
    });
    this.ready.catch(() => {});
  }

  /** @param {{ id: number, boards?: Record<string, string>, tree?: TreeNode[], answer?: any, crash?: string, ms: number }} message */
  #settle({ id, boards: some, tree, answer, crash, ms }) {
    const waiting = this.#pending.get(id);
    if (!waiting) return;
    if (some) return this.onBoards(some);
    if (tree) return void waiting.tree.push(...tree);
    this.#pending.delete(id);
    this.lastMs = ms;
    if (crash) return waiting.reject(new Error(crash));
    if (answer.error) return waiting.reject(new Misuse(answer.error));
    const boards = (answer.view ?? answer.setup)?.boards;
    if (boards) this.onBoards(boards);
    if (waiting.tree.length) answer.tree = waiting.tree;
    waiting.resolve(answer);
  }

  /**
   * Asks for an operation.
   * @template {Operation} O @param {O} op @param {Arguments<O>} args @returns {Promise<Answer<O>>}
   */
  call(op, ...args) {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#pending.set(id, { resolve, reject, tree: [] });
      this.#worker.postMessage({ id, op, args });
    });
  }

  end() {
    this.#worker.terminate();
    for (const { reject } of this.#pending.values()) reject(new Ended('stopped'));
    this.#pending.clear();
  }
}
