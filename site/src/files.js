// Which files of the repository become which files of the site.
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

const SKIPPED = new Set(['target', 'node_modules', 'src', '.git', '.github', 'site']);

/** The paths of all files under the repository's root but for sources and what is built. @param {string} root */
export function repositoryFiles(root) {
  const found = [];
  const open = [''];
  while (open.length) {
    const folder = open.pop();
    for (const entry of readdirSync(posix.join(root, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) open.push(path);
      } else if (entry.isFile()) {
        found.push(path);
      }
    }
  }
  return found.sort();
}

/** Where a page of the repository stands on the site; the start page is not the README. @param {string} path */
export function pageOf(path) {
  if (path === 'README.md') return 'guide.html';
  return path.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html').toLowerCase();
}

/** Files that pages may link to, copied as they are. @param {string} path */
export const isCopied = (path) => /^(docs|examples)\/.*\.(png|svg|json|5dpgn|txt)$/.test(path) || path === 'LICENSE';

/** Where a copied file stands. @param {string} path */
export const copyOf = (path) => (path === 'LICENSE' ? 'license.txt' : path);

/** The page of a Java class in the library's pages. @param {string} path */
export function javadocOf(path) {
  const [, module, name] = path.match(/^(core|engine)\/src\/main\/java\/(.*)\.java$/) ?? [];
  return name && `api/fivefold.${module}/${name.replace(/package-info$/, 'package-summary')}.html`;
}

/** The address of one page of the site as another writes it. @param {string} from @param {string} to */
export const relative = (from, to) => posix.relative(posix.dirname(from), to) || posix.basename(to);
