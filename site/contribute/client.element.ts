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
export class Check extends Background<Question, Progress> {
  constructor(onProgress: (progress: Progress) => void) {
    super(workerUrl, onProgress);
  }

  check = (files: Given[], known: DataFiles): Promise<Summary> => this.ask({ ask: 'check', files, known });

  page = (file: string, line: number): Promise<Page> => this.ask({ ask: 'page', file, line });

  /** Figures that were typed, to make a set of. */
  figures = (extraction: Extraction): Promise<void> => this.ask({ ask: 'figures', extraction });

  make = (wish: Wish, known: DataFiles): Promise<Made> => this.ask({ ask: 'make', wish, known });

  mend = (): Promise<Mended> => this.ask({ ask: 'mend' });

  /** The files of the set as one text. */
  text = (): Promise<string> => this.ask({ ask: 'text' });

  /** The files as they are now. */
  zip = (): Promise<Uint8Array<ArrayBuffer>> => this.ask({ ask: 'zip' });
}
