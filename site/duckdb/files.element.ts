// The two files behind the dataset, fetched: the engine, and the database whole or by ranges. Every way in which a host
// or a network can fail has its code.
import { DatasetError, type DatasetProblem } from './problem.ts';

export interface Files {
  /** Addresses, and bytes as the build wrote them down; the engine's are packed. */
  database: string;
  databaseBytes: number;
  engine: string;
  engineBytes: number;
  /** Whether the database is read in parts: it is too large to be fetched. */
  ranges: boolean;
}

/** The database, all of it. */
export async function fetchWhole(
  { database, databaseBytes }: Files,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const response = await fetched(database, { signal }, 'database_missing');
  const bytes = await bodyOf(response, 'database_broken');
  if (bytes.byteLength !== databaseBytes) {
    throw new DatasetError('database_broken', `${bytes.byteLength} of ${databaseBytes} bytes`);
  }
  return new Uint8Array(bytes);
}

/** Asks for one byte: a host that sends the whole file for it would send it with every read. */
export async function rangesWork(
  { database, databaseBytes }: Files,
  signal: AbortSignal,
): Promise<void> {
  const over = new AbortController();
  const until = AbortSignal.any([signal, over.signal]);
  const init = { signal: until, headers: { Range: 'bytes=0-0' } };
  try {
    const response = await fetched(database, init, 'database_missing');
    if (response.status !== 206) throw new DatasetError('no_ranges', String(response.status));
    const total = response.headers.get('Content-Range')?.split('/')[1];
    if (total !== String(databaseBytes)) {
      throw new DatasetError('database_broken', `${total} of ${databaseBytes} bytes`);
    }
  } finally {
    // Nobody waits for the rest of a whole file.
    over.abort();
  }
}

export interface EngineBytes {
  bytes: ArrayBuffer;
  /** Whether they are as the build packed them: a host may have unpacked the file on the way. */
  packed: boolean;
}

/** The engine's file; the first bytes tell whether it is packed. */
export async function fetchEngine(
  { engine, engineBytes }: Files,
  signal: AbortSignal,
  onLoaded: (bytes: number) => void,
): Promise<EngineBytes> {
  const { body } = await fetched(engine, { signal }, 'engine_missing');
  if (!body) throw new DatasetError('engine_missing', `${engine} is empty`);
  let loaded = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        onLoaded(loaded);
        controller.enqueue(chunk);
      },
    }),
  );
  const bytes = await bodyOf(new Response(counted), 'engine_missing');
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const packed = first === 0x1f && second === 0x8b;
  if (packed && bytes.byteLength !== engineBytes) {
    throw new DatasetError('engine_missing', `${bytes.byteLength} of ${engineBytes} bytes`);
  }
  return { bytes, packed };
}

async function fetched(url: string, init: RequestInit, missing: DatasetProblem): Promise<Response> {
  const response = await fetch(url, init).catch((error) => {
    // Without an answer at all, whatever the reason: a browser does not tell them apart.
    throw error instanceof TypeError ? new DatasetError('offline', error.message) : error;
  });
  if (!response.ok) throw new DatasetError(missing, `${url}: ${response.status}`);
  return response;
}

/** A body that ends early has lost its connection, or was cut when it was packed. */
async function bodyOf(response: Response, broken: DatasetProblem): Promise<ArrayBuffer> {
  return response.arrayBuffer().catch((error) => {
    throw error instanceof TypeError ? new DatasetError(broken, error.message) : error;
  });
}
