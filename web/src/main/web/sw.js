// Keeps the page working without a network: every file is fetched anew when it can be, from the
// cache when it cannot. Fresh first, so that page and engine are always of one version.
const CACHE = 'fivefold';
const FILES = [
  './', 'index.html', 'embed.html', 'app.css', 'embed.css', 'theme.css', 'early.js', 'icon.svg', 'manifest.webmanifest',
  'engine.wasm', 'engine-runtime.js', 'fivefold-embed.js',
  'bench.html',
  'js/app.js', 'js/arrows.js', 'js/bench.js', 'js/board-input.js', 'js/boards.js', 'js/composer.js', 'js/dialogs.js', 'js/dom.js',
  'js/editor.js', 'js/embed.js', 'js/engine-worker.js', 'js/engine.js', 'js/export.js', 'js/gamepane.js',
  'js/geometry.js', 'js/gestures.js', 'js/gif.js', 'js/grid.js', 'js/hints.js', 'js/keys.js', 'js/main.js',
  'js/moveinput.js', 'js/movelist.js', 'js/newgame.js', 'js/painter.js', 'js/pieces.js', 'js/rulers.js',
  'js/scene.js', 'js/share.js', 'js/sprites.js', 'js/store.js', 'js/textpane.js', 'js/tracks.js', 'js/tree.js',
  'js/verdictbar.js', 'js/viewport.js', 'js/wedges.js',
];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith(fresh(event.request));
});

async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
