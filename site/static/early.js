// Before the first paint: the theme that was picked, here or on the board.
(function () {
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('fivefold.settings') || '{}');
  } catch (e) {
    // Storage may be blocked; the defaults do.
  }
  var theme = settings.theme || 'auto';
  if (theme === 'auto') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
