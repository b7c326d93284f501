// Keeps the page working without a network. Whoever opens the page gets every file anew when that can be, from the
// cache when it cannot, so that page and engine are of one version. What the page asks for again, such as engines for
// more workers, comes from the cache.
const worker = /** @type {any} */ (self);
const CACHE = 'fivefold';
const FILES = [
  './', 'index.html', 'embed.html', 'app.css', 'embed.css', 'phone.css', 'studies.css', 'theme.css', 'tools.css', 'explorer.css', 'early.js', 'icon.svg', 'manifest.webmanifest',
  'engine.wasm', 'engine-runtime.js', 'fivefold-embed.js',
  'bench.html', 'bundled.5ddb',
  'js/art.js', 'js/bench.js', 'js/commands.js', 'js/dates.js', 'js/embed.js', 'js/engine-worker.js', 'js/engine.js',
  'js/explorer/bytes.js', 'js/explorer/reader.js', 'js/explorer/sources.js', 'js/explorer/tally.js',
  'js/geometry.js', 'js/gif.js', 'js/guide-text.js', 'js/main.js', 'js/mates.js', 'js/pieces.js', 'js/preview.js', 'js/puzzle-set.js', 'js/puzzles/collection.js', 'js/puzzles/puzzles.js', 'js/puzzles/sets.js', 'js/scene.js', 'js/search.js', 'js/searcher.js',
  'js/selection.js', 'js/share.js', 'js/store.js', 'js/studies/backup.js', 'js/studies/database.js', 'js/studies/desk.js', 'js/studies/import.js',
  'js/studies/keeper.js', 'js/studies/lease.js', 'js/studies/shelf.js', 'js/studies/versions.js', 'js/studies/zip.js', 'js/study.js', 'js/team.js', 'js/thinker.js', 'js/tree.js', 'js/util.js', 'js/versus.js', 'js/view/arrows.js',
  'js/view/board-input.js', 'js/view/board.js', 'js/view/boards.js', 'js/view/choices.js', 'js/view/command-bar.js', 'js/view/composer.js',
  'js/view/cursor.js', 'js/view/dialogs.js', 'js/view/dom.js', 'js/view/editor.js', 'js/view/engine-tool.js', 'js/view/evaluation.js', 'js/view/explorer-sources.js', 'js/view/explorer.js', 'js/view/export.js',
  'js/view/files.js', 'js/view/find-mate.js', 'js/view/gamepane.js', 'js/view/gestures.js', 'js/view/grid.js', 'js/view/guide.js', 'js/view/hints.js', 'js/view/layers.js',
  'js/view/moveinput.js', 'js/view/movelist.js', 'js/view/newgame.js', 'js/view/overview.js', 'js/view/painter.js', 'js/view/panel.js', 'js/view/picture.js', 'js/view/puzzle.js',
  'js/view/rulers.js', 'js/view/sheet.js', 'js/view/slot.js', 'js/view/sound.js', 'js/view/sprites.js', 'js/view/studies.js', 'js/view/study-banner.js',
  'js/view/study-row.js', 'js/view/textpane.js', 'js/view/thumbnail.js', 'js/view/tiles.js', 'js/view/tracks.js', 'js/view/travel.js', 'js/view/verdictbar.js', 'js/view/versus-tool.js',
  'js/view/viewport.js', 'js/view/wedges.js', 'js/view/why-mate.js',
];

/** What was fetched since the page was opened last. @type {Set<string>} */
const fetched = new Set();

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  for (const file of FILES) fetched.add(new URL(file, location.href).href);
}

worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const url = new URL(event.request.url);
  // Parts of files are not kept: a cache has whole ones.
  if (event.request.method !== 'GET' || url.origin !== location.origin || event.request.headers.has('range')) return;
  if (event.request.mode === 'navigate') fetched.clear();
  event.respondWith(answered(event.request, (/** @type {Promise<void>} */ kept) => event.waitUntil(kept)));
});

/** @param {Request} request @param {(kept: Promise<void>) => void} later nobody waits for what is kept */
async function answered(request, later) {
  const cache = await caches.open(CACHE);
  const known = fetched.has(request.url) && (await cache.match(request));
  if (known) return known;
  try {
    const answer = await fetch(request);
    if (answer.ok) later(cache.put(request, answer.clone()).then(() => void fetched.add(request.url)));
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
