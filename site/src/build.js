// Makes the site: node src/build.js REPOSITORY OUT. The board, the package and the library's pages are in OUT already.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyOf, isCopied, pageOf, repositoryFiles } from './files.js';
import { frame } from './frame.js';
import { escape, render } from './markdown.js';
import { groups, navigation } from './nav.js';
import { links, notations, packed } from './samples.js';
import { playground, start } from './pages.js';

const [root, out] = process.argv.slice(2);
const files = repositoryFiles(root);
const has = new Set(files);

/** @param {string} path @param {string} text */
function put(path, text) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}

/** The notation that a page is about. @param {string} path */
const notationOf = (path) => notations.find(({ id, reads }) => reads && path === `docs/notations/${id}.md`)?.id;

const exists = (path) => has.has(path) || (path.startsWith('api/') && existsSync(join(out, path)));
/** @type {Map<string, ReturnType<typeof render>>} */
const pages = new Map();
for (const path of files.filter((name) => name.endsWith('.md'))) {
  const text = readFileSync(join(root, path), 'utf8');
  pages.set(path, render(text, path, exists, (code) => links(pageOf(path), code, notationOf(path)) ?? links(pageOf(path), code)));
}

const all = groups(pages);
for (const [path, { html, title, sections }] of pages) {
  const page = pageOf(path);
  const toc = sections.filter(({ depth }) => depth === 2 || depth === 3).map(({ id, depth, title: name }) => `<a class="d${depth}" href="#${id}">${escape(name)}</a>`);
  put(page, frame({ page, title, body: html, nav: navigation(all, pages, page), toc: toc.length > 2 ? toc.join('') : '' }));
}

for (const path of files.filter(isCopied)) {
  mkdirSync(dirname(join(out, copyOf(path))), { recursive: true });
  copyFileSync(join(root, path), join(out, copyOf(path)));
}

const example = (name) => readFileSync(join(root, 'examples', name), 'utf8');
const shown = packed('5dpgn', example('knight-puzzle.5dpgn'), 0);
put('index.html', frame({ page: 'index.html', title: 'Fivefold', body: start(shown, all, pages), kind: 'start' }));
put('playground.html', frame({ page: 'playground.html', title: 'Playground', body: playground(notations), kind: 'play', scripts: ['playground.js'], engine: true }));

// The search looks through sections: address, title of the page, title of the section, text.
const index = [['playground.html', 'Playground', '', 'Paste a game, see what is wrong with it, convert it.']];
for (const [path, { title, sections }] of pages) {
  for (const { id, depth, title: name, text } of sections) index.push([pageOf(path) + (depth === 1 ? '' : `#${id}`), title, depth === 1 ? '' : name, text]);
}
for (const path of readdirSync(join(out, 'api'), { recursive: true }).map(String).sort()) {
  const type = path.match(/([A-Z]\w*(\.[A-Z]\w*)*)\.html$/)?.[1];
  if (type && !/class-use|package-/.test(path)) index.push([`api/${path}`, type, 'Javadoc', '']);
}
put('search.json', JSON.stringify(index));
