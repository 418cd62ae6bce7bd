// <lw-dataset>: filters, sorts and pages the measurements, and takes them along. The first rows are in the HTML, their
// next pages and the first rows of one drive, link or set are files; whatever else is asked for is answered by the engine.

import { askedInUnits } from '../common/kept-units.element.ts';
import { PageElement } from '../common/page-element.element.ts';
import { painted } from '../common/painted.element.ts';
import { EngineLine, engineOf } from '../duckdb/engine-line.element.ts';
import type { Statement } from '../duckdb/statement.ts';
import { followDots } from '../plot/dots.element.ts';
import { ChosenRows } from './chosen.element.ts';
import { readBy } from './columns.ts';
import { RowDetails } from './details.element.ts';
import { narrowFacets } from './facet-narrow.element.ts';
import { FiledRows } from './filed.element.ts';
import { type ListedRows, type Row, rowsIn } from './measurements.ts';
import { followRows } from './row-keys.element.ts';
import { countStatement, facetsStatement, nextSort, ROWS_PER_PAGE, shownStatement } from './selection.ts';
import { consoleAddress } from './sql-text.ts';
import {
  fromQuery,
  isAll,
  isFiled,
  isListed,
  listedPages,
  pagesOf,
  START,
  type State,
  sameChoice,
  sameRows,
  toQuery,
} from './state.ts';
import { DatasetTable } from './table.element.ts';
import { Take } from './take.element.ts';
import { type Counts, DatasetView } from './view.element.ts';
import { words as data } from './words.ts';

const words = data.table;

/** A pause in typing after which the text is looked for. */
const TYPING_MS = 250;

class DatasetElement extends PageElement {
  #view = new DatasetView(this);
  #table = new DatasetTable(this);
  #engine = engineOf(this);
  #line = new EngineLine(this, this.#engine, data.engine, () => void this.#answer());
  #files = new FiledRows(this);
  #details = new RowDetails(this.#view.find('[data-lines]'), (row) => this.#view.elsewhere(row));
  #chosen = new ChosenRows(this);
  #state: State = START;
  #shown: readonly Row[] = [];
  /** What the facets count, and how many rows that are: another page or order of these is asked for nothing else. */
  #counted = { state: START, all: this.#files.all };
  /** Answers may arrive out of order: only the latest question's is shown. */
  #turn = 0;
  #answering = Promise.resolve();
  #typing: ReturnType<typeof setTimeout> | undefined;

