// The service worker of the pages of one language. Whatever goes wrong in it, a page loads as if it were not there:
// what it does not know it leaves to the browser, and where it fails it asks the network.
import { answer } from './answer.element.ts';
import { advance, forgetOld } from './in-advance.element.ts';
import { type Kept, TAKE_OVER, wayOf } from './kept.ts';
import { scope } from './worker-scope.element.ts';

/** Stands before this program: scripts/offline/write.ts writes both into one file. */
declare const KEPT: Kept;

const fixed = new Set(KEPT.files.filter(({ revision }) => !revision).map(({ path }) => path));
const kept = new Set(KEPT.files.map(({ path }) => path));

scope.addEventListener('install', (event) => event.waitUntil(advance(KEPT)));

// The first worker serves the page that installed it, too: a reader may lose the connection on it.
scope.addEventListener('activate', (event) =>
  event.waitUntil(forgetOld(KEPT).then(() => scope.clients.claim())),
);

// A newer worker waits until all pages of the older one are closed, or a reader asks for it.
scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const way = wayOf(
    {
      method: request.method,
      mode: request.mode,
      cache: request.cache,
      url,
      isPart: request.headers.has('Range'),
    },
    KEPT,
    scope.location.origin,
    fixed.has(url.pathname),
  );
  if (way === undefined) return;
  event.respondWith(answer({ event, url, way, isKept: kept.has(url.pathname), kept: KEPT }));
});
