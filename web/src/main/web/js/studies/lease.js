// One writer a study: the tab that holds the study's Web Lock. Where a browser has no locks (pages
// that did not come over https), everybody may write, and the shelf notices who came too late.
import { Teller } from '../util.js';

const PREFIX = 'study:';

/** @extends {Teller<{ lost: (id: string) => void, released: (id: string) => void }>} */
export class Lease extends Teller {
  /** The study this tab may write, or ''. */
  id = '';
  #free = () => {};

  /** @param {LockManager | undefined} locks */
  constructor(locks = navigator.locks) {
    super();
    this.locks = locks;
  }

  /** Becomes the writer of a study, and of no other, if nobody else is within so many milliseconds. @param {string} id */
  async take(id, patience = 0) {
    if (this.id === id) return true;
    this.release();
    if (!this.locks) {
      this.id = id;
      return true;
    }
    return this.#request(id, patience ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true });
  }

  /** Becomes the writer of a study whoever holds it. @param {string} id */
  async steal(id) {
    if (this.id === id) return true;
    this.release();
    return this.#request(id, { steal: true });
  }

  /** @param {string} id @param {LockOptions} options @returns {Promise<boolean>} */
  #request(id, options) {
    return new Promise((resolve) => {
      this.locks.request(PREFIX + id, options, (lock) => {
        resolve(lock !== null);
        if (!lock) return undefined;
        this.id = id;
        return new Promise((free) => (this.#free = () => free(undefined)));
      }).catch(() => {
        // Either it took too long, or somebody has stolen it from us.
        resolve(false);
        if (this.id !== id) return;
        this.id = '';
        this.tell('lost', id);
      });
    });
  }

  release() {
    const { id } = this;
    this.id = '';
    this.#free();
    this.#free = () => {};
    if (id) this.tell('released', id);
  }

  /** The studies that other tabs write. @returns {Promise<Set<string>>} */
  async elsewhere() {
    const { held = [] } = (await this.locks?.query()) ?? {};
    const ids = held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
    return new Set(ids.filter((id) => id !== this.id));
  }
}
