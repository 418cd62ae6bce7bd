// <lw-dataset>: filters, sorts and pages the measurements, and takes them along. The first rows are in the HTML;
// whatever else is asked for is answered by the engine.
import { count } from '../lib/format.ts';
import { data } from '../lib/i18n/en/data.ts';
import { readBy } from '../lib/measurement-columns.ts';
import { fromQuery, START, type State, sameRows, toQuery } from '../lib/measurement-state.ts';
import type { Row } from '../lib/measurements.ts';
import {
  countStatement,
  facetsStatement,
  ROWS_PER_PAGE,
  rowsStatement,
  type Statement,
} from '../lib/selection.ts';
import { consoleAddress } from '../lib/sql-text.ts';
import { toCsv } from '../lib/table-text.ts';
import { followDots } from './dataset-dots.ts';
import { DatasetTable } from './dataset-table.ts';
import { countsIn, DatasetView } from './dataset-view.ts';
import { download } from './download.ts';
import { EngineLine, engineOf } from './engine-line.ts';

const words = data.table;

/** A pause in typing after which the text is looked for. */
const TYPING_MS = 250;

/** Rows of a CSV file made in the page: about 100 MB of text. */
const MOST_SAVED = 100_000;

export class DatasetElement extends HTMLElement {
  #view = new DatasetView(this);
  #table = new DatasetTable(this);
  #engine = engineOf(this);
  #line = new EngineLine(this, this.#engine, data.engine.table, () => void this.#answer());
  /** How many rows there are, and each facet's counts: as the page begins. */
  #all = Number(this.dataset.all);
  #counts = countsIn(this);
  #first: Promise<Row[]> | undefined;
  #state: State = START;
  #shown: readonly Row[] = [];
  /** Answers may arrive out of order: only the latest question's is shown. */
  #turn = 0;
  #answering = Promise.resolve();
  #typing: ReturnType<typeof setTimeout> | undefined;
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const { form } = this.#view;
    form.addEventListener('input', (event) => this.#onInput(event), { signal });
    form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    form.addEventListener('reset', (event) => this.#onReset(event), { signal });
    this.#table.onSort((by) => this.#onSort(by), signal);
    this.#table.onPage((step) => this.#onPage(step), signal);
    this.addEventListener('click', (event) => this.#onTake(event), { signal });
    this.#line.connect(signal);
    followDots(this, signal);
    this.#view.enable();
    this.querySelector<HTMLButtonElement>('[data-page="next"]')?.removeAttribute('disabled');
    if (location.search.length > 1) this.#fromUrl();
    this.dataset.ready = '';
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    clearTimeout(this.#typing);
  }

  #onInput(event: Event): void {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    clearTimeout(this.#typing);
    const typed = target.matches('[type="search"]');
    this.#typing = setTimeout(() => this.#use({}), typed ? TYPING_MS : 0);
  }

  #onReset(event: Event): void {
    event.preventDefault();
    this.#view.write(START);
    this.#use(START);
  }

  /** Rising first, then the other way round. */
  #onSort(by: string): void {
    const { sort } = this.#state;
    const descending = sort.by === by && !sort.descending;
    this.#use({ sort: { by, descending }, page: 1 });
  }

