// What runs in the worker before DuckDB's own script. It takes away everything that a worker can reach, but for one
// door: ranges of the one database. DuckDB's settings shut the same doors from inside; this holds if they do not.

import type { Part } from './files.element.ts';
import type { DatasetProblem } from './problem.ts';

export interface Start {
  /** DuckDB's worker script. */
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

/** Handed to the worker as text, so it uses nothing from outside itself. */
function guard(): void {
  const scope = self as unknown as Record<string, unknown>;
  const { XMLHttpRequest, importScripts } = self as unknown as {
    XMLHttpRequest: typeof globalThis.XMLHttpRequest;
    importScripts(script: string): void;
  };

  // DuckDB's script puts its own in this place.
  self.onmessage = ({ data }: MessageEvent<Start>) => {
    const { script, database, tell } = data;

    // The engine feels its way: it asks for the first page of a block, and then for the rest. Both come with one
    // request, as each costs a round trip over the network.
    const PAGE = 2 ** 14;
    const BLOCK = 2 ** 16;
    // It reads ahead in steps that grow fourfold, up to megabytes, and takes less as well: one step behind and no more
    // than this, a question that needs a few blocks of a column reads few others.
    const GROWTH = 4;
    const MOST = 2 ** 18;
    /** What the last request brought. */
    let kept = { first: 0, bytes: new ArrayBuffer() };
    /** After a read that failed none is tried: the engine would go on for thousands. */
    let failure: string | undefined;

    const say = (told: WorkerReport) => tell.postMessage(told);
    /** The engine's file, on its way. */
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
    tell.onmessage = ({ data: said }: MessageEvent<WorkerRequest>) => {
      if ('part' in said) {
        tellPacked(said.packed);
        parts?.enqueue(said.part);
      } else if ('whole' in said) parts?.close();
      else say({ settled: true });
    };

    function fail(failed: DatasetProblem, detail: string): never {
      failure = `${failed}: ${detail}`;
      say({ failed, detail });
      throw new Error(failure);
    }

    class OneFile extends XMLHttpRequest {
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
          const asked = last - first + 1;
          const taken = Math.max(PAGE + BLOCK, Math.min(Math.ceil(asked / GROWTH), MOST));
          const end = Math.min(first + taken, database?.bytes ?? 0) - 1;
          super.setRequestHeader('Range', `bytes=${first}-${end}`);
          this.#request();
          const [said, bytes] = [this.getResponseHeader('Content-Range'), this.response];
          if (said !== `bytes ${first}-${end}/${database?.bytes}`) fail('bad_ranges', String(said));
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
        if (status === 404 || status === 410) fail('database_missing', String(status));
        // 416: it is shorter now.
        if (status >= 400 && status !== 416) fail('server', String(status));
        // It was replaced while it was read: a host then sends the new one whole, and would with every read.
        if (status !== 206 && (bytes > 0 || this.#range)) fail('database_broken', String(status));
      }
    }

    /** Whether WebAssembly with exceptions is known and allowed here: tries the smallest module that has one. */
    function compilesExceptions(): boolean {
      const [magic, version] = [
        [0, 0x61, 0x73, 0x6d],
        [1, 0, 0, 0],
      ];
      const [types, functions] = [
        [1, 4, 1, 0x60, 0, 0],
        [3, 2, 1, 0],
      ];
      // try catch_all end
      const code = [10, 8, 1, 6, 0, 6, 0x40, 0x19, 0x0b, 0x0b];
      try {
        const bytes = [magic, version, types, functions, code].flat();
        return new WebAssembly.Module(new Uint8Array(bytes)) instanceof WebAssembly.Module;
      } catch {
        return false;
      }
    }

    const shut = [
      'BroadcastChannel',
      'EventSource',
      'WebSocket',
      'WebSocketStream',
      'WebTransport',
      'Worker',
      'caches',
      'indexedDB',
    ];
    for (const name of shut) Object.defineProperty(scope, name, { value: undefined });
    // Private files, should the engine learn to write them.
    Object.defineProperty(navigator, 'storage', { value: undefined });
    scope.XMLHttpRequest = OneFile;
    // DuckDB waits for ever for an engine that does not compile.
    self.addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      say({ broken: String(event.reason), able: compilesExceptions() });
    });
    // DuckDB asks for its engine with its first fetch, and needs no other.
    scope.fetch = async () => {
      scope.fetch = () => Promise.reject(new Error('the session fetches nothing'));
      // It is unpacked and compiled while it comes, and never lies in memory as a whole.
      const module = (await isPacked) ? file.pipeThrough<Part>(new DecompressionStream('gzip')) : file;
      return new Response(module, { headers: { 'Content-Type': 'application/wasm' } });
    };
    try {
      importScripts(script);
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
  const url = URL.createObjectURL(new Blob([`(${guard})()`], { type: 'text/javascript' }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  worker.postMessage(start, [start.tell]);
  return worker;
}
