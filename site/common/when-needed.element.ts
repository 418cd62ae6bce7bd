/** Calls `start` when a reader comes near an element: the core is worth its download then, and not before. */
export function whenNeeded(element: HTMLElement, signal: AbortSignal, start: () => void): void {
  element.addEventListener('focusin', start, { once: true, signal });
  element.addEventListener('pointerenter', start, { once: true, signal });
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  near.observe(element);
  signal.addEventListener('abort', () => near.disconnect());
}
