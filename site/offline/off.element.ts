// The service worker that takes the place of a broken one: it removes what that one kept, and both. It does so while it
// is installed and asks for no turn, which a broken worker might not give. Pages that are open stay as they are; the next
// one comes from the network.
import { cachePrefix } from './kept.ts';
import { scope } from './worker-scope.element.ts';

const pages = new URL('./', scope.location.href).pathname;

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(cachePrefix(pages)));
  await Promise.all(own.map((name) => caches.delete(name)));
}

scope.addEventListener('install', (event) => {
  event.waitUntil(removeAll());
  // Not waited for: it has its turn when the installation is over.
  void scope.registration.unregister();
});
