// The page's end of a diagnosis: what may be asked of its worker.
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import type { Extraction } from '../../../datasets/tools/readers/measurement.ts';
import { Background } from '../../common/background.element.ts';
import type { Diagnosed, Given, Progress, Question } from './worker.element.ts';
import workerUrl from './worker.element.ts?worker&url';
import type { FactsPart, PastePart } from './worker-messages.ts';

export { NoWorker } from '../../common/background.element.ts';

/** One reading. `stop` ends it at any time. */
export class Reading {
  readonly #work: Background<Question, Progress>;

  readonly #ranges: Ranges;

  /** `ranges` are those of the page, for the core that the worker loads. */
  constructor(ranges: Ranges, onProgress: (progress: Progress) => void) {
    this.#ranges = ranges;
    this.#work = new Background(workerUrl, onProgress);
  }

  get isBusy(): boolean {
    return this.#work.isBusy;
  }

  diagnose(given: Given[]): Promise<Diagnosed> {
    return this.#work.ask({ ask: 'diagnose', given, ranges: this.#ranges });
  }

  paste(line: number): Promise<PastePart | undefined> {
    return this.#work.ask({ ask: 'paste', line });
  }

  unreadAfter(after: number): Promise<number | undefined> {
    return this.#work.ask({ ask: 'unread', after });
  }

  facts(machine: number, from: number): Promise<FactsPart | undefined> {
    return this.#work.ask({ ask: 'facts', machine, from });
  }

  report(machine: number, sizerLink: string | undefined): Promise<string | undefined> {
    return this.#work.ask({ ask: 'report', machine, sizerLink });
  }

  figures(machine: number): Promise<Extraction | undefined> {
    return this.#work.ask({ ask: 'figures', machine });
  }

  stop(): void {
    this.#work.stop();
  }
}
