// The drive of a copy: choosing one fills the fields of the calculator; typing other figures is no drive of the list.
import type { Answer } from '../../calc-wasm/js/calc.ts';
import { addPart, type Part } from '../calculator/calculator.element.ts';

interface Drive {
  /** Inputs in base units. */
  values: Record<string, string | number>;
  /** The same as the fields show them. */
  fields: Record<string, string>;
  note: string;
  page: string;
}

/** One field as the reader would set it. */
function fill(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = text;
}

class CopyDrive implements Part {
  readonly query = '';
  readonly #root: HTMLElement;
  readonly #drives: Drive[];
  readonly #select: HTMLSelectElement | null;

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    this.#drives = JSON.parse(root.dataset.drives ?? '[]');
    this.#select = root.querySelector('[data-drive]');
    this.#select?.addEventListener('change', () => this.#choose(), { signal });
    if (this.#select) this.#select.disabled = false;
  }

  #choose(): void {
    const form = this.#root.closest('lw-calculator')?.querySelector('form');
    const drive = this.#drives[Number(this.#select?.value || Number.NaN)];
    if (!form || !drive) return;
    for (const [name, text] of Object.entries(drive.fields)) fill(form, name, text);
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }

  take({ inputs }: Answer): void {
    const given: Record<string, unknown> = { ...inputs };
    const index = this.#drives.findIndex(({ values }) =>
      Object.entries(values).every(([name, value]) => given[name] === value),
    );
    const drive = this.#drives[index];
    if (this.#select) this.#select.value = drive ? String(index) : '';
    const [note, page, missing] = ['note', 'page', 'missing'].map((name) =>
      this.#root.querySelector<HTMLElement>(`[data-${name}]`),
    );
    if (note) {
      note.hidden = !drive;
      note.textContent = drive?.note ?? '';
    }
    if (page) {
      page.hidden = !drive;
      if (drive) page.setAttribute('href', drive.page);
    }
    if (missing) missing.hidden = drive !== undefined;
  }
}

addPart('copy-drive', async (root, _, { signal }) => new CopyDrive(root, signal));
