// The rows of the form by pointer and by keys: Enter and Space open one, Delete removes it, arrows lead to the next.
import type { SizerForm } from './form.element.ts';

interface RowsHost {
  toggle(id: string): void;
  remove(id: string): void;
}

const idOf = (row: HTMLElement): string => row.dataset.part ?? row.dataset.array ?? '';

export function rowKeys(form: SizerForm, host: RowsHost, signal: AbortSignal): void {
  const clicked = ({ target }: Event) => {
    const head = target instanceof Element ? target.closest('[data-open]') : null;
    const row = head?.closest<HTMLElement>('.lw-row');
    if (row) host.toggle(idOf(row));
  };
  const keyed = (event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('.lw-row') : null;
    const heads = [...form.form.querySelectorAll<HTMLElement>('[data-open]')];
    const at = heads.indexOf(target as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (defaultPrevented || !row) return;
    if (key === 'Escape' && form.opened === idOf(row)) {
      host.toggle(idOf(row));
      row.querySelector<HTMLElement>('[data-open]')?.focus();
    } else if (at >= 0 && key === 'Delete') host.remove(idOf(row));
    else if (at >= 0 && step) heads[at + step]?.focus();
    else return;
    event.preventDefault();
  };
  form.form.addEventListener('click', clicked, { signal });
  // Around the form: proposals that are listed in it take their keys first.
  form.root.addEventListener('keydown', keyed, { signal });
}
