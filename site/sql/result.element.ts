// The rows of an answer: as text, whatever they hold, and to take along.

import { isCopied } from '../common/copy.element.ts';
import { download } from '../common/download.element.ts';
import { quantity } from '../common/format.ts';
import { create, PagePart } from '../common/page-element.element.ts';
import { toCsv, toMarkdown } from '../common/table-text.ts';
import { isNumberType } from '../duckdb/answer.ts';
import type { Answer } from '../duckdb/engine.element.ts';
import { ROWS } from '../duckdb/limits.ts';
import type { Cell, Table } from '../duckdb/rows.ts';
import { words as data } from '../explorer/words.ts';
import { numericColumns } from './chart.ts';
import { words } from './words.ts';

export class SqlResult extends PagePart {
  #shown: Table | undefined;
  #query = '';

  connect(signal: AbortSignal): void {
    const take = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-copy], [data-save]');
      if (!button || !this.#shown) return;
      if (button.dataset.copy) void this.#copy(button.dataset.copy, this.#shown);
      else this.#save(this.#shown);
    };
    this.find('[data-answer]').addEventListener('click', take, { signal });
  }

  /** Returns what to say of it. */
  show(query: string, answer: Answer, milliseconds: number): string {
    this.#shown = answer;
    this.#query = query;
    const numeric = numericColumns(answer);
    const table = document.createElement('table');
    table.className = 'lw-table';
    // Names and values as the query gives them.
    table.translate = false;
    const head = table.createTHead().insertRow();
    for (const [index, column] of answer.columns.entries()) {
      head.append(headOf(column, answer.types?.[index], numeric.includes(column)));
    }
    const body = table.createTBody();
    for (const cells of answer.rows) {
      const line = body.insertRow();
      for (const [index, cell] of cells.entries()) {
        fill(line.insertCell(), cell, isNumberType(answer.types?.[index]));
      }
    }
    this.find('[data-sql-result]').replaceChildren(table);
    this.find('[data-answer]').hidden = false;
    this.find('[data-earlier]').hidden = true;
    this.find('[data-taken]').textContent = '';
    const time = quantity(milliseconds / 1000, 'second', { digits: 2 });
    const text = answer.cut ? words.cut(ROWS, time) : words.rows(answer.rows.length, time);
    const { read, allColumns, cellsCutAt } = answer;
    const more = [
      read !== undefined && words.read(quantity(read, 'byte')),
      allColumns !== undefined && words.cutColumns(answer.columns.length, allColumns),
      cellsCutAt !== undefined && words.cutCells(quantity(cellsCutAt, 'count')),
    ];
    return [text, ...more].filter(Boolean).join(' ');
  }

  /** A later query gave no answer: what is shown stays, as that of the query before. */
  outdate(): void {
    this.find('[data-earlier]').hidden = false;
    this.find('[data-earlier-query]').textContent = this.#query;
  }

  async #copy(as: string, { columns, rows }: Table): Promise<void> {
    const text = as === 'csv' ? toCsv(columns, rows) : this.#markdown();
    this.#taken((await isCopied(text)) ? data.table.copied(rows.length) : data.table.notCopied);
  }

  #markdown(): string {
    const { columns, rows } = this.#shown ?? { columns: [], rows: [] };
    const numeric = this.#shown ? numericColumns(this.#shown) : [];
    return toMarkdown(
      columns,
      rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
      columns.map((column) => numeric.includes(column)),
    );
  }

  #save({ columns, rows }: Table): void {
    download(new TextEncoder().encode(toCsv(columns, rows)), 'lanewise-query.csv');
    this.#taken(words.take.saved(rows.length));
  }

  #taken(text: string): void {
    this.find('[data-taken]').textContent = text;
  }
}

function headOf(column: string, type: string | undefined, isNumber: boolean): HTMLElement {
  const head = create('th', isNumber && 'lw-number', column);
  head.scope = 'col';
  if (type !== undefined) head.append(' ', create('span', 'lw-sql-type', type));
  return head;
}

/** `isNumber`: of a type with more digits than a number has in the page. */
function fill(cell: HTMLTableCellElement, value: Cell, isNumber: boolean): void {
  if (value === null) {
    cell.append(create('span', 'lw-sql-null', words.null));
    return;
  }
  cell.textContent = String(value);
  if (isNumber || typeof value === 'number') cell.className = 'lw-number';
}
