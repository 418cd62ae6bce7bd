// The page's end of work in a worker. The worker starts from a blob, so that it inherits the page's content security
// policy also where a host sends no headers: a worker made from an address would not.

/** What the two ends send each other. */
export interface Asked<Question> {
  id: number;
  question: Question;
}

export type Answered<Progress> =
  | { progress: Progress }
  | { id: number; answer: unknown }
  | { id: number; error: string };

/** The worker did not start. */
export class NoWorker extends Error {}

/** A worker that answers questions. `stop` ends it at any time; nothing of it is kept. */
export class Background<Question, Progress> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  #next = 0;
  /** The worker answers no more. */
  #failure: Error | undefined;

  /** Throws where the browser lets no worker start. */
  constructor(address: string, onProgress: (progress: Progress) => void) {
    const script = `import ${JSON.stringify(new URL(address, location.href).href)}`;
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    this.#worker = new Worker(url, { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answered<Progress>>) => {
      if ('progress' in data) {
        onProgress(data.progress);
        return;
      }
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.answer);
    });
    // Without a message it did not start: its script is missing, or a policy forbids it.
    this.#worker.addEventListener('error', ({ message }) => this.#fail(message ? new Error(message) : new NoWorker()));
  }

  /** Whoever asks knows what is answered. */
  ask<Answer>(question: Question): Promise<Answer> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#next += 1;
      this.#waiting.set(this.#next, { resolve: resolve as (answer: unknown) => void, reject });
      this.#worker.postMessage({ id: this.#next, question } satisfies Asked<Question>);
    });
  }

  /** Whether something was asked that has no answer yet. */
  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  stop(): void {
    this.#worker.terminate();
    this.#fail(new Error('stopped'));
  }

  #fail(error: Error): void {
    this.#failure = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
