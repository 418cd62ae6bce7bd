// The engine's life on a page: loaded when it is first needed, stopped when the reader says so, tried again on request.
import type { Progress } from './dataset.element.ts';
import type { Addresses } from './files.element.ts';
import { ROWS, TIME_LIMIT_MS } from './limits.ts';
import { DatasetError, type DatasetProblem } from './problem.ts';
import type { Table } from './rows.ts';
import type { Session } from './session.element.ts';
import type { Statement } from './statement.ts';

type EngineState =
  | { is: 'idle' | 'ready' | 'stopped' }
  | { is: 'loading'; progress: Progress }
  | { is: 'failed'; problem: DatasetError };

/** Of a question of the reader. */
export interface Answer extends Table {
  /** Bytes of the database that were read for it; nothing where all of it was fetched before. */
  read?: number;
}

/** Tells of every change of its state with an event named `change`. */
export class Engine extends EventTarget {
  state: EngineState = { is: 'idle' };
  #files: Addresses;
  /** What the browser has kept of the files is not to be trusted. */
  #afresh = false;
  #opened: Promise<Session> | undefined;
  /** Once it is open: it may have died since. */
  #session: Session | undefined;
  #opening = new AbortController();
  #running = new AbortController();

  constructor(files: Addresses) {
    super();
    this.#files = files;
  }

  /** The open dataset, loaded by whoever asks first. Refused loads may be asked for again. */
  load(): Promise<Session> {
    if (this.#session && !this.#session.isOpen) {
      this.#session = undefined;
      this.#opened = undefined;
    }
    this.#opened ??= this.#open();
    return this.#opened;
  }

  stopLoading(): void {
    this.#opening.abort();
  }

  /** A statement of the page: it has no mistakes, so that whatever refuses it is broken. */
  async ask({ sql, values }: Statement): Promise<Table> {
    const dataset = await this.load();
    return dataset.ask(sql, values).catch((error) => this.#fail(dataset, error));
  }

  /** A question of the reader, its first rows: one at a time, within the time that it may take. */
  async run(sql: string): Promise<Answer> {
    const dataset = await this.load();
    const before = dataset.bytesRead;
    this.#running = new AbortController();
    const signal = AbortSignal.any([this.#running.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const table = await dataset.run(sql, { rows: ROWS, signal }).catch((error: DatasetError) => {
      if (FAULTS.has(error.code)) this.#fail(dataset, error);
      if (!dataset.isOpen) this.#forget({ is: 'idle' });
      throw error;
    });
    return this.#files.ranges ? { ...table, read: dataset.bytesRead - before } : table;
  }

  /** Ends the reader's question, or the loading that it waits for. */
  stop(): void {
    this.stopLoading();
    this.#running.abort();
  }

  #fail(dataset: Session, error: DatasetError): never {
    dataset.close();
    this.#forget({ is: 'failed', problem: error });
    throw error;
  }

  /** The next question loads it anew, from the browser's cache. */
  #forget(state: EngineState): void {
    this.#opened = undefined;
    this.#become(state);
  }

  async #open(): Promise<Session> {
    this.#opening = new AbortController();
    const { signal } = this.#opening;
    const onProgress = (progress: Progress) => this.#become({ is: 'loading', progress });
    onProgress({ loaded: 0, starting: false });
    try {
      const { openDataset } = await import('./dataset.element.ts');
      const files = { ...this.#files, afresh: this.#afresh };
      const dataset = await openDataset(files, { signal, onProgress });
      this.#afresh = false;
      this.#session = dataset;
      this.#become({ is: 'ready' });
      return dataset;
    } catch (error) {
      const problem = signal.aborted ? new DatasetError('stopped') : problemOf(error);
      this.#afresh ||= DAMAGED.has(problem.code);
      this.#forget(signal.aborted ? { is: 'stopped' } : { is: 'failed', problem });
      throw problem;
    }
  }

  #become(state: EngineState): void {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}

/** Not the question's doing: the session is of no more use. */
const FAULTS = new Set<DatasetProblem>([
  ...(['bad_ranges', 'database_broken', 'database_missing', 'offline', 'server'] as const),
]);

/** The browser may have kept the file as it came, for as long as its name is the same. */
const DAMAGED = new Set<DatasetProblem>(['engine_damaged', 'engine_missing', 'database_broken']);

/** The script that opens it may be missing as well: it is loaded when it is needed. */
function problemOf(error: unknown): DatasetError {
  return error instanceof DatasetError ? error : new DatasetError('engine_missing', String(error));
}
