// The rows of the form by pointer and by keys: Enter and Space open one, Delete removes it, arrows lead to the next.
import type { SizerForm } from './form.element.ts';

interface RowsHost {
  toggle(id: string): void;
  remove(id: string): void;
}

const idOf = (row: HTMLElement): string => row.dataset.part ?? row.dataset.array ?? '';

export class RowKeys {
  readonly #form: SizerForm;
  readonly #host: RowsHost;

  constructor(form: SizerForm, host: RowsHost, signal: AbortSignal) {
    this.#form = form;
    this.#host = host;
    form.form.addEventListener('click', (event) => this.#clicked(event), { signal });
    // Around the form: what has listed proposals in it takes its keys first.
    form.root.addEventListener('keydown', (event) => this.#key(event), { signal });
  }

  #clicked({ target }: Event): void {
    const head = target instanceof Element ? target.closest('[data-open]') : null;
    const row = head?.closest<HTMLElement>('.lw-row');
    if (row) this.#host.toggle(idOf(row));
  }

  #key(event: KeyboardEvent): void {
    const { key, target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof HTMLElement)) return;
    const row = target.closest<HTMLElement>('.lw-row');
    if (!row) return;
    const isHead = target.matches('[data-open]');
    if (key === 'Escape' && this.#form.opened === idOf(row)) {
      event.preventDefault();
      this.#host.toggle(idOf(row));
      row.querySelector<HTMLElement>('[data-open]')?.focus();
    } else if (isHead && key === 'Delete') {
      event.preventDefault();
      this.#host.remove(idOf(row));
    } else if (isHead && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      const heads = [...this.#form.form.querySelectorAll<HTMLElement>('[data-open]')];
      const at = heads.indexOf(target);
      heads[at + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    }
  }
}
