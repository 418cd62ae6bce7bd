// The slowest interactions of the pages that answer (INP): run in turn on a phone four times slower than this machine,
// each visit several times, of which the middle counts.
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { UsageError } from '../../datasets/tools/text/usage.ts';
import { act, type Visit, visits } from './interactions.ts';
import {
  INTERACTION_GOAL,
  type Interaction,
  open,
  SLOWED,
  slow,
  slowest,
  watchedPage,
  withBrowser,
} from './observed.ts';
import { head, median, milliseconds, report } from './report.ts';
import { served } from './served.ts';

/** Each act of one visit. */
async function visit(browser: Browser, site: string, { path, ready, acts }: Visit, width: number) {
  const page = await watchedPage(browser, width);
  try {
    await open(page, site + path);
    // Some elements start their core with the first touch.
    await page.locator('main').first().hover();
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await slow(page);
    const found: [name: string, took: Interaction][] = [];
    for (const [name, steps] of Object.entries(acts)) found.push([name, await slowest(page, () => act(page, steps))]);
    return found;
  } finally {
    await page.close();
  }
}

function visitOf(path: string): Visit {
  const found = visits.find((item) => item.path === path);
  if (found) return found;
  const known = visits.map((item) => item.path).join(', ');
  throw new UsageError(`nothing is known that a reader does on ${path}; there is ${known}`);
}

function wholeOf(option: string, value: string): number {
  if (/^[1-9][0-9]{0,3}$/.test(value)) return Number(value);
  throw new UsageError(`${option} ${value}: give a whole number from 1 to 9999`);
}

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      width: { type: 'string', default: '375' },
      rounds: { type: 'string', default: '3' },
      all: { type: 'boolean', default: false },
    },
  });
  const [width, count] = [wholeOf('--width', values.width), wholeOf('--rounds', values.rounds)];
  const asked = positionals.length === 0 ? visits : positionals.map(visitOf);
  console.log(`${width} px wide, ${SLOWED} times slower, the middle of ${count}`);
  head();
  await served((site) =>
    withBrowser(async (browser) => {
      for (const item of asked) {
        const rounds: Awaited<ReturnType<typeof visit>>[] = [];
        for (let round = 0; round < count; round++) {
          rounds.push(await visit(browser, site, item, width));
        }
        const acts = Object.keys(item.acts).map((name, index) => {
          const of = (part: keyof Interaction) => median(rounds.map((round) => round[index]?.[1][part] ?? Number.NaN));
          return { name, all: of('all'), wait: of('wait'), work: of('work') };
        });
        const sorted = acts.toSorted((a, b) => b.all - a.all);
        for (const { name, all, wait, work } of values.all ? acts : sorted.slice(0, 1)) {
          const parts = `${name} (wait ${Math.round(wait)}, work ${Math.round(work)})`;
          report(`${item.path} ${parts}`, all / 1000, milliseconds, INTERACTION_GOAL);
        }
      }
    }),
  );
}
