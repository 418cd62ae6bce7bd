// <lw-diagnose>: what a machine prints in, what limits it out. Everything happens in this browser; the work in a worker.
import { copyBy } from '../../common/copy.element.ts';
import { handedOver } from '../../common/handed.element.ts';
import { Answer } from './answer.element.ts';
import { NoWorker, Reading } from './client.element.ts';
import { GivenForm } from './given.element.ts';
import { item } from './judged.element.ts';
import { words as all } from './words.ts';
import type { Diagnosed, Progress } from './worker.element.ts';

const words = all.status;

/** A pause in typing after which the text is read: whoever types is not done before. */
const READ_AFTER = 300;

export class DiagnoseElement extends HTMLElement {
  #reading: Reading | undefined;
  #form: GivenForm | undefined;
  #answer: Answer | undefined;
  #waiting = 0;
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    this.#answer = new Answer(this, () => this.#reading, signal);
    this.#form = new GivenForm(this, (isTyped) => this.#changed(isTyped), signal);
    this.addEventListener('click', (event) => void this.#clicked(event), { signal });
    this.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault(), { signal });
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-example]')) {
      button.disabled = false;
    }
    this.dataset.ready = '';
    const handed = handedOver('paste');
    const field = this.querySelector('textarea');
    if (handed && field && field.value === '') field.value = handed;
    // What was pasted before this class was there, or what the browser kept over a reload.
    if (this.#form.all.length > 0) this.#changed(true);
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    clearTimeout(this.#waiting);
    this.#reading?.stop();
    this.#reading = undefined;
  }

  #changed(isTyped: boolean): void {
    clearTimeout(this.#waiting);
    // An earlier text is read no further.
    if (this.#reading?.isBusy) this.#end();
    this.#waiting = window.setTimeout(() => void this.#read(!isTyped), isTyped ? READ_AFTER : 0);
  }

  async #clicked({ target }: Event): Promise<void> {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const { copy, example } = button.dataset;
    if (copy !== undefined) {
      const isCopied = await copyBy(button, copy, all.commands.copied);
      this.#say(isCopied ? all.commands.copied : all.commands.notCopied);
    } else if (example !== undefined) {
      const { examples } = await import('./examples.ts');
      this.#form?.use(examples[example as keyof typeof examples]);
    } else if ('clear' in button.dataset) {
      this.#form?.use('');
      this.#form?.field.focus();
    } else if ('stop' in button.dataset) {
      this.#end();
      this.#answer?.hide();
      this.#say(words.stopped);
    }
  }

  /** Ends what is being read, and with it the worker: nothing else stops it at once. */
  #end(): void {
    clearTimeout(this.#waiting);
    this.#reading?.stop();
    this.#reading = undefined;
    this.#busy(false);
  }

  /** A worker that is there already has the core loaded; nothing where the browser refuses one. */
  #worker(): Reading | undefined {
    try {
      this.#reading ??= new Reading(JSON.parse(this.dataset.ranges ?? '{}'), (progress) => this.#progress(progress));
    } catch {
      this.#reading = undefined;
    }
    return this.#reading;
  }

  /** Whoever typed is left where they are; whoever pressed a button is led to the answer. */
  async #read(isLed: boolean): Promise<void> {
    const given = this.#form?.all ?? [];
    this.#refused([]);
    if (given.length === 0) {
      this.#answer?.hide();
      this.#say('');
      return;
    }
    const reading = this.#worker();
    if (!reading) {
      this.#say(words.noWorker, true);
      return;
    }
    this.#busy(true);
    this.#say(words.diagnosing);
    try {
      const diagnosed = await reading.diagnose(given);
      if (reading !== this.#reading) return;
      this.#busy(false);
      await this.#show(diagnosed, isLed);
    } catch (error) {
      // Stopped, or followed by another text: its end says so.
      if (reading !== this.#reading) return;
      this.#end();
      this.#answer?.hide();
      this.#say(error instanceof NoWorker ? words.noWorker : words.failed(reasonOf(error)), true);
    }
  }

  async #show({ overview, refused, hasCore }: Diagnosed, isLed: boolean): Promise<void> {
    this.#refused(refused);
    if (!overview) {
      this.#answer?.hide();
      this.#say('');
      return;
    }
    const verdict = await this.#answer?.show(overview, hasCore);
    this.#say('');
    // Who is led to the verdict hears it there.
    const element = this.querySelector('[data-said]');
    if (element) element.textContent = isLed ? '' : (verdict ?? '');
    if (isLed) this.#answer?.focus();
  }

  #refused(sentences: readonly string[]): void {
    const list = this.querySelector<HTMLElement>('[data-refused]');
    if (!list) return;
    list.hidden = sentences.length === 0;
    list.replaceChildren(...sentences.map(item));
  }

  #progress({ read, of }: Progress): void {
    const bar = this.querySelector<HTMLProgressElement>('[data-progress]');
    if (!bar) return;
    // Without a value it says "working": nobody knows how long the reading takes.
    if (read < of) [bar.max, bar.value] = [of, read];
    else bar.removeAttribute('value');
    this.#say(read < of ? words.reading(read, of) : words.diagnosing);
  }

  #busy(isBusy: boolean): void {
    for (const selector of ['[data-progress]', '[data-stop]']) {
      const part = this.querySelector<HTMLElement>(selector);
      if (part) part.hidden = !isBusy;
    }
    this.querySelector('[data-answer]')?.setAttribute('aria-busy', String(isBusy));
  }

  #say(text: string, isWrong = false): void {
    const status = this.querySelector('[data-status]');
    if (!status) return;
    status.textContent = text;
    status.classList.toggle('lw-error', isWrong);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
