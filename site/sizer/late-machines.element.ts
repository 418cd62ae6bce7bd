// Few readers keep machines: the script that does comes when some are kept, or when a reader comes to their place.
import { whenNeeded } from '../common/when-needed.element.ts';
import type { MachinesHost } from './machines.element.ts';
import { isAnythingKept } from './store.element.ts';

/** @param section Where they stand; what is pressed there before the script has come works once it has. */
export function keepMachines(section: HTMLElement, host: MachinesHost, signal: AbortSignal): void {
  const waiting = new AbortController();
  const until = AbortSignal.any([signal, waiting.signal]);
  let repeat: (() => void) | undefined;
  const load = async (): Promise<void> => {
    const failed = section.querySelector<HTMLElement>('[data-machines-failed]');
    try {
      const { Machines } = await import('./machines.element.ts');
      if (until.aborted) return;
      waiting.abort();
      if (failed) failed.hidden = true;
      new Machines(section, host, signal);
      repeat?.();
    } catch {
      if (failed) failed.hidden = false;
    }
  };
  const hold = (event: Event): void => {
    const { target } = event;
    if (target instanceof HTMLFormElement) repeat = () => target.requestSubmit();
    else if (target instanceof HTMLButtonElement && target.type === 'button') repeat = () => target.click();
    else if (event.type === 'change') repeat = () => target?.dispatchEvent(new Event('change', { bubbles: true }));
    else return;
    event.preventDefault();
    void load();
  };
  for (const use of ['submit', 'click', 'change']) section.addEventListener(use, hold, { signal: until });
  if (isAnythingKept()) void load();
  else whenNeeded(section, until, () => void load());
}
