// What the service worker keeps of what a network sends, and when it asks that network again.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../../site/offline/answer.element.ts';
import { fits, hashOf, reasonOf, shortened, typeFits } from '../../site/offline/complete-file.ts';
import { advance } from '../../site/offline/in-advance.element.ts';
import { type Kept, keptCache, openedCache, PATIENCE_MS } from '../../site/offline/kept.ts';
import { forgetUnfit, keepOpened } from '../../site/offline/opened.element.ts';
import type { Fetched } from '../../site/offline/worker-scope.element.ts';

const ORIGIN = 'https://lanewise.example';
const pathOf = (request: Request | string | URL): string =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;

/** The browser's caches, as far as they are used. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();
  keys = async () => [...this.all.keys()];
  has = async (name: string) => this.all.has(name);
  delete = async (name: string) => this.all.delete(name);
  async open(name: string) {
    const held = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, held);
    return {
      match: async (key: string | Request) => held.get(pathOf(key))?.clone(),
      put: async (key: string, response: Response) => void held.set(pathOf(key), response),
      delete: async (key: string | Request) => held.delete(pathOf(key)),
      keys: async () => [...held.keys()].map((path) => new Request(ORIGIN + path)),
    };
  }
  match = async (key: string, { cacheName }: { cacheName: string }) =>
    this.all.has(cacheName) ? (await this.open(cacheName)).match(key) : undefined;
}

const SCRIPT = 'export const lanes = 4;';
const PORTAL = '<!doctype html><html><body>Sign in</body></html>';
const PAGE = '<!doctype html><html lang="en" data-revision="abc"><body></body></html>\n';
const hash = (text: string) => shortened(createHash('sha256').update(text).digest('base64'));

const kept: Kept = {
  version: '1',
  root: '/',
  pages: '/',
  others: [],
  files: [
    { path: '/_astro/calc.AbCd.js', hash: hash(SCRIPT), fixed: true },
    { path: '/glossary/', hash: hash(PAGE) },
  ],
  named: { '/_astro/chunk.XyZ.js': hash(SCRIPT) },
};

const js = (body: string, type = 'text/javascript') => new Response(body, { headers: { 'Content-Type': type } });
const html = (body: string) => js(body, 'text/html; charset=utf-8');

let stored: Caches;
beforeEach(() => {
  stored = new Caches();
  vi.stubGlobal('caches', stored);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the hash of the build is that of the worker', async () => {
  expect(await hashOf(new TextEncoder().encode(SCRIPT))).toBe(hash(SCRIPT));
});

test('a type fits the end of a name, and only pages are HTML', () => {
  expect(typeFits('/a.js', 'text/javascript; charset=utf-8')).toBe(true);
  expect(typeFits('/a.js', 'application/javascript')).toBe(true);
  expect(typeFits('/a.json', 'application/json')).toBe(true);
  expect(typeFits('/x.duckdb.gz', 'application/gzip')).toBe(true);
  expect(typeFits('/glossary/', 'text/html')).toBe(true);
  for (const path of ['/a.js', '/a.css', '/a.json', '/a.wasm', '/a.svg', '/a.gz', '/a.pf_index'])
    expect(typeFits(path, 'text/html'), path).toBe(false);
  expect(typeFits('/a.js', null)).toBe(false);
  expect(typeFits('/glossary/', 'application/json')).toBe(false);
});

test('a file that hosts send packed or unpacked has two hashes', async () => {
  const body = new TextEncoder().encode(SCRIPT).buffer as ArrayBuffer;
  const found = { type: 'application/gzip', body };
  expect(await fits('/e.wasm.gz', found, `${hash('packed')} ${hash(SCRIPT)}`)).toBe(true);
  expect(await fits('/e.wasm.gz', found, hash('packed'))).toBe(false);
});

describe('in advance', () => {
  /** A host that sends the right files, but for some paths. */
  const host = (wrong: (path: string, cache?: RequestCache) => Response | undefined) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit = {}) => {
      asked.push(`${path} ${cache}`);
      const right = path.endsWith('/') ? html(PAGE) : js(SCRIPT);
      return wrong(path, cache) ?? right;
    });
    return asked;
  };
  const held = () => [...(stored.all.get(keptCache(kept))?.keys() ?? [])].toSorted();

  test('the files of the build are kept, and then their list', async () => {
    host(() => undefined);
    await advance(kept);
    expect(held()).toEqual(['/_astro/calc.AbCd.js', '/glossary/', '/offline/kept.json']);
  });

  test.each([
    ['a sign-in page in place of a script', () => html(PORTAL)],
    ['a sign-in page that calls itself a script', () => js(PORTAL)],
    ['half a script', () => js(SCRIPT.slice(0, 9))],
    ['a script of another type', () => js(SCRIPT, 'text/plain')],
  ])('%s is not kept, and the reason is told', async (_, wrong) => {
    host((path) => (path.endsWith('.js') ? wrong() : undefined));
    expect(reasonOf(await advance(kept).catch((reason) => reason))).toBe('changed');
    expect(held()).not.toContain('/_astro/calc.AbCd.js');
    expect(held()).not.toContain('/offline/kept.json');
    // The next attempt, once the network is itself again.
    host(() => undefined);
    await advance(kept);
    expect(held()).toContain('/offline/kept.json');
  });

  test('what the browser itself has kept under the name is asked for anew', async () => {
    const asked = host((path, cache) => (path.endsWith('.js') && cache === 'default' ? html(PORTAL) : undefined));
    await advance(kept);
    expect(asked.filter((item) => item.includes('.js'))).toEqual([
      '/_astro/calc.AbCd.js default',
      '/_astro/calc.AbCd.js reload',
    ]);
  });

  test('a page that is another one is not kept either', async () => {
    host((path) => (path.endsWith('/') ? html(PORTAL) : undefined));
    expect(reasonOf(await advance(kept).catch((reason) => reason))).toBe('changed');
  });

  test('a host in trouble, a lost connection and a full device are told apart', async () => {
    host((path) => (path.endsWith('.js') ? new Response('', { status: 503 }) : undefined));
    expect(reasonOf(await advance(kept).catch((reason) => reason))).toBe('refused');
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(reasonOf(await advance(kept).catch((reason) => reason))).toBe('lost');
    expect(reasonOf(new DOMException('over', 'QuotaExceededError'))).toBe('full');
    expect(reasonOf(new TypeError('Quota exceeded.'))).toBe('full');
  });
});

