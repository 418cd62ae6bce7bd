// What is drawn of an answer: guessed, chosen by the reader, kept in the address. Drawn once the reader opens it.

import { PagePart } from '../common/page-element.element.ts';
import type { BadValue } from '../common/state.ts';
import type { Table } from '../duckdb/rows.ts';
import { numericColumns, resolve } from './chart.ts';
import type { ChartChoice, Chosen } from './state.ts';
import { words as sql } from './words.ts';

const words = sql.chart;

const NAMES = ['x', 'y', 'by', 'form'] as const;

export class SqlChart extends PagePart {
  #table: Table | undefined;
  #chosen: Chosen | undefined;
  /** Drawings may be ready out of order: only the latest one is shown. */
  #turn = 0;
  /** What the reader chose, or a link for them; the rest is guessed anew from each answer. */
  choice: ChartChoice = {};

  connect(changed: () => void, signal: AbortSignal): void {
    const choose = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement) || !this.#table) return;
      this.choice = { ...this.choice, [target.name]: target.value };
      this.show(this.#table);
      changed();
    };
    this.#place.addEventListener('change', choose, { signal });
    this.#place.addEventListener('toggle', () => void this.#draw(), { signal });
  }

  /** A link's choices: with them the chart is wanted. */
  choose(choice: ChartChoice): void {
    this.choice = choice;
    if (Object.keys(choice).length > 0) this.#place.open = true;
  }

  forget(): void {
    this.choice = {};
  }

  /** Returns choices that the answer has no column for; they are dropped. */
  show(table: Table): BadValue[] {
    this.#table = table;
    const choice = resolve(table, this.choice);
    this.#place.hidden = choice === undefined;
    if (!choice) return [];
    const dropped = choice.bad.map(({ parameter }) => parameter);
    this.choice = Object.fromEntries(Object.entries(this.choice).filter(([name]) => !dropped.includes(name)));
    this.#chosen = choice.chosen;
    const numeric = numericColumns(table);
    const { columns } = table;
    this.#fill('x', [['', words.rowNumber], ...columns.map(named)]);
    this.#fill('y', numeric.map(named));
    this.#fill('by', [['', words.none], ...columns.map(named)]);
    for (const name of NAMES) this.#select(name).value = choice.chosen[name];
    void this.#draw();
    return choice.bad;
  }

  #fill(name: 'x' | 'y' | 'by', options: [value: string, text: string][]): void {
    // Of two columns with one name only the first can be told apart.
    const all = [...new Map(options)].map(([value, text]) => new Option(text, value));
    this.#select(name).replaceChildren(...all);
  }

  async #draw(): Promise<void> {
    const [table, chosen] = [this.#table, this.#chosen];
    if (!table || !chosen || this.#place.hidden || !this.#place.open) return;
    this.#turn += 1;
    const turn = this.#turn;
    const picture = this.find('[data-picture]');
    const element = this.find('[data-drawn]');
    try {
      const { drawResult } = await import('./chart-draw.element.ts');
      if (turn !== this.#turn) return;
      element.textContent = words.drawn(drawResult(picture, table, chosen));
    } catch {
      if (turn === this.#turn) picture.textContent = words.failed;
    }
  }

  get #place(): HTMLDetailsElement {
    return this.find('[data-sql-chart]');
  }

  #select(name: string): HTMLSelectElement {
    return this.find(`[data-sql-chart] [name="${name}"]`);
  }
}

const named = (name: string): [string, string] => [name, name];
