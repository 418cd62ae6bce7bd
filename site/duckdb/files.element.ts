// The two files behind the dataset, fetched: the engine, and the database whole or by ranges. Every way in which a host
// or a network can fail has its code.
import { DatasetError, type DatasetProblem } from './problem.ts';

/** Addresses, and what the build wrote down of the files behind them; the engine's are packed. */
export interface Addresses {
  /** Packed, unless it is read in parts. */
  database: string;
  /** Unpacked. */
  databaseBytes: number;
  /** SHA-256, in hexadecimal digits. */
  databaseHash: string;
  engine: string;
  engineBytes: number;
  /** Whether the database is read in parts: it is too large to be fetched. */
  ranges: boolean;
}

export interface Files extends Addresses {
  /** Whether what the browser has kept of them is passed over. */
  afresh: boolean;
}

export async function fetchWhole(files: Files, signal: AbortSignal): Promise<Uint8Array> {
  const { database, databaseBytes, databaseHash } = files;
  const response = await fetched(database, init(files, signal), 'database_missing');
  const bytes = await unpacked(await bodyOf(response, 'database_broken'));
  if (bytes.byteLength !== databaseBytes) {
    throw new DatasetError('database_broken', `${bytes.byteLength} of ${databaseBytes} bytes`);
  }
  const hash = await hashOf(bytes);
  if (hash !== undefined && hash !== databaseHash) {
    throw new DatasetError('database_broken', `SHA-256 ${hash} instead of ${databaseHash}`);
  }
  return new Uint8Array(bytes);
}

/** A database as it was before it was packed: a host may have unpacked it on the way. */
async function unpacked(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  if (!isPacked(new Uint8Array(bytes))) return bytes;
  const database = inPieces(bytes).pipeThrough(new DecompressionStream('gzip'));
  return bodyOf(new Response(database), 'database_broken');
}

/** Bytes that are unpacked in one go. */
const PIECE = 65_536;

/** With a rest after each piece: unpacked in one go, the page answers no touch for a tenth of a second on a phone. */
function inPieces(bytes: ArrayBuffer): ReadableStream<Part> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(new Uint8Array(bytes.slice(at, at + PIECE)));
      at += PIECE;
      if (at >= bytes.byteLength) controller.close();
      else await new Promise((rested) => setTimeout(rested));
    },
  });
}

/** The first bytes tell (RFC 1952, section 2.3.1). */
const isPacked = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** SHA-256 as hexadecimal digits. Browsers have it for pages that came over a safe connection only. */
async function hashOf(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!isSecureContext) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Asks for one byte: a host that sends the whole file for it would send it with every read. */
export async function rangesWork(files: Files, signal: AbortSignal): Promise<void> {
  const { database, databaseBytes } = files;
  const over = new AbortController();
  const until = AbortSignal.any([signal, over.signal]);
  const asked = { ...init(files, until), headers: { Range: 'bytes=0-0' } };
  try {
    const response = await fetched(database, asked, 'database_missing');
    if (response.status !== 206) throw new DatasetError('no_ranges', String(response.status));
    const text = response.headers.get('Content-Range');
    const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(text ?? '') ?? [];
    if (first !== '0' || last !== '0') throw new DatasetError('bad_ranges', String(text));
    if (total !== String(databaseBytes)) {
      throw new DatasetError('database_broken', `${total} of ${databaseBytes} bytes`);
    }
  } finally {
    // Nobody waits for the rest of a whole file.
    over.abort();
  }
}

/** A part of the engine's file, as it came. */
export type Part = Uint8Array<ArrayBuffer>;

/** The engine's file, handed on in the parts in which it comes. */
export async function fetchEngine(
  files: Files,
  signal: AbortSignal,
  onPart: (part: Part, packed: boolean) => void,
): Promise<void> {
  const { engine, engineBytes } = files;
  const { body } = await fetched(engine, init(files, signal), 'engine_missing');
  if (!body) throw new DatasetError('engine_missing', `${engine} is empty`);
  // A host may have unpacked the file on the way.
  let packed: boolean | undefined;
  let loaded = 0;
  const handed = new WritableStream<Part>({
    write(part) {
      packed ??= isPacked(part);
      loaded += part.byteLength;
      onPart(part, packed);
    },
  });
  await body.pipeTo(handed).catch((error) => {
    throw error instanceof TypeError ? new DatasetError('engine_missing', error.message) : error;
  });
  if (packed && loaded !== engineBytes) throw new DatasetError('engine_missing', `${loaded} of ${engineBytes} bytes`);
}

const init = ({ afresh }: Files, signal: AbortSignal): RequestInit => ({
  signal,
  cache: afresh ? 'reload' : 'default',
});

async function fetched(url: string, init: RequestInit, missing: DatasetProblem): Promise<Response> {
  const response = await fetch(url, init).catch((error) => {
    // Without an answer at all, whatever the reason: a browser does not tell them apart.
    throw error instanceof TypeError ? new DatasetError('offline', error.message) : error;
  });
  const { ok, status } = response;
  if (ok) return response;
  // What it has not; else what it cannot do now.
  const isMissing = status === 404 || status === 410;
  throw new DatasetError(isMissing ? missing : 'server', isMissing ? url : String(status));
}

/** A body that ends early has lost its connection, or was cut when it was packed. */
async function bodyOf(response: Response, broken: DatasetProblem): Promise<ArrayBuffer> {
  return response.arrayBuffer().catch((error) => {
    throw error instanceof TypeError ? new DatasetError(broken, error.message) : error;
  });
}