describe('once it was opened', () => {
  const put = (path: string, way: 'page' | 'fresh' | 'fixed', response: Response) =>
    keepOpened(kept, { key: path, path, way }, response);
  const held = () => [...(stored.all.get(openedCache('/'))?.keys() ?? [])];

  test('a file that is named by its content is kept only with the content of the build', async () => {
    await put('/_astro/chunk.XyZ.js', 'fixed', html(PORTAL));
    await put('/_astro/chunk.XyZ.js', 'fixed', js(SCRIPT.slice(1)));
    await put('/_astro/unknown.js', 'fixed', js(SCRIPT));
    expect(held()).toEqual([]);
    await put('/_astro/chunk.XyZ.js', 'fixed', js(SCRIPT));
    expect(held()).toEqual(['/_astro/chunk.XyZ.js']);
  });

  test('a page is kept whole, and as one of this site', async () => {
    await put('/data/', 'page', html(PORTAL));
    await put('/data/', 'page', html(PAGE.slice(0, -9)));
    await put('/files/names.json', 'fresh', html(PORTAL));
    expect(held()).toEqual([]);
    await put('/data/', 'page', html(PAGE));
    expect(held()).toEqual(['/data/']);
  });

  test('what an earlier worker has kept without a look is taken out', async () => {
    const cache = await stored.open(openedCache('/'));
    await cache.put('/_astro/chunk.XyZ.js', html(PORTAL));
    await cache.put('/_astro/calc.AbCd.js', js(SCRIPT));
    await cache.put('/data/', html(PAGE));
    await forgetUnfit(kept);
    expect(held()).toEqual(['/_astro/calc.AbCd.js', '/data/']);
  });
});

describe('a page with a kept copy', () => {
  const COPY = 'kept';
  const ask = async (): Promise<string> => {
    const request = new Request(`${ORIGIN}/glossary/`);
    const event = { request, waitUntil: () => undefined } as unknown as Fetched;
    const url = new URL(request.url);
    const response = answer({ event, url, way: 'page', isKept: true, kept });
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    return (await response).text();
  };
  beforeEach(async () => {
    vi.useFakeTimers();
    // Past what an earlier test has met.
    vi.setSystemTime(Date.now() + 3_600_000);
    await (await stored.open(keptCache(kept))).put('/glossary/', html(COPY));
  });

  test('comes from the network at once after a connection that was lost is back', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await ask()).toBe(COPY);
    const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(html('network')), PATIENCE_MS / 2));
    vi.stubGlobal('fetch', () => slow);
    expect(await ask()).toBe('network');
  });

  test('comes from what is kept for a while after a network that did not answer', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    expect(await ask()).toBe(COPY);
    let answered = false;
    vi.stubGlobal('fetch', async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      answered = true;
      return html('network');
    });
    expect(await ask(), 'not waited for').toBe(COPY);
    expect(answered).toBe(true);
    expect(await ask(), 'it has answered in good time').toBe('network');
  });
});
