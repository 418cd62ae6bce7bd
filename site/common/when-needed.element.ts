// When the core is fetched. The HTML holds a whole answer, so that a page needs no core to be read; but the first
// keystroke shall not wait for one, which on a slow network takes a second.
import { isAsServed } from './own-input.element.ts';
import { rest } from './rest.element.ts';
import { savesData } from './saves-data.element.ts';

/**
 * Calls `start` once: as soon as a reader uses an element, or when the page rests with the element near its window.
 * A reader who saves data has to use it, except in another page, which may wait for what it answers.
 */
export function whenNeeded(element: HTMLElement, signal: AbortSignal, start: () => void): void {
  const done = new AbortController();
  const ended = AbortSignal.any([signal, done.signal]);
  const need = (): void => {
    if (ended.aborted) return;
    done.abort();
    start();
  };
  for (const use of ['focusin', 'pointerenter']) element.addEventListener(use, need, { signal: ended });
  const form = element.querySelector('form');
  // Used before its script had come.
  if (form && !isAsServed(form)) {
    need();
    return;
  }
  if (savesData() && element.dataset.embedded === undefined) return;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      void rest().then(need);
    },
    { rootMargin: '200px' },
  );
  near.observe(element);
  ended.addEventListener('abort', () => near.disconnect());
}
