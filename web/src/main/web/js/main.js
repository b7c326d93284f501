// Puts the page together.
import { commandTable } from './commands.js';
import { MateFinder } from './mates.js';
import { Preview } from './preview.js';
import { Sources } from './explorer/sources.js';
import { Search } from './search.js';
import { Selection } from './selection.js';
import { decodeGame, fragment } from './share.js';
import { loadSettings, saveSettings } from './store.js';
import { Puzzles } from './puzzles/puzzles.js';
import { wasOpen } from './puzzles/sets.js';
import { Keeper } from './studies/keeper.js';
import { CALM, draftText, Study } from './study.js';
import { Thinker } from './thinker.js';
import { clock } from './dates.js';
import { messageOf } from './util.js';
import { Versus } from './versus.js';
import { attachBoardInput, playTouch, promotionAsker, LOOK_ONLY } from './view/board-input.js';
import { Board } from './view/board.js';
import { Commands } from './view/command-bar.js';
import { Composer } from './view/composer.js';
import { Cursor } from './view/cursor.js';
import { openSettings, openShare, rename, welcome } from './view/dialogs.js';
import { $, copy, roving, save, say, toast } from './view/dom.js';
import { Editor } from './view/editor.js';
import { EngineTool } from './view/engine-tool.js';
import { attachEvaluation } from './view/evaluation.js';
import { Explorer } from './view/explorer.js';
import { openExport } from './view/export.js';
import { attachFiles } from './view/files.js';
import { FindMate } from './view/find-mate.js';
import { attachGamePane } from './view/gamepane.js';
import { attachGrid } from './view/grid.js';
import { Guide } from './view/guide.js';
import { Hints } from './view/hints.js';
import { attachMoveInput } from './view/moveinput.js';
import { MoveList } from './view/movelist.js';
import { openNewGame } from './view/newgame.js';
import { attachOverview } from './view/overview.js';
import { Panel, PHONE } from './view/panel.js';
import { Slot } from './view/slot.js';
import { attachSound } from './view/sound.js';
import { setPieceSet } from './view/sprites.js';
import { attachPhoneMenu } from './view/sheet.js';
import { Studies } from './view/studies.js';
import { attachStudyBanner } from './view/study-banner.js';
import { TextPane } from './view/textpane.js';
import { attachPrinting, copyPicture } from './view/picture.js';
import { PuzzleTool } from './view/puzzle.js';
import { Travel } from './view/travel.js';
import { attachVerdictBar } from './view/verdictbar.js';
import { VersusTool } from './view/versus-tool.js';
import { Viewport } from './view/viewport.js';
import { attachWedges } from './view/wedges.js';
import { WhyMate } from './view/why-mate.js';

const STILL = matchMedia('(prefers-reduced-motion: reduce)');
const settings = loadSettings();
const study = new Study();
const keeper = new Keeper(study);
const preview = new Preview(study);
const viewport = new Viewport($('viewport'), CALM, (id) => /** @type {Uint8Array} */ (study.boards.get(id)), () => STILL.matches || !settings.motion);
const promotion = promotionAsker(viewport);
const selection = new Selection(study, settings, promotion.ask);
const board = new Board(study, selection, preview, viewport, settings);
board.travel = new Travel(viewport);
const search = new Search(study);
board.isMate = () => search.verdict === 'checkmate';
search.follow({ decided: () => commands.refresh() });

