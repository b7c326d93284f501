// One script tag for other pages. Every element with class "fivefold" becomes a board:
//   <pre class="fivefold" data-theme="dark" data-flip="1" data-at="end" data-height="420">1. e4 / e5</pre>
//   <script src="https://example.org/fivefold/fivefold-embed.js"></script>
// Options: data-notation, data-theme (auto, light, dark, hc), data-flip (1), data-controls (0),
// data-at (start, end), data-width, data-height. The text stays readable where scripts are off.
(function () {
  'use strict';
  var base = /** @type {HTMLScriptElement} */ (document.currentScript).src.replace(/[^/]*$/, '');
  /** @param {HTMLElement} element */
  function show(element) {
    var data = element.dataset;
    var options = new URLSearchParams();
    options.set('t', element.textContent || '');
    if (data.notation) options.set('n', data.notation);
    ['theme', 'flip', 'controls', 'at'].forEach(function (name) {
      var value = data[name];
      if (value) options.set(name, value);
    });
    var frame = document.createElement('iframe');
    frame.title = '5D chess game';
    frame.style.border = '0';
    frame.style.width = /^\d+$/.test(data.width || '') ? data.width + 'px' : '100%';
    frame.style.height = (/^\d+$/.test(data.height || '') ? data.height : '420') + 'px';
    frame.src = base + 'embed.html#' + options.toString();
    element.replaceWith(frame);
  }
  function showAll() {
    /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.fivefold')).forEach(show);
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showAll);
  else showAll();
})();
