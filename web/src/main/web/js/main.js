// Puts the page together.
import { App } from './app.js';
import { attachBoardInput } from './board-input.js';
import { Composer } from './composer.js';
import { openKeys, openSettings, openShare, rename, welcome } from './dialogs.js';
import { $, h, roving, say, toast } from './dom.js';
import { SetupEditor } from './editor.js';
import { openExport } from './export.js';
import { GamePane } from './gamepane.js';
import { attachGrid } from './grid.js';
import { Hints } from './hints.js';
import { attachKeys } from './keys.js';
import { MoveList } from './movelist.js';
import { openNewGame } from './newgame.js';
import { decodeGame, fragment } from './share.js';
import { loadSettings, loadStudy, saveSettings, saveStudy } from './store.js';
import { TextPane } from './textpane.js';
import { attachMoveInput } from './moveinput.js';
import { variationHead } from './tree.js';
import { VerdictBar } from './verdictbar.js';
import { Viewport } from './viewport.js';
import { attachWedges } from './wedges.js';

/** The lengths of fivefold.render.Metrics in squares; the engine's own replace them when it is there. */
const FIRST_METRICS = { frame: 0.267, gapX: 1.333, gapY: 1.733 };
const PHONE = matchMedia('(max-width:767px), (max-height:519px)');
const settings = loadSettings();
const app = new App(settings);
window.fivefold = app; // for the console and the tests

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
app.metrics = FIRST_METRICS;
app.viewport = new Viewport($('viewport'), { metrics: FIRST_METRICS, reducedMotion: () => stillness.matches || !settings.motion });
const { viewport } = app;
const list = new MoveList(app);
const composer = new Composer(app);
app.follow({
  tree: () => (list.render(), showTitle()),
  node: () => list.current(),
  position: () => (composer.render(), showButtons()),
  selection: () => app.view && composer.render(),
  verdict: () => list.verdict(app.verdict?.verdict),
  hoverBoard: (hit) => list.linkBoard(hit),
  save: () => keep(),
});
attachBoardInput(app);
attachGrid(app);
attachWedges(app);
const verdict = new VerdictBar(app);
app.search = verdict;
const hints = new Hints(app);
const text = new TextPane(app);
new GamePane(app);
attachKeys(app, list);
const moveInput = attachMoveInput(app);

// --- commands ------------------------------------------------------------------------------------

const THEMES = ['light', 'dark', 'hc'];
const commands = {
  new: () => openNewGame(app),
  open: () => openFile(),
  edit: () => app.editing ? app.editing.cancel() : SetupEditor.open(app),
  export: () => openExport(app),
  share: () => openShare(app),
  undo: () => (app.editing ? app.editing.undo() : app.act('undo')),
  redo: () => (app.editing ? app.editing.redo() : app.act('redo')),
  flip: () => viewport.setFlip(!viewport.flip),
  theme: () => {
    const at = THEMES.indexOf(document.documentElement.dataset.theme);
    settings.theme = THEMES[(at + 1) % THEMES.length];
    saveSettings(settings);
    app.applySettings();
  },
  settings: () => openSettings(app),
  keys: () => openKeys(),
  'zoom-in': () => viewport.zoomAt(1.2),
  'zoom-out': () => viewport.zoomAt(1 / 1.2),
  fit: () => viewport.fitAll(),
  present: () => viewport.showPresent(),
  first: () => app.step('first'),
  prev: () => app.step('prev'),
  next: () => app.step('next'),
  last: () => app.step('last'),
  threats: () => {
    app.threats = !app.threats;
    verdict.describe();
    app.paint(false);
  },
  stop: () => verdict.giveUp(),
  type: () => moveInput.open(),
};
app.do = (name) => commands[name]();

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-do]');
  if (!button) return;
  $('tools').classList.remove('open');
  if (app.ready || ['keys', 'settings', 'theme'].includes(button.dataset.do)) app.do(button.dataset.do);
});
$('menu').addEventListener('click', () => $('tools').classList.toggle('open'));
$('title').addEventListener('click', () => app.ready && rename(app));
for (const bar of document.querySelectorAll('[role=toolbar]')) if (bar.id !== 'signs') roving(bar);

app.random = () => hints.random();
app.foldHere = (fold) => {
  const head = variationHead(app.nodes, app.currentNode);
  if (head) list.toggle(head, fold);
  else if (!fold) {
    list.folded.clear();
    list.render();
  }
};
app.copyFrom = async (id) => {
  const { text: copied } = await app.engine.call('write', '', '', '', 'from', id);
  await navigator.clipboard.writeText(copied);
  toast('Copied.');
};
app.newGame = async (name) => {
  await app.act('start', name);
  app.afterNewGame();
  toast(`New game: ${name}.`, () => app.act('undo').then(() => viewport.showPresent()));
};
app.afterNewGame = () => {
  app.own.clear();
  if (PHONE.matches) viewport.showPresent(true, 22);
  else fitFirst();
};

