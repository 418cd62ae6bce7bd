// Links to another state of the same page: a change that would help, the chain kept as A, both exchanged.
import { fromQuery } from './address.ts';
import type { Setting } from './setting.ts';
import { addressOf } from './view.element.ts';

/** The state that a click leads to, which the page then shows in place; in a new tab the link does what it says. */
export function variantOf(event: MouseEvent): { setting: Setting; before: Setting | undefined } | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-variant]') : null;
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const { setting, before } = fromQuery(new URL(link.href).search);
  if (!setting) return undefined;
  event.preventDefault();
  return { setting, before };
}

/** The link that exchanges A and B. */
export function leadToSwapped(root: HTMLElement, now: Setting, before: Setting | undefined, binary: boolean): void {
  if (!before) return;
  const link = root.querySelector('[data-swap]');
  link?.setAttribute('href', addressOf(before, { binary, before: now }));
}
