// <lw-dataset>: filters, sorts and charts the served rows, and answers SQL. The HTML is complete without it.

import { Engine } from '../lib/dataset-engine.ts';
import type { State } from '../lib/measurement-state.ts';
import { fromQuery, START, toQuery } from '../lib/measurement-state.ts';
import { keyOf, type Row, type Sort, selected, statement } from '../lib/measurements.ts';
import { followDots } from './dataset-dots.ts';
import { SqlConsole } from './dataset-sql.ts';
import { DatasetView } from './dataset-view.ts';
import { EngineLine } from './engine-line.ts';

/** A pause in typing after which the text is looked for. */
const TYPING_MS = 200;

export class DatasetElement extends HTMLElement {
  #view = new DatasetView(this);
  #engine = new Engine({
    database: this.dataset.database ?? '',
    databaseBytes: Number(this.dataset.databaseBytes),
    ranges: this.dataset.databaseRanges !== undefined,
    engine: this.dataset.engine ?? '',
    engineBytes: Number(this.dataset.engineBytes),
  });
  #line = new EngineLine(this, this.#engine, () => void this.#answer());
  #rows: Promise<Row[]> | undefined;
  #state: State = START;
  /** Answers may arrive out of order: only the latest question's is shown. */
  #turn = 0;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const { form } = this.#view;
    form.addEventListener('input', (event) => this.#onInput(event), { signal });
    form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    form.addEventListener('reset', (event) => this.#onReset(event), { signal });
    this.#view.onSort((sort) => this.#onSort(sort), signal);
    this.#line.connect(signal);
    followDots(this, signal);
    new SqlConsole(this, this.#engine).connect(signal);
    this.#view.enable();
    if (location.search.length > 1) void this.#fromUrl();
    this.dataset.ready = '';
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    clearTimeout(this.#typing);
  }

  #onInput(event: Event): void {
    clearTimeout(this.#typing);
    const use = () => this.#use(this.#view.read(this.#state));
    const typed = event.target instanceof HTMLInputElement;
    this.#typing = setTimeout(use, typed ? TYPING_MS : 0);
  }

  /** With what is typed already, though its pause is not over. */
  #onSort(sort: Sort): void {
    clearTimeout(this.#typing);
    this.#use({ ...this.#view.read(this.#state), sort });
  }

  #onReset(event: Event): void {
    event.preventDefault();
    clearTimeout(this.#typing);
    this.#use(START);
  }

  /** What a link asks for. It loads no engine: nobody has asked this reader yet. */
  async #fromUrl(): Promise<void> {
    const rows = await this.#load();
    if (!rows) return;
    const { state, bad } = fromQuery(location.search, rows);
    this.#state = state;
    this.#view.write(state);
    this.#view.refuse(bad);
    this.#show(rows, selected(rows, state));
  }

  #use(state: State): void {
    const sameRows =
      JSON.stringify([state.where, state.sort]) ===
      JSON.stringify([this.#state.where, this.#state.sort]);
    this.#state = state;
    this.#view.write(state);
    this.#view.refuse([]);
    history.replaceState(null, '', `${location.pathname}${toQuery(state)}${location.hash}`);
    if (!sameRows) this.#line.begin();
    void this.#answer();
  }

  /** First from the rows in the page, then by the engine, if there is one or is to be one. */
  async #answer(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const state = this.#state;
    const rows = await this.#load();
    if (!rows || turn !== this.#turn) return;
    if (this.#engine.state.is !== 'ready') this.#show(rows, selected(rows, state));
    if (!this.#line.wanted) return;
    try {
      await this.#engine.load();
      const asked = performance.now();
      const { rows: keys } = await this.#engine.ask(statement(state));
      if (turn !== this.#turn) return;
      this.#line.answered(performance.now() - asked);
      const byKey = new Map(rows.map((row) => [keyOf(row), row]));
      this.#show(
        rows,
        keys.flatMap(([set, result]) => byKey.get(`${set}/${result}`) ?? []),
      );
    } catch {
      // The engine's line says what happened; the rows in the page have answered meanwhile.
      if (turn === this.#turn) this.#show(rows, selected(rows, state));
    }
  }

  #show(all: readonly Row[], shown: readonly Row[]): void {
    this.#view.show(all, shown, this.#state);
    void this.#draw(all, shown);
  }

  async #draw(all: readonly Row[], shown: readonly Row[]): Promise<void> {
    const turn = this.#turn;
    const { redraw } = await import('./dataset-charts.ts');
    if (turn !== this.#turn) return;
    redraw(this, { all, shown, binary: this.#state.binary });
  }

  async #load(): Promise<Row[] | undefined> {
    this.#rows ??= fetch(this.dataset.rows ?? '').then((response) => {
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      return response.json();
    });
    try {
      return await this.#rows;
    } catch {
      this.#rows = undefined;
      this.#view.cannotFilter();
      return undefined;
    }
  }
}
