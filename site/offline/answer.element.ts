// Answers a request. Pages come from the network first: a kept page that is broken never stays, and a correction is seen
// at once. Files that are named by their content come from what is kept first: they cannot be out of date.
import { remember } from './copies.element.ts';
import { type Kept, keptCache, keptPrefix, keyOf, OFFLINE, openedCache, PATIENCE_MS, type Way } from './kept.ts';
import { keepOpened } from './opened.element.ts';
import type { Fetched } from './worker-scope.element.ts';

interface Asked {
  event: Fetched;
  url: URL;
  way: Way;
  /** Whether it is among the files that are kept in advance. */
  isKept: boolean;
  kept: Kept;
}

/** A kept response: of this version, then of the one before, then what was opened. Without storage there is none. */
async function stored(key: string, path: string, kept: Kept): Promise<Response | undefined> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(keptPrefix(kept.pages)));
    for (const cacheName of [keptCache(kept), ...names.toReversed()]) {
      const match = await caches.match(path, { cacheName, ignoreVary: true });
      if (match) return match;
    }
    return await caches.match(key, { cacheName: openedCache(kept.pages), ignoreVary: true });
  } catch {
    return undefined; // As if nothing were kept.
  }
}

/** Asks the network, and keeps the answer where it is not kept in advance. */
async function asked({ event, url, way, isKept, kept }: Asked): Promise<Response> {
  const response = await fetch(event.request);
  if (!isKept && response.status === 200 && response.type === 'basic' && !response.redirected) {
    const opened = { key: keyOf(url, way), path: url.pathname, way };
    event.waitUntil(keepOpened(kept, opened, response.clone()));
  }
  return response;
}

/**
 * Until then a network that kept a page waiting is not waited for again: a page has several files. A connection that is
 * lost sets nothing: it is noticed at once, and so is its return.
 */
let slowUntil = 0;
const SLOW_MS = 30_000;

/** The network has not answered in time. */
const SLOW = 'slow';
/** There is no network, or no host. */
const LOST = 'lost';

/** Is done when a reader has waited for long enough. */
async function impatience(): Promise<typeof SLOW> {
  if (Date.now() < slowUntil) return SLOW;
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return SLOW;
}

/** A host in trouble says so with 500 and above. */
const isSound = (heard: Response | typeof SLOW | typeof LOST): heard is Response =>
  typeof heard !== 'string' && heard.status < 500;

export async function answer(one: Asked): Promise<Response> {
  const { url, way, kept } = one;
  const find = () => stored(keyOf(url, way), url.pathname, kept);
  if (way === 'fixed') return (await find()) ?? asked(one);
  const network = asked(one);
  const begun = Date.now();
  const heard = network
    .catch(() => LOST as typeof LOST)
    .then((answered) => {
      // An answer in good time, whoever waited for it: the network is itself again.
      if (answered !== LOST && Date.now() - begun < PATIENCE_MS) slowUntil = 0;
      return answered;
    });
  const first = await Promise.race([heard, impatience()]);
  if (isSound(first)) return first;
  const copy = await find();
  if (copy) {
    const waited = Date.now() - begun >= PATIENCE_MS;
    if (first === SLOW && waited) slowUntil = Date.now() + SLOW_MS;
    if (way === 'page') remember(one.event.resultingClientId, copy);
    return copy;
  }
  const late = await heard;
  if (late !== LOST) return late;
  return way === 'page' ? notKept(kept, network) : network;
}

/** The page that says so, under the address that was asked for. */
async function notKept(kept: Kept, network: Promise<Response>): Promise<Response> {
  const path = kept.pages + OFFLINE;
  const page = await stored(path, path, kept);
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : network;
}
