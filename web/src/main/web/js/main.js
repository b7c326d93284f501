// Puts the page together.
import { commandTable } from './commands.js';
import { Preview } from './preview.js';
import { Search } from './search.js';
import { Selection } from './selection.js';
import { decodeGame, fragment } from './share.js';
import { loadSettings, saveSettings } from './store.js';
import { CALM, Study } from './study.js';
import { messageOf } from './util.js';
import { attachBoardInput, playTouch, promotionAsker, LOOK_ONLY } from './view/board-input.js';
import { Board } from './view/board.js';
import { Commands } from './view/command-bar.js';
import { Composer } from './view/composer.js';
import { Cursor } from './view/cursor.js';
import { openSettings, openShare, rename, welcome } from './view/dialogs.js';
import { $, copy, roving, say, toast } from './view/dom.js';
import { Editor } from './view/editor.js';
import { openExport } from './view/export.js';
import { attachFiles } from './view/files.js';
import { attachGamePane } from './view/gamepane.js';
import { attachGrid } from './view/grid.js';
import { Hints } from './view/hints.js';
import { attachMoveInput } from './view/moveinput.js';
import { MoveList } from './view/movelist.js';
import { openNewGame } from './view/newgame.js';
import { Panel, PHONE } from './view/panel.js';
import { attachPhoneMenu } from './view/sheet.js';
import { TextPane } from './view/textpane.js';
import { attachVerdictBar } from './view/verdictbar.js';
import { Viewport } from './view/viewport.js';
import { attachWedges } from './view/wedges.js';

const STILL = matchMedia('(prefers-reduced-motion: reduce)');
const settings = loadSettings();
const study = new Study();
const preview = new Preview(study);
const viewport = new Viewport($('viewport'), CALM, (id) => /** @type {Uint8Array} */ (study.boards.get(id)), () => STILL.matches || !settings.motion);
const promotion = promotionAsker(viewport);
const selection = new Selection(study, settings, promotion.ask);
const board = new Board(study, selection, preview, viewport, settings);
const search = new Search(study);
board.isMate = () => search.verdict === 'checkmate';

const commands = new Commands(study, settings);
const list = new MoveList(study, selection, search, preview, commands);
const composer = new Composer(board, commands, search);
const hints = new Hints(study, selection, search, preview);
const openTab = (/** @type {string} */ name) => panel.open(name);
const text = new TextPane(study, preview, openTab);
const panel = new Panel(settings, viewport, () => (hints.shown(), text.shown(), list.current()));
const editor = new Editor(board, openTab, () => panel.openMain());
const play = playTouch(board);
const touch = () => (preview.setup ? editor : preview.view ? LOOK_ONLY : play);
const cursor = new Cursor(board, touch);
attachBoardInput(board, touch);
attachGrid(board);
attachWedges(board);
attachVerdictBar(board, search);
attachGamePane(study, preview);
const openFile = attachFiles((game) => text.load(game), () => study.isOpen && !preview.setup);
/** @type {Hello} */
let hello = { notations: [], variants: [] };

commands.attach(commandTable({
  study, selection, preview, search, viewport, cursor, editor, list, hints, openTab,
  setTheme: (theme) => change({ theme }),
  newGame: () => openNewGame(study, hello.variants, start),
  openFile: () => (openFile(), openTab('text')),
  openExport: () => openExport(study, viewport, hello.notations),
  openShare: () => openShare(study, viewport),
  openSettings: () => openSettings(settings, change),
  openKeys: () => commands.openKeys(),
  typeMove: attachMoveInput(study),
  copy,
  sayReasons: () => composer.sayReasons(),
  notice: toast,
}));
attachPhoneMenu(commands);
for (const bar of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[role=toolbar]'))) roving(bar);
$('title').addEventListener('click', () => study.isOpen && rename(study));
viewport.onCamera(({ z }) => ($('zoom-level').textContent = Math.round((z / 15) * 100) + '%'));

// --- what happens when something changes ---------------------------------------------------------

study.follow({
  tree: showTitle,
  saved: showTitle,
  position: () => commands.refresh(),
  opened: fitOpened,
  say,
  notice: toast,
});
selection.follow({
  say,
  picked() {
    if (!selection.picked) promotion.hide();
    commands.refresh();
  },
});
preview.follow({
  changed() {
    selection.clear();
    if (!preview.setup) viewport.fitFirst();
    commands.refresh();
  },
  ended(taken) {
    if (taken) panel.openMain();
    else viewport.fitFirst();
    commands.refresh();
  },
});

/** @param {string} name */
async function start(name) {
  await study.act('start', name);
  toast(`New game: ${name}.`, () => study.act('undo').then(() => viewport.showPresent()));
}

function fitOpened() {
  if (PHONE.matches) viewport.showPresent(true, 22);
  else viewport.fitFirst();
}

function showTitle() {
  const { title, variant, isSaved } = study;
  $('title-name').textContent = title;
  $('title-state').textContent = PHONE.matches ? variant : `${variant}, ${isSaved ? 'saved on this device' : 'not saved on this device: export to keep it'}`;
  document.title = title === 'New study' ? 'Fivefold' : `${title} · Fivefold`;
}

/** @param {Partial<Settings>} changed */
function change(changed) {
  Object.assign(settings, changed);
  saveSettings(settings);
  applySettings();
}

function applySettings() {
  let { theme } = settings;
  if (theme === 'auto') {
    theme = matchMedia('(prefers-contrast: more)').matches ? 'hc' : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
  document.body.classList.toggle('panel-left', settings.panelLeft);
  viewport.themeChanged();
  board.paint();
}
for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) matchMedia(query).addEventListener('change', applySettings);

// --- start ---------------------------------------------------------------------------------------

/** A link's game replaces the study, which undo brings back. */
async function openLink() {
  const code = fragment().get('g');
  if (!code) return;
  const hadStudy = study.nodes.length > 1;
  try {
    const game = await decodeGame(code);
    const answer = await study.act('load', game.text, game.notation, game.node);
    if (answer?.failed) throw new Error('The game in this link could not be read.');
    history.replaceState(null, '', location.pathname + location.search);
    if (hadStudy) toast('The game from the link replaced your study.', () => study.act('undo'));
  } catch (error) {
    toast(messageOf(error));
    say(messageOf(error), true);
  }
}

// For the console and the tests.
Object.assign(window, { fivefold: { study, selection, preview, search, viewport, board, commands, change, openTab } });
panel.arrange();
const slow = setTimeout(() => ($('proof').textContent = 'Still loading the rules. Reload if this stays.'), 8000);
try {
  await study.engine.ready;
} catch (error) {
  $('pill').textContent = 'Not loaded';
  $('proof').textContent = 'The rules could not be loaded: ' + messageOf(error);
  throw error;
} finally {
  clearTimeout(slow);
}
hello = await study.engine.call('hello');
text.hello(hello);
await study.open();
await openLink();
applySettings();
fitOpened();
welcome(study, settings);
document.body.dataset.ready = 'true';
performance.mark('fivefold-ready');
addEventListener('hashchange', openLink);
if ('serviceWorker' in navigator && location.protocol !== 'file:') navigator.serviceWorker.register('sw.js').catch(() => {});
