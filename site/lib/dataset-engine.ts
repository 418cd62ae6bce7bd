// The engine's life on a page: loaded when it is first needed, stopped when the reader says so, tried again on request.
import type { Dataset, Progress, Source, Table } from './dataset.ts';
import type { Statement } from './selection.ts';

type EngineState =
  | { is: 'idle' | 'ready' | 'stopped' | 'failed' }
  | { is: 'loading'; progress: Progress };

/** The page's own questions take milliseconds: one that takes this long has met a broken engine. */
const ANSWER_LIMIT_MS = 10_000;

/** Tells of every change of its state with an event named `change`. */
export class Engine extends EventTarget {
  state: EngineState = { is: 'idle' };
  #source: Source;
  #opened: Promise<Dataset> | undefined;
  #opening = new AbortController();

  constructor(source: Source) {
    super();
    this.#source = source;
  }

  /** The open dataset, loaded by whoever asks first. Refused loads may be asked for again. */
  load(): Promise<Dataset> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  stopLoading(): void {
    this.#opening.abort();
  }

  async ask({ sql, values }: Statement): Promise<Table> {
    const dataset = await this.load();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_LIMIT_MS);
    });
    try {
      return await Promise.race([dataset.ask(sql, values), late]);
    } catch (error) {
      this.#opened = undefined;
      this.#become({ is: 'failed' });
      await dataset.close();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #open(): Promise<Dataset> {
    const { signal } = this.#opening;
    const onProgress = (progress: Progress) => this.#become({ is: 'loading', progress });
    onProgress({ loaded: 0, starting: false });
    try {
      const { openDataset } = await import('./dataset.ts');
      const dataset = await openDataset(this.#source, { signal, onProgress });
      this.#become({ is: 'ready' });
      return dataset;
    } catch (error) {
      this.#opened = undefined;
      this.#opening = new AbortController();
      this.#become({ is: signal.aborted ? 'stopped' : 'failed' });
      throw error;
    }
  }

  #become(state: EngineState): void {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}
