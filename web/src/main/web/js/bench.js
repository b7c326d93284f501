// Times the engine in this browser: the verdict of every position of a game's main line.
import { Engine } from './engine.js';
import { messageOf } from './util.js';
import { $, h } from './view/dom.js';

const NODES = 2_000_000;
/** One engine for all: browsers compile what runs often a second time, and better. */
const engine = new Engine();

/** Judges every position of a game's text; the words are those of `verdict --every`. @param {string} text */
async function judge(text) {
  await engine.ready;
  const loaded = await engine.call('load', text, '', 0);
  if (loaded.failed) throw new Error('not a game');
  let ms = 0;
  let node = 0;
  /** @type {string[]} */
  const words = [];
  for (;;) {
    const { position } = await engine.call('position');
    await engine.call('setPosition', position);
    const answer = await engine.call('verdict', NODES);
    ms += engine.lastMs;
    words.push(answer.verdict);
    // The main line is the last child at every node.
    const next = (loaded.tree ?? []).findLastIndex((each) => each.parent === node);
    if (next < 0) break;
    node = next;
    await engine.call('go', node);
  }
  return { positions: words.length, ms, words };
}

Object.assign(window, { judge });
const files = /** @type {HTMLInputElement} */ ($('files'));
files.addEventListener('change', async () => {
  for (const file of files.files ?? []) {
    const row = h('tr', {}, h('td', {}, file.name), h('td', {}, '…'), h('td', {}, ''));
    $('rows').append(row);
    try {
      const { positions, ms } = await judge(await file.text());
      row.children[1].textContent = String(positions);
      row.children[2].textContent = ms.toFixed(1);
    } catch (error) {
      row.children[1].textContent = messageOf(error);
    }
  }
});
