// The other end of worker.js: loads the engine and answers questions in their order.
import { load } from './index.js';

/** @import { Position } from './position.js' */

/** @type {Promise<{ postMessage(message: unknown): void, listen(hear: (message: any) => void): void }>} */
const port =
  typeof self === 'object' && typeof self.postMessage === 'function'
    ? Promise.resolve({ postMessage: (message) => self.postMessage(message), listen: (hear) => void (self.onmessage = ({ data }) => hear(data)) })
    : import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:worker_threads').then(({ parentPort }) => {
        if (!parentPort) throw new Error('this is a worker');
        return {
          postMessage: (message) => {
            parentPort.postMessage(message);
          },
          listen: (hear) => void parentPort.on('message', hear),
        };
      });

/** The last position that was asked about: the next question is often about the same. @type {{ saved: string, position: Position }} */
let last;

/** @param {Position} position @param {string} op @param {any} options */
function answer(position, op, options) {
  switch (op) {
    case 'verdict':
      return position.verdict(options);
    case 'countActions':
      return position.countActions(options);
    case 'explain':
      return position.explain(options);
    case 'choose':
      return position.choose(options.level, options);
    case 'analyse':
      return position.analyse(options);
    case 'solve': {
      const { proof, ...found } = position.solve(options);
      return proof ? { ...found, proof: proof.write('branched').text } : found;
    }
    default:
      throw new Error(`no such question: ${op}`);
  }
}

// No await at the top, which bundlers that make plain scripts of workers could not put into one.
void port.then(({ postMessage, listen }) => {
  const ready = load();
  ready.catch(() => {});
  listen(async ({ id, op, position: saved, options }) => {
    try {
      const fivefold = await ready;
      if (last?.saved !== saved) last = { saved, position: fivefold.position(saved) };
      postMessage({ id, answer: answer(last.position, op, options) });
    } catch (error) {
      const { code = 'FAILED', message, hint } = /** @type {any} */ (error);
      postMessage({ id, failed: { code, message, hint } });
    }
  });
});
