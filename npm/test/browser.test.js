// The package in Chromium, straight from its folder: loads, plays, works in a worker, and complains about nothing.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, extname, join } from 'node:path';
import test from 'node:test';
import { root } from './setup.js';

const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };

const PAGE = `<!doctype html><meta charset="utf-8"><title>fivefold</title><script type="module">
  const tell = (what) => fetch('/told', { method: 'POST', body: JSON.stringify(what) });
  addEventListener('error', (event) => tell({ failed: event.message }));
  addEventListener('unhandledrejection', (event) => tell({ failed: String(event.reason) }));
  const { load } = await import('/lib/index.js');
  const { EngineWorker } = await import('/lib/worker.js');
  const fivefold = await load();
  const game = fivefold.read('1. e3 / f6 2. Qe2 / Nc6').orThrow();
  const worker = new EngineWorker();
  const solved = await worker.solve(game.position);
  const stop = new AbortController();
  const stopped = worker.solve(fivefold.start().position, { within: 9, ms: 1e9, signal: stop.signal }).catch((reason) => reason.name);
  setTimeout(() => stop.abort(), 50);
  const thoughts = [];
  const name = await stopped;
  for await (const thought of worker.analyse(game.position, { ms: 300 })) thoughts.push(thought.lines[0].actions[0]);
  game.play(solved.first);
  await tell({ first: solved.first, verdict: game.position.verdict(), svg: game.end.svg().startsWith('<svg'), stopped: name, thought: thoughts.length > 0 });
</script>`;

async function browser() {
  for (const folder of process.env.PATH.split(delimiter)) {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
      const file = join(folder, name);
      if (await access(file).then(() => true, () => false)) return file;
    }
  }
  return undefined;
}

const found = await browser();
const required = process.env.FIVEFOLD_BROWSER === 'required';
if (!found && !required) console.log('THE PACKAGE WAS NOT TESTED IN A BROWSER: there is no Chromium or Chrome on the PATH');

test('works in Chromium', { skip: !found && !required, timeout: 60_000 }, async () => {
  assert.ok(found, 'there is no Chromium or Chrome on the PATH');
  let tell;
  const told = new Promise((resolve) => (tell = resolve));
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      tell(JSON.parse((await request.toArray()).join('')));
      return response.end();
    }
    const name = request.url === '/' ? 'index.html' : request.url;
    const body = request.url === '/' ? PAGE : await readFile(new URL(`.${name}`, new URL('node_modules/fivefold/', root))).catch(() => undefined);
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': TYPES[extname(name)] ?? 'text/plain' });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const profile = await mkdtemp(join(tmpdir(), 'fivefold-'));
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-background-networking', `--user-data-dir=${profile}`];
  const chromium = spawn(found, [...args, `http://127.0.0.1:${server.address().port}/`], { stdio: 'ignore' });
  try {
    assert.deepEqual(await told, { first: 'Qh5', verdict: 'checkmate', svg: true, stopped: 'AbortError', thought: true });
  } finally {
    const ended = new Promise((resolve) => chromium.once('exit', resolve));
    chromium.kill();
    await ended;
    server.close();
    server.closeAllConnections();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
