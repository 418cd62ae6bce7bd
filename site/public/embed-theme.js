// A plain script, loaded before the first paint of an embed: the theme that the author's address names.
(() => {
  const theme = new URLSearchParams(location.search).get('theme');
  if (['light', 'dark', 'auto'].includes(theme)) document.documentElement.dataset.theme = theme;
})();
