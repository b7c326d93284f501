// The page's end of the engine worker.

/** An engine in a worker of its own. It can be ended at any time, also in the middle of a search. */
export class Engine {
  constructor() {
    this.pending = new Map();
    this.next = 1;
    this.worker = new Worker(new URL('./engine-worker.js', import.meta.url), { type: 'module' });
    this.ready = new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }) => {
        if (data.ready) resolve();
        else if (data.failed) reject(new Error(data.failed));
        else this.settle(data);
      };
      this.worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
    });
    this.ready.catch(() => {});
  }

  settle({ id, answer, crash, ms }) {
    const waiting = this.pending.get(id);
    if (!waiting) return;
    this.pending.delete(id);
    this.lastMs = ms; // how long the engine itself took
    if (crash) return waiting.reject(new Error(crash));
    // Boards are sent once, with whichever answer shows them first.
    const boards = answer.view?.boards ?? answer.setup?.boards;
    if (boards) this.onBoards?.(boards);
    waiting.resolve(answer);
  }

  /** Asks for an operation; the promise fails only when the engine crashed or was ended. */
  call(op, ...args) {
    return new Promise((resolve, reject) => {
      const id = this.next++;
      this.pending.set(id, { resolve, reject });
      this.worker.postMessage({ id, op, args });
    });
  }

  end() {
    this.worker.terminate();
    for (const { reject } of this.pending.values()) reject(new Error('stopped'));
    this.pending.clear();
  }
}
