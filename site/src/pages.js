// The two pages that are no documentation: the start and the playground.
import { pageOf } from './files.js';
import { escape } from './markdown.js';

const WAYS = [
  ['In the browser', 'Nothing to install: the board plays, reads, judges and analyses on your machine and sends nothing away.', 'board/index.html', 'Open the board'],
  ['On the command line', 'Two dozen commands: show, check, convert, verdict, solve, analyse. From a clone, or as a package.', 'guide.html', 'Read the guide'],
  ['In programs', 'A Java library without dependencies, and an npm package with the same engine.', 'docs/library.html', 'Ten small programs'],
];

/** @param {string} shown a packed game @param {{ name: string, paths: string[] }[]} groups @param {Map<string, { title: string }>} pages */
export function start(shown, groups, pages) {
  const ways = WAYS.map(([name, text, to, link]) => `<section class="card"><h2>${name}</h2><p>${text}</p><p><a href="${to}">${link}</a></p></section>`);
  const lists = groups.map(
    ({ name, paths }) => `<section><h3>${name}</h3><ul>${paths.map((path) => `<li><a href="${pageOf(path)}">${escape(path === 'README.md' ? 'Guide' : pages.get(path).title)}</a></li>`).join('')}</ul></section>`,
  );
  return `<div class="hero"><h1>5D chess, read and judged exactly</h1>
<p class="lead">Fivefold reads, checks, converts, draws, solves and analyses games of chess with multiverse time travel, in every notation the community has used. One rules engine decides everything.</p>
<p class="actions"><a class="button primary" href="board/index.html">Open the board</a> <a class="button" href="playground.html">Paste a game</a> <a class="button" href="guide.html">Get started</a></p></div>
<figure class="embed"><iframe title="A puzzle on the board: mate by a knight from the future" data-board="g=${shown}&amp;at=end" loading="lazy"></iframe>
<figcaption>Time runs to the right, timelines are stacked. White's knight has just gone back a turn and made timeline +1: it attacks two kings, and no move saves both. Step through it, or open it in the full board.</figcaption></figure>
<div class="cards">${ways.join('')}</div>
<h2>All pages</h2>
<div class="lists">${lists.join('')}</div>`;
}

/** @param {{ id: string, name: string, reads: boolean, writes: boolean }[]} notations */
export function playground(notations) {
  const options = (able) => notations.filter(able).map(({ id }) => `<option value="${id}">${id}</option>`).join('');
  return `<h1>Playground</h1>
<p class="lead">Paste a game in any notation. What is wrong with it is said while you type, and you get the same game in another notation and its last position.</p>
<div class="bench">
<section aria-label="Your text">
<div class="row"><label>Notation <select id="from"><option value="">find out</option>${options(({ reads }) => reads)}</select></label>
<label>Reading <select id="mode"><option value="lenient">lenient</option><option value="strict">strict</option><option value="repair">repair</option></select></label>
<label>Sample <select id="sample"><option value="">choose…</option></select></label></div>
<textarea id="text" spellcheck="false" autocapitalize="off" autocomplete="off" aria-label="The text of a game" rows="10"></textarea>
<p id="outcome" class="outcome" role="status">Loading the engine…</p>
<ol id="findings" class="findings" aria-label="Findings"></ol>
</section>
<section aria-label="What came of it">
<div class="row"><label>Convert to <select id="to">${options(({ writes }) => writes)}</select></label>
<label><input type="checkbox" id="full"> every square</label><span class="grow"></span><button id="copy" class="edge">Copy</button></div>
<textarea id="written" readonly spellcheck="false" aria-label="The converted text" rows="10"></textarea>
<p id="losses" class="losses"></p>
</section>
<section class="last" aria-label="The last position">
<div class="row"><b id="verdict"></b><span class="grow"></span><a id="open" href="board/index.html" hidden>Open in the board</a></div>
<div id="picture" class="picture" role="img" aria-label="The last position"></div>
</section>
</div>`;
}
