// Before the first paint: the theme the user picked, a word for browsers that cannot run the page, and for the others the
// start of the engine, which loads while the page's modules do.
(function () {
  /** @type {{ theme?: string }} */
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('fivefold.settings') || '{}');
  } catch (e) {
    // Storage may be blocked; the defaults do.
  }
  var theme = settings.theme || 'auto';
  if (theme === 'auto') {
    theme = matchMedia('(prefers-contrast: more)').matches
      ? 'hc'
      : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
  // A struct type is WebAssembly GC: the smallest module that only such a browser accepts.
  var gc = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);
  if (typeof WebAssembly !== 'object' || !WebAssembly.validate(gc)) {
    document.addEventListener('DOMContentLoaded', function () {
      var p = document.createElement('p');
      p.className = 'old';
      p.textContent =
        'This browser lacks WebAssembly GC, which the rules need. Chrome and Edge have it from version 119, ' +
        'Firefox from 120, Safari from 18.2. The command line does the same without a browser.';
      document.body.prepend(p);
    });
    return;
  }
  /** @type {Worker & { said?: object }} */
  var worker = new Worker('js/engine-worker.js', { type: 'module' });
  // Nobody listens yet: what it says first is kept for whoever takes it.
  worker.onmessage = function (event) {
    worker.said = event.data;
  };
  worker.onerror = function (event) {
    worker.said = { failed: event.message || 'the worker did not start' };
  };
  /** @type {any} */ (window).firstEngine = worker;
})();
