// Small things that need no page.

/**
 * Tells others what happened. They follow with an object of the functions they care for.
 * @template {Record<string, (...args: any[]) => void>} L
 */
export class Teller {
  /** @type {Partial<L>[]} */
  #listeners = [];

  /** @param {Partial<L>} listener */
  follow(listener) {
    this.#listeners.push(listener);
  }

  /** @template {keyof L} K @param {K} what @param {Parameters<L[K]>} args */
  tell(what, ...args) {
    for (const listener of this.#listeners) listener[what]?.(...args);
  }
}

/** @template {any[]} A @param {(...args: A) => void} run @param {number} ms @returns {(...args: A) => void} */
export function debounce(run, ms) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), ms);
  };
}

/** @param {number} n @param {string} word */
export const plural = (n, word) => `${n} ${word}${n === 1 ? '' : 's'}`;
/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {number} n */
export const spaced = (n) => n.toLocaleString('en').replaceAll(',', ' ');
/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
