// Names that are proposed and lists of links come with the first field that is reached.
import type { SizerForm } from './form.element.ts';
import type { NamesHost, PartNames } from './part-names.element.ts';

/** What a field with proposals answers to. */
const isUse = (event: Event): boolean =>
  event.target instanceof HTMLInputElement &&
  event.target.role === 'combobox' &&
  (!(event instanceof KeyboardEvent) || event.key.startsWith('Arrow'));

/** Loads them, at once where somebody asks; what a field was last used for before they came works once they have. */
export function lateNames(form: SizerForm, host: NamesHost, signal: AbortSignal): () => Promise<PartNames | undefined> {
  const waiting = new AbortController();
  const until = { signal: AbortSignal.any([signal, waiting.signal]) };
  let coming: Promise<PartNames | undefined> | undefined;
  let last: Event | undefined;
  const load = async () => {
    try {
      const { PartNames } = await import('./part-names.element.ts');
      if (until.signal.aborted) return undefined;
      waiting.abort();
      const names = new PartNames(form, host, signal);
      const { target, type } = last ?? {};
      const again = last instanceof KeyboardEvent ? new KeyboardEvent(type ?? '', last) : type && new Event(type, last);
      if (again && target === document.activeElement) target?.dispatchEvent(again);
      return names;
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
  return ask;
}
