// Markdown to HTML: headings with anchors, links that lead to pages of the site, samples that open in the board.
import { posix } from 'node:path';
import { Marked } from 'marked';
import { copyOf, isCopied, javadocOf, pageOf, relative } from './files.js';

/** @param {string} text */
export const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What is left of a piece of HTML for readers and for the search. @param {string} html */
export const plain = (html) =>
  html
    .replace(/<!--[^]*?-->|<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The anchor of a heading, as people who read the sources on their host know it. @param {string} text */
const slug = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-');

/**
 * A page: its title, its body, and its sections with their anchors and texts.
 * @param {string} markdown
 * @param {string} path in the repository
 * @param {(path: string) => boolean} exists whether the repository or the site has a file
 * @param {(code: string) => { board: string, playground: string } | undefined} sampleOf the addresses that show a sample, if it is one
 */
export function render(markdown, path, exists, sampleOf) {
  const page = pageOf(path);
  const used = new Map();
  const sections = [];

  /** Where a link leads on the site; nothing if that is not part of it. @param {string} href */
  const lead = (href) => {
    if (/^(https?:|mailto:|#)/.test(href)) return href;
    const [file, hash] = href.split('#');
    const target = posix.join(posix.dirname(path), file).replace(/\/$/, '');
    const anchor = hash ? `#${hash}` : '';
    if (target.endsWith('.md') && exists(target)) return relative(page, pageOf(target)) + anchor;
    if (exists(`${target}/README.md`)) return relative(page, pageOf(`${target}/README.md`)) + anchor;
    if (isCopied(target) && exists(target)) return relative(page, copyOf(target));
    const javadoc = javadocOf(target);
    return javadoc && exists(javadoc) ? relative(page, javadoc) : undefined;
  };

  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const base = slug(plain(html));
        const count = used.get(base) ?? 0;
        used.set(base, count + 1);
        const id = count ? `${base}-${count}` : base;
        sections.push({ id, depth, title: plain(html), start: 0 });
        return `<h${depth} id="${id}">${html}${depth > 1 ? ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a>` : ''}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const to = lead(href);
        return to === undefined ? html : `<a href="${escape(to)}">${html}</a>`;
      },
      image({ href, text }) {
        return `<img src="${escape(lead(href) ?? href)}" alt="${escape(text)}" loading="lazy">`;
      },
      code({ text, lang }) {
        const sample = lang ? undefined : sampleOf(text);
        const links = sample && `<p class="open"><a href="${sample.board}">Open in the board</a> <a href="${sample.playground}">Try in the playground</a></p>`;
        return `<div class="sample"><pre tabindex="0"><code>${escape(text)}</code></pre>${links ?? ''}</div>\n`;
      },
      table(token) {
        const row = (cells, tag) =>
          `<tr>${cells.map(({ tokens, align }) => `<${tag}${align ? ` class="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        // A first column without a name has the names of its rows, as most of ours do.
        const head = token.header.every(({ text }) => text === '') ? '' : `<thead>${row(token.header, 'th')}</thead>`;
        return `<div class="wide" tabindex="0"><table>${head}<tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
    },
  });
  const html = String(marked.parse(markdown)).replace(/<!--[^]*?-->\n?/g, '');
  const parts = html.split(/(?=<h[1-6] id=")/);
  const texts = parts.filter((part) => /^<h[1-6] id="/.test(part)).map((part) => plain(part.replace(/^<h\d[^]*?<\/h\d>/, '')));
  return { html, title: sections[0]?.title ?? path, sections: sections.map((section, i) => ({ ...section, text: texts[i] ?? '' })) };
}
