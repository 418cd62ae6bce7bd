// <lw-sql>: a query of the reader's own, asked, stopped, shared, its rows shown. Nothing runs and nothing is loaded
// until the reader says so, whatever the address holds.

import { badText } from '../common/bad-values.ts';
import { isCopied } from '../common/copy.element.ts';
import { answered, PageElement, partOf } from '../common/page-element.element.ts';
import { LONGEST_ADDRESS } from '../duckdb/console.ts';
import type { Engine } from '../duckdb/engine.element.ts';
import { EngineLine, engineOf } from '../duckdb/engine-line.element.ts';
import { DatasetError } from '../duckdb/problem.ts';
import { problemText } from '../duckdb/problem-text.ts';
import { words as data } from '../explorer/words.ts';
import { SqlChart } from './chart.element.ts';
import { placeOf } from './error.ts';
import { SqlQuery } from './query.element.ts';
import { SqlResult } from './result.element.ts';
import { SqlSchema } from './schema.element.ts';
import { fromQuery, toQuery } from './state.ts';
import { words } from './words.ts';

class SqlElement extends PageElement {
  #engine: Engine = engineOf(this);
  #line = new EngineLine(this, this.#engine, words.engine, () => {
    // The line says how it goes.
    this.#engine.load().catch(() => {});
  });
  #schema = new SqlSchema(this);
  #query = new SqlQuery(this, this.#schema);
  #chart = new SqlChart(this);
  #result = new SqlResult(this);

  protected enter(signal: AbortSignal): void {
    this.#line.connect(signal);
    const run = () => partOf<HTMLFormElement>(this, 'form').requestSubmit();
    this.#query.connect({ changed: () => this.#write(), run }, signal);
    this.#schema.connect((name) => this.#query.insert(name), signal);
    this.#chart.connect(() => this.#write(), signal);
    this.#result.connect(signal);
    const submit = (event: Event) => {
      event.preventDefault();
      void this.#run();
    };
    partOf(this, 'form').addEventListener('submit', submit, { signal });
    this.addEventListener('click', (event) => this.#onClick(event), { signal });
    for (const fieldset of this.querySelectorAll('fieldset')) fieldset.disabled = false;
    this.#fromUrl();
    answered();
    this.dataset.ready = '';
  }

  #onClick({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const example = target.closest<HTMLElement>('[data-example]');
    if (example) this.#take(example.dataset.example ?? '');
    else if (target.closest('[data-sql-stop]')) this.#engine.stop();
    else if (target.closest('[data-sql-link]')) void this.#copyLink();
  }

  #take(example: string): void {
    this.#query.value = example;
    this.#chart.forget();
    this.#note('');
    this.#write();
    this.#query.focus();
  }

  /** A link fills the editor; its reader decides whether to run it. */
  #fromUrl(): void {
    const { state, bad, tooLong } = fromQuery(location.search);
    const problems = [badText(bad), tooLong === undefined ? '' : words.longQuery(tooLong)];
    this.#complain(problems.filter(Boolean).join(' '));
    this.#chart.choose(state.chart);
    if (state.query === undefined) return;
    this.#query.value = state.query;
    this.#note(words.fromLink);
  }

  /** The address follows; what it cannot hold is said, not cut. */
  #write(): boolean {
    const query = toQuery({ query: this.#query.value, chart: this.#chart.choice });
    const { length } = location.pathname + query;
    const fits = length <= LONGEST_ADDRESS;
    // An address with another query than the one shown would be worse than none.
    history.replaceState(null, '', location.pathname + (fits ? query : '') + location.hash);
    this.#complain(fits ? '' : words.longLink(length, LONGEST_ADDRESS));
    return fits;
  }

  async #copyLink(): Promise<void> {
    if (this.#write()) this.#say((await isCopied(location.href)) ? words.linkCopied : data.table.notCopied);
  }

  async #run(): Promise<void> {
    const query = this.#query.value;
    this.#busy(true);
    this.#note('');
    this.#say(words.busy);
    this.#query.mark(undefined);
    this.#write();
    try {
      // Loading takes its own time.
      await this.#engine.load();
      const asked = performance.now();
      const answer = await this.#engine.run(query);
      this.#say(this.#result.show(query, answer, performance.now() - asked));
      const bad = badText(this.#chart.show(answer));
      if (bad) this.#complain(bad);
    } catch (error) {
      this.#result.outdate();
      this.#refuse(error, query);
    } finally {
      this.#busy(false);
    }
    if (this.#engine.state.is === 'ready') void this.#query.learn(this.#engine);
  }

  /** The engine's own words about a query, ours about everything else. */
  #refuse(error: unknown, query: string): void {
    if (!(error instanceof DatasetError) || error.code === 'query') {
      const message = error instanceof Error ? error.message : String(error);
      this.#say(message, 'engine');
      this.#query.mark(placeOf(message, query));
    } else this.#say(problemText(error), 'page');
  }

  /** `wrong`: whose words say so. */
  #say(text: string, wrong?: 'engine' | 'page'): void {
    const status = partOf(this, '[data-sql-status]');
    status.textContent = text;
    status.classList.toggle('lw-error', wrong !== undefined);
    status.classList.toggle('lw-sql-said', wrong === 'engine');
  }

  #complain(text: string): void {
    partOf(this, '[data-bad]').textContent = text;
  }

  #note(text: string): void {
    const note = partOf(this, '[data-sql-note]');
    note.textContent = text;
    note.hidden = text === '';
  }

  #busy(busy: boolean): void {
    partOf<HTMLButtonElement>(this, '[type="submit"]').disabled = busy;
    partOf(this, '[data-sql-stop]').hidden = !busy;
  }
}

if (!customElements.get('lw-sql')) customElements.define('lw-sql', SqlElement);
