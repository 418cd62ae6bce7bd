// What answers a pointer on the map comes with the first that is near it.
import { isTap, placeIn } from '../machine/machine.element.ts';
import type { MapTouch, TouchHost } from './touch.element.ts';

/** @param ready Makes the answer that the map shows, where there is none yet. */
export function touchMap(root: HTMLElement, host: TouchHost, ready: () => Promise<void>, signal: AbortSignal): void {
  const place = placeIn(root);
  if (!place) return;
  let touch: Promise<MapTouch> | undefined;
  const coming = async () => {
    const { MapTouch } = await import('./touch.element.ts');
    if (!host.answer()) await ready();
    return new MapTouch(place, host, signal);
  };
  const start = async (tapped?: EventTarget) => {
    const isFirst = touch === undefined;
    touch ??= coming();
    const own = await touch.catch(() => undefined);
    if (signal.aborted || !(tapped || isFirst)) return;
    // Without it a tap opens the row.
    place.dataset.touch = '';
    own?.showReached(tapped);
  };
  place.addEventListener('pointerenter', () => void start(), { signal, once: true });
  place.addEventListener('focusin', () => void start(), { signal, once: true });
  // A tap that comes before it waits for it.
  const tap = (event: MouseEvent) => {
    if (!event.target || !isTap(event) || place.dataset.touch !== undefined) return;
    event.stopPropagation();
    void start(event.target);
  };
  place.addEventListener('click', tap, { signal, capture: true });
}
