// What every page of the site has around its body.
import { escape } from './markdown.js';
import { relative } from './files.js';

const BAR = [
  ['Board', 'board/index.html'],
  ['Playground', 'playground.html'],
  ['Guide', 'guide.html'],
  ['Notations', 'docs/notations/index.html'],
  ['Library', 'docs/library.html'],
  ['Benchmarks', 'bench/results.html'],
];

/** Icons are drawn as on the board. */
const ICONS = `<svg width="0" height="0" aria-hidden="true" class="sprite"><defs>
<symbol id="i-theme" viewBox="0 0 24 24"><path d="M20 14.500A8.200 8.200 0 0 1 9.500 4a8.200 8.200 0 1 0 10.500 10.500z"/></symbol>
<symbol id="i-search" viewBox="0 0 24 24"><circle cx="11" cy="11" r="6"/><path d="M15.500 15.500L20 20"/></symbol>
</defs></svg>`;

const MARK = '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6"/><path d="M5 12h6c3 0 3-5 8-5M11 12c3 0 3 5 8 5"/></svg>';

/**
 * @param {{ page: string, title: string, body: string, nav?: string, toc?: string, kind?: string, scripts?: string[], engine?: boolean }} options
 */
export function frame({ page, title, body, nav = '', toc = '', kind = 'doc', scripts = [], engine = false }) {
  const to = (target) => relative(page, target);
  const links = BAR.map(([name, target]) => `<a href="${to(target)}"${target === page ? ' aria-current="page"' : ''}>${name}</a>`).join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self'${engine ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en" data-root="${relative(page, 'index.html').replace(/index\.html$/, '') || './'}">
<head>
<meta charset="utf-8">
<title>${escape(title === 'Fivefold' ? title : `${title} · Fivefold`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${to('board/icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${to('board/theme.css')}">
<link rel="stylesheet" href="${to('site.css')}">
<script src="${to('early.js')}"></script>
<script type="module" src="${to('site.js')}"></script>
${scripts.map((script) => `<script type="module" src="${to(script)}"></script>`).join('\n')}
</head>
<body class="${kind}">
${ICONS}
<a class="skip" href="#main">To the text</a>
<header class="topbar">
<a class="brand" href="${to('index.html')}">${MARK}<span>Fivefold</span></a>
<nav class="tools" aria-label="Main">${links}</nav>
<div class="search" role="search"><svg aria-hidden="true"><use href="#i-search"/></svg><input id="search" type="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found"><div id="found" role="listbox" aria-label="Found" hidden></div></div>
<button class="icon" id="theme" aria-label="Light or dark"><svg aria-hidden="true"><use href="#i-theme"/></svg></button>
</header>
<div class="page">
${nav ? `<nav class="side" aria-label="Documentation"><details open><summary>All pages</summary>${nav}</details></nav>` : ''}
<main id="main" tabindex="-1">${body}</main>
${toc ? `<nav class="toc" aria-label="On this page"><b>On this page</b>${toc}</nav>` : ''}
</div>
</body>
</html>
`;
}
