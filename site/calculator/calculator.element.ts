// <lw-calculator>: makes the served form answer. The HTML is complete without it; this class only fills it anew.

import type { Answer, Calc, Inputs, Refusal, Result } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { withRanges } from '../../calc-wasm/js/ranges.ts';
import { isCopied } from '../common/copy.element.ts';
import type { FormatOptions } from '../common/format.ts';
import { askedInUnits } from '../common/kept-units.element.ts';
import { keepAsServed } from '../common/own-input.element.ts';
import { ASKED, fromQuery } from '../common/query.ts';
import { whenNeeded } from '../common/when-needed.element.ts';
import { askedFrame, askedState, isSet, onSet } from '../embed/asked.element.ts';
import { measureHelp } from './help.element.ts';
import { markPresets } from './presets.element.ts';
import { CalculatorView } from './view.element.ts';
import { words } from './words.ts';

/** A part of the page with a state of its own, such as a picture. Other rooms add them: see {@link addPart}. */
export interface Part {
  /** Follows a new answer. */
  take(answer: Answer, format: FormatOptions): void;
  /** Its state in the URL: "&failed=1,3", or nothing. */
  readonly query: string;
}

/** What a part may ask of its calculator. */
export interface PartHost {
  /** The parameters of the URL that the page was opened with. */
  readonly parameters: URLSearchParams;
  readonly signal: AbortSignal;
  /** The part's state has changed. */
  changed(): void;
  announce(sentence: string): void;
}

type StartPart = (root: HTMLElement, calc: Calc, host: PartHost) => Promise<Part>;

/** What parts there are, by the `data-part` of their HTML. */
const kinds = new Map<string, StartPart>();
const connected = new Set<CalculatorElement>();

/** Makes a kind of part known, also to calculators that have started without it. */
export function addPart(kind: string, start: StartPart): void {
  kinds.set(kind, start);
  for (const calculator of connected) calculator.startParts();
}

/** Today's core with the ranges of the page, or that of an earlier version: a page loads one of them. */
async function coreOf({ core: address, ranges }: DOMStringMap): Promise<Calc> {
  if (address === undefined) {
    const calc = await (await import('../../calc-wasm/js/browser.ts')).loadCalc();
    return ranges === undefined ? calc : withRanges(calc, JSON.parse(ranges));
  }
  return (await import('../../calc-wasm/js/frozen.ts')).loadFrozenCalc(address);
}

/** A pause after which a changed answer is announced: ears cannot follow every keystroke. */
const ANNOUNCE_AFTER = 500;
/** And one after which its charts are drawn: whoever types on waits for none. */
const DRAW_AFTER = 120;