  #onPage(step: number): void {
    this.#use({ page: this.#state.page + step });
    this.querySelector('#rows')?.scrollIntoView();
  }

  /** What a link asks for. */
  #fromUrl(): void {
    const { state, bad } = fromQuery(location.search, (facet) => this.#view.allowed(facet));
    this.#view.write(state);
    this.#view.refuse(bad);
    this.#show(state);
  }

  /** What the form says, and `change`. */
  #use(change: Partial<State>): void {
    clearTimeout(this.#typing);
    const read = this.#view.read(this.#state);
    // Another look at the same rows stays on their page.
    const page = sameRows(read, this.#state) ? read.page : 1;
    const state = { ...read, page, ...change };
    this.#view.write(state);
    this.#view.refuse([]);
    history.replaceState(null, '', `${location.pathname}${toQuery(state)}${location.hash}`);
    this.#show(state);
  }

  #show(state: State): void {
    const isStart = sameRows(state, START);
    const needs = !isStart && !sameRows(state, this.#state);
    this.#state = state;
    this.#view.offerSql(consoleAddress(state));
    if (needs) this.#line.begin();
    void this.#answer();
  }

  /** One question after the other: what is overtaken while it waits is never asked. */
  #answer(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const waits = this.#line.wanted && !sameRows(this.#state, START);
    const before = waits ? this.#answering : Promise.resolve();
    this.#answering = before.then(() => (turn === this.#turn ? this.#answerTo(turn) : undefined));
    return this.#answering;
  }

  async #answerTo(turn: number): Promise<void> {
    const state = this.#state;
    if (sameRows(state, START)) {
      await this.#showFirst(turn, state);
      return;
    }
    if (!this.#line.wanted) {
      await this.#showFirst(turn, state, true);
      return;
    }
    this.#table.busy(true);
    try {
      await this.#engine.load();
      const asked = performance.now();
      const [found] = (await this.#engine.ask(countStatement(state))).rows;
      const all = Number(found?.[0]);
      if (turn !== this.#turn) return;
      const page = Math.min(state.page, Math.max(1, Math.ceil(all / ROWS_PER_PAGE)));
      if (page < state.page) {
        const [value, allowed] = [String(state.page), [words.pagesTo(page)]];
        this.#view.refuse([{ parameter: 'page', value, allowed }]);
        state.page = page;
      }
      const rows = await this.#rows(this.#pageOf(state));
      if (turn !== this.#turn) return;
      this.#line.answered(performance.now() - asked);
      this.#shown = rows;
      this.#table.show(rows, all, state);
      this.#table.busy(false);
      await this.#countFacets(turn, state);
    } catch {
      // The engine's line says what happened.
      if (turn === this.#turn) await this.#showFirst(turn, state, true);
    } finally {
      if (turn === this.#turn) this.#table.busy(false);
    }
  }

  async #countFacets(turn: number, state: State): Promise<void> {
    const { rows } = await this.#engine.ask(facetsStatement(state));
    if (turn !== this.#turn) return;
    this.#view.showCounts(
      new Map(rows.map(([facet, value, rows]) => [`${facet}/${value}`, Number(rows)])),
    );
  }

  /** The rows that the page began with. `waiting`: something else was asked for. */
  async #showFirst(turn: number, state: State, waiting = false): Promise<void> {
    this.#first ??= fetch(this.dataset.rows ?? '').then((response) => {
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      return response.json();
    });
    try {
      const rows = await this.#first;
      if (turn !== this.#turn) return;
      this.#shown = rows;
      this.#table.busy(false);
      this.#table.show(rows, this.#all, waiting ? { ...state, sort: START.sort } : state, waiting);
      this.#view.showCounts(this.#counts);
    } catch {
      this.#first = undefined;
      this.#view.fail();
    }
  }

  #pageOf(state: State): Statement {
    const offset = (state.page - 1) * ROWS_PER_PAGE;
    return rowsStatement(state, readBy(state.columns), { limit: ROWS_PER_PAGE, offset });
  }

  async #rows(statement: Statement): Promise<Row[]> {
    const { columns, rows } = await this.#engine.ask(statement);
    return rows.map(
      (cells) => Object.fromEntries(columns.map((name, index) => [name, cells[index]])) as Row,
    );
  }

  #onTake({ target }: Event): void {
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-copy], [data-save]');
    if (!button) return;
    void (button.dataset.copy ? this.#copy(button.dataset.copy) : this.#save());
  }

  async #copy(as: string): Promise<void> {
    if (this.#shown.length === 0) await this.#showFirst(this.#turn, this.#state);
    try {
      await navigator.clipboard.writeText(this.#table.text(as, this.#shown, this.#state));
      this.#taken(words.copied(this.#shown.length));
    } catch {
      this.#taken(words.notCopied);
    }
  }

  /** Every column of the whole selection. */
  async #save(): Promise<void> {
    try {
      const asked = rowsStatement(this.#state, ['*'], { limit: MOST_SAVED + 1 });
      const { columns, rows } = await this.#engine.ask(asked);
      const kept = rows.slice(0, MOST_SAVED);
      download(new TextEncoder().encode(toCsv(columns, kept)), 'lanewise-measurements.csv');
      const said = rows.length > MOST_SAVED ? words.csvCut : words.csvDone;
      this.#taken(said(count(kept.length)));
    } catch {
      this.#taken(words.csvFailed);
    }
  }

  #taken(text: string): void {
    this.#view.find('[data-taken]').textContent = text;
  }
}
