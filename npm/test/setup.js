// What the tests share. They run against the package as it was packed and unpacked again.
import { readFile } from 'node:fs/promises';
import { load } from 'fivefold';

export const fivefold = await load();
export const root = new URL('../', import.meta.url);

/** @param {string} name a file of the repository */
export const example = (name) => readFile(new URL(`../../examples/${name}`, import.meta.url), 'utf8');

/** The README's blocks of code with what they print. */
export async function readmeExamples() {
  const text = await readFile(new URL('README.md', root), 'utf8');
  return [...text.matchAll(/```js\n([^]*?)```\n\n```text\n([^]*?)```/g)].map(([, code, printed]) => ({ code, printed }));
}

/** The rows of the README's table for those who come from 5d-chess-js: their code, ours. */
export async function migrationRows() {
  const text = await readFile(new URL('README.md', root), 'utf8');
  const table = text.slice(text.indexOf('## Coming from'));
  return [...table.matchAll(/^\| `(.*?)` \| `(.*?)` \|/gm)].map(([, theirs, ours]) => ({ theirs, ours }));
}
