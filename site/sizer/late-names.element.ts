// Names that are proposed and lists of links come with the first field that is reached.
import type { SizerForm } from './form.element.ts';
import type { NamesHost } from './part-names.element.ts';

/** What a field with proposals answers to. */
const isUse = (event: Event): boolean =>
  event.target instanceof HTMLInputElement &&
  event.target.matches('[role="combobox"]') &&
  (!(event instanceof KeyboardEvent) || event.key.startsWith('Arrow'));

/**
 * Gives what loads them at once, and the catalogue with them. What a field was last used for before they came works once
 * they have.
 */
export function lateNames(form: SizerForm, host: NamesHost, signal: AbortSignal): () => Promise<void> {
  const waiting = new AbortController();
  const until = { signal: AbortSignal.any([signal, waiting.signal]) };
  let coming: Promise<(() => Promise<void>) | undefined> | undefined;
  let last: Event | undefined;
  const load = async () => {
    try {
      const { partNames } = await import('./part-names.element.ts');
      if (until.signal.aborted) return undefined;
      waiting.abort();
      const catalog = partNames(form, host, signal);
      const again =
        last && (last instanceof KeyboardEvent ? new KeyboardEvent(last.type, last) : new Event(last.type, last));
      if (again && last?.target === document.activeElement) last?.target?.dispatchEvent(again);
      return catalog;
    } catch {
      // The next field that is reached tries again.
      coming = undefined;
      host.failed(true);
      return undefined;
    }
  };
  const ask = () => (coming ??= load());
  const hold = (event: Event) => {
    if (isUse(event)) last = event;
  };
  for (const use of ['input', 'click', 'keydown']) form.form.addEventListener(use, hold, until);
  form.form.addEventListener('focusin', () => void ask(), until);
  return async () => (await ask())?.();
}
