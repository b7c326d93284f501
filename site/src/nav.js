// The order of the pages. What is not named here still gets its place, under More.
import { pageOf, relative } from './files.js';
import { escape } from './markdown.js';

const ORDER = [
  ['Using it', ['README.md', 'docs/pictures.md', 'docs/solving.md', 'docs/engine.md', 'docs/scale.md', 'docs/database.md', 'docs/explorer-format.md', 'docs/cluster.md', 'docs/editors.md', 'docs/web.md', 'docs/interop.md', 'docs/diagnostics.md', 'examples/puzzles/README.md']],
  ['For programs', ['docs/library.md', 'npm/README.md', 'docs/npm.md']],
  ['Notations', ['docs/notations/README.md', 'docs/conformance.md', 'conformance/README.md']],
  ['How good it is', ['bench/RESULTS.md', 'bench/compare/RESULTS.md', 'bench/MATES.md', 'bench/ENGINE.md', 'bench/SCALE.md', 'docs/reliability.md']],
  ['How it works', ['docs/search.md', 'docs/engine-notebook.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/dependencies.md', 'docs/releasing.md']],
];

/** Groups of pages, each with its title; notations stand below their overview. @param {Map<string, { title: string }>} pages by path */
export function groups(pages) {
  const placed = new Set();
  const found = ORDER.map(([name, paths]) => {
    const own = paths.filter((path) => pages.has(path));
    if (name === 'Notations') own.push(...[...pages.keys()].filter((path) => path.startsWith('docs/notations/') && !own.includes(path)));
    own.forEach((path) => placed.add(path));
    return { name, paths: own };
  });
  const rest = [...pages.keys()].filter((path) => !placed.has(path));
  return [...found, { name: 'More', paths: rest }].filter(({ paths }) => paths.length);
}

/** The list of all pages as a page shows it. @param {ReturnType<typeof groups>} all @param {Map<string, { title: string }>} pages @param {string} page */
export function navigation(all, pages, page) {
  return all
    .map(({ name, paths }) => {
      const links = paths.map((path) => {
        const current = pageOf(path) === page ? ' aria-current="page"' : '';
        return `<li><a href="${relative(page, pageOf(path))}"${current}>${escape(short(path, pages.get(path).title))}</a></li>`;
      });
      const api = name === 'For programs' ? `<li><a href="${relative(page, 'api/index.html')}">Javadoc</a></li>` : '';
      return `<b>${name}</b><ul>${links.join('')}${api}</ul>`;
    })
    .join('');
}

/** @param {string} path @param {string} title */
function short(path, title) {
  if (path === 'README.md') return 'Guide';
  if (/^docs\/notations\/(?!README)/.test(path)) return title.replace(/ \(.*\)$/, '');
  return path.endsWith('/README.md') && /^(core|engine|cli|web|bench|fuzz|testing|db|lsp|spark)\//.test(path) ? `Module ${path.split('/')[0]}` : title;
}
