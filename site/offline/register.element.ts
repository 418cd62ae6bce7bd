// Starts and ends the service worker of the pages. A browser without one, or that forbids it, has the site as it is.
import { pageLink } from '../common/link.ts';
import { place } from '../common/place.ts';
import { savesData } from '../common/saves-data.element.ts';
import { NotKept, type Reason, reasonIn } from './complete-file.ts';
import { cachePrefix, WORKER } from './kept.ts';

/** Of this browser; set where the reader removed what was kept. */
const REFUSED = 'lanewise-offline';

export const isAble = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Whether the reader has chosen that nothing be kept. */
export function isRefused(): boolean {
  try {
    return localStorage.getItem(REFUSED) !== null;
  } catch {
    return false;
  }
}

/** Unasked, nothing is fetched for a reader who saves data. */
export const isWelcome = (): boolean => isAble() && !isRefused() && !savesData();

/** The worker of this language, if there is one: that of the root answers for other folders, too. */
export async function registered(pages = place.pages): Promise<ServiceWorkerRegistration | undefined> {
  const serviceWorkerRegistration = await navigator.serviceWorker.getRegistration(pages);
  return serviceWorkerRegistration?.scope === new URL(pages, location.href).href
    ? serviceWorkerRegistration
    : undefined;
}

/** Looks for a newer worker where there is one. */
export const register = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(pageLink(`/${WORKER}`), { scope: place.pages, updateViaCache: 'none' });

/** A worker tells why it gives up just before it does; the two ways by which a page hears of it differ. */
const TELLING_MS = 1_000;

/** What a worker says of its failure, until the listening ends. */
function listening(): { told: Promise<Reason>; end(): void } {
  const over = new AbortController();
  const { signal } = over;
  const told = new Promise<Reason>((resolve) => {
    const hear = ({ data }: MessageEvent): void => {
      const reason = reasonIn(data);
      if (reason) resolve(reason);
    };
    navigator.serviceWorker.addEventListener('message', hear, { signal });
  });
  return { told, end: () => over.abort() };
}

/** Resolves when the worker has kept everything; rejects where it could not, as {@link NotKept} where it says why. */
export async function keep(): Promise<void> {
  try {
    localStorage.removeItem(REFUSED);
  } catch {
    // Then there was no choice to forget.
  }
  const { told, end } = listening();
  try {
    const registration = await register();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (!worker) throw new Error('no worker');
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        if (worker.state === 'activated' || worker === registration.waiting) resolve();
        if (worker.state !== 'redundant') return;
        setTimeout(() => reject(new Error('the worker gave up')), TELLING_MS);
        void told.then((reason) => reject(new NotKept(reason, 'the worker gave up')));
      };
      worker.addEventListener('statechange', look);
      look();
    });
  } finally {
    end();
  }
}

/** Removes the workers of all languages and all that they kept; nothing is kept again unasked. */
export async function remove(): Promise<void> {
  try {
    localStorage.setItem(REFUSED, 'off');
  } catch {
    // Without storage the choice lasts until the next page.
  }
  for (const { pages } of place.languages) {
    await (await registered(pages))?.unregister();
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(pages)));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}
