// What a service worker has that the types of a page lack, as far as it is used.

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetched extends Extendable {
  request: Request;
  /** Of the document that the answer will be. */
  resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

interface Scope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(which: {
      includeUncontrolled: boolean;
      type: 'window';
    }): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', handle: (event: Extendable) => void): void;
  addEventListener(type: 'message', handle: (event: Extendable & MessageEvent) => void): void;
  addEventListener(type: 'fetch', handle: (event: Fetched) => void): void;
}

export const scope = globalThis as unknown as Scope;
