// What is kept since a reader opened it, within limits: the oldest goes first.

import { fits, isWholePage, typeFits } from './complete-file.ts';
import { bytesOf, type Come, come, counted } from './counted.element.ts';
import { hashesOf, type Kept, MOST_OPENED_BYTES, openedCache, tooMany, type Way } from './kept.ts';

/** Of one file, as a share of what may be kept. */
const LARGEST = 3 / 4;

/** One after the other: each looks at what all before it have left. */
let last: Promise<void> = Promise.resolve();

/** What is kept, and under which name. */
interface Opened {
  key: string;
  path: string;
  way: Way;
}

/** Keeps a response. A device without room keeps nothing, and the page is none the worse. */
export function keepOpened(kept: Kept, opened: Opened, response: Response): Promise<void> {
  last = last.then(() => put(kept, opened, response)).catch(() => undefined);
  return last;
}

/** Whether it is what was asked for, as far as the build can tell. */
async function isRight(kept: Kept, { path, way }: Opened, found: Come): Promise<boolean> {
  if (way === 'fixed') return fits(path, found, hashesOf(kept).get(path) ?? '');
  if (way === 'page' && !isWholePage(new TextDecoder().decode(found.body))) return false;
  return way === 'page' || typeFits(path, found.type);
}

async function put(kept: Kept, opened: Opened, response: Response): Promise<void> {
  const { pages } = kept;
  const { key } = opened;
  const keptPages = await come(response);
  if (!(await isRight(kept, opened, keptPages))) return;
  const countText = counted(keptPages);
  // It would take the place of nearly everything else.
  if (bytesOf(countText) > MOST_OPENED_BYTES * LARGEST) return;
  const cache = await caches.open(openedCache(pages));
  // At the end of the list, also where it was there before.
  await cache.delete(key);
  await cache.put(key, countText);
  const keys = await cache.keys();
  const sizes = await Promise.all(keys.map(async (each) => bytesOf(await cache.match(each))));
  await Promise.all(keys.slice(0, tooMany(sizes)).map((each) => cache.delete(each)));
}

/** Takes out what an earlier worker has kept and is not what this build says: it never asked. */
export async function forgetUnfit(kept: Kept): Promise<void> {
  const name = openedCache(kept.pages);
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const hashes = hashesOf(kept);
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    const [known, response] = [hashes.get(path), await cache.match(request)];
    if (known === undefined || !response) continue;
    if (!(await fits(path, await come(response), known))) await cache.delete(request);
  }
}
