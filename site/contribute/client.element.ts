// The page's end of a check. The worker starts from a blob, so that it inherits the page's content security policy
// also where a host sends no headers: a worker made from an address would not.

import type { Extraction } from '../../datasets/tools/import/measurement.ts';
import type { Wish } from './make.ts';
import type { DataFiles } from './parts.ts';
import type { Page, Summary } from './session.ts';
import type { Given, Made, Mended, Progress, Question } from './worker.element.ts';
import workerUrl from './worker.element.ts?worker&url';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The worker did not start. */
export class NoWorker extends Error {}

/** One drop. `stop` ends it at any time; nothing of it is kept. */
export class Check {
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #next = 0;
  /** The worker answers no more. */
  #failure: Error | undefined;

  constructor(onProgress: (progress: Progress) => void) {
    const script = `import ${JSON.stringify(new URL(workerUrl, location.href).href)}`;
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    this.#worker = new Worker(url, { type: 'module' });
    this.#worker.addEventListener('message', ({ data }) => {
      if (data.progress) {
        onProgress(data.progress);
        return;
      }
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.error === undefined) waiting?.resolve(data.answer);
      else waiting?.reject(new Error(data.error));
    });
    // Without a message it did not start: its script is missing, or a policy forbids it.
    this.#worker.addEventListener('error', ({ message }) =>
      this.#fail(message ? new Error(message) : new NoWorker()),
    );
  }

  check(files: Given[], known: DataFiles): Promise<Summary> {
    return this.#ask<Summary>({ ask: 'check', files, known });
  }

  page(file: string, line: number): Promise<Page> {
    return this.#ask<Page>({ ask: 'page', file, line });
  }

  /** Figures that were typed, to make a set of. */
  figures(extraction: Extraction): Promise<void> {
    return this.#ask<void>({ ask: 'figures', extraction });
  }

  make(wish: Wish, known: DataFiles): Promise<Made> {
    return this.#ask<Made>({ ask: 'make', wish, known });
  }

  mend(): Promise<Mended> {
    return this.#ask<Mended>({ ask: 'mend' });
  }

  /** The files as they are now. */
  zip(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#ask<Uint8Array<ArrayBuffer>>({ ask: 'zip' });
  }

  stop(): void {
    this.#worker.terminate();
    this.#fail(new Error('stopped'));
  }

  #ask<Answer>(question: Question): Promise<Answer> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#next += 1;
      this.#waiting.set(this.#next, { resolve: resolve as (answer: unknown) => void, reject });
      this.#worker.postMessage({ id: this.#next, question });
    });
  }

  #fail(error: Error): void {
    this.#failure = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
