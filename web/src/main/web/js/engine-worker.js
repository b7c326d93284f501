// The rules, readers and writers: the Java core as WebAssembly. One message in, one answer out.
import * as runtime from '../engine-runtime.js';

const ready = runtime.load(new URL('../engine.wasm', import.meta.url).href).then((engine) => engine.exports);
ready.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ failed: String(error) }),
);

self.onmessage = async (/** @type {MessageEvent<{ id: number, op: string, args: unknown[] }>} */ { data: { id, op, args } }) => {
  try {
    const exports = await ready;
    const start = performance.now();
    const answer = exports.call(op, args.map(String));
    postMessage({ id, ms: performance.now() - start, answer: JSON.parse(answer) });
  } catch (error) {
    // The engine answers misuse with a value; what arrives here is a crash.
    postMessage({ id, crash: String(error) });
  }
};
