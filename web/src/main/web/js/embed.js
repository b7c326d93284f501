// The viewer inside other people's pages: looks, steps, nothing stored, nothing sent.
// Options in the fragment: g (packed game) or t (text) with n (notation), at, theme, flip, controls.
import { App } from './app.js';
import { attachBoardInput } from './board-input.js';
import { $, toast } from './dom.js';
import { DEFAULTS } from './store.js';
import { decodeGame, encodeGame, fragment } from './share.js';
import { Viewport } from './viewport.js';

const options = fragment();
const picked = options.get('theme') ?? 'auto';
document.documentElement.dataset.theme = ['light', 'dark', 'hc'].includes(picked)
  ? picked
  : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

const app = new App({ ...DEFAULTS, movable: false });
window.fivefold = app;
const still = matchMedia('(prefers-reduced-motion: reduce)');
app.viewport = new Viewport($('viewport'), { metrics: { frame: 0.267, gapX: 1.333, gapY: 1.733 }, reducedMotion: () => still.matches });
attachBoardInput(app, { readOnly: true, freeWheel: false });
$('controls').hidden = options.get('controls') === '0';

app.follow({
  node() {
    const node = app.currentNode;
    $('where').textContent = node.parent === undefined ? 'Start' : 'After ' + app.nodeName(node);
    judge();
  },
});

/** Only what can be told without a search that could take long; the full board decides the rest. */
async function judge() {
  const { position } = await app.engine.call('position');
  await app.engine.call('setPosition', position);
  const { verdict } = await app.engine.call('verdict', 3000);
  const word = verdict === 'unknown' && app.view.checkCount ? 'check' : verdict;
  $('pill').className = 'pill ' + (word === 'playing' ? 'quiet' : word);
  $('pill').textContent = word[0].toUpperCase() + word.slice(1);
}

const run = { fit: () => app.viewport.fitAll() };
$('controls').addEventListener('click', (event) => {
  const step = event.target.closest('[data-step]')?.dataset.step;
  if (step) (run[step] ?? (() => app.step(step)))();
});
document.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: 'prev', ArrowRight: 'next', ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' }[event.key];
  if (!step || event.target.closest('a')) return;
  event.preventDefault();
  app.step(step);
});

await app.engine.ready;
const hello = await app.engine.call('hello');
app.viewport.options.metrics = hello.metrics;
await open();
document.body.dataset.ready = 'true';

async function open() {
  try {
    const packed = options.get('g');
    const game = packed
      ? await decodeGame(packed)
      : { text: options.get('t') ?? '', notation: options.get('n') ?? '', node: 0 };
    const answer = game.text ? await app.act('load', game.text, game.notation, game.node) : await app.act('look');
    if (answer?.failed) throw new Error('This game could not be read.');
    if (options.get('at') === 'end') await app.step('last');
    $('open').href = `./#g=${packed ?? (await encodeGame(game))}`;
  } catch (error) {
    toast(error.message);
    if (!app.view) await app.act('look');
    $('open').href = './';
  }
  app.viewport.setFlip(options.get('flip') === '1');
  app.viewport.fitAll(true);
  if (app.viewport.camera.z < 8) app.viewport.showPresent(true, 12);
}
