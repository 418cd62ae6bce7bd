// The page's end of a check: what may be asked of its worker.
import type { Extraction } from '../../datasets/tools/readers/measurement.ts';
import { Background } from '../common/background.element.ts';
import type { Wish } from './make.ts';
import type { DataFiles } from './parts.ts';
import type { Page, Summary } from './session.ts';
import type { Given, Made, Mended, Progress, Question } from './worker.element.ts';
import workerUrl from './worker.element.ts?worker&url';

export { NoWorker } from '../common/background.element.ts';

/** One drop. `stop` ends it at any time; nothing of it is kept. */
export class Check {
  readonly #work: Background<Question, Progress>;

  constructor(onProgress: (progress: Progress) => void) {
    this.#work = new Background(workerUrl, onProgress);
  }

  check(files: Given[], known: DataFiles): Promise<Summary> {
    return this.#work.ask({ ask: 'check', files, known });
  }

  page(file: string, line: number): Promise<Page> {
    return this.#work.ask({ ask: 'page', file, line });
  }

  /** Figures that were typed, to make a set of. */
  figures(extraction: Extraction): Promise<void> {
    return this.#work.ask({ ask: 'figures', extraction });
  }

  make(wish: Wish, known: DataFiles): Promise<Made> {
    return this.#work.ask({ ask: 'make', wish, known });
  }

  mend(): Promise<Mended> {
    return this.#work.ask({ ask: 'mend' });
  }

  /** The files as they are now. */
  zip(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#work.ask({ ask: 'zip' });
  }

  stop(): void {
    this.#work.stop();
  }
}
