// A table that is wider than its place says so: a line above it, a shadow at each side where there is more. Where
// nothing scrolls there is neither, and the Tab key passes by. Such a place is an `.lw-scroll`.
import { words } from './sideways.words.ts';

const HINT = 'lw-sideways';

function sayWhatIsBeside(place: HTMLElement): void {
  const table = place.querySelector('table');
  if (!table) return;
  const [outer, inner] = [place.getBoundingClientRect(), table.getBoundingClientRect()];
  // Half a pixel is rounding.
  const isBeside = { left: inner.left < outer.left - 1, right: inner.right > outer.right + 1 };
  place.toggleAttribute('data-more-left', isBeside.left);
  place.toggleAttribute('data-more-right', isBeside.right);
  const isWide = isBeside.left || isBeside.right;
  hintAbove(place, isWide);
  if (isWide || place.scrollHeight > place.clientHeight + 1) place.tabIndex = 0;
  else place.removeAttribute('tabindex');
}

function hintAbove(place: HTMLElement, isWide: boolean): void {
  const before = place.previousElementSibling;
  const said = before?.classList.contains(HINT) ? before : undefined;
  if (!isWide) said?.remove();
  if (!isWide || said) return;
  const hint = document.createElement('p');
  hint.className = `lw-hint ${HINT}`;
  // Who is read the table misses nothing.
  hint.ariaHidden = 'true';
  hint.textContent = words.hint;
  place.before(hint);
}

// Whatever makes a table come, go or grow makes the page longer or shorter, as opening a fold does.
new ResizeObserver(() => {
  for (const place of document.querySelectorAll<HTMLElement>('.lw-scroll')) sayWhatIsBeside(place);
}).observe(document.body);

// Scrolling does not bubble.
document.addEventListener(
  'scroll',
  ({ target }) => {
    if (target instanceof HTMLElement && target.matches('.lw-scroll')) sayWhatIsBeside(target);
  },
  { capture: true, passive: true },
);
