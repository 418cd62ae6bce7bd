// Builds the pages of each language in a process of its own, as many at once as the computer has processors.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import type { Place } from '../common/place.ts';
import { root } from './tools.mjs';

/** What astro.config.mjs sends once everything is read and bundled, and only the pages are left to write. */
export const BUNDLED = 'bundled';

export interface Build {
  place: Place;
  folder: string;
  /** One in so many of the pages that each are of a row. */
  share: string;
}

/**
 * The first language empties the folder that the others lie in, and each writes Astro's list of articles anew: so a
 * language begins once the one before it has bundled. The pages, which take the time, are then written side by side.
 * @param host Of the public site; empty where the build is not told.
 * @returns The languages that could not be built.
 */
export async function buildPages(builds: readonly Build[], host: string): Promise<string[]> {
  const failed: string[] = [];
  const running = new Set<Promise<void>>();
  for (const build of builds) {
    if (running.size >= availableParallelism()) await Promise.race(running);
    const { bundled, ended } = start(build, host);
    const run: Promise<void> = ended.then((isBuilt) => {
      if (!isBuilt) failed.push(build.place.language.name);
      running.delete(run);
    });
    running.add(run);
    await Promise.race([bundled, run]);
  }
  await Promise.all(running);
  return failed;
}

function start({ place, folder, share }: Build, host: string) {
  const { language, pages } = place;
  console.log(`Building the pages in ${language.name}, below ${pages} …`);
  const astro = spawn('astro', ['build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...(host && { SITE_URL: host }),
      LANEWISE_SHARE: share,
      LANEWISE_PLACE: JSON.stringify(place),
      LANEWISE_FOLDER: folder,
    },
  });
  if (astro.stdout) {
    const lines = createInterface({ input: astro.stdout });
    lines.on('line', (line) => console.log(`${language.tag}  ${line}`));
  }
  const bundled = new Promise<void>((resolve) => {
    astro.on('message', (message) => message === BUNDLED && resolve());
  });
  return { bundled, ended: once(astro, 'close').then(([status]) => status === 0) };
}
