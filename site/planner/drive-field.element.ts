// The field for a drive's name in the form: what proposes names is loaded once somebody is in it.
import type { DriveNamesHost } from './drive-of.ts';
import { DRIVE_NAME } from './request.ts';

export function driveField(form: HTMLElement, host: DriveNamesHost, signal: AbortSignal): void {
  let isThere = false;
  const load = async ({ target }: Event) => {
    const field = target instanceof HTMLInputElement ? target : undefined;
    if (!field?.name.startsWith(DRIVE_NAME) || isThere) return;
    isThere = true;
    try {
      const { driveNames } = await import('./drive-names.element.ts');
      if (!signal.aborted) driveNames(form, host, signal);
      // What was typed meanwhile is proposed to, as well.
      if (field.value !== '') field.dispatchEvent(new Event('input', { bubbles: true }));
    } catch {
      isThere = false;
      host.failed(true);
    }
  };
  form.addEventListener('focusin', (event) => void load(event), { signal });
}
