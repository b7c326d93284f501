// The compiler of TypeScript, for what is written in a file beside the package.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { root } from './setup.js';

const tsc = new URL('node_modules/typescript/bin/tsc', root).pathname;
const OPTIONS = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2024,dom'];

/** What is wrong with programs that use the package; '' if nothing is. @param {Record<string, string>} programs by name of file */
export async function complaints(programs) {
  const folder = new URL('target/programs/', root);
  await mkdir(folder, { recursive: true });
  const files = [];
  for (const [name, text] of Object.entries(programs)) {
    const file = new URL(name, folder);
    await writeFile(file, text);
    files.push(file.pathname);
  }
  return promisify(execFile)(process.execPath, [tsc, ...OPTIONS, ...files]).then(() => '', ({ stdout }) => stdout);
}