export class CalculatorElement extends HTMLElement {
  #view!: CalculatorView;
  #calc: Calc | undefined;
  #answer: Answer | undefined;
  /** The state that the charts show. */
  #drawn: string | undefined;
  #loading: Promise<Calc> | undefined;
  /** Whether the URL holds a state that is not in the form yet: the core has to read it first. */
  #unread = false;
  /** By their HTML; nothing while one is on its way. */
  #parts = new Map<HTMLElement, Part | undefined>();
  #announce = 0;
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const view = new CalculatorView(this, signal);
    this.#view = view;
    this.#drawn = view.servedState;
    this.#calc = undefined;
    this.#loading = undefined;
    this.#parts = new Map();
    connected.add(this);
    this.#unread = this.#query.length > 1;
    view.form.addEventListener('input', () => this.#update(), { signal });
    view.form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    // The fields hold their defaults only after the event.
    view.form.addEventListener('reset', () => setTimeout(() => this.#update()), { signal });
    // A chart that a pointer comes near is drawn anew, so that its marker can be dragged.
    for (const figure of this.querySelectorAll('[data-sweep]')) {
      figure.addEventListener('pointerenter', () => void this.#update(), { signal, once: true });
    }
    view.copyButton?.addEventListener('click', () => this.#copy(), { signal });
    measureHelp(this, signal);
    if (this.#embedded) {
      view.lock(askedFrame());
      onSet(() => this.#set(), signal);
    }

    // Another page's frame hides what was served until it is known to be what the author asked for.
    if (!this.#unread) delete this.dataset.unread;
    else if (!this.#embedded) this.dataset.unread = '';
    if (this.#unread) void this.#start();
    else whenNeeded(this, signal, () => void this.#start());
  }

  disconnectedCallback(): void {
    connected.delete(this);
    this.#leave.abort();
    clearTimeout(this.#announce);
  }

  get #holdsUrl(): boolean {
    return this.dataset.url !== undefined;
  }

  /** Whether this is a frame of another page: its URL is what the author set, and stays so. */
  get #embedded(): boolean {
    return this.dataset.embedded !== undefined;
  }

  get #query(): string {
    if (!this.#holdsUrl) return '';
    return this.#embedded ? askedState() : askedInUnits();
  }

  /** The page around the frame asks for another state. */
  #set(): void {
    this.#view.forgetOwn();
    this.#unread = true;
    if (this.#calc) this.#readUrl(this.#calc);
    else void this.#start();
  }

  get #name(): CalculatorName {
    return this.dataset.name as CalculatorName;
  }

  async #start(): Promise<void> {
    const view = this.#view;
    let calc: Calc;
    try {
      this.#loading ??= coreOf(this.dataset);
      calc = await this.#loading;
      await Promise.all(this.#startParts(calc));
    } catch {
      this.#loading = undefined;
      view.coreFailed(true);
      if (this.#embedded) view.showServed(this.#unread ? this.#query : '');
      delete this.dataset.unread;
      return;
    }
    // Of several who waited, the first has read all that was typed meanwhile.
    if (this.#calc || !this.isConnected) return;
    this.#calc = calc;
    view.coreFailed(false);
    if (this.#unread) this.#readUrl(calc);
    else this.#update();
    this.dataset.ready = '';
  }

  /** Starts the parts whose kinds have become known since this calculator has its core. */
  startParts(): void {
    if (this.#calc) void Promise.all(this.#startParts(this.#calc));
  }

  #startParts(calc: Calc): Promise<void>[] {
    const host: PartHost = {
      parameters: new URLSearchParams(this.#query),
      signal: this.#leave.signal,
      changed: () => this.#writeUrl(),
      announce: (sentence) => this.#say(sentence),
    };
    const roots = [...this.querySelectorAll<HTMLElement>('[data-part]')];
    return roots.map((root) => this.#startPart(root, calc, host));
  }

  async #startPart(root: HTMLElement, calc: Calc, host: PartHost): Promise<void> {
    const start = kinds.get(root.dataset.part ?? '');
    if (!start || this.#parts.has(root)) return;
    const parts = this.#parts;
    parts.set(root, undefined);
    try {
      const part = await start(root, calc, host);
      parts.set(root, part);
      // A part that comes late begins with the answer that the page shows.
      if (this.#answer && parts === this.#parts) this.#show(part, this.#answer);
    } catch (reason) {
      parts.delete(root);
      throw reason;
    }
  }

  /** The parts that run, in the order of the page. */
  get #running(): Part[] {
    return [...this.#parts.values()].filter((part) => part !== undefined);
  }

  #show(part: Part, answer: Answer): void {
    part.take(answer, { binary: this.#view.binary });
  }

  /**
   * The state of the URL, but for what the reader has set meanwhile; one refused value after the other set aside with
   * a message.
   */
  #readUrl(calc: Calc): void {
    const view = this.#view;
    this.#unread = false;
    const parameters = new URLSearchParams(this.#query);
    const given: Inputs = {
      ...(this.#embedded && !isSet() && view.servedInputs),
      ...fromQuery(this.#query, view.fields),
    };
    const own = calc.readTyped(this.#name, view.readOwn());
    const refusals: Refusal[] = [...own.refused];
    for (const { input } of refusals) delete given[input];
    Object.assign(given, own.inputs);
    let result: Result = calc.calculate(this.#name, given);
    // Each round drops the refused input, so there are at most as many rounds as inputs.
    while ('error' in result && result.error.input in given) {
      refusals.push(result.error);
      delete given[result.error.input];
      result = calc.calculate(this.#name, given);
    }
    if ('error' in result) return;
    view.clearRefusals();
    view.setUnits(parameters.get('units'));
    view.setAsked(parameters.get(ASKED));
    view.setFields(result);
    if (this.#embedded) keepAsServed(view.form);
    delete this.dataset.unread;
    this.#take(result, { writeUrl: refusals.length === 0, isAsked: refusals.length === 0 });
    for (const refusal of refusals) view.refuse(refusal);
    if (this.#embedded) view.refuseUnseen(refusals);
  }

  #update(): void {
    const view = this.#view;
    if (!this.#calc) {
      void this.#start();
      return;
    }
    const { inputs, refused } = this.#calc.readTyped(this.#name, view.read());
    if (refused.length > 0) {
      this.#refuse(inputs, refused);
      return;
    }
    const result = this.#calc.calculate(this.#name, inputs);
    if ('error' in result) {
      this.#refuse(inputs, [view.asTyped(result.error)]);
      return;
    }
    view.clearRefusals();
    this.#take(result, { writeUrl: true });
    if (this.#embedded) view.refuseUnseen([]);
  }

  /** Marks every field that does not work; the last answer stays. */
  #refuse(inputs: Inputs, refusals: Refusal[]): void {
    const view = this.#view;
    view.clearRefusals();
    view.echo(
      Object.fromEntries(Object.entries(inputs).filter(([name]) => !refusals.some(({ input }) => input === name))),
    );
    for (const refusal of refusals) view.refuse(refusal);
    this.#say(refusals.map((refusal) => view.refusalText(refusal)).join(' '));
  }

  /** A new answer: fills the page, the URL and, after a pause, the status line. */
  #take(answer: Answer, { writeUrl, isAsked = true }: { writeUrl: boolean; isAsked?: boolean }): void {
    const view = this.#view;
    this.#answer = answer;
    const sentence = view.show(answer);
    for (const part of this.#running) this.#show(part, answer);
    if (writeUrl) this.#writeUrl();
    this.#say(sentence);
    this.#drawCharts();
    if (this.#holdsUrl && this.#calc) markPresets(this.#calc, this.#name, view, answer);
    const detail = {
      caption: view.caption(answer),
      // For sentences around it.
      answer,
      search: view.query(answer),
      // The page around is told no answer to something else than it has asked for.
      ...(this.#embedded && isAsked && view.told(answer)),
    };
    this.dispatchEvent(new CustomEvent('lanewise:change', { bubbles: true, detail }));
  }

  #writeUrl(): void {
    const answer = this.#answer;
    if (!answer || !this.#holdsUrl || this.#embedded) return;
    const query = [this.#view.query(answer), ...this.#running.map((part) => part.query)].join('');
    try {
      history.replaceState(null, '', query + location.hash);
    } catch {
      // A sandboxed frame has no URL of its own to change; the answer stands all the same.
    }
  }

  #say(sentence: string): void {
    clearTimeout(this.#announce);
    this.#announce = window.setTimeout(() => this.#view.announce(sentence), ANNOUNCE_AFTER);
  }

  /** The served charts show the served answer; Plot is worth its download once the answer is another. */
  #drawCharts(): void {
    const [calc, answer] = [this.#calc, this.#answer];
    const figures = this.querySelectorAll<HTMLElement>('[data-sweep]');
    if (!calc || !answer || figures.length === 0) return;
    const state = this.#view.query(answer);
    if (state === this.#drawn) return;
    this.#drawn = state;
    void this.#redraw(figures, { calc, answer, binary: this.#view.binary });
  }

  async #redraw(
    figures: NodeListOf<HTMLElement>,
    { calc, answer, binary }: { calc: Calc; answer: Answer; binary: boolean },
  ): Promise<void> {
    try {
      const { redraw } = await import('./sweep-charts.element.ts');
      await new Promise((resolve) => setTimeout(resolve, DRAW_AFTER));
      // A later answer has its own call.
      const wanted = () => this.#answer === answer;
      await redraw(figures, calc, answer, { format: { binary }, wanted });
    } catch {
      if (this.#answer !== answer) return;
      // The chart of another answer must not stand beside this one. The next answer tries again.
      this.#drawn = undefined;
      for (const figure of figures) {
        figure.querySelector('[data-drawing]')?.replaceChildren(words.noChart);
        figure.querySelector('[data-rows]')?.replaceChildren();
      }
    }
  }

  async #copy(): Promise<void> {
    // Without a clipboard, the address bar holds the same link.
    if (!(await isCopied(location.href))) return;
    this.#view.announce(words.copied);
    this.#view.copied();
  }
}
