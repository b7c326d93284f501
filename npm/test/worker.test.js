import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { EngineWorker } from 'fivefold/worker';
import { example, fivefold } from './setup.js';

const worker = new EngineWorker();
after(() => worker.end());

test('answers long questions', async () => {
  const { position } = fivefold.read(await example('knight-puzzle.5dpgn')).orThrow();
  assert.equal(await worker.verdict(position), 'checkmate');
  assert.equal(await worker.verdict(position.save()), 'checkmate');
  assert.ok((await worker.explain(position)).length > 1);
  const many = fivefold.read(await example('two-timelines.5dpgn')).orThrow().position;
  assert.deepEqual(await worker.countActions(many), { count: 71219, complete: true });
  const almost = fivefold.read('1. e3 / f6 2. Qe2 / Nc6').orThrow().position;
  const { result, first, proof } = await worker.solve(almost);
  assert.deepEqual([result, first], ['mate', 'Qh5']);
  assert.equal(fivefold.read(proof).errors, 0);
  assert.ok(almost.tryPlay(await worker.choose(almost, 1)).ok);
});

test('thinks deeper and deeper, and is stopped', async () => {
  const { position } = fivefold.start();
  const stop = new AbortController();
  let told = 0;
  let depth = 0;
  for await (const thought of worker.analyse(position, { lines: 2, signal: stop.signal })) {
    assert.ok(thought.depth >= depth);
    depth = thought.depth;
    assert.ok(position.tryPlay(thought.lines[0].actions[0]).ok);
    if (++told === 2) stop.abort();
  }
  assert.equal(told, 2);
  const thoughts = [];
  for await (const thought of worker.analyse(position, { ms: 250 })) thoughts.push(thought);
  assert.ok(thoughts.length >= 1);
});

test('a search is stopped at once, and what else was asked is answered', async () => {
  const { position } = fivefold.start();
  const stop = new AbortController();
  const long = worker.solve(position, { within: 9, ms: 1e9, signal: stop.signal });
  const other = worker.countActions(position);
  const began = performance.now();
  setTimeout(() => stop.abort(), 50);
  await assert.rejects(long, { name: 'AbortError' });
  assert.ok(performance.now() - began < 1_000);
  assert.deepEqual(await other, { count: 20, complete: true });
  await assert.rejects(worker.verdict(position, { signal: AbortSignal.abort() }), { name: 'AbortError' });
});

test('ends', async () => {
  const asked = worker.solve(fivefold.start().position, { within: 9, ms: 1e9 });
  worker.end();
  await assert.rejects(asked, { code: 'ENDED' });
  assert.equal(await worker.verdict(fivefold.start().position), 'playing');
  await assert.rejects(worker.verdict('nonsense'), { code: 'MISUSE' });
});
