// An older Node gets a sentence, not a crash. The one on the PATH is tried, if it is older.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';
import { root } from './setup.js';

const PATH = process.env.PATH.split(':').filter((folder) => !folder.includes('node_modules')).join(':');
const run = (code) => execFileSync('node', ['--input-type=module', '-e', code], { env: { ...process.env, PATH }, encoding: 'utf8', cwd: root });

let version = 'none';
try {
  version = run('console.log(process.versions.node)').trim();
} catch {
  // There is none.
}

test('an older Node is refused in a sentence', { skip: !(parseInt(version, 10) < 24) && `the Node on the PATH: ${version}` }, () => {
  const told = run("import { load } from 'fivefold'; await load().catch((e) => console.log(e.name, e.code, e.message, e.hint));");
  assert.match(told, /^UnsupportedError UNSUPPORTED Node [\d.]+ can't run WebAssembly GC reliably use Node 24 or newer/);
});
