import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import test, { after } from 'node:test';
import { findBrowser, Page, serve } from './browser.js';

const folder = new URL('../target/site/', import.meta.url);
const pictures = new URL('../target/pictures/', import.meta.url);
const all = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
/** The pages that the site itself makes; those of the board and of javadoc have tests of their own. */
const pages = all.filter((name) => name.endsWith('.html') && !/^(api|board)\//.test(name)).sort();
const text = (name) => readFileSync(new URL(name, folder), 'utf8');
const ids = new Map();

function hasAnchor(name, id) {
  if (!ids.has(name)) ids.set(name, new Set([...text(name).matchAll(/\bid="([^"]*)"/g)].map(([, each]) => each)));
  return ids.get(name).has(id);
}

test('every page of the documentation is there', () => {
  for (const name of ['index.html', 'playground.html', 'guide.html', 'docs/library.html', 'docs/conformance.html', 'docs/notations/axel.html', 'bench/results.html', 'bench/compare/results.html', 'api/index.html']) {
    assert.ok(existsSync(new URL(name, folder)), name);
  }
  assert.ok(pages.length > 40);
});

test('no link is dead', () => {
  const dead = [];
  let links = 0;
  for (const page of pages) {
    for (const [, raw] of text(page).matchAll(/\b(?:href|src)="([^"]*)"/g)) {
      if (/^(https?|data|mailto):/.test(raw)) continue;
      links++;
      const [path, hash] = raw.replaceAll('&amp;', '&').split('#');
      const target = path === '' ? page : posix.join(posix.dirname(page), path);
      const url = new URL(target, folder);
      if (!existsSync(url) || statSync(url).isDirectory()) dead.push(`${page}: ${raw.slice(0, 100)}`);
      // What follows the hash is a game for the board and the playground, and an anchor elsewhere.
      else if (hash && pages.includes(target) && target !== 'playground.html' && !hasAnchor(target, hash)) dead.push(`${page}: ${raw}`);
    }
  }
  assert.deepEqual(dead, []);
  assert.ok(links > 1_000);
});

test('nothing but links leads outside', () => {
  for (const page of pages) {
    for (const [, outside] of text(page).matchAll(/\b(?:src|href)="(https?:[^"]*)"/g)) {
      assert.match(text(page), new RegExp(`<a href="${outside.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"`), page);
    }
  }
});

test('notation pages have samples that open in the board', () => {
  for (const id of ['5dpgn', 'axel', 'alexbay', 'branched', 'dynamical']) {
    assert.match(text(`docs/notations/${id}.html`), /board\/index\.html#g=[\w-]{20}/, id);
  }
});

const found = await findBrowser();
const required = process.env.FIVEFOLD_BROWSER === 'required';
if (!found && !required) console.log('THE SITE WAS NOT SEEN IN A BROWSER: there is no Chromium or Chrome on the PATH');

if (found || required) {
  assert.ok(found, 'there is no Chromium or Chrome on the PATH');
  const server = await serve(folder);
  const page = await Page.open(found);
  const go = (name) => page.go(server.address + name);
  const picture = async (name) => {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(new URL(name, pictures), await page.picture());
  };
  const quiet = () => assert.deepEqual(page.complaints.splice(0), []);
  after(async () => {
    await page.close();
    server.close();
  });

  test('every page fits a phone and complains about nothing', async () => {
    await page.size(390, 844, true);
    for (const name of pages) {
      await go(name);
      assert.equal(await page.run('document.documentElement.dataset.theme'), 'dark');
      assert.equal(await page.run('document.documentElement.scrollWidth <= innerWidth'), true, `${name} is wider than a phone`);
      assert.deepEqual(page.complaints.splice(0), [], name);
    }
  });

  test('the start page shows the board', async () => {
    for (const [width, height, dark, name] of [[1440, 900, false, 'start-light.png'], [1440, 900, true, 'start-dark.png'], [390, 844, false, 'start-phone.png']]) {
      await page.size(width, height, dark);
      await go('index.html');
      await page.until(`document.querySelector('iframe').contentDocument?.body?.dataset.ready === 'true'`);
      await page.until(`/checkmate/i.test(document.querySelector('iframe').contentDocument.getElementById('pill').textContent)`);
      assert.equal(await page.run(`document.querySelector('iframe').contentDocument.documentElement.dataset.theme`), dark ? 'dark' : 'light');
      await picture(name);
      quiet();
    }
  });

  test('the playground finds, hints and converts while one types', async () => {
    await page.size(1440, 900);
    await go('playground.html');
    await page.until(`document.body.dataset.ready === 'true'`);
    const told = (id) => page.run(`document.getElementById('${id}').textContent`);
    assert.match(await told('findings'), /3:4 E_NO_MATCH no bishop.*did you mean Bb5/);
    await page.run(`document.querySelector('#findings button').click()`);
    assert.equal(await page.run(`(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.getElementById('text'))`), 'Bb6');
    await picture('playground-finding.png');
    const type = (value) => page.run(`(() => { const t = document.getElementById('text'); t.value = ${JSON.stringify(value)}; t.dispatchEvent(new Event('input')); })()`);
    await type('1. e3 / d6 2. Qh5 / Nc6 3. Nf3 / Bf5 4. Ne5 / e6 5. (0T5)Qh5>>x(0T3)f7');
    await page.until(`/Checkmate/.test(document.getElementById('verdict').textContent)`);
    assert.match(await page.run(`document.getElementById('written').value`), /Qh5 x L0T3 f7#/);
    assert.equal(await page.run(`document.querySelectorAll('#picture svg').length`), 1);
    assert.match(await page.run(`document.getElementById('open').href`), /board\/index\.html#g=/);
    await picture('playground.png');
    for (const odd of ['', 'hello', '<img src=x onerror=alert(1)>', '('.repeat(5_000), '\u{1F600} 1. e4']) {
      await type(odd);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    assert.equal(await page.run(`document.querySelectorAll('main img').length`), 0);
    await page.size(390, 844, true);
    await go(`playground.html#n=axel&t=${encodeURIComponent('w1T1. e4 .. e5.')}`);
    await page.until(`/Read without a flaw as axel, 2 actions/.test(document.getElementById('outcome').textContent)`);
    await picture('playground-phone.png');
    quiet();
  });

  test('a sample of a notation page opens in the board', async () => {
    await page.size(1440, 900);
    await go('docs/notations/axel.html');
    await picture('notation.png');
    const link = await page.run(`document.querySelector('.open a').href`);
    await page.go(link);
    await page.until(`document.body.dataset.ready === 'true' || document.querySelectorAll('.moves, #moves').length > 0`);
    quiet();
  });

  test('the search finds pages, sections and classes', async () => {
    await page.size(1440, 900);
    await go('docs/engine.html');
    const look = async (words) => {
      await page.run(`(() => { const s = document.getElementById('search'); s.focus(); s.value = ${JSON.stringify(words)}; s.dispatchEvent(new Event('input')); })()`);
      await page.until(`document.getElementById('found').hidden === false && document.getElementById('found').textContent !== ''`);
      return page.run(`[...document.querySelectorAll('#found a')].map(({ href, textContent }) => [href, textContent])`);
    };
    assert.match((await look('e_no_match'))[0][0], /docs\/diagnostics\.html#e_no_match/);
    assert.match((await look('softmate'))[0][1], /softmate/i);
    assert.match((await look('LegalActions'))[0][0], /\/LegalActions\.html$/);
    await picture('search.png');
    assert.deepEqual(await look('qwertzuiop'), []);
    await look('axel');
    await page.run(`document.getElementById('search').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))`);
    await page.until(`/axel/.test(location.pathname)`);
    quiet();
  });

  test('the theme is kept', async () => {
    await page.size(1440, 900);
    await go('docs/conformance.html');
    await page.run(`document.getElementById('theme').click()`);
    await go('docs/conformance.html');
    assert.equal(await page.run('document.documentElement.dataset.theme'), 'dark');
    await picture('conformance-dark.png');
    await page.run(`localStorage.clear()`);
    quiet();
  });
}