const commands = new Commands(study, settings);
const list = new MoveList(study, selection, search, preview, commands);
const composer = new Composer(board, commands, search);
const hints = new Hints(study, selection, search, preview);
const sources = new Sources(keeper);
const explorer = new Explorer(study, selection, preview, sources, { openGame: openExample, openStudy: (id, chapter) => keeper.open(id, chapter), importGames: () => openFile() });
const openTab = (/** @type {string} */ name) => panel.open(name);
const text = new TextPane(study, preview, openTab, { open: openGames, add: () => keeper.addChapter('accept', 'open'), solve: (all) => puzzles.openText(all) });
const panel = new Panel(settings, viewport, () => (hints.shown(), explorer.shown(), text.shown(), list.current()));
const editor = new Editor(board, openTab, () => panel.openMain(), () => keeper.create('editPlay', []));
const guide = new Guide(settings, viewport.isStill, (game) => text.load(game), promotion.ask);
text.explain = (/** @type {string} */ section) => guide.open(section);
const slot = new Slot(() => (panel.slotOpened(slot.tool?.id), commands.refresh()));
const findMate = new FindMate(new MateFinder(study), slot, selection);
const why = new WhyMate(board, slot, search);
const thinker = new Thinker(study);
Object.assign(thinker, settings.engine, { seconds: settings.engine.seconds ?? Infinity });
const engine = new EngineTool(thinker, slot, selection, {
  search,
  hasArrows: () => settings.layers.best,
  toggleArrows: () => toggleLayer('best'),
  addLine: (line) => study.act('addProof', line.map((moves, i) => `${i + 1} ${draftText(moves)} `).join('\n')),
  asked: () => change({ engine: { lines: thinker.lines, seconds: thinker.seconds, memory: thinker.memory } }),
  opened: () => PHONE.matches && openTab('engine'),
});
attachEvaluation(thinker, viewport, settings);
const versus = new Versus(study, keeper, search);
const game = new VersusTool(versus, slot, {
  variants: () => hello.variants,
  analyse: () => engine.toggle(),
  evaluate: (on) => thinker.isOn !== on && thinker.toggle(),
  undo: () => commands.button('undo'),
  changed: () => (composer.render(), commands.refresh()),
});
composer.game = game;
const puzzles = new Puzzles(study, keeper);
new PuzzleTool(puzzles, board, slot, commands, { openFile: () => openFile(), changed: () => (showTitle(), commands.refresh()) });
const play = playTouch(board);
const touch = () => (preview.setup ? editor : slot.tool === why ? why.touch : preview.view || preview.imagined || puzzles.isBusy || versus.isBusy ? LOOK_ONLY : play);
const cursor = new Cursor(board, touch);
attachBoardInput(board, touch);
attachGrid(board);
attachWedges(board);
attachOverview(board);
attachPrinting(viewport);
attachVerdictBar(board, search);
attachSound(study, search, settings);
attachGamePane(study, preview, keeper, (game) => text.load(game, false));
const studies = new Studies(keeper, commands, {
  addChapter: () => openNewGame(study, hello.variants, addChapter),
  shown: () => commands.refresh(),
});
attachStudyBanner(keeper);
const openFile = attachFiles((game, name) => (puzzles.isOpen && !studies.isShown ? puzzles.openText(game, name) : (studies.hide(), text.load(game))), () => study.isOpen && !preview.setup);
/** @type {Hello} */
let hello = { notations: [], variants: [] };

commands.attach(commandTable({
  study, selection, preview, search, viewport, cursor, editor, list, hints, keeper, studies, slot, findMate, why, puzzles, engine, game, openTab,
  setTheme: (theme) => change({ theme }),
  newGame: () => openNewGame(study, hello.variants, start),
  openFile: () => (openFile(), puzzles.isOpen || openTab('text')),
  openExport: () => openExport(study, viewport, hello.notations),
  openShare: () => openShare(study, viewport),
  openSettings: () => openSettings(settings, change),
  openKeys: () => commands.openKeys(),
  typeMove: attachMoveInput(study),
  toggleLayer,
  hasLayer: (name) => settings.layers[name],
  openMenu: (at, ids) => commands.menuAt(at, ids),
  copyPicture: (what) => copyPicture(viewport, what),
  openPictures: () => openExport(study, viewport, hello.notations, true),
  toggleGuide: () => guide.toggle(),
  hasGuide: () => guide.isOpen,
  copy,
  sayReasons: () => composer.sayReasons(),
  notice: toast,
}));
commands.refresh();
attachPhoneMenu(commands);
for (const bar of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[role=toolbar]'))) roving(bar);
$('title').addEventListener('click', () => study.isOpen && !keeper.isReadOnly && !puzzles.isOpen && rename(keeper));
viewport.onCamera(({ z }) => ($('zoom-level').textContent = viewport.isFit ? 'Fit' : Math.round((z / 15) * 100) + '%'));

// --- what happens when something changes ---------------------------------------------------------

study.follow({
  tree: showTitle,
  position: () => commands.refresh(),
  opened: fitOpened,
  say,
  notice: toast,
});
keeper.follow({
  standing: () => (showTitle(), commands.refresh()),
  notice: toast,
  unsaved: (title, text) => toast(`“${title}” was not saved.`, () => save(`${title}.txt`, text), 'Save as file'),
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
    slot.close();
    if (!preview.setup) viewport.fitFirst();
    commands.refresh();
  },
  ended(taken) {
    if (taken) panel.openMain();
    else viewport.fitFirst();
    commands.refresh();
  },
});

/** What a study was left for, with the way back to it. @param {string} news @param {string} before the study's id */
function tellNew(news, before) {
  if (before === keeper.record.id) toast(news);
  else toast(news, () => keeper.open(before), 'Back');
}

/** @param {string} name of a variant */
async function start(name) {
  const { id, revision } = keeper.record;
  if (!(await keeper.create('start', [name]))) return;
  studies.hide();
  tellNew(`New study: ${name}.`, revision ? id : keeper.record.id);
}

/** @param {string} name of a variant */
async function addChapter(name) {
  if (await keeper.addChapter('start', name)) studies.hide();
}

