// The dataset in the browser: DuckDB-WASM in a worker, over our database file, shut off from everything else.
import {
  AsyncDuckDB,
  type AsyncDuckDBConnection,
  DuckDBAccessMode,
  DuckDBDataProtocol,
  VoidLogger,
} from '@duckdb/duckdb-wasm';
import workerUrl from '@duckdb/duckdb-wasm/dist/duckdb-browser-eh.worker.js?url';
import { problemOf } from './engine-error.ts';
import { type Files, fetchEngine, fetchWhole, rangesWork } from './files.element.ts';
import { LOCK } from './limits.ts';
import { DatasetError } from './problem.ts';
import { Reads } from './reads.element.ts';
import { Session } from './session.element.ts';
import { startWorker } from './worker.element.ts';

export interface Progress {
  loaded: number;
  /** Everything is here; the engine starts. */
  starting: boolean;
}

/** Its name in the engine, and so in queries. */
const DATABASE = 'lanewise.duckdb';

/** Instantiating took 0.6 to 1.6 s where it was measured. Under a policy that forbids it, it never ends. */
const START_LIMIT_MS = 20_000;

/** A file that would take longer than this is not worth the wait. */
const DOWNLOAD_LIMIT_MS = 120_000;

/** Of the engine's own: what the browser gives a page is larger, but what it takes from others counts, too. */
const MEMORY_LIMIT = '192MB';

export async function openDataset(
  files: Files,
  { signal, onProgress }: { signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<Session> {
  const { engine, engineBytes, databaseBytes } = files;
  const { port1, port2: tell } = new MessageChannel();
  const reads = new Reads(port1, files.ranges ? undefined : databaseBytes);
  const worker = startWorker({
    script: new URL(workerUrl, location.href).href,
    database: files.ranges ? { url: addressOf(files), bytes: databaseBytes } : undefined,
    tell,
  });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new DatasetError('engine_broken', message)));
  });
  const db = new AsyncDuckDB(new VoidLogger(), worker);
  // Asked for now: it is compiled while it comes.
  const instantiated = db.instantiate(new URL(engine, location.href).href).catch((error) => {
    throw new DatasetError('engine_broken', error instanceof Error ? error.message : String(error));
  });
  // A download that fails is told first.
  for (const later of [broken, instantiated]) later.catch(() => {});
  let loaded = 0;
  try {
    const [, database] = await both(signal, (until) => [
      fetchEngine(files, until, (part, packed) => {
        loaded += part.byteLength;
        onProgress({ loaded: Math.min(loaded, engineBytes), starting: false });
        reads.hand(part, packed);
      }).then(() => reads.handed()),
      databaseOf(files, until),
    ]);
    onProgress({ loaded: engineBytes, starting: true });
    const opened = instantiated.then(() => start(db, database));
    const started = Promise.race([reads.checked(opened), reads.broken, broken]);
    const session = new Session(db, await unlessStopped(started, signal), reads);
    worker.addEventListener('error', ({ message }) => session.died(message));
    return session;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

const addressOf = ({ database }: Files): string => new URL(database, location.href).href;

/** The database, or its address where it is read by ranges. */
async function databaseOf(files: Files, signal: AbortSignal): Promise<Uint8Array | string> {
  if (!files.ranges) return fetchWhole(files, signal);
  await rangesWork(files, signal);
  return addressOf(files);
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
async function unlessStopped<Started>(started: Promise<Started>, signal: AbortSignal): Promise<Started> {
  const over = new AbortController();
  const late = AbortSignal.timeout(START_LIMIT_MS);
  const failed = new Promise<never>((_, reject) => {
    const until = { signal: over.signal };
    late.addEventListener('abort', () => reject(new DatasetError('engine_hangs')), until);
    signal.addEventListener('abort', () => reject(signal.reason), until);
  });
  try {
    return await Promise.race([started, failed]);
  } finally {
    over.abort();
  }
}

async function start(db: AsyncDuckDB, database: Uint8Array | string): Promise<AsyncDuckDBConnection> {
  return open(db, database).catch((error) => {
    const { code, message } = problemOf(error);
    // No question was asked yet.
    throw new DatasetError(code === 'query' ? 'database_broken' : code, message);
  });
}

async function open(db: AsyncDuckDB, database: Uint8Array | string): Promise<AsyncDuckDBConnection> {
  if (typeof database === 'string') {
    await db.registerFileURL(DATABASE, database, DuckDBDataProtocol.HTTP, false);
  } else await db.registerFileBuffer(DATABASE, database);
  await db.open({
    path: DATABASE,
    accessMode: DuckDBAccessMode.READ_ONLY,
    // By ranges, which the engine does not read unless told; some hosts answer HEAD as if they had none.
    filesystem: { forceFullHTTPReads: false, reliableHeadRequests: false, allowFullHTTPReads: true },
    // A DECIMAL would lose its point otherwise, and 64-bit integers arrive as BigInt.
    query: { castBigIntToDouble: true, castDecimalToDouble: true, castTimestampToDate: true },
  });
  const own = await db.connect();
  await own.query(`SET memory_limit = '${MEMORY_LIMIT}'; ${LOCK}`);
  return own;
}