/** Everything, unless that would be too small to read; then the present. */
function fitFirst() {
  const b = viewport.layout.bounds();
  const z = Math.min((viewport.width - 48) / b.w, (viewport.height - 64) / b.h);
  if (z >= 12) viewport.fitAll(true);
  else viewport.showPresent(true, 15);
}

// --- previews of games being read ----------------------------------------------------------------

app.showPreview = (answer) => {
  app.preview ??= { view: app.view, nodes: app.nodes, node: app.node };
  verdict.preview();
  const calm = { draft: [], checks: [], checkCount: 0, threats: [], chips: [], movable: [], standing: [], optional: [], must: [], canSubmit: false };
  app.view = { ...calm, ...answer.view };
  app.nodes = [{ id: 0, children: [] }];
  app.node = 0;
  viewport.setView(app.view);
  app.clearSelection(false);
  fitFirst();
  app.paint();
  composer.render();
};
app.endPreview = (back) => {
  const { preview } = app;
  app.preview = null;
  if (!preview || !back) return;
  Object.assign(app, preview);
  viewport.setView(app.view);
  app.clearSelection(false);
  fitFirst();
  app.paint();
  app.tell('position');
};

function openFile() {
  const input = h('input', { type: 'file', hidden: true });
  input.addEventListener('change', () => input.files[0] && readFile(input.files[0]));
  document.body.append(input);
  input.click();
  input.remove();
  app.openTab('text');
}

const MAX_FILE = 32e6;

async function readFile(file) {
  if (file.size > MAX_FILE) return toast('This file is too large for the board. The command line reads it.');
  await text.load(await file.text(), file.name);
}

document.addEventListener('paste', (event) => {
  if (event.target.closest?.('input, textarea') || document.querySelector('dialog[open]') || !app.ready || app.editing) return;
  const pasted = event.clipboardData?.getData('text');
  if (pasted?.trim()) {
    event.preventDefault();
    text.load(pasted);
  }
});
for (const type of ['dragenter', 'dragover']) {
  document.addEventListener(type, (event) => {
    if (!event.dataTransfer?.types.includes('Files') && !event.dataTransfer?.types.includes('text/plain')) return;
    event.preventDefault();
    $('dropzone').hidden = false;
  });
}
document.addEventListener('dragleave', (event) => event.relatedTarget === null && ($('dropzone').hidden = true));
document.addEventListener('drop', async (event) => {
  event.preventDefault();
  $('dropzone').hidden = true;
  const file = event.dataTransfer.files[0];
  if (file) await readFile(file);
  else await text.load(event.dataTransfer.getData('text'));
});

// --- tabs, panel, settings -----------------------------------------------------------------------

const tabs = [...$('tabs').children];
app.openTab = (name) => {
  for (const tab of tabs) {
    const on = tab.id === 'tab-' + name;
    tab.setAttribute('aria-selected', String(on));
    tab.tabIndex = on ? 0 : -1;
    const pane = $('pane-' + tab.id.slice(4));
    if (pane) pane.hidden = !on;
  }
  $('panel').dataset.tab = name;
  if (name === 'hints') hints.load();
  if (name === 'text') text.shown();
};
for (const tab of tabs) tab.addEventListener('click', () => app.openTab(tab.id.slice(4)));
$('tabs').addEventListener('keydown', (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const shown = tabs.filter((tab) => tab.offsetParent);
  const next = shown[(shown.indexOf(document.activeElement) + step + shown.length) % shown.length];
  app.openTab(next.id.slice(4));
  next.focus();
});

const handle = h('button', { class: 'sheet-handle', 'aria-label': 'Larger or smaller panel', onclick: () => $('panel').classList.toggle('full') });
$('panel').prepend(handle);

/** On a phone the verdict belongs to the sheet, on a desktop to the page. */
function arrange() {
  const portrait = matchMedia('(max-width:767px) and (min-height:520px)').matches;
  if (portrait) $('panel').prepend($('verdict'));
  else document.querySelector('main').after($('verdict'));
  viewport.noMinimap = PHONE.matches && portrait;
  if (PHONE.matches && !$('panel').dataset.phone) {
    $('panel').dataset.phone = '1';
    app.openTab('play');
  } else if (!PHONE.matches) {
    delete $('panel').dataset.phone;
    if (($('panel').dataset.tab ?? 'play') === 'play') app.openTab('moves');
  }
}
PHONE.addEventListener('change', arrange);
addEventListener('resize', arrange);

