// The service worker of the pages of one language. Whatever goes wrong in it, a page loads as if it were not there:
// what it does not know it leaves to the browser, and where it fails it asks the network.
import { answer } from './answer.element.ts';
import { type GaveUp, reasonOf } from './complete-file.ts';
import { toldTo } from './copies.element.ts';
import { ASK_COPY } from './copy.ts';
import { advance, forgetOld } from './in-advance.element.ts';
import { hashesOf, type Kept, TAKE_OVER, wayOf } from './kept.ts';
import { forgetUnfit } from './opened.element.ts';
import { scope } from './worker-scope.element.ts';

/** Stands before this program: site/build/offline/write.ts writes both into one file. */
declare const KEPT: Kept;

const fixed = new Set(hashesOf(KEPT).keys());
const kept = new Set(KEPT.files.map(({ path }) => path));

scope.addEventListener('install', (event) =>
  event.waitUntil(
    advance(KEPT).catch(async (error) => {
      await tellWhy(error).catch(() => undefined);
      throw error;
    }),
  ),
);

/** For the page where a reader asked for it. */
async function tellWhy(error: unknown): Promise<void> {
  const message: GaveUp = { type: 'lanewise:not-kept', reason: reasonOf(error) };
  const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage(message);
}

// The first worker serves the page that installed it, too: a reader may lose the connection on it.
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    forgetOld(KEPT)
      .then(() => scope.clients.claim())
      .then(() => forgetUnfit(KEPT)),
  ),
);

// A newer worker waits until all pages of the older one are closed, or a reader asks for it.
scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(scope.skipWaiting());
  if (event.data === ASK_COPY && event.source && 'id' in event.source) {
    const told = toldTo(String(event.source.id));
    if (told) event.source.postMessage(told);
  }
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const way = wayOf(
    { method: request.method, mode: request.mode, cache: request.cache, url, isPart: request.headers.has('Range') },
    KEPT,
    scope.location.origin,
    fixed.has(url.pathname),
  );
  if (way === undefined) return;
  event.respondWith(answer({ event, url, way, isKept: kept.has(url.pathname), kept: KEPT }));
});
