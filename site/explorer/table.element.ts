// The table of <lw-dataset>: its rows, the order of its columns, its pages, and its rows as text.

import { count } from '../common/format.ts';
import { PagePart } from '../common/page-element.element.ts';
import { toCsv, toMarkdown } from '../common/table-text.ts';
import { columnsNamed, readBy, tableColumns } from './columns.ts';
import type { Row } from './measurements.ts';
import { controlsHead, head, line } from './rows.element.ts';
import { DEFAULT_SORT, ROWS_PER_PAGE } from './selection.ts';
import { listedPages, pagesOf, type State } from './state.ts';
import { words as data } from './words.ts';

const words = data.table;

/** A pause after which the count is announced: ears cannot follow every keystroke. */
const ANNOUNCE_MS = 600;

export class DatasetTable extends PagePart {
  #announce: ReturnType<typeof setTimeout> | undefined;
  /** The heads and rows that stand in the page. */
  #drawn = '';

  onSort(use: (by: string) => void, signal: AbortSignal): void {
    const sort = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-sort]');
      if (button) use(button.dataset.sort ?? DEFAULT_SORT.by);
    };
    this.find('[data-heads]').addEventListener('click', sort, { signal });
  }

  /** `step`: a page back or forth. */
  onPage(use: (step: -1 | 1) => void, signal: AbortSignal): void {
    this.#page('previous').addEventListener('click', () => use(-1), { signal });
    this.#page('next').addEventListener('click', () => use(1), { signal });
  }

  /** These rows of `all` that were found. `waiting`: they are not what was asked for. */
  show(rows: readonly Row[], all: number, state: State, waiting = false): void {
    this.#draw(rows, state);
    const { page } = state;
    const from = (page - 1) * ROWS_PER_PAGE;
    this.find('[data-page-of]').textContent = words.page(page, count(pagesOf(all)));
    this.#page('previous').disabled = page <= 1;
    this.#page('next').disabled = page >= (waiting ? listedPages(all) : pagesOf(all));
    this.find('[data-no-rows]').hidden = rows.length > 0;
    const [first, last] = [count(Math.min(from + 1, all)), count(from + rows.length)];
    if (!waiting) this.#say(all === 0 ? words.countNone : words.count(first, last, count(all)));
    else if (page > 1) this.#say(words.waitingFrom(first, last, count(all)));
    else this.#say(words.waiting(rows.length, count(all)));
  }

  /** The rows that were asked for come later; those that are there stay, and are not taken for them. */
  follows(): void {
    this.#say(words.follows);
    this.busy(true);
  }

  #say(text: string): void {
    this.find('[data-count]').textContent = text;
    clearTimeout(this.#announce);
    this.#announce = setTimeout(() => {
      this.find('[data-said]').textContent = text;
    }, ANNOUNCE_MS);
  }

  busy(busy: boolean): void {
    this.find('[data-lines]').setAttribute('aria-busy', String(busy));
  }

  #draw(rows: readonly Row[], { sort, columns: names, binary }: State): void {
    const columns = columnsNamed(names);
    const heads = this.find('[data-heads]');
    if (this.#drawn !== names.join(' ')) {
      const focused = heads.contains(document.activeElement);
      heads.replaceChildren(controlsHead(), ...columns.map(head));
      if (focused) heads.querySelector('button')?.focus();
      this.#drawn = names.join(' ');
    }
    for (const cell of heads.querySelectorAll<HTMLElement>('[data-column]')) {
      if (cell.dataset.column !== sort.by) cell.removeAttribute('aria-sort');
      else cell.ariaSort = sort.descending ? 'descending' : 'ascending';
    }
    const by = tableColumns.find(({ name }) => name === sort.by);
    this.find('[data-order]').textContent = by ? words.sorted(words.columns[by.name]) : words.order;
    const lines = rows.map((row) => line(row, columns, { binary }));
    this.find('[data-lines]').replaceChildren(...lines);
  }

  #page(name: 'previous' | 'next'): HTMLButtonElement {
    return this.find(`[data-page="${name}"]`);
  }
}

/** The rows as a program reads them, in base units, or as they are shown. */
export function tableText(as: string, rows: readonly Row[], { columns: names, binary }: State): string {
  const columns = columnsNamed(names);
  if (as === 'csv') {
    const by = readBy(names);
    const cells = rows.map((row) => by.map((name) => row[name] ?? null));
    return toCsv(by, cells);
  }
  return toMarkdown(
    columns.map(({ name }) => words.columns[name]),
    rows.map((row) => columns.map(({ text }) => text(row, { binary }))),
    columns.map(({ number }) => number === true),
  );
}