/** The game that was read, or all games of its text, as a new study. @param {number} games @param {string} all @param {string} notation @param {string} variant */
async function openGames(games, all, notation, variant) {
  const { id, revision } = keeper.record;
  const before = revision ? id : '';
  if (games > 1 && keeper.shelf) {
    const imported = await keeper.importGames(all, notation, variant);
    if (imported.id) await keeper.open(imported.id);
    tellNew(`${imported.read} games read${imported.unread ? `, ${imported.unread} not read` : ''}.`, before || keeper.record.id);
  } else if (await keeper.create('accept', ['open'])) {
    tellNew('Opened as a new study.', before || keeper.record.id);
  }
}

/** A game of the explorer as a study of its own, at the action that is looked at here. @param {string} game @param {number} actions how many it has */
async function openExample(game, actions) {
  const { id, revision } = keeper.record;
  let depth = 0;
  for (let node = study.current; node.parent !== undefined; node = study.nodes[node.parent]) depth++;
  if (await keeper.create('load', [game, '', Math.min(depth, actions)])) tellNew('Opened as a new study.', revision ? id : keeper.record.id);
}

function fitOpened() {
  if (PHONE.matches) viewport.showPresent(true, 22);
  else viewport.fitFirst();
}

/** @type {Record<string, () => string>} */
const STANDINGS = {
  saving: () => 'Saving…',
  saved: () => `Saved ${clock(keeper.savedAt)}`,
  failed: () => 'Not saved',
  follows: () => 'Read only',
  lost: () => 'Read only',
};

function showTitle() {
  if (puzzles.isOpen) {
    $('title-name').textContent = puzzles.puzzle ? `Puzzle ${puzzles.collection.at + 1}` : 'Puzzles';
    $('title-state').textContent = `${puzzles.collection.set.name} · ${puzzles.puzzle?.variant ?? ''}`;
    return;
  }
  const { title, record, number } = keeper;
  const shown = record.chapters.length > 1 ? title : record.name || study.title;
  const parts = [`Chapter ${number}${PHONE.matches ? '' : ` of ${record.chapters.length}`}`, study.variant, PHONE.matches ? '' : STANDINGS[keeper.standing]?.() ?? ''];
  $('title-name').textContent = shown;
  $('title-state').textContent = parts.filter(Boolean).join(' · ');
  $('title-state').classList.toggle('failed', keeper.standing === 'failed');
  document.title = shown === 'New study' ? 'Fivefold' : `${shown} · Fivefold`;
}

/** @param {keyof Layers} name */
function toggleLayer(name) {
  change({ layers: { ...settings.layers, [name]: !settings.layers[name] } });
  thinker.tell('changed');
}

/** @param {Partial<Settings>} changed */
function change(changed) {
  Object.assign(settings, changed);
  saveSettings(settings);
  applySettings();
  commands.refresh();
}

function applySettings() {
  let { theme } = settings;
  if (theme === 'auto') {
    theme = matchMedia('(prefers-contrast: more)').matches ? 'hc' : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
  document.body.classList.toggle('panel-left', settings.panelLeft);
  setPieceSet(settings.pieces);
  viewport.themeChanged();
  board.paint();
}
PHONE.addEventListener('change', showTitle);
for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) matchMedia(query).addEventListener('change', applySettings);

// Paper is white.
addEventListener('beforeprint', () => (document.documentElement.dataset.theme = 'light'));
addEventListener('afterprint', applySettings);

// --- start ---------------------------------------------------------------------------------------

/** A link's game is a study of its own. */
async function openLink() {
  const code = fragment().get('g');
  if (!code) return;
  const { id, revision } = keeper.record;
  try {
    const game = await decodeGame(code);
    studies.hide();
    if (!(await keeper.create('load', [game.text, game.notation, game.node], { origin: 'link' }))) throw new Error('The game in this link could not be read.');
    history.replaceState(null, '', location.pathname + location.search);
    tellNew('Opened from the link as a new study.', revision ? id : keeper.record.id);
  } catch (error) {
    toast(messageOf(error));
    say(messageOf(error), true);
  }
}

// For the console and the tests.
Object.assign(window, { fivefold: { study, keeper, studies, selection, preview, search, viewport, board, commands, slot, findMate, why, puzzles, engine, thinker, versus, explorer, sources, change, openTab } });
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
await keeper.start();
await openLink();
const address = fragment().get('explorer');
if (address) (openTab('explorer'), sources.openAddress(address));
if (wasOpen() && !fragment().get('g')) puzzles.open();
applySettings();
slot.setRest(engine);
versus.resume();
fitOpened();
welcome(study, settings, (sample, node) => keeper.create('load', [sample, '', node]));
document.body.dataset.ready = 'true';
performance.mark('fivefold-ready');
addEventListener('hashchange', openLink);
if ('serviceWorker' in navigator && location.protocol !== 'file:') navigator.serviceWorker.register('sw.js').catch(() => {});
