// The dataset in the browser: DuckDB-WASM in a worker, over our database file, shut off from everything else.
// The only file that knows DuckDB.
import {
  AsyncDuckDB,
  type AsyncDuckDBConnection,
  DuckDBAccessMode,
  VoidLogger,
} from '@duckdb/duckdb-wasm';
import workerUrl from '@duckdb/duckdb-wasm/dist/duckdb-browser-eh.worker.js?url';

export interface Source {
  /** Address of the database file. */
  database: string;
  /** Address and packed size of the engine. */
  engine: string;
  engineBytes: number;
}

export interface Progress {
  loaded: number;
  /** Everything is here; the engine starts. */
  starting: boolean;
}

/** A cell as it is shown. */
export type Cell = string | number | boolean | null;

export interface Table {
  columns: string[];
  rows: Cell[][];
  /** Whether there was more than was asked for. */
  cut: boolean;
}

export interface Dataset {
  /** A statement of ours, its values bound. */
  ask(sql: string, values: readonly string[]): Promise<Table>;
  /** A statement of the reader's, its first `limit` rows. `stop` ends it. */
  run(sql: string, limit: number): Promise<Table>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Its name in the engine, and so in queries. */
const DATABASE = 'lanewise.duckdb';

/** Instantiating took 0.6 to 1.6 s where it was measured. Under a policy that forbids it, it never ends. */
const START_LIMIT_MS = 20_000;

/** A file that would take longer than this is not worth the wait. */
const DOWNLOAD_LIMIT_MS = 120_000;

/**
 * The statements that shut the session off: afterwards it reads no address and no file, loads no
 * extension, and none of this can be set back.
 */
const LOCK = `
  SET autoinstall_known_extensions = false;
  SET autoload_known_extensions = false;
  SET enable_external_access = false;
  SET lock_configuration = true;
`;

/**
 * Runs before DuckDB's own worker script. A worker made from a blob inherits the page's content security
 * policy, which a worker made from an address does not. The engine arrives as bytes, since the
 * policy lets nothing be fetched from a blob; DuckDB asks for it with its first fetch.
 */
const BOOTSTRAP = `
  onmessage = ({ data }) => {
    const { fetch } = self;
    self.fetch = async () => {
      self.fetch = fetch;
      return new Response(data.engine, { headers: { 'Content-Type': 'application/wasm' } });
    };
    importScripts(data.script);
  };
`;

export async function openDataset(
  { database, engine, engineBytes }: Source,
  { signal, onProgress }: { signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<Dataset> {
  const [bytes, file] = await both(signal, (until) => [
    unpacked(engine, until, (loaded) =>
      onProgress({ loaded: Math.min(loaded, engineBytes), starting: false }),
    ),
    // The whole database: up to about 25 MB that is quicker than many small reads of its parts.
    fetched(database, until).then((response) => response.arrayBuffer()),
  ]);
  onProgress({ loaded: engineBytes, starting: true });

  const worker = startWorker(bytes);
  const db = new AsyncDuckDB(new VoidLogger(), worker);
  try {
    const connection = await unlessStopped(start(db, engine, new Uint8Array(file)), worker, signal);
    return session(db, connection);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** Two downloads, of which none goes on when the other has failed. */
async function both(
  signal: AbortSignal,
  begin: (until: AbortSignal) => [Promise<ArrayBuffer>, Promise<ArrayBuffer>],
): Promise<[ArrayBuffer, ArrayBuffer]> {
  const over = new AbortController();
  const late = AbortSignal.timeout(DOWNLOAD_LIMIT_MS);
  try {
    return await Promise.all(begin(AbortSignal.any([signal, over.signal, late])));
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
  const failed = new Promise<never>((_, reject) => {
    const until = { signal: over.signal };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(START_LIMIT_MS)]);
    limit.addEventListener('abort', () => reject(limit.reason), until);
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), until);
  });
  try {
    return await Promise.race([started, failed]);
  } finally {
    over.abort();
  }
}

async function fetched(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** The engine's bytes. A host may have unpacked the file on the way: the first bytes tell. */
async function unpacked(
  url: string,
  signal: AbortSignal,
  onLoaded: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const { body: packed } = await fetched(url, signal);
  if (!packed) throw new Error(`${url} is empty`);
  let loaded = 0;
  const counted = packed.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        onLoaded(loaded);
        controller.enqueue(chunk);
      },
    }),
  );
  const body = await new Response(counted).arrayBuffer();
  const [first, second] = new Uint8Array(body, 0, 2);
  if (first !== 0x1f || second !== 0x8b) return body;
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

function startWorker(engine: ArrayBuffer): Worker {
  const url = URL.createObjectURL(new Blob([BOOTSTRAP], { type: 'text/javascript' }));
  const worker = new Worker(url);
  const script = new URL(workerUrl, location.href).href;
  worker.postMessage({ engine, script }, [engine]);
  return worker;
}

async function start(
  db: AsyncDuckDB,
  engine: string,
  database: Uint8Array,
): Promise<AsyncDuckDBConnection> {
  await db.instantiate(new URL(engine, location.href).href);
  await db.registerFileBuffer(DATABASE, database);
  await db.open({
    path: DATABASE,
    accessMode: DuckDBAccessMode.READ_ONLY,
    // A DECIMAL would lose its point otherwise, and 64-bit integers arrive as BigInt.
    query: { castBigIntToDouble: true, castDecimalToDouble: true, castTimestampToDate: true },
  });
  const connection = await db.connect();
  await connection.query(LOCK);
  return connection;
}

function session(db: AsyncDuckDB, connection: AsyncDuckDBConnection): Dataset {
  return {
    async ask(sql, values) {
      const prepared = await connection.prepare(sql);
      try {
        const result = await prepared.query(...values);
        return { ...tableOf(result.schema.fields, [result], Number.POSITIVE_INFINITY) };
      } finally {
        await prepared.close();
      }
    },
    async run(sql, limit) {
      const reader = await (await connection.send(sql, true)).open();
      // A reader that has ended forgets its schema.
      const { fields } = reader.schema;
      const batches = [];
      let rows = 0;
      for await (const batch of reader) {
        batches.push(batch);
        rows += batch.numRows;
        if (rows > limit) break;
      }
      return tableOf(fields, batches, limit);
    },
    async stop() {
      await connection.cancelSent();
    },
    async close() {
      await db.terminate();
    },
  };
}

interface Batch {
  numRows: number;
  toArray(): ArrayLike<{ toArray(): ArrayLike<unknown> }>;
}

function tableOf(fields: readonly { name: string }[], batches: Batch[], limit: number): Table {
  const rows = batches.flatMap((batch) =>
    Array.from(batch.toArray(), (row) => Array.from(row.toArray(), cellOf)),
  );
  return {
    columns: fields.map(({ name }) => name),
    rows: rows.slice(0, limit),
    cut: rows.length > limit,
  };
}

/** Nested values as text: nobody's value becomes markup. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return String(value);
}
