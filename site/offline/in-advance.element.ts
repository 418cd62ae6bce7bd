// What the worker keeps in advance. Each version has a cache of its own, filled before the version takes over, so that
// its pages and their files belong together.

import { fits, NotKept } from './complete-file.ts';
import { come, counted } from './counted.element.ts';
import { type Kept, type KeptFile, keptCache, keptPrefix, LIST } from './kept.ts';

/** At once: the page that the reader is on has the connection, too. */
const LANES = 4;

interface Version {
  name: string;
  cache: Cache;
  /** Empty where its worker was cut off before it had everything. */
  files: KeptFile[];
}

/** What versions there are, the newest first. */
export async function versions({ pages }: Pick<Kept, 'pages'>): Promise<Version[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(keptPrefix(pages)));
  return Promise.all(
    names.toReversed().map(async (name) => {
      const cache = await caches.open(name);
      const list = await cache.match(pages + LIST);
      return { name, cache, files: list ? await list.json() : [] };
    }),
  );
}

/** What is unchanged since the last version is taken from there. */
async function formerly(kept: Kept): Promise<(file: KeptFile) => Promise<Response | undefined>> {
  const before = (await versions(kept)).find(({ files }) => files.length > 0);
  const hashes = new Map(before?.files.map(({ path, hash }) => [path, hash]));
  return async ({ path, hash }) =>
    hashes.get(path) === hash ? before?.cache.match(path, { ignoreVary: true }) : undefined;
}

/** Keeps every file, or fails: then the older version stays, and the browser tries again with the next page. */
export async function advance(kept: Kept): Promise<void> {
  const same = await formerly(kept);
  const cache = await caches.open(keptCache(kept));
  const left = [...kept.files];
  const lane = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) {
      // What an attempt that was cut off has kept is not fetched twice.
      if (await cache.match(file.path, { ignoreVary: true })) continue;
      await cache.put(file.path, (await same(file)) ?? (await fetched(file)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await cache.put(kept.pages + LIST, new Response(JSON.stringify(kept.files)));
}

async function fetched(file: KeptFile): Promise<Response> {
  // The browser's own cache may hold an older version of what is not named by its content.
  if (!file.fixed) return asked(file, 'no-cache');
  return asked(file, 'default').catch((error) => {
    // It may hold something else under a name that no host would be asked for again.
    if (error instanceof NotKept && error.reason === 'changed') return asked(file, 'reload');
    throw error;
  });
}

async function asked({ path, from = path, hash }: KeptFile, cache: RequestCache): Promise<Response> {
  const response = await fetch(from, { cache }).catch((error) => {
    throw new NotKept('lost', String(error));
  });
  if (!response.ok) throw new NotKept('refused', `${from}: ${response.status}`);
  const counts = await come(response).catch((error) => {
    throw new NotKept('lost', String(error));
  });
  if (!(await fits(path, counts, hash))) throw new NotKept('changed', from);
  return counted(counts);
}

/** The version before this one stays for one more: pages that are open still ask for its files. */
export async function forgetOld(kept: Kept): Promise<void> {
  const others = (await versions(kept)).filter(({ name }) => name !== keptCache(kept));
  const before = others.find(({ files }) => files.length > 0);
  const gone = others.filter((other) => other !== before);
  await Promise.all(gone.map(({ name }) => caches.delete(name)));
}