  protected enter(signal: AbortSignal): void {
    signal.addEventListener('abort', () => clearTimeout(this.#typing));
    const { form } = this.#view;
    form.addEventListener('input', (event) => this.#onInput(event), { signal });
    form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    form.addEventListener('reset', (event) => this.#onReset(event), { signal });
    this.#table.onSort((by) => this.#use({ sort: nextSort(this.#state.sort, by), page: 1 }), signal);
    this.#table.onPage((step) => this.#onPage(step), signal);
    window.addEventListener('popstate', () => this.#fromUrl(), { signal });
    new Take(this, this.#engine, () => this.#taken()).connect(signal);
    this.#details.connect(signal);
    this.#chosen.connect(signal);
    followRows(this.#view.find('[data-lines]'), signal);
    this.#line.connect(signal);
    narrowFacets(this, signal);
    followDots(this, signal);
    this.#view.enable();
    this.querySelector<HTMLButtonElement>('[data-page="next"]')?.removeAttribute('disabled');
    this.#fromUrl();
    this.dataset.ready = '';
  }

  #onInput(event: Event): void {
    const { target } = event;
    // What has no name is no filter: the boxes of rows, and the fields that look for values.
    if (!(target instanceof HTMLElement) || !target.hasAttribute('name')) return;
    clearTimeout(this.#typing);
    if (target.matches('[type="search"]')) {
      this.#typing = setTimeout(() => this.#use({}, true), TYPING_MS);
    } else {
      // The box is seen to be ticked before its rows are looked for.
      void painted().then(() => this.isConnected && this.#use());
    }
  }

  #onReset(event: Event): void {
    event.preventDefault();
    void painted().then(() => this.isConnected && this.#use(START));
  }

  #onPage(step: number): void {
    this.#use({ page: this.#state.page + step });
    this.querySelector('#rows')?.scrollIntoView();
  }

  /** What a link asks for, or a step back. */
  #fromUrl(): void {
    clearTimeout(this.#typing);
    const { state, bad } = fromQuery(askedInUnits(), (facet) => this.#view.allowed(facet));
    this.#view.write(state);
    this.#view.refuse(bad);
    this.#details.seek();
    const isShown = toQuery(state) === toQuery(this.#state);
    if (isShown) this.#drawn(true);
    else this.#show(state);
  }

  /** What the form says, and `change`. `typed`: letter by letter. */
  #use(change: Partial<State> = {}, typed = false): void {
    clearTimeout(this.#typing);
    const result = this.#view.read(this.#state);
    // Another look at the same rows stays on their page.
    const page = sameRows(result, this.#state) ? result.page : 1;
    const state = { ...result, page, ...change };
    this.#view.write(state);
    this.#view.refuse([]);
    const same = sameRows(state, this.#state);
    // The address may name one of the rows, which are others now.
    const address = `${location.pathname}${toQuery(state)}${same ? location.hash : ''}`;
    // Other rows are a step that a reader may want to take back; letters and looks are none.
    if (same || typed) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#show(state);
  }

  #show(state: State): void {
    if (isAll(state)) this.#limitPage(state, this.#files.all);
    const needs = !isFiled(state) && !sameRows(state, this.#state);
    this.#state = state;
    this.#view.offerSql(consoleAddress(state));
    if (needs) this.#line.begin();
    void this.#answer();
  }

  /** One question after the other: what is overtaken while it waits is never asked. */
  #answer(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const waits = this.#line.wanted && !isFiled(this.#state);
    const before = waits ? this.#answering : Promise.resolve();
    this.#answering = before.then(() => (turn === this.#turn ? this.#answerTo(turn) : undefined));
    return this.#answering;
  }

  async #answerTo(turn: number): Promise<void> {
    const state = this.#state;
    if (isFiled(state) && (await this.#showFile(turn, state))) return;
    if (turn !== this.#turn || isListed(state)) return;
    // A file that could not be had: the engine has its rows as well.
    if (isFiled(state)) this.#line.begin();
    if (!this.#line.wanted) return this.#showInstead(turn, state);
    if (this.#engine.state.is === 'ready') this.#table.busy(true);
    else this.#table.follows();
    try {
      await this.#engine.load();
      const asked = performance.now();
      const all = await this.#showRows(turn, state);
      if (turn === this.#turn && !this.#isCounted(state)) await this.#countFacets(turn, state, all);
      if (turn === this.#turn) this.#line.answered(performance.now() - asked);
    } catch {
      // The engine's line says what happened.
      await this.#showInstead(turn, state);
    } finally {
      if (turn === this.#turn) this.#table.busy(false);
    }
  }

  /** How many rows there are of which it shows a page. */
  async #showRows(turn: number, state: State): Promise<number> {
    const all = this.#isCounted(state) ? this.#counted.all : await this.#count(state);
    if (turn !== this.#turn) return all;
    this.#limitPage(state, all);
    const rows = rowsIn((await this.#engine.ask(this.#pageOf(state, all))) as ListedRows);
    if (turn !== this.#turn) return all;
    this.#put(rows, all, state);
    return all;
  }

  async #count(state: State): Promise<number> {
    const [found] = (await this.#engine.ask(countStatement(state))).rows;
    return Number(found?.[0]);
  }

  async #countFacets(turn: number, state: State, all: number): Promise<void> {
    const { rows } = await this.#engine.ask(facetsStatement(state));
    if (turn !== this.#turn) return;
    const counts = rows.map(([facet, value, rows]) => [`${facet}/${value}`, Number(rows)] as const);
    this.#showCounts(state, all, new Map(counts));
  }

  #isCounted(state: State): boolean {
    return sameChoice(state, this.#counted.state);
  }

  #showCounts(state: State, all: number, counts: Counts): void {
    this.#counted = { state, all };
    this.#view.showCounts(counts);
  }

  /** Shows what a file answers; says whether it could be had. */
  async #showFile(turn: number, state: State): Promise<boolean> {
    try {
      const { rows, all, counts } = await this.#files.of(state);
      if (turn !== this.#turn) return true;
      this.#showCounts(state, all, counts);
      this.#line.rest();
      this.#put(rows, all, state);
      return true;
    } catch {
      // Without the rows of all, nothing can be shown.
      if (turn === this.#turn && isListed(state)) this.#view.fail();
      return false;
    }
  }

  /** A page of all rows while what was asked for cannot be had. */
  async #showInstead(turn: number, state: State): Promise<void> {
    if (turn !== this.#turn) return;
    const page = Math.min(state.page, listedPages(this.#files.all));
    try {
      const { rows, all, counts } = await this.#files.page(page);
      if (turn !== this.#turn) return;
      state.page = page;
      this.#showCounts(START, all, counts);
      this.#put(rows, all, { ...state, sort: START.sort }, false);
    } catch {
      if (turn === this.#turn) this.#view.fail();
    }
  }

  /** Rows in the place of those that are shown. */
  #put(rows: readonly Row[], all: number, state: State, asked = true): void {
    this.#table.busy(false);
    this.#table.show(rows, all, state, !asked);
    this.#shown = rows;
    this.#drawn(asked);
  }

  /** `asked`: the rows are those that were asked for. */
  #drawn(asked: boolean): void {
    this.#chosen.drawn();
    this.#details.drawn(asked);
  }

  /** A page too far is the last one. */
  #limitPage(state: State, all: number): void {
    const last = pagesOf(all);
    if (state.page <= last) return;
    const [value, allowed] = [String(state.page), [words.pagesTo(last)]];
    this.#view.refuse([{ parameter: 'page', value, allowed }]);
    state.page = last;
  }

  /** The rows to take along: the first ones stand in the HTML only. */
  async #taken(): Promise<{ rows: readonly Row[]; state: State }> {
    if (this.#shown.length === 0 && isListed(this.#state)) this.#shown = (await this.#files.of(this.#state)).rows;
    return { rows: this.#shown, state: this.#state };
  }

  /** `found` rows are selected. */
  #pageOf(state: State, found: number): Statement {
    const range = { limit: ROWS_PER_PAGE, offset: (state.page - 1) * ROWS_PER_PAGE };
    return shownStatement(state, readBy(state.columns), range, { found, all: this.#files.all });
  }
}

if (!customElements.get('lw-dataset')) customElements.define('lw-dataset', DatasetElement);
