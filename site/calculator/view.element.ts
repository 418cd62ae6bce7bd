// What a calculator's HTML holds and how it is filled: the only file that knows its attributes.

import type { Answer, Given, Inputs, Refusal, Understood } from '../../calc-wasm/js/calc.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { quantity } from '../common/format.ts';
import { type Control, keepAsServed, OwnInput } from '../common/own-input.element.ts';
import { show } from '../common/page-element.element.ts';
import { toQuery } from '../common/query.ts';
import { askedInputs, type Known } from '../embed/asked.ts';
import { EVERY, type Frame } from '../embed/frame.ts';
import type { FrameAnswer } from '../embed/messages.ts';
import { newerAddress } from '../embed/newer.ts';
import { showNoAnswer, showRefused } from '../embed/no-answer.element.ts';
import { bars, ends } from './bars.ts';
import { echo, fieldText, typedOf, understoodText } from './fields.ts';
import { holds } from './formula.ts';
import { expectedRange, type HeadlineParts, headline, limitingLayer } from './headline.ts';
import { Locked } from './locked.element.ts';
import { refusalText } from './refusal.ts';
import { answerValue, roleOf, shownInFormula, show as shownText } from './show.ts';
import { words } from './words.ts';

export class CalculatorView {
  readonly form: HTMLFormElement;
  readonly copyButton: HTMLButtonElement | null;
  readonly fields: { name: string; default: Given }[];
  /** What the server wrote into the page: inputs that are not the defaults, and the state with them. */
  readonly servedInputs: Inputs;
  readonly servedState: string;
  readonly #root: HTMLElement;
  readonly #controls: Control[];
  readonly #own: OwnInput;
  readonly #parts: HeadlineParts;
  readonly #version: number;
  /** What stands in the place of inputs that are not to be changed. */
  readonly #locked = new Locked();

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    const form = root.querySelector('form');
    if (!form) throw new Error('lw-calculator needs its served form');
    this.form = form;
    this.#own = new OwnInput(form, signal);
    this.copyButton = root.querySelector('[data-copy]');
    this.#controls = [...form.querySelectorAll<Control>('[data-input]')];
    this.fields = this.#controls.map(({ dataset }) => ({ name: dataset.input ?? '', default: dataset.default ?? '' }));
    this.#parts = JSON.parse(root.dataset.headlineParts ?? '');
    this.#version = Number(root.dataset.version);
    this.servedInputs = JSON.parse(root.dataset.inputs ?? '{}');
    this.servedState = this.#query(this.servedInputs);
  }

  get #units(): HTMLSelectElement | null {
    return this.form.querySelector('[data-units]');
  }

  get binary(): boolean {
    return this.#units?.value === 'binary';
  }

  get #asks(): HTMLSelectElement | null {
    return this.form.querySelector('[data-asks]');
  }

  /** The output that the headline is about; empty for the calculator's first. */
  get asked(): string {
    return this.#asks?.value ?? '';
  }

  /** The headline of the URL; one that the calculator does not have leaves its first. */
  setAsked(output: string | null): void {
    const control = this.#asks;
    if (!control || output === null || this.#own.has(control)) return;
    const asked = output.replaceAll('-', '_');
    if ([...control.options].some(({ value }) => value === asked)) control.value = asked;
  }

  /** The units of the URL. */
  setUnits(units: string | null): void {
    const control = this.#units;
    if (!control || this.#own.has(control)) return;
    if (units === 'binary' || units === 'decimal') control.value = units;
  }

  /** The form as the core reads it: what stands in the fields, as text. */
  read(): Inputs {
    return this.#read(this.#controls);
  }

  /** Of that, what the reader has set: the rest is as it was served. */
  readOwn(): Inputs {
    return this.#read(this.#controls.filter((control) => this.#own.has(control)));
  }

  /** What these fields say; one that does not count beside the others says nothing. */
  #read(controls: Control[]): Inputs {
    const inputs = inputsOf(this.#controls);
    const counting = controls.filter((control) => {
      const when = control.closest<HTMLElement>('[data-when]')?.dataset.when;
      return when === undefined || holds(JSON.parse(when), { inputs });
    });
    return inputsOf(counting);
  }

  /** Writes the inputs of the URL's answer into the fields; what the reader has set stays as it was typed. */
  setFields(answer: Answer): void {
    for (const control of this.#controls) {
      if (this.#own.has(control)) continue;
      const value = answerValue(answer, control.dataset.input ?? '') as Given;
      if (control instanceof HTMLSelectElement) control.value = String(value);
      else if (control.type === 'checkbox') control.checked = value === true;
      else control.value = fieldText(value, typedOf(control.dataset));
    }
  }

  /** What the reader has set no longer wins over the URL: another one takes its place as a whole. */
  forgetOwn(): void {
    keepAsServed(this.form);
    this.#own.forget();
    if (this.#asks) this.#asks.value = '';
    if (this.#units) this.#units.value = 'decimal';
  }

  /** Shows inputs as text where the author of another page wants them so. */
  lock(frame: Frame): void {
    const asks = this.#asks;
    this.#locked.lock(asks ? [...this.#controls, asks] : this.#controls, frame);
    const reset = this.form.querySelector<HTMLElement>('[type="reset"]');
    if (reset) reset.hidden = this.#controls.every((control) => this.#locked.has(control));
  }

  /** The answer for the page around the frame. */
  told(answer: Answer): FrameAnswer {
    const units: Record<string, UnitName | null> = JSON.parse(this.#root.dataset.units ?? '{}');
    return {
      state: this.query(answer).slice(1),
      result: Object.fromEntries(
        Object.entries(units).map(([name, unit]) => [name, { value: answerValue(answer, name), unit }]),
      ),
      text: headline(answer, this.#parts, { binary: this.binary, asked: this.asked }).value,
    };
  }

  /** The answer and what was set for it, as a caption says it. */
  caption(answer: Answer): string {
    const { value, note } = headline(answer, this.#parts, { binary: this.binary, asked: this.asked });
    const set = this.#controls.flatMap(({ dataset }) => {
      const { input: name = '', label } = dataset;
      const isDefault = String(answerValue(answer, name)) === dataset.default;
      return isDefault ? [] : `${label} ${this.#current(answer, name)}`;
    });
    return words.caption(`${value} ${note}`, set);
  }

  query(answer: Answer): string {
    return this.#query(answer.inputs as unknown as Inputs);
  }

  #query(inputs: Inputs): string {
    const query = toQuery(inputs, { inputs: this.fields, modelVersion: this.#version }, this.asked);
    return this.binary ? `${query}&units=binary` : query;
  }

  /** Fills the page and returns the answer as one sentence, for who hears it while typing; the page says the rest. */
  show(answer: Answer): string {
    const options = { binary: this.binary, digits: this.#parts.digits };
    const { basis, ...texts } = headline(answer, this.#parts, { binary: this.binary, asked: this.asked });
    const range = this.#root.querySelector<HTMLElement>('[data-headline="expected"]');
    if (basis) range?.setAttribute('data-range', basis);
    else range?.removeAttribute('data-range');
    for (const [part, text] of Object.entries(texts)) this.#text(`[data-headline="${part}"]`, text);
    for (const element of this.#root.querySelectorAll<HTMLDataElement>('[data-of]')) {
      const name = element.dataset.of ?? '';
      const value = answerValue(answer, name);
      const names: Record<string, string> = JSON.parse(element.dataset.words ?? '{}');
      element.value = String(value);
      const write = element.dataset.formula === undefined ? shownText : shownInFormula;
      element.textContent =
        names[String(value)] ??
        write(value, (element.dataset.unit ?? null) as UnitName | null, { ...options, ...roleOf(answer, name) });
    }
    this.#showWhatHolds(answer);
    this.#showBreakdown(answer);
    this.#showInputs(answer);
    const full = this.#root.querySelector<HTMLAnchorElement>('[data-full]');
    if (full) full.href = `${full.dataset.full}${this.query(answer)}`;
    this.#leadToNewer(answer);
    return `${texts.value} ${texts.note}.`;
  }

  /** In a frame of an earlier version. */
  #leadToNewer(answer: Answer): void {
    const newer = this.#root.querySelector<HTMLAnchorElement>('[data-newer]');
    if (!newer) return;
    const parameters = new URLSearchParams(this.query(answer));
    parameters.set('v', newer.dataset.version ?? '');
    newer.href = newerAddress(newer.dataset.newer ?? '', `${parameters}`, location.search);
  }

  /** Of lines that exclude each other, the one that holds; of the fields, those that count. */
  #showWhatHolds(answer: Answer): void {
    for (const line of this.#root.querySelectorAll<HTMLElement>('[data-when]'))
      line.hidden = !holds(JSON.parse(line.dataset.when ?? '[]'), answer);
  }

  #showBreakdown(answer: Answer): void {
    const options = { binary: this.binary };
    const { unit, headlines } = this.#parts;
    const expected = headlines[0] && expectedRange(answer, headlines[0]);
    const limiting = limitingLayer(answer, this.#parts);
    const drawn = bars(answer, expected);
    const { whole, left: rest } = ends(answer);
    for (const [index, { layer, left, taken }] of answer.breakdown.entries()) {
      const row = this.#root.querySelector<HTMLElement>(`[data-row="${layer}"]`);
      if (row) row.hidden = index > 0 && taken === 0;
      row?.toggleAttribute('data-limit', layer === limiting);
      this.#bar(`[data-layer="${layer}"]`, drawn[layer]);
      if (index > 0) this.#bar(`[data-kept="${layer}"]`, { x: 0, width: drawn[layer]?.x ?? 0 });
      this.#text(`[data-left="${layer}"]`, quantity(left, unit, options));
      const share = quantity(taken / whole, 'ratio', { digits: 2 });
      this.#text(`[data-taken="${layer}"]`, index > 0 ? `\u2212${share}` : '');
    }
    this.#bar('[data-layer="payload"]', drawn.payload);
    this.#bar('[data-expected]', drawn.expected);
    this.#root.querySelector('[data-expected]')?.setAttribute('data-expected', expected?.basis ?? '');
    this.#text('[data-band]', expected ? words.bands[expected.basis] : '');
    this.#text('[data-left="payload"]', quantity(rest, unit, options));
  }

  /** The echo beside each field and the value in the title of its fold. */
  #showInputs(answer: Answer): void {
    this.echo(answer.inputs as unknown as Inputs, answer.understood);
    this.#locked.show();
    for (const { dataset } of this.#controls) {
      const name = dataset.input ?? '';
      this.#text(`[data-current="${name}"]`, this.#current(answer, name));
    }
  }

  /** What an input is set to, in words. */
  #current(answer: Answer, name: string): string {
    const control = this.#control(name);
    if (!control) return '';
    if (control instanceof HTMLSelectElement) return (control.selectedOptions[0]?.textContent ?? '').trim();
    const { unit, nothing } = typedOf(control.dataset);
    const value = answerValue(answer, name);
    return (value === 0 && nothing) || shownText(value, unit, { exact: true });
  }

  /** Beside each field that is typed into, what was understood of it; of those that could not be read, nothing. */
  echo(inputs: Inputs, understood: Record<string, Understood> = {}): void {
    for (const control of this.#controls) {
      if (!(control instanceof HTMLInputElement) || control.type !== 'text') continue;
      const name = control.dataset.input ?? '';
      const [value, list] = [inputs[name], understood[name]];
      let text = '';
      if (list) text = words.understood(understoodText(list, { binary: this.binary }));
      else if (typeof value === 'number') text = echo(value, typedOf(control.dataset), control.value);
      this.#text(`[data-echo="${name}"]`, text);
    }
  }

  #bar(selector: string, bar: { x: number; width: number } | undefined): void {
    const rect = this.#root.querySelector(`rect${selector}`);
    rect?.setAttribute('x', String(bar?.x ?? 0));
    rect?.setAttribute('width', String(bar?.width ?? 0));
  }

  #text(selector: string, text: string): void {
    const element = this.#root.querySelector(selector);
    if (element && element.textContent !== text) element.textContent = text;
  }

  refusalText(refusal: Refusal): string {
    return refusalText(
      refusal,
      (input) => this.#control(input)?.dataset.label ?? input,
      this.#control(refusal.input)?.dataset.example,
    );
  }

  #control(name: string): Control | undefined {
    return this.#controls.find((control) => control.dataset.input === name);
  }

  /** Puts the message beside its field, and opens the fold that hides it. */
  refuse(refusal: Refusal): void {
    const control = this.#control(refusal.input);
    this.#text(`[data-error="${refusal.input}"]`, this.refusalText(refusal));
    control?.setAttribute('aria-invalid', 'true');
    this.#root.dataset.stale = '';
    const fold = control?.closest('details');
    if (fold) fold.open = true;
  }

  /** What stands in a field, where the core was asked with what it stands for. */
  asTyped(refusal: Refusal): Refusal {
    const control = this.#control(refusal.input);
    const isText = control instanceof HTMLInputElement && control.type === 'text';
    return isText ? { ...refusal, value: control.value.trim() } : refusal;
  }

  clearRefusals(): void {
    delete this.#root.dataset.stale;
    for (const control of this.#controls) {
      control.removeAttribute('aria-invalid');
      this.#text(`[data-error="${control.dataset.input}"]`, '');
    }
  }

  coreFailed(failed: boolean): void {
    show(this.#root, '[data-core-failed]', failed);
  }

  /**
   * In a frame without its core: the answer that was served, unless the address asks for something.
   * @param asked The state of the address, as a query.
   */
  showServed(asked: string): void {
    const isOther = asked.length > 1;
    show(this.#root, '[data-defaults]', isOther);
    this.lock({ lock: [EVERY] });
    if (!isOther) return;
    const inputs = askedInputs(asked, (name) => this.#known(name));
    showNoAnswer(this.#root, inputs);
    const full = this.#root.querySelector<HTMLAnchorElement>('[data-full]');
    if (full) full.href = `${full.dataset.full}${asked}`;
  }

  #known(name: string): Known | undefined {
    const control = this.#control(name);
    const label = control?.dataset.label;
    if (!control || label === undefined) return undefined;
    if (!(control instanceof HTMLSelectElement)) return { label };
    const options = [...control.options].map(({ value, text }) => [value, text.trim()]);
    return { label, options: Object.fromEntries(options) };
  }

  /** In a frame that hides the fields of values that its address asks for and that are refused. */
  refuseUnseen(refusals: readonly Refusal[]): void {
    const isSeen = ({ input }: Refusal) => this.#control(input)?.checkVisibility() === true;
    const unseen = refusals.filter((refusal) => !isSeen(refusal));
    showRefused(this.#root, unseen.map((refusal) => this.refusalText(refusal)).join(' '));
  }

  announce(sentence: string): void {
    this.#text('[data-status]', sentence);
  }

  copied(): void {
    if (this.copyButton) this.copyButton.textContent = words.copied;
  }
}

const inputsOf = (controls: Control[]): Inputs =>
  Object.fromEntries(
    controls.map((control) => [
      control.dataset.input ?? '',
      control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value,
    ]),
  );
