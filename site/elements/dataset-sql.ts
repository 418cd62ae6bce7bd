// The reader's own query: asked, stopped, its rows written as text.
import type { Engine } from '../lib/dataset-engine.ts';
import { DatasetError } from '../lib/dataset-error.ts';
import type { Cell, Table } from '../lib/dataset-rows.ts';
import { quantity } from '../lib/format.ts';
import { data } from '../lib/i18n/en/data.ts';
import { ROWS } from '../lib/sql-limits.ts';

const words = data.sql;

const seconds = (milliseconds: number): string =>
  quantity(milliseconds / 1000, 'second', { digits: 2 });

export class SqlConsole {
  #root: HTMLElement;
  #engine: Engine;

  constructor(root: HTMLElement, engine: Engine) {
    this.#root = root;
    this.#engine = engine;
  }

  connect(signal: AbortSignal): void {
    const submit = (event: Event) => {
      event.preventDefault();
      void this.#run();
    };
    this.#find('form').addEventListener('submit', submit, { signal });
    this.#stop.addEventListener('click', () => this.#engine.stop(), { signal });
    for (const button of this.#root.querySelectorAll<HTMLElement>('[data-example]')) {
      const take = () => {
        this.#query.value = button.dataset.example ?? '';
        this.#query.focus();
      };
      button.addEventListener('click', take, { signal });
    }
  }

  async #run(): Promise<void> {
    this.#busy(true);
    this.#say(words.busy);
    const asked = performance.now();
    try {
      const table = await this.#engine.run(this.#query.value);
      this.#show(table, performance.now() - asked);
    } catch (error) {
      this.#say(problemText(error), true);
    } finally {
      this.#busy(false);
    }
  }

  #show({ columns, rows, cut }: Table, milliseconds: number): void {
    const table = document.createElement('table');
    table.className = 'lw-table';
    const head = table.createTHead().insertRow();
    for (const column of columns) head.append(headOf(column));
    const body = table.createTBody();
    for (const cells of rows) {
      const line = body.insertRow();
      for (const cell of cells) fill(line.insertCell(), cell);
    }
    const result = this.#find('[data-sql-result]');
    result.replaceChildren(table);
    result.hidden = false;
    const time = seconds(milliseconds);
    this.#say(cut ? words.cut(ROWS, time) : words.rows(rows.length, time));
  }

  #say(text: string, wrong = false): void {
    const status = this.#find('[data-sql-status]');
    status.textContent = text;
    status.classList.toggle('lw-error', wrong);
  }

  #busy(busy: boolean): void {
    this.#find<HTMLButtonElement>('[type="submit"]').disabled = busy;
    this.#stop.hidden = !busy;
  }

  get #query(): HTMLTextAreaElement {
    return this.#find('textarea');
  }

  get #stop(): HTMLElement {
    return this.#find('[data-sql-stop]');
  }

  #find<Found extends HTMLElement>(selector: string): Found {
    const found = this.#root.querySelector<Found>(`[data-sql] ${selector}`);
    if (!found) throw new Error(`lw-dataset has no ${selector}`);
    return found;
  }
}

/** The engine's own words about a query, ours about everything else. */
function problemText(error: unknown): string {
  if (!(error instanceof DatasetError)) return String(error);
  return error.code === 'query' ? error.message : data.engine.problems[error.code];
}

function headOf(column: string): HTMLTableCellElement {
  const head = document.createElement('th');
  head.scope = 'col';
  head.textContent = column;
  return head;
}

/** As text, whatever it holds. */
function fill(cell: HTMLTableCellElement, value: Cell): void {
  cell.textContent = value === null ? '' : String(value);
  if (typeof value === 'number') cell.className = 'lw-number';
}
