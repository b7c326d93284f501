// The viewer inside other people's pages: looks, steps, nothing stored, nothing sent.
// Options in the fragment: g (packed game) or t (text) with n (notation), at, theme, flip, controls.
import { Preview } from './preview.js';
import { Selection } from './selection.js';
import { decodeGame, encodeGame, fragment } from './share.js';
import { DEFAULTS } from './store.js';
import { CALM, Study } from './study.js';
import { capital, messageOf } from './util.js';
import { attachBoardInput, LOOK_ONLY } from './view/board-input.js';
import { Board } from './view/board.js';
import { $, closest, toast } from './view/dom.js';
import { Viewport } from './view/viewport.js';

let options = fragment();
const picked = options.get('theme') ?? 'auto';
document.documentElement.dataset.theme = ['light', 'dark', 'hc'].includes(picked)
  ? picked
  : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

const STILL = matchMedia('(prefers-reduced-motion: reduce)');
const settings = { ...DEFAULTS, movable: false };
const study = new Study();
const viewport = new Viewport($('viewport'), CALM, (id) => /** @type {Uint8Array} */ (study.boards.get(id)), () => STILL.matches);
const selection = new Selection(study, settings, async () => '');
const board = new Board(study, selection, new Preview(study), viewport, settings);
attachBoardInput(board, () => LOOK_ONLY, { freeWheel: false });
$('controls').hidden = options.get('controls') === '0';
Object.assign(window, { fivefold: { study, selection, viewport } });

study.follow({
  node() {
    $('where').textContent = study.where;
    judge();
  },
  notice: toast,
});

/** Only what can be told without a search that could take long; the full board decides the rest. */
async function judge() {
  await study.engine.call('setPosition', await study.position());
  const { verdict } = await study.engine.call('verdict', 3000);
  const word = verdict === 'unknown' && study.view.checkCount ? 'check' : verdict;
  $('pill').className = 'pill ' + (word === 'playing' ? 'quiet' : word);
  $('pill').textContent = capital(word);
}

/** @type {Record<string, Parameters<Study['step']>[0]>} */
const STEPS = { first: 'first', prev: 'prev', next: 'next', last: 'last', ArrowLeft: 'prev', ArrowRight: 'next', ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };
$('controls').addEventListener('click', (event) => {
  const step = closest(event, '[data-step]')?.dataset.step;
  if (step === 'fit') viewport.fitAll();
  else if (step) study.step(STEPS[step]);
});
document.addEventListener('keydown', (event) => {
  if (!STEPS[event.key] || closest(event, 'a')) return;
  event.preventDefault();
  study.step(STEPS[event.key]);
});

await study.engine.ready;
let opening = open();
await opening;
document.body.dataset.ready = 'true';
// Whoever shows the viewer may go on to another game by changing the fragment alone.
addEventListener('hashchange', () => {
  options = fragment();
  opening = opening.then(open);
});

async function open() {
  $('unread').hidden = true;
  $('pill').hidden = false;
  const link = /** @type {HTMLAnchorElement} */ ($('open'));
  link.href = './';
  try {
    const packed = options.get('g');
    const game = packed ? await decodeGame(packed) : { text: options.get('t') ?? '', notation: options.get('n') ?? '', node: 0 };
    const answer = game.text ? await study.act('load', game.text, game.notation, game.node) : await study.act('look');
    if (answer?.failed) throw new Error('This game could not be read.');
    if (options.get('at') === 'end') await study.step('last');
    link.href = `./#g=${packed ?? (await encodeGame(game))}`;
  } catch (error) {
    // Said where the boards would be, and for good: an empty start position would pass for the game.
    $('unread').textContent = messageOf(error);
    $('unread').hidden = false;
    $('pill').hidden = true;
    return;
  }
  viewport.setFlip(options.get('flip') === '1');
  viewport.fitFirst(12);
}
