// What runs in the worker before DuckDB's own script. It takes away everything that a worker can reach, but for one
// door: ranges of the one database. DuckDB's settings shut the same doors from inside; this holds if they do not.

import type { Part } from './files.element.ts';
import type { DatasetProblem } from './problem.ts';

export interface Start {
  script: string;
  /** The database's address and its size, where it is read by ranges. */
  database: { url: string; bytes: number } | undefined;
  /** Where the worker tells what DuckDB does not, and is given the engine's file. */
  tell: MessagePort;
}

/** What the page says to the worker, DuckDB aside. */
export type WorkerRequest =
  /** A part of the engine's file: the worker fetches nothing, and the page's policy lets nothing come from a blob. */
  | { part: Part; packed: boolean }
  /** All of it has been handed over. */
  | { whole: true }
  /** Asks whether all that was to be told has come. */
  | { settle: true };

export type WorkerReport =
  /** Bytes of the database that were read. */
  | { read: number }
  /** A read that failed, as the page calls it: what the engine makes of it afterwards is no news. */
  | { failed: DatasetProblem; detail: string }
  /** The engine's script could not be loaded. */
  | { missing: string }
  /** The engine's file could not be compiled; `able` says whether this browser compiles anything of its kind. */
  | { broken: string; able: boolean }
  /** All that was told before it has come. */
  | { settled: true };

// These functions are handed to the worker as text, so they use nothing from outside themselves.

