// Questions to an open database: the page's own, and the reader's, each of which has a connection of its own.
import type { AsyncDuckDB, AsyncDuckDBConnection } from '@duckdb/duckdb-wasm';
import { answered, type DescribedColumn, readView, viewOf } from './answer.ts';
import { problemOf } from './engine-error.ts';
import { problemIn } from './limits.ts';
import { DatasetError } from './problem.ts';
import type { Reads } from './reads.element.ts';
import { type Table, tableOf } from './rows.ts';
import { opening, single } from './statement-text.ts';

export type Value = string | number;

export interface Limits {
  rows: number;
  signal: AbortSignal;
}

/** The page's own questions take milliseconds: one that takes this long has met a broken engine or network. */
const ANSWER_LIMIT_MS = 20_000;

/** A query that was asked to end, and has not by then, never will: the engine looks up between pieces of work. */
const STOP_LIMIT_MS = 2_000;

/** A worker that gives no connection within this time is dead, or busy with what nobody waits for: it takes milliseconds. */
const CONNECT_LIMIT_MS = 10_000;

/** Every refusal is a `DatasetError`. */
export class Session {
  #db: AsyncDuckDB;
  /** For the page's own questions. */
  #own: AsyncDuckDBConnection;
  #reads: Reads;
  /** Whether it still answers: a query that does not listen is ended together with its engine. */
  isOpen = true;

  #die!: (problem: DatasetError) => void;
  /** Rejects when the worker has failed. */
  readonly #death = new Promise<never>((_, reject) => {
    this.#die = reject;
  });

  constructor(db: AsyncDuckDB, own: AsyncDuckDBConnection, reads: Reads) {
    this.#db = db;
    this.#own = own;
    this.#reads = reads;
    // Nobody may be waiting.
    this.#death.catch(() => {});
  }

  get bytesRead(): number {
    return this.#reads.bytes;
  }

  /** A statement of ours, its values bound. */
  async ask(sql: string, values: readonly Value[]): Promise<Table> {
    const late = AbortSignal.timeout(ANSWER_LIMIT_MS);
    try {
      const answer = this.#reads.checked(this.#answer(sql, values));
      return await Promise.race([answer, refusal(late, 0), this.#death]);
    } catch (error) {
      // Our statements have no mistakes: the engine or the network is gone.
      this.close();
      throw error instanceof Deaf ? new DatasetError('too_slow') : problemOf(error);
    }
  }

  async #answer(sql: string, values: readonly Value[]): Promise<Table> {
    const prepared = await this.#own.prepare(sql);
    const result = await prepared.query(...values);
    await prepared.close();
    return tableOf(result.schema.fields, [result], Number.POSITIVE_INFINITY);
  }

  /** A question of the reader's: its first rows, unless the signal ends it. */
  async run(sql: string, limits: Limits): Promise<Table> {
    const wrong = problemIn(sql);
    if (wrong) throw new DatasetError(wrong);
    const { signal } = limits;
    const connection = await this.#connected(signal);
    const cancel = () => void connection.cancelSent().catch(() => {});
    signal.addEventListener('abort', cancel);
    try {
      const answer = this.#reads.checked(this.#unchanged(connection, firstRows(connection, sql, limits)));
      const closed = answer.finally(() => (this.isOpen ? connection.close() : undefined));
      return await Promise.race([closed, refusal(signal, STOP_LIMIT_MS), this.#death]);
    } catch (error) {
      const problem = problemOf(error);
      if (error instanceof Deaf || ENDING.has(problem.code)) this.close();
      throw signal.aborted ? endOf(signal) : problem;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  /** The answer, unless the question has changed what later ones meet. Where that stays unknown, they get a new engine. */
  async #unchanged<Answer>(connection: AsyncDuckDBConnection, answer: Promise<Answer>): Promise<Answer> {
    const [settled] = await Promise.allSettled([answer]);
    if (settled.status === 'rejected' && problemOf(settled.reason).code === 'engine_crashed') throw settled.reason;
    const isLogging = await logs(connection);
    if (isLogging) throw new DatasetError('changes_session');
    if (isLogging === undefined) this.close();
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  }

  /** A connection for one question, unless the engine gives none: it may have died since the last one. */
  async #connected(signal: AbortSignal): Promise<AsyncDuckDBConnection> {
    const connecting = this.#db.connect();
    let late: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Deaf()), CONNECT_LIMIT_MS);
    });
    try {
      return await Promise.race([connecting, silence, refusal(signal, 0), this.#death]);
    } catch (error) {
      this.close();
      if (signal.aborted) throw endOf(signal);
      throw error instanceof Deaf ? new DatasetError('engine_lost') : problemOf(error);
    } finally {
      clearTimeout(late);
    }
  }

  /** To be called where the worker itself says that it has failed: what waits is told, and what comes later. */
  died(message: string): void {
    this.#die(new DatasetError('engine_lost', message));
    this.close();
  }

  close(): void {
    this.isOpen = false;
    void this.#db.terminate();
  }
}

