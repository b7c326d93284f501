import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { format } from 'node:util';
import test from 'node:test';
import { readmeExamples, root } from './setup.js';

const examples = await readmeExamples();

test('the README has examples', () => assert.ok(examples.length >= 5));

for (const [i, { code, printed }] of examples.entries()) {
  test(`example ${i + 1} of the README prints what it says`, async () => {
    // As a module of its own that finds the package like any program.
    const folder = new URL('target/examples/', root);
    await mkdir(folder, { recursive: true });
    const file = new URL(`example-${i + 1}.mjs`, folder);
    await writeFile(file, code);
    const lines = [];
    const log = console.log;
    console.log = (...values) => lines.push(format(...values));
    try {
      await import(file.href);
    } finally {
      console.log = log;
    }
    assert.equal(lines.join('\n').trim(), printed.trim());
  });
}
