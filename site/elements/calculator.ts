// <lw-calculator>: makes the served form answer. The HTML is complete without it; this class only fills it anew.
import type { CalculatorName } from '../generated/catalog.ts';
import type { Answer, Calc, Refusal, Result } from '../lib/calc.ts';
import { calculator as words } from '../lib/i18n/en/calculator.ts';
import { fromQuery } from '../lib/query.ts';
import { CalculatorView } from './calculator-view.ts';

/** A pause after which a changed answer is announced: ears cannot follow every keystroke. */
const ANNOUNCE_AFTER = 500;

export class CalculatorElement extends HTMLElement {
  #view: CalculatorView | undefined;
  #calc: Calc | undefined;
  #answer: Answer | undefined;
  /** The state that the charts show. */
  #drawn: string | undefined;
  #announce = 0;
  #leave = new AbortController();

  connectedCallback(): void {
    const view = new CalculatorView(this);
    this.#view = view;
    this.#drawn = view.servedState;
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    view.form.addEventListener('input', () => this.#update(), { signal });
    view.form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    // The fields hold their defaults only after the event.
    view.form.addEventListener('reset', () => setTimeout(() => this.#update()), { signal });
    view.copyButton?.addEventListener('click', () => this.#copy(), { signal });

    if (location.search.length > 1 && this.#holdsUrl) void this.#start(true);
    else this.#startWhenNeeded(signal);
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    clearTimeout(this.#announce);
  }

  get #holdsUrl(): boolean {
    return this.dataset.url !== undefined;
  }

  get #name(): CalculatorName {
    return this.dataset.name as CalculatorName;
  }

  /** The core is worth its download once a reader comes near. */
  #startWhenNeeded(signal: AbortSignal): void {
    const start = (): void => void this.#start(false);
    this.addEventListener('focusin', start, { once: true, signal });
    this.addEventListener('pointerenter', start, { once: true, signal });
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        start();
      },
      { rootMargin: '200px' },
    );
    near.observe(this);
    signal.addEventListener('abort', () => near.disconnect());
  }

  async #start(fromUrl: boolean): Promise<void> {
    const view = this.#view;
    if (!view) return;
    try {
      const { loadCalc } = await import('../lib/calc-browser.ts');
      this.#calc = await loadCalc();
    } catch {
      view.coreFailed(true);
      return;
    }
    if (!this.isConnected) return;
    view.coreFailed(false);
    if (fromUrl) this.#readUrl(this.#calc);
    else this.#update();
    this.dataset.ready = '';
  }

  /** The state of the URL, one refused value after the other set aside with a message. */
  #readUrl(calc: Calc): void {
    const view = this.#view;
    if (!view) return;
    const given = fromQuery(location.search, view.fields);
    const refusals: Refusal[] = [];
    let result: Result = calc.calculate(this.#name, given);
    // Each round drops the refused input, so there are at most as many rounds as inputs.
    while ('error' in result && result.error.input in given) {
      refusals.push(result.error);
      delete given[result.error.input];
      result = calc.calculate(this.#name, given);
    }
    if ('error' in result) return;
    view.setUnits(new URLSearchParams(location.search).get('units'));
    view.setFields(result);
    this.#take(result, { writeUrl: refusals.length === 0 });
    for (const refusal of refusals) view.refuse(refusal);
  }

  #update(): void {
    const view = this.#view;
    if (!view) return;
    if (!this.#calc) {
      void this.#start(false);
      return;
    }
    const result = this.#calc.calculate(this.#name, view.read());
    view.clearRefusals();
    if ('error' in result) {
      view.refuse(result.error);
      this.#say(view.refusalText(result.error));
      return;
    }
    this.#take(result, { writeUrl: true });
  }

  /** A new answer: fills the page, the URL and, after a pause, the status line. */
  #take(answer: Answer, { writeUrl }: { writeUrl: boolean }): void {
    const view = this.#view;
    if (!view) return;
    this.#answer = answer;
    const sentence = view.show(answer);
    if (writeUrl && this.#holdsUrl) this.#writeUrl(view.query(answer));
    this.#say(sentence);
    this.#drawCharts();
    this.dispatchEvent(new CustomEvent('lanewise:change', { bubbles: true, detail: answer }));
  }

  #writeUrl(query: string): void {
    try {
      history.replaceState(null, '', query);
    } catch {
      // A sandboxed frame has no URL of its own to change; the answer stands all the same.
    }
  }

  #say(sentence: string): void {
    clearTimeout(this.#announce);
    this.#announce = window.setTimeout(() => this.#view?.announce(sentence), ANNOUNCE_AFTER);
  }

  /** The served charts show the served answer; Plot is worth its download once the answer is another. */
  #drawCharts(): void {
    const [calc, answer, view] = [this.#calc, this.#answer, this.#view];
    const figures = this.querySelectorAll<HTMLElement>('[data-sweep]');
    if (!calc || !answer || !view || figures.length === 0) return;
    const state = view.query(answer);
    if (state === this.#drawn) return;
    this.#drawn = state;
    void import('./sweep-charts.ts').then(({ redraw }) => {
      // A later answer has its own call.
      if (this.#answer === answer) redraw(figures, calc, answer, { binary: view.binary });
    });
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      this.#view?.announce(words.copied);
      this.#view?.copied();
    } catch {
      // No clipboard here: the address bar holds the same link.
    }
  }
}
