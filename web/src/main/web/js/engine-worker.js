// The rules, readers and writers: the Java core as WebAssembly. One message in, one answer out, long ones in parts.
import * as runtime from '../engine-runtime.js';

const ready = runtime.load(new URL('../engine.wasm', import.meta.url).href).then((engine) => engine.exports);
ready.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ failed: String(error) }),
);

/** So many boards or nodes are sent at once: the page unpacks them in a few milliseconds. */
const PART = 1000;

/** @param {number} id @param {number} ms @param {any} answer */
function send(id, ms, answer) {
  const shown = answer.view ?? answer.setup;
  const boards = Object.entries(shown?.boards ?? {});
  if (boards.length > PART) {
    shown.boards = {};
    for (let i = 0; i < boards.length; i += PART) postMessage({ id, boards: Object.fromEntries(boards.slice(i, i + PART)) });
  }
  const { tree } = answer;
  if (tree?.length > PART) {
    delete answer.tree;
    for (let i = 0; i < tree.length; i += PART) postMessage({ id, tree: tree.slice(i, i + PART) });
  }
  postMessage({ id, ms, answer });
}

self.onmessage = async (/** @type {MessageEvent<{ id: number, op: string, args: unknown[] }>} */ { data: { id, op, args } }) => {
  try {
    const exports = await ready;
    const start = performance.now();
    const answer = exports.call(op, args.map(String));
    send(id, performance.now() - start, JSON.parse(answer));
  } catch (error) {
    // The engine answers misuse with a value; what arrives here is a crash.
    postMessage({ id, crash: String(error) });
  }
};
