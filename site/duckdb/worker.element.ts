// What runs in the worker before DuckDB's own script. It takes away everything that a worker can reach, but for one
// door: ranges of the one database. DuckDB's settings shut the same doors from inside; this holds if they do not.

import type { EngineBytes } from './files.element.ts';

export interface Start {
  /** The page's policy lets nothing be fetched from a blob. */
  engine: EngineBytes;
  /** DuckDB's worker script. */
  script: string;
  /** The database's address, where it is read by ranges. */
  database: string | undefined;
  /** Where the worker tells what DuckDB does not. */
  tell: MessagePort;
}

export type Told =
  /** Bytes of the database that were read. */
  { read: number } | { broken: string };

/** Handed to the worker as text, so it uses nothing from outside itself. */
function guard(): void {
  const scope = self as unknown as Record<string, unknown>;
  const { XMLHttpRequest, importScripts } = self as unknown as {
    XMLHttpRequest: typeof globalThis.XMLHttpRequest;
    importScripts(script: string): void;
  };

  // DuckDB's script puts its own in this place.
  self.onmessage = ({ data }: MessageEvent<Start>) => {
    const { engine, script, database, tell } = data;

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

    class OneFile extends XMLHttpRequest {
      #range: [first: number, last: number] | undefined;

      override open(method: string, url: string | URL): void {
        if (String(url) !== database || (method !== 'GET' && method !== 'HEAD')) {
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
          super.setRequestHeader('Range', `bytes=${first}-${first + taken - 1}`);
          this.#request();
          if (this.status !== 206) return;
          kept = { first, bytes: this.response };
        }
        const bytes = kept.bytes.slice(first - kept.first, last + 1 - kept.first);
        Object.defineProperties(this, { status: { value: 206 }, response: { value: bytes } });
      }

      #request(): void {
        super.send();
        const bytes = this.response instanceof ArrayBuffer ? this.response.byteLength : 0;
        tell.postMessage({ read: bytes } satisfies Told);
        // A whole file instead of a range would be fetched again with every read.
        if (bytes > 0 && this.status !== 206)
          throw new Error(`answered with status ${this.status}`);
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
      tell.postMessage({ broken: String(event.reason) } satisfies Told);
    });
    // DuckDB asks for its engine with its first fetch, and needs no other.
    scope.fetch = async () => {
      scope.fetch = () => Promise.reject(new Error('the session fetches nothing'));
      // It is compiled while it is unpacked, and never lies in memory as a whole.
      const module = engine.packed
        ? new Blob([engine.bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
        : engine.bytes;
      return new Response(module, { headers: { 'Content-Type': 'application/wasm' } });
    };
    importScripts(script);
    scope.importScripts = undefined;
  };
}

/** A worker made from a blob inherits the page's content security policy, which one made from an address does not. */
export function startWorker(start: Start): Worker {
  const url = URL.createObjectURL(new Blob([`(${guard})()`], { type: 'text/javascript' }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  worker.postMessage(start, [start.engine.bytes, start.tell]);
  return worker;
}
