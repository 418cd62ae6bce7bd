// Plays the array out in a worker that is started on request, and says whether the formula agrees.

import type { Answer, Inputs, Played } from '../../calc-wasm/js/calc.ts';
import type { Part, PartHost } from '../calculator/calculator.element.ts';
import { answerValue } from '../calculator/show.ts';
import { PagePart } from '../common/page-element.element.ts';
import { conclusion, endsText, NONE, type Order, onLine, progressText, type Report } from './simulation.ts';
import { words as arrays } from './words.ts';

const words = arrays.simulation;

export class Simulation extends PagePart implements Part {
  readonly query = '';
  readonly #host: PartHost;
  #worker: Worker | undefined;
  #inputs: Inputs = {};
  /** The formula's chance of loss. */
  #formula = 0;
  #played: Played = NONE;
  #wanted = 0;

  constructor(root: HTMLElement, host: PartHost) {
    super(root);
    this.#host = host;
    const { signal } = host;
    this.#run.addEventListener('click', () => this.#start(), { signal });
    this.#stop.addEventListener('click', () => this.#end(), { signal });
    signal.addEventListener('abort', () => this.#worker?.terminate());
    this.#run.disabled = false;
  }

  take(answer: Answer): void {
    const inputs = answer.inputs as unknown as Inputs;
    this.find('[data-seed]').textContent = String(inputs.seed);
    this.#formula = Number(answerValue(answer, 'loss'));
    if (JSON.stringify(inputs) === JSON.stringify(this.#inputs)) return;
    this.#inputs = inputs;
    // What was played was another array.
    this.#worker?.terminate();
    this.#running(false);
    this.#say('');
  }

  #start(): void {
    this.#wanted = Number(this.root.querySelector('select')?.value);
    this.#played = NONE;
    this.#worker?.terminate();
    const worker = new Worker(new URL('./simulation-worker.element.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => this.#hear(data));
    worker.addEventListener('error', () => this.#fail());
    const order: Order = { inputs: this.#inputs, trials: this.#wanted };
    worker.postMessage(order);
    this.#running(true);
    this.#say('');
    this.#progress();
  }

  #hear(report: Report): void {
    if ('refused' in report) {
      this.#fail();
      return;
    }
    const stuck = report.trials === this.#played.trials;
    this.#played = report;
    this.#progress();
    if (stuck) {
      this.#worker?.terminate();
      this.#running(false);
      this.#say(words.tooLong);
    } else if (report.trials >= this.#wanted) this.#end();
  }

  /** Done or stopped: what was played so far counts. */
  #end(): void {
    this.#worker?.terminate();
    this.#running(false);
    this.#say(conclusion(this.#played, this.#formula, this.#wanted));
    this.#draw();
  }

  #fail(): void {
    this.#worker?.terminate();
    this.#running(false);
    this.#say(words.failed);
  }

  #running(running: boolean): void {
    this.#run.hidden = running;
    if (this.#stop.hidden === running) {
      const focused = document.activeElement === this.#stop || document.activeElement === this.#run;
      this.#stop.hidden = !running;
      // The button that was pressed is gone: its counterpart keeps the place.
      if (focused) (running ? this.#stop : this.#run).focus();
    }
    this.find('[data-progress]').hidden = !running;
    this.find('[data-line]').hidden = true;
  }

  #progress(): void {
    const bar = this.root.querySelector('progress');
    if (bar) Object.assign(bar, { max: this.#wanted, value: this.#played.trials });
    this.find('[data-progress-text]').textContent = progressText(this.#played, this.#wanted);
  }

  #say(text: string): void {
    this.find('[data-conclusion]').textContent = text;
    if (text) this.#host.announce(text);
  }

  #draw(): void {
    if (this.#played.trials === 0) return;
    const { low, high, share, formula } = onLine(this.#played, this.#formula);
    const set = (name: string, values: Record<string, number>): void => {
      for (const mark of this.root.querySelectorAll(`[data-mark="${name}"]`))
        for (const [attribute, value] of Object.entries(values))
          if (mark.hasAttribute(attribute)) mark.setAttribute(attribute, `${value}%`);
    };
    set('interval', { x: low, width: high - low });
    set('low', { x: low });
    set('high', { x: high });
    for (const [end, text] of Object.entries(endsText(this.#played))) {
      const mark = this.root.querySelector(`[data-mark="${end}"]`);
      if (mark) mark.textContent = text;
    }
    set('share', { cx: share });
    set('formula', { x1: formula, x2: formula, x: formula });
    this.find('[data-line]').hidden = false;
  }

  get #run(): HTMLButtonElement {
    return this.find('[data-run]');
  }

  get #stop(): HTMLButtonElement {
    return this.find('[data-stop]');
  }
}
