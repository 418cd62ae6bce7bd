// What is kept since a reader opened it, within limits: the oldest goes first.
import { bytesOf, counted } from './counted.element.ts';
import { MOST_OPENED_BYTES, openedCache, tooMany } from './kept.ts';

/** Of one file, as a share of what may be kept. */
const LARGEST = 3 / 4;

/** One after the other: each looks at what all before it have left. */
let last: Promise<void> = Promise.resolve();

/** Keeps a response. A device without room keeps nothing, and the page is none the worse. */
export function keepOpened(pages: string, key: string, response: Response): Promise<void> {
  last = last.then(() => put(pages, key, response)).catch(() => undefined);
  return last;
}

async function put(pages: string, key: string, response: Response): Promise<void> {
  const one = await counted(response);
  // It would take the place of nearly everything else.
  if (bytesOf(one) > MOST_OPENED_BYTES * LARGEST) return;
  const cache = await caches.open(openedCache(pages));
  // At the end of the list, also where it was there before.
  await cache.delete(key);
  await cache.put(key, one);
  const keys = await cache.keys();
  const sizes = await Promise.all(keys.map(async (each) => bytesOf(await cache.match(each))));
  await Promise.all(keys.slice(0, tooMany(sizes)).map((each) => cache.delete(each)));
}
