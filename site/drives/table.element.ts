// The table of drives: narrowed by what is typed, sorted by a column, and up to four of its drives taken to the comparison.
import { count } from '../common/format.ts';
import { create } from '../common/page-element.element.ts';
import { painted } from '../common/painted.element.ts';
import { compareLink } from '../common/state.ts';
import { FIRST_ROWS } from './best.ts';
import { words } from './words.ts';

/** How many drives the comparison takes. */
const MOST = 4;
/** Rows that fill a window. */
const PART = 24;

/** As it is compared: "PCIe 3.0 ×4" is found by "pcie 3 x4" or "3.0x4". */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('×', 'x').replaceAll(/\s+/g, ' ');

interface Line {
  row: HTMLTableRowElement;
  text: string;
  box: HTMLInputElement;
}

class Drives extends HTMLElement {
  #lines: Line[] = [];
  #sort = 'read';
  #isRising = false;
  #showsAll = false;
  /** What the table is to show, in its order. */
  #drawn: readonly Line[] = [];

  connectedCallback(): void {
    if (this.#lines.length > 0) return;
    const body = this.querySelector('tbody');
    const form = this.querySelector('form');
    if (!body || !form) return;
    this.#lines = [...body.rows].map((row) => this.#lineOf(row));
    for (const head of this.querySelectorAll<HTMLElement>('th[data-sort]')) this.#offerSort(head);
    form.addEventListener('input', () => this.#show());
    form.addEventListener('submit', (event) => event.preventDefault());
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'checkbox') this.#pick(target);
    });
    this.querySelector('[data-more]')?.addEventListener('click', (event) => {
      event.preventDefault();
      this.#showsAll = true;
      this.#show();
    });
    // A browser keeps what was typed when one comes back to the page.
    this.#show();
  }

  #lineOf(row: HTMLTableRowElement): Line {
    const name = row.querySelector('th')?.textContent ?? '';
    const box = row.querySelector('input');
    if (!box) throw new Error(`no box beside ${name}`);
    return { row, text: plain(`${name} ${row.cells[2]?.textContent ?? ''}`), box };
  }

  #offerSort(head: HTMLElement): void {
    const button = create('button', 'lw-link', head.textContent ?? '');
    button.type = 'button';
    button.title = words.sortBy(head.textContent ?? '');
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const column = head.dataset.sort ?? '';
      this.#isRising = column === this.#sort && !this.#isRising;
      this.#sort = column;
      this.#order();
      this.#show();
    });
  }

  /** Rows without a figure come last, whichever way. */
  #order(): void {
    const figure = ({ row }: Line) => Number(row.dataset[this.#sort] ?? Number.NaN);
    const way = this.#isRising ? 1 : -1;
    this.#lines.sort((line, other) => {
      const [a, b] = [figure(line), figure(other)];
      if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
      return (a - b) * way;
    });
  }

  #show(): void {
    const typed = this.querySelector<HTMLInputElement>('[data-text]')?.value ?? '';
    const kind = this.querySelector<HTMLSelectElement>('select[data-kind]')?.value ?? '';
    const asked = plain(typed).split(' ').filter(Boolean);
    const lines = this.#lines.filter(
      ({ row, text }) => (kind === '' || row.dataset.kind === kind) && asked.every((word) => text.includes(word)),
    );
    const isAsked = asked.length > 0 || kind !== '';
    const shown = new Set(this.#showsAll || isAsked ? lines : lines.slice(0, FIRST_ROWS));
    void this.#draw(this.#lines.filter((line) => shown.has(line) || line.box.checked));
    for (const head of this.querySelectorAll<HTMLElement>('th[data-sort]')) {
      const isSorted = head.dataset.sort === this.#sort;
      if (isSorted) head.ariaSort = this.#isRising ? 'ascending' : 'descending';
      else head.removeAttribute('aria-sort');
    }
    const element = this.querySelector('[data-shown]');
    if (element) {
      element.textContent =
        lines.length === 0 ? words.none(typed.trim()) : words.shown(count(shown.size), count(this.#lines.length));
    }
    const more = this.querySelector<HTMLElement>('[data-more]');
    if (more) more.hidden = isAsked || this.#showsAll;
  }

  /** A screen of rows at once, the others a part at a time: a phone takes too long for hundreds. */
  async #draw(lines: readonly Line[]): Promise<void> {
    const body = this.querySelector('tbody');
    if (!body) return;
    // Rows that stay in their place are not touched, and keep the focus.
    const rows = [...body.rows];
    const changed = rows.findIndex((row, index) => row.hidden || row !== lines[index]?.row);
    const kept = changed < 0 ? rows.length : changed;
    for (const row of rows.slice(kept)) row.remove();
    this.#drawn = lines;
    for (let from = kept; from < lines.length; from += PART) {
      if (from > kept) await painted();
      if (this.#drawn !== lines) return;
      for (const { row } of lines.slice(from, from + PART)) {
        row.hidden = false;
        body.append(row);
      }
    }
  }

  #pick(box: HTMLInputElement): void {
    const picked = this.#lines.filter((line) => line.box.checked);
    const isTooMany = picked.length > MOST;
    if (isTooMany) box.checked = false;
    const runs = this.#lines.flatMap(({ box: own, row }) => (own.checked && row.dataset.run ? [row.dataset.run] : []));
    const link = this.querySelector<HTMLAnchorElement>('[data-compare]');
    if (link) {
      link.hidden = runs.length === 0;
      link.href = compareLink(runs);
      link.textContent = words.compare(runs.length);
    }
    this.#show();
    const element = this.querySelector('[data-shown]');
    if (element && isTooMany) element.textContent = words.most;
  }
}

if (!customElements.get('lw-drives')) customElements.define('lw-drives', Drives);