/** Whether WebAssembly with exceptions is known and allowed here: tries the smallest module that has one. */
function compilesExceptions(): boolean {
  const head = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const types = [1, 4, 1, 0x60, 0, 0];
  const functions = [3, 2, 1, 0];
  // try catch_all end
  const code = [10, 8, 1, 6, 0, 6, 0x40, 0x19, 0x0b, 0x0b];
  try {
    const bytes = [head, types, functions, code].flat();
    return new WebAssembly.Module(new Uint8Array(bytes)) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

/** The engine's file as the page hands it over, unpacked while it comes: it never lies in memory as a whole. */
function engineFile({ tell }: Start, say: (report: WorkerReport) => void): () => Promise<ReadableStream<Part>> {
  let parts: ReadableStreamDefaultController<Part> | undefined;
  const file = new ReadableStream<Part>({
    start(controller) {
      parts = controller;
    },
    // A part of it cannot be unpacked or compiled: the others are of no use.
    cancel() {
      parts = undefined;
    },
  });
  let tellPacked!: (packed: boolean) => void;
  const isPacked = new Promise<boolean>((resolve) => {
    tellPacked = resolve;
  });
  tell.onmessage = ({ data: request }: MessageEvent<WorkerRequest>) => {
    if ('part' in request) {
      tellPacked(request.packed);
      parts?.enqueue(request.part);
    } else if ('whole' in request) parts?.close();
    else say({ settled: true });
  };
  return async () => ((await isPacked) ? file.pipeThrough<Part>(new DecompressionStream('gzip')) : file);
}

/** The last byte to ask a database of so many bytes for, where the engine asks for those from `first` to `last`. */
function endOfRead(first: number, last: number, bytes: number): number {
  // The engine feels its way: it asks for the first page of a block, and then for the rest. Both come with one
  // request, as each costs a round trip over the network.
  const PAGE = 2 ** 14;
  const BLOCK = 2 ** 16;
  // It reads ahead in steps that grow fourfold, up to megabytes, and takes less as well: one step behind and no more
  // than this, a question that needs a few blocks of a column reads few others.
  const GROWTH = 4;
  const MOST = 2 ** 18;
  const asked = last - first + 1;
  return Math.min(first + Math.max(PAGE + BLOCK, Math.min(Math.ceil(asked / GROWTH), MOST)), bytes) - 1;
}

/** Why an answer with so many bytes is of no use. */
function problemOf(status: number, bytes: number, isRange: boolean): DatasetProblem | undefined {
  if (status === 404 || status === 410) return 'database_missing';
  // 416: it is shorter now.
  if (status >= 400 && status !== 416) return 'server';
  // It was replaced while it was read: a host then sends the new one whole, and would with every read.
  return status !== 206 && (bytes > 0 || isRange) ? 'database_broken' : undefined;
}

/** Requests that reach the database and nothing else. */
function requestsOf(
  { database }: Start,
  say: (report: WorkerReport) => void,
  { endOfRead, problemOf }: GuardParts,
): typeof XMLHttpRequest {
  /** What the last request brought. */
  let kept = { first: 0, bytes: new ArrayBuffer() };
  /** After a read that failed none is tried: the engine would go on for thousands. */
  let failure: string | undefined;

  function fail(failed: DatasetProblem, detail: string): never {
    failure = `${failed}: ${detail}`;
    say({ failed, detail });
    throw new Error(failure);
  }

  return class extends XMLHttpRequest {
    #range: [first: number, last: number] | undefined;

    override open(method: string, url: string | URL): void {
      if (String(url) !== database?.url || (method !== 'GET' && method !== 'HEAD')) {
        throw new Error('the session reads its database and nothing else');
      }
      // The engine waits for its answer: it knows no other way.
      super.open(method, url, false);
    }

    override setRequestHeader(name: string, value: string): void {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(value) ?? [];
      const isRead = first !== undefined && first !== last;
      if (isRead) this.#range = [Number(first), Number(last)];
      else super.setRequestHeader(name, value);
    }

    override send(): void {
      if (this.#range) this.#read(...this.#range);
      else this.#request();
    }

    #read(first: number, last: number): void {
      if (first < kept.first || last >= kept.first + kept.bytes.byteLength) {
        const end = endOfRead(first, last, database?.bytes ?? 0);
        super.setRequestHeader('Range', `bytes=${first}-${end}`);
        this.#request();
        const [range, bytes] = [this.getResponseHeader('Content-Range'), this.response];
        if (range !== `bytes ${first}-${end}/${database?.bytes}`) fail('bad_ranges', String(range));
        if (bytes.byteLength !== end - first + 1) fail('bad_ranges', `${bytes.byteLength} bytes`);
        kept = { first, bytes };
      }
      const bytes = kept.bytes.slice(first - kept.first, last + 1 - kept.first);
      Object.defineProperties(this, { status: { value: 206 }, response: { value: bytes } });
    }

    #request(): void {
      if (failure !== undefined) throw new Error(failure);
      try {
        super.send();
      } catch (error) {
        fail('offline', String(error));
      }
      const { status, response } = this;
      const bytes = response instanceof ArrayBuffer ? response.byteLength : 0;
      say({ read: bytes });
      const problem = problemOf(status, bytes, this.#range !== undefined);
      if (problem) fail(problem, String(status));
    }
  };
}

interface GuardParts {
  compilesExceptions: typeof compilesExceptions;
  engineFile: typeof engineFile;
  endOfRead: typeof endOfRead;
  problemOf: typeof problemOf;
  requestsOf: typeof requestsOf;
}

/** Takes away everything that a worker can reach, and starts DuckDB's script. */
function guard(parts: GuardParts): void {
  const scope = self as unknown as Record<string, unknown>;
  const { importScripts } = self as unknown as { importScripts(script: string): void };
  // DuckDB's script puts its own in this place.
  self.onmessage = ({ data }: MessageEvent<Start>) => {
    const say = (report: WorkerReport) => data.tell.postMessage(report);
    const file = parts.engineFile(data, say);
    const requests = parts.requestsOf(data, say, parts);
    const channels = ['BroadcastChannel', 'EventSource', 'WebSocket', 'WebSocketStream', 'WebTransport'];
    for (const name of [...channels, 'Worker', 'caches', 'indexedDB']) {
      Object.defineProperty(scope, name, { value: undefined });
    }
    // Private files, should the engine learn to write them.
    Object.defineProperty(navigator, 'storage', { value: undefined });
    scope.XMLHttpRequest = requests;
    // DuckDB waits for ever for an engine that does not compile.
    self.addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      say({ broken: String(event.reason), able: parts.compilesExceptions() });
    });
    // DuckDB asks for its engine with its first fetch, and needs no other.
    scope.fetch = async () => {
      scope.fetch = () => Promise.reject(new Error('the session fetches nothing'));
      return new Response(await file(), { headers: { 'Content-Type': 'application/wasm' } });
    };
    try {
      importScripts(data.script);
    } catch (error) {
      // Nobody is there for what DuckDB's own messages ask.
      self.onmessage = null;
      say({ missing: String(error) });
    }
    scope.importScripts = undefined;
  };
}

/** A worker made from a blob inherits the page's content security policy, which one made from an address does not. */
export function startWorker(start: Start): Worker {
  const parts: GuardParts = { compilesExceptions, engineFile, endOfRead, problemOf, requestsOf };
  const texts = Object.entries(parts).map(([name, part]) => `${name}: ${part}`);
  const script = `(${guard})({ ${texts.join(', ')} })`;
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  worker.postMessage(start, [start.tell]);
  return worker;
}