const splitter = $('splitter');
const setWidth = (px) => {
  settings.panelWidth = Math.max(280, Math.min(560, Math.round(px)));
  document.body.style.setProperty('--panel-w', settings.panelWidth + 'px');
};
splitter.addEventListener('pointerdown', (event) => splitter.setPointerCapture(event.pointerId));
splitter.addEventListener('pointermove', (event) => {
  if (event.buttons) setWidth(settings.panelLeft ? event.clientX : innerWidth - event.clientX);
});
splitter.addEventListener('pointerup', () => saveSettings(settings));
splitter.addEventListener('dblclick', () => (setWidth(344), saveSettings(settings)));
splitter.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: 16, ArrowRight: -16 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  setWidth(settings.panelWidth + (settings.panelLeft ? -step : step));
  saveSettings(settings);
});

app.applySettings = () => {
  let { theme } = settings;
  if (theme === 'auto') {
    theme = matchMedia('(prefers-contrast: more)').matches ? 'hc' : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
  document.body.classList.toggle('panel-left', settings.panelLeft);
  viewport.themeChanged();
  app.paint();
};
for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
  matchMedia(query).addEventListener('change', () => app.applySettings());
}
if (innerWidth >= 1024) setWidth(settings.panelWidth);
viewport.onCamera((camera) => ($('zoom-level').textContent = Math.round((camera.z / 15) * 100) + '%'));

// --- title, buttons, saving ----------------------------------------------------------------------

app.title = () => {
  const header = (key) => app.headers?.find(([k]) => k.toLowerCase() === key)?.[1];
  const players = header('white') || header('black') ? `${header('white') ?? '?'} – ${header('black') ?? '?'}` : '';
  return header('title') || players || header('event') || 'New study';
};
let saved = 'saved on this device';

function showTitle() {
  $('title-name').textContent = app.title();
  $('title-state').textContent = PHONE.matches ? app.variant : `${app.variant}, ${saved}`;
  document.title = app.title() === 'New study' ? 'Fivefold' : `${app.title()} · Fivefold`;
}

function showButtons() {
  for (const [name, can] of [['undo', app.canUndo], ['redo', app.canRedo]]) {
    for (const button of document.querySelectorAll(`.topbar [data-do=${name}]`)) button.disabled = !can && !app.editing;
  }
}

let keeping = false;
async function keep() {
  if (!app.ready || keeping || app.preview || app.editing) return;
  keeping = true;
  try {
    const study = await app.engine.call('save');
    const ok = saveStudy({ text: study.text, notation: study.notation, node: app.node });
    app.lastSaved = study;
    const words = ok ? 'saved on this device' : 'not saved on this device: export to keep it';
    if (words !== saved) {
      saved = words;
      showTitle();
    }
  } catch {
    // The engine was replaced meanwhile; the next change saves again.
  } finally {
    keeping = false;
  }
}

app.restore = async () => {
  await app.engine.ready;
  // The new engine numbers boards and revisions from the start again.
  app.revision = undefined;
  verdict.key = null;
  const study = app.lastSaved ?? loadStudy();
  if (study) await app.act('load', study.text, study.notation, app.node);
  else await app.act('look');
  viewport.themeChanged();
};

// --- start ---------------------------------------------------------------------------------------

arrange();
const slow = setTimeout(() => ($('proof').textContent = 'Still loading the rules. Reload if this stays.'), 8000);
try {
  await app.engine.ready;
} catch (error) {
  $('pill').textContent = 'Not loaded';
  $('proof').textContent = 'The rules could not be loaded: ' + error.message;
  throw error;
} finally {
  clearTimeout(slow);
}
app.hello = await app.engine.call('hello');
app.metrics = app.hello.metrics;
viewport.options.metrics = app.metrics;
text.hello(app.hello);
await openLinkOrStudy();
app.ready = true;
app.applySettings();
app.afterNewGame();
welcome(app);
document.body.dataset.ready = 'true';
performance.mark('fivefold-ready');
addEventListener('hashchange', openLink);
if ('serviceWorker' in navigator && location.protocol !== 'file:') navigator.serviceWorker.register('sw.js').catch(() => {});

async function openLinkOrStudy() {
  const study = loadStudy();
  if (study) {
    const answer = await app.act('load', study.text, study.notation, study.node);
    if (answer?.failed) toast('The saved study could not be read and was left aside.');
  }
  if (!app.view) await app.act('look');
  if (fragment().has('g')) await openLink();
}

/** A link's game replaces the study, which undo brings back. */
async function openLink() {
  const code = fragment().get('g');
  if (!code) return;
  const hadStudy = app.nodes.length > 1;
  try {
    const game = await decodeGame(code);
    const answer = await app.act('load', game.text, game.notation, game.node);
    if (answer?.failed) throw new Error('The game in this link could not be read.');
    history.replaceState(null, '', location.pathname + location.search);
    if (app.ready) app.afterNewGame();
    if (hadStudy) toast('Opened from the link. The old study can be brought back.', () => app.act('undo'));
  } catch (error) {
    toast(error.message);
    say(error.message, true);
  }
}
