// The dataset in the browser: DuckDB-WASM in a worker, over our database file, shut off from everything else.
// The only file that knows DuckDB.
import {
  AsyncDuckDB,
  type AsyncDuckDBConnection,
  DuckDBAccessMode,
  DuckDBDataProtocol,
  VoidLogger,
} from '@duckdb/duckdb-wasm';
import workerUrl from '@duckdb/duckdb-wasm/dist/duckdb-browser-eh.worker.js?url';
import { type DescribedColumn, shortType, withoutEnums } from './enums.ts';
import { type Files, fetchEngine, fetchWhole, rangesWork } from './files.element.ts';
import { LOCK, problemIn } from './limits.ts';
import { DatasetError, type DatasetProblem } from './problem.ts';
import { type Table, tableOf } from './rows.ts';
import { startWorker, type Told } from './worker.element.ts';

export interface Progress {
  loaded: number;
  /** Everything is here; the engine starts. */
  starting: boolean;
}

/** Every refusal is a `DatasetError`. */
export interface Dataset {
  /** A statement of ours, its values bound. */
  ask(sql: string, values: readonly Value[]): Promise<Table>;
  /** A question of the reader's: its first rows, unless the signal ends it. */
  run(sql: string, limits: Limits): Promise<Table>;
  /** Bytes of the database that were read so far. */
  bytesRead(): number;
  /** Whether it still answers: a query that does not listen is ended together with its engine. */
  readonly isOpen: boolean;
  close(): void;
}

export type Value = string | number;

export interface Limits {
  rows: number;
  signal: AbortSignal;
}

/** Its name in the engine, and so in queries. */
const DATABASE = 'lanewise.duckdb';

/** Instantiating took 0.6 to 1.6 s where it was measured. Under a policy that forbids it, it never ends. */
const START_LIMIT_MS = 20_000;

/** A file that would take longer than this is not worth the wait. */
const DOWNLOAD_LIMIT_MS = 120_000;

/** The page's own questions take milliseconds: one that takes this long has met a broken engine or network. */
const ANSWER_LIMIT_MS = 20_000;

/** A query that was asked to end, and has not by then, never will: the engine looks up between pieces of work. */
const STOP_LIMIT_MS = 2_000;

/** Of the engine's own: what the browser gives a page is larger, but what it takes from others counts, too. */
const MEMORY_LIMIT = '192MB';

