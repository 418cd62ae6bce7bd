// A table that is wider than its place says so: a line above it, a shadow at each side where there is more. Where
// nothing scrolls there is neither, and the Tab key passes by. Such a place is an `.lw-scroll`.
import { words } from './sideways.words.ts';

const HINT = 'lw-sideways';

interface Beside {
  left: boolean;
  right: boolean;
  /** There is more below, too. */
  isLong: boolean;
}

/** Nothing of a place that a closed fold hides: to know its size, the browser would lay it out. */
function whatIsBeside(place: HTMLElement): Beside | undefined {
  const table = place.querySelector('table');
  if (!table || place.closest('details:not([open])')) return undefined;
  const [outer, inner] = [place.getBoundingClientRect(), table.getBoundingClientRect()];
  return {
    // Half a pixel is rounding.
    left: inner.left < outer.left - 1,
    right: inner.right > outer.right + 1,
    isLong: place.scrollHeight > place.clientHeight + 1,
  };
}

/** Reads all before it writes anything: the page is laid out once, not once for each of them. */
function sayWhatIsBeside(places: Iterable<HTMLElement>): void {
  const overflows = [...places].map((place) => [place, whatIsBeside(place)] as const);
  for (const [place, beside] of overflows) if (beside) say(place, beside);
}

function say(place: HTMLElement, { left, right, isLong }: Beside): void {
  place.toggleAttribute('data-more-left', left);
  place.toggleAttribute('data-more-right', right);
  hintAbove(place, left || right);
  if (left || right || isLong) place.tabIndex = 0;
  else place.removeAttribute('tabindex');
}

function hintAbove(place: HTMLElement, isWide: boolean): void {
  const before = place.previousElementSibling;
  const element = before?.classList.contains(HINT) ? before : undefined;
  (element?.previousElementSibling ?? before)?.classList.toggle('lw-led', isWide);
  if (!isWide) element?.remove();
  if (!isWide || element) return;
  const hint = document.createElement('p');
  hint.className = `lw-hint ${HINT}`;
  // Who is read the table misses nothing.
  hint.ariaHidden = 'true';
  hint.textContent = words.hint;
  place.before(hint);
}

// Whatever makes a table come, go or grow makes the page longer or shorter, as opening a fold does.
new ResizeObserver(() => {
  sayWhatIsBeside(document.querySelectorAll<HTMLElement>('.lw-scroll'));
}).observe(document.body);

// Scrolling does not bubble.
document.addEventListener(
  'scroll',
  ({ target }) => {
    if (target instanceof HTMLElement && target.matches('.lw-scroll')) sayWhatIsBeside([target]);
  },
  { capture: true, passive: true },
);
