// A plain script, loaded before the first paint, so that a chosen theme never flashes. The choice stays in this
// browser; where storage is refused it lasts until the next page.
(() => {
  const key = 'lanewise-theme';
  const root = document.documentElement;
  const apply = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  try {
    apply(localStorage.getItem(key));
  } catch {}
  // What an address asks for is no part of what was served: see chrome.css.
  root.toggleAttribute('data-asked', location.search.length > 1);

  document.addEventListener('DOMContentLoaded', () => {
    const label = document.querySelector('.lw-theme');
    const select = label?.querySelector('select');
    if (!label || !select) return;
    select.value = root.dataset.theme ?? 'auto';
    label.removeAttribute('data-idle');
    select.addEventListener('change', () => {
      apply(select.value);
      try {
        localStorage.setItem(key, select.value);
      } catch {}
    });
  });
})();