export async function openDataset(
  files: Files,
  { signal, onProgress }: { signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<Dataset> {
  const { engine, engineBytes } = files;
  const [wasm, database] = await both(signal, (until) => [
    fetchEngine(files, until, (loaded) =>
      onProgress({ loaded: Math.min(loaded, engineBytes), starting: false }),
    ),
    found(files, until),
  ]);
  onProgress({ loaded: engineBytes, starting: true });

  const { port1, port2: tell } = new MessageChannel();
  let bytesRead = typeof database === 'string' ? 0 : database.byteLength;
  const broken = new Promise<never>((_, reject) => {
    port1.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('read' in data) bytesRead += data.read;
      else reject(new DatasetError('engine_broken', data.broken));
    };
  });
  const worker = startWorker({
    engine: wasm,
    script: new URL(workerUrl, location.href).href,
    database: typeof database === 'string' ? database : undefined,
    tell,
  });
  const db = new AsyncDuckDB(new VoidLogger(), worker);
  try {
    const started = Promise.race([start(db, engine, database), broken]);
    const own = await unlessStopped(started, worker, signal);
    return new Session(db, own, () => bytesRead);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** The database, or its address where it is read by ranges. */
async function found(files: Files, signal: AbortSignal): Promise<Uint8Array | string> {
  if (!files.ranges) return fetchWhole(files, signal);
  await rangesWork(files, signal);
  return new URL(files.database, location.href).href;
}

/** Two downloads, of which none goes on when the other has failed. */
async function both<One, Other>(
  signal: AbortSignal,
  begin: (until: AbortSignal) => [Promise<One>, Promise<Other>],
): Promise<[One, Other]> {
  const over = new AbortController();
  const late = AbortSignal.timeout(DOWNLOAD_LIMIT_MS);
  try {
    return await Promise.all(begin(AbortSignal.any([signal, over.signal, late])));
  } catch (error) {
    throw late.aborted ? new DatasetError('too_slow') : error;
  } finally {
    over.abort();
  }
}

/** DuckDB's start, or the reason why there will be none: the worker itself may never answer. */
async function unlessStopped<Started>(
  started: Promise<Started>,
  worker: Worker,
  signal: AbortSignal,
): Promise<Started> {
  const over = new AbortController();
  const late = AbortSignal.timeout(START_LIMIT_MS);
  const failed = new Promise<never>((_, reject) => {
    const until = { signal: over.signal };
    late.addEventListener('abort', () => reject(new DatasetError('engine_hangs')), until);
    signal.addEventListener('abort', () => reject(signal.reason), until);
    worker.addEventListener(
      'error',
      ({ message }) => reject(new DatasetError('engine_broken', message)),
      until,
    );
  });
  try {
    return await Promise.race([started, failed]);
  } finally {
    over.abort();
  }
}

async function start(
  db: AsyncDuckDB,
  engine: string,
  database: Uint8Array | string,
): Promise<AsyncDuckDBConnection> {
  await db.instantiate(new URL(engine, location.href).href).catch((error) => {
    throw new DatasetError('engine_broken', messageOf(error));
  });
  return open(db, database).catch((error) => {
    const { code, message } = problemOf(error);
    // No question was asked yet.
    throw new DatasetError(code === 'query' ? 'database_broken' : code, message);
  });
}

async function open(
  db: AsyncDuckDB,
  database: Uint8Array | string,
): Promise<AsyncDuckDBConnection> {
  if (typeof database === 'string') {
    await db.registerFileURL(DATABASE, database, DuckDBDataProtocol.HTTP, false);
  } else await db.registerFileBuffer(DATABASE, database);
  await db.open({
    path: DATABASE,
    accessMode: DuckDBAccessMode.READ_ONLY,
    // By ranges, which the engine does not read unless told; some hosts answer HEAD as if they had none.
    filesystem: {
      forceFullHTTPReads: false,
      reliableHeadRequests: false,
      allowFullHTTPReads: true,
    },
    // A DECIMAL would lose its point otherwise, and 64-bit integers arrive as BigInt.
    query: { castBigIntToDouble: true, castDecimalToDouble: true, castTimestampToDate: true },
  });
  const own = await db.connect();
  await own.query(`SET memory_limit = '${MEMORY_LIMIT}'; ${LOCK}`);
  return own;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

class Session implements Dataset {
  #db: AsyncDuckDB;
  /** For the page's own questions; each of the reader's has one to itself, so that what it leaves is gone with it. */
  #own: AsyncDuckDBConnection;
  isOpen = true;
  readonly bytesRead: () => number;

  constructor(db: AsyncDuckDB, own: AsyncDuckDBConnection, bytesRead: () => number) {
    this.#db = db;
    this.#own = own;
    this.bytesRead = bytesRead;
  }

  async ask(sql: string, values: readonly Value[]): Promise<Table> {
    const late = AbortSignal.timeout(ANSWER_LIMIT_MS);
    try {
      return await Promise.race([this.#answer(sql, values), refusal(late, 0)]);
    } catch (error) {
      // Our statements have no mistakes: the engine or the network is gone.
      this.close();
      throw problemOf(error);
    }
  }

  async #answer(sql: string, values: readonly Value[]): Promise<Table> {
    const prepared = await this.#own.prepare(sql);
    const result = await prepared.query(...values);
    await prepared.close();
    return tableOf(result.schema.fields, [result], Number.POSITIVE_INFINITY);
  }

  async run(sql: string, { rows, signal }: Limits): Promise<Table> {
    const wrong = problemIn(sql);
    if (wrong) throw new DatasetError(wrong);
    const connection = await this.#db.connect();
    const cancel = () => void connection.cancelSent().catch(() => {});
    signal.addEventListener('abort', cancel);
    try {
      const answer = firstRows(connection, sql, { rows, signal }).finally(() => connection.close());
      return await Promise.race([answer, refusal(signal, STOP_LIMIT_MS)]);
    } catch (error) {
      if (error instanceof Deaf) this.close();
      throw signal.aborted ? endOf(signal) : problemOf(error);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  close(): void {
    this.isOpen = false;
    void this.#db.terminate();
  }
}

async function firstRows(
  connection: AsyncDuckDBConnection,
  sql: string,
  { rows: most, signal }: Limits,
): Promise<Table> {
  // Refuses a second statement behind the first.
  await (await connection.prepare(sql)).close();
  const described = await columnsOf(connection, sql);
  signal.throwIfAborted();
  const asked = withoutEnums(sql, described);
  const reader = await (await connection.send(asked, true)).open();
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
  const types = described.map(({ type }) => shortType(type));
  return { ...tableOf(fields, batches, most), ...(types.length > 0 && { types }) };
}

/** The answer's columns as the database has them: on the way here 64-bit integers and decimals become doubles. */
async function columnsOf(
  connection: AsyncDuckDBConnection,
  sql: string,
): Promise<DescribedColumn[]> {
  try {
    const rows = (await connection.query(`DESCRIBE ${sql}`)).toArray();
    return Array.from(rows, (row) => ({
      name: String(row.column_name),
      type: String(row.column_type),
    }));
  } catch {
    // SHOW, SUMMARIZE and EXPLAIN are not described.
    return [];
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

/** The engine's own words, by what they are about. */
const PROBLEMS: [RegExp, DatasetProblem][] = [
  [/multiple statements/, 'not_a_question'],
  [/in the \w+ extension/, 'no_extension'],
  [/Out of Memory/i, 'no_memory'],
  // It was replaced while it was read: a host then sends the new one whole.
  [/answered with status/, 'database_broken'],
  [/Range request|NetworkError/, 'offline'],
  [
    /IO Error|Serialization Error|Corrupt|INTERNAL Error|memory access|table index|signature/i,
    'database_broken',
  ],
];

function problemOf(error: unknown): DatasetError {
  if (error instanceof Deaf) return new DatasetError('too_slow');
  const message = messageOf(error);
  const code = PROBLEMS.find(([words]) => words.test(message))?.[1] ?? 'query';
  return new DatasetError(code, message);
}