/** After these the engine is of no more use. */
const ENDING = new Set(['changes_session', 'engine_crashed', 'engine_lost']);

async function firstRows(
  connection: AsyncDuckDBConnection,
  sql: string,
  { rows: most, signal }: Limits,
): Promise<Table> {
  // Its mistakes, as they stand in the reader's own text; it refuses a second statement, too.
  await (await connection.prepare(sql)).close();
  const columns = await describedView(connection, sql);
  signal.throwIfAborted();
  if (!columns) return readTable(connection, sql, most);
  const table = await readTable(connection, readView(columns, most + 1), most).catch((error) => {
    // It points into our text, which the reader has not written.
    if (error instanceof Error) error.message = error.message.replace(/(?<!\n)\n+LINE \d+: [\s\S]*$/, '');
    throw error;
  });
  return answered(table, columns);
}

async function readTable(connection: AsyncDuckDBConnection, sql: string, most: number): Promise<Table> {
  const reader = await (await connection.send(sql, true)).open();
  // A reader that has ended forgets its schema.
  const { fields } = reader.schema;
  const batches = [];
  let rows = 0;
  for await (const batch of reader) {
    batches.push(batch);
    rows += batch.numRows;
    if (rows > most) {
      await connection.cancelSent();
      break;
    }
  }
  return tableOf(fields, batches, most);
}

/** Makes the question a view, and says which columns it has. Nothing for EXPLAIN, which gives text and is no query. */
async function describedView(connection: AsyncDuckDBConnection, sql: string): Promise<DescribedColumn[] | undefined> {
  const { word, isExplained } = opening(sql);
  if (isExplained) return undefined;
  // These are no queries, and can stand in one.
  const question = STATEMENTS.has(word) ? `FROM (\n${single(sql)}\n)` : sql;
  await connection.query(viewOf(question)).catch((error) => {
    // A sound statement that no view can be made of: WITH may lead to DELETE.
    const isNone = error instanceof Error && error.message.startsWith('Parser Error: ');
    throw isNone ? new DatasetError('not_a_question') : error;
  });
  // A view has no two columns of one name, a question may.
  const described = await connection.query(`DESCRIBE ${question}`);
  return Array.from(described.toArray(), (row) => ({ name: String(row.column_name), type: String(row.column_type) }));
}

const STATEMENTS = new Set(['desc', 'describe', 'show', 'summarize']);

/** Whether a log has begun, which costs every query after it and may break it: settings are locked, but a function can. */
async function logs(connection: AsyncDuckDBConnection): Promise<boolean | undefined> {
  try {
    const [row] = (await connection.query(`SELECT current_setting('enable_logging')::BOOLEAN AS logs`)).toArray();
    return row.logs !== false;
  } catch {
    return undefined;
  }
}

/** It was asked to end and went on. */
class Deaf extends Error {}

/** Rejects when the signal has come and the time to obey it has gone, too. */
function refusal(signal: AbortSignal, grace: number): Promise<never> {
  return new Promise((_, reject) => {
    const wait = () => setTimeout(() => reject(new Deaf()), grace);
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });
}

function endOf(signal: AbortSignal): DatasetError {
  const { reason } = signal;
  const isLate = reason instanceof DOMException && reason.name === 'TimeoutError';
  return new DatasetError(isLate ? 'too_slow' : 'stopped');
}
