// The smallest test frame that does: tests are named functions that throw.

/** @type {[name: string, run: () => unknown][]} */
const tests = [];

/** @param {string} name @param {() => unknown} run */
export const test = (name, run) => void tests.push([name, run]);

/** @param {unknown} actual @param {unknown} expected */
export function expectEqual(actual, expected) {
  const [a, e] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== e) throw new Error(`expected ${e}, got ${a}`);
}

/** Runs everything that was declared, one after the other. @returns {Promise<{ ran: number, failed: string[] }>} */
export async function run() {
  const failed = [];
  for (const [name, body] of tests) {
    try {
      await body();
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { ran: tests.length, failed };
}
