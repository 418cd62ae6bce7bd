// What <lw-dataset> reads from its HTML and writes into it: the form, the table, the messages. Text only, no markup.

import type { FormatOptions } from '../lib/format.ts';
import { data } from '../lib/i18n/en/data.ts';
import { type BadValue, START, type State } from '../lib/measurement-state.ts';
import { ceilingText, expectedText, measuredText } from '../lib/measurement-text.ts';
import { filters, keyOf, type Row, type Sort } from '../lib/measurements.ts';

const words = data.filters;

/** A pause after which the count is announced: ears cannot follow every keystroke. */
const ANNOUNCE_MS = 600;

/** Allowed values that a message lists; of more it names some. */
const LISTED = 12;

const TEXTS: Record<string, (row: Row, options: FormatOptions) => string> = {
  measured: measuredText,
  expected: expectedText,
  ceiling: ceilingText,
};

export class DatasetView {
  #root: HTMLElement;
  #announce: ReturnType<typeof setTimeout> | undefined;
  #binary = false;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  get form(): HTMLFormElement {
    return this.#find('form[data-filters]');
  }

  enable(): void {
    for (const control of this.#root.querySelectorAll<HTMLFieldSetElement | HTMLButtonElement>(
      'fieldset, [data-sort]',
    )) {
      control.disabled = false;
    }
  }

  /** The form as a state; what it has no control for stays as it was. */
  read({ where: before, sort }: State): State {
    const form = new FormData(this.form);
    const where: Record<string, string> = {};
    for (const { name } of filters) {
      const given = form.get(name);
      const value = given === null ? before[name] : String(given).trim();
      if (value) where[name] = value;
    }
    return { where, sort, binary: form.get('units') === 'binary' };
  }

  write({ where, sort, binary }: State): void {
    for (const control of this.form.elements) {
      if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) {
        const value = control.name === 'units' ? unitsOf(binary) : (where[control.name] ?? '');
        // Rewriting what is being typed would move the caret and drop a space at its end.
        if (control.value.trim() !== value) control.value = value;
      }
    }
    this.#find('[data-only]').textContent = where.result ? words.only(where.result) : '';
    for (const head of this.#root.querySelectorAll<HTMLElement>('th[data-column]')) {
      if (head.dataset.column !== sort.by) head.removeAttribute('aria-sort');
      else head.ariaSort = sort.descending ? 'descending' : 'ascending';
    }
  }

  onSort(use: (sort: Sort) => void, signal: AbortSignal): void {
    for (const button of this.#root.querySelectorAll<HTMLElement>('[data-sort]')) {
      const sort = () => {
        const ascending = button.closest('th')?.ariaSort === 'ascending';
        use({ by: button.dataset.sort ?? START.sort.by, descending: ascending });
      };
      button.addEventListener('click', sort, { signal });
    }
  }

  refuse(bad: readonly BadValue[]): void {
    this.#find('[data-bad]').textContent = bad
      .map(({ parameter, value, allowed }) => words.bad(parameter, value, listed(allowed)))
      .join(' ');
  }

  cannotFilter(): void {
    this.#find('[data-bad]').textContent = words.failed;
  }

  /** Shows these rows in this order. */
  show(all: readonly Row[], shown: readonly Row[], { binary }: State): void {
    const body = this.#find('[data-lines]');
    const lines = new Map(
      Array.from(body.querySelectorAll('tr'), (line) => [line.dataset.key, line]),
    );
    const inOrder = shown.flatMap((row) => lines.get(keyOf(row)) ?? []);
    for (const line of lines.values()) line.hidden = true;
    for (const line of inOrder) line.hidden = false;
    body.append(...inOrder);
    if (binary !== this.#binary) this.#write(all, lines, { binary });
    this.#binary = binary;
    this.#find('[data-no-rows]').hidden = shown.length > 0;
    const count = words.count(shown.length, all.length);
    this.#find('[data-count]').textContent = count;
    clearTimeout(this.#announce);
    this.#announce = setTimeout(() => {
      this.#find('[data-said]').textContent = count;
    }, ANNOUNCE_MS);
  }

  #write(
    all: readonly Row[],
    lines: Map<string | undefined, Element>,
    options: FormatOptions,
  ): void {
    for (const row of all) {
      for (const [cell, text] of Object.entries(TEXTS)) {
        const found = lines.get(keyOf(row))?.querySelector(`[data-cell="${cell}"]`);
        if (found) found.textContent = text(row, options);
      }
    }
  }

  #find<Found extends HTMLElement>(selector: string): Found {
    const found = this.#root.querySelector<Found>(selector);
    if (!found) throw new Error(`lw-dataset has no ${selector}`);
    return found;
  }
}

const unitsOf = (binary: boolean): string => (binary ? 'binary' : 'decimal');

function listed(allowed: readonly string[]): string {
  if (allowed.length <= LISTED) return allowed.join(', ');
  return words.badMany(allowed.length, allowed.slice(0, 3).join(', '));
}
