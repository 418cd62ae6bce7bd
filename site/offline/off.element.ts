// The service worker that takes the place of a broken one: it removes what that one kept, and then itself. Pages that are
// open stay as they are, and load from the network from then on.
import { cachePrefix } from './kept.ts';
import { scope } from './worker-scope.element.ts';

const pages = new URL('./', scope.location.href).pathname;

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(cachePrefix(pages)));
  await Promise.all(own.map((name) => caches.delete(name)));
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(removeAll().finally(() => scope.registration.unregister())),
);
