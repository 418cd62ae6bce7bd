// How much of a page moves by itself (CLS) while it loads and while a reader scrolls through it, on a device four times
// slower than this machine: of each type of page the heaviest, on a phone and on a wide screen.
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { onePerType, pagesIn } from '../page-types.ts';
import { root } from '../tools.mjs';
import {
  moved,
  open,
  PHONE,
  SHIFT_GOAL,
  SLOWED,
  slow,
  watchedPage,
  withBrowser,
} from './observed.ts';
import { head, report } from './report.ts';
import { served } from './served.ts';

const WIDTHS = [PHONE.width, 1440];
/** Milliseconds without a request after which a page rests, or after which it is looked at as it is. */
const REST = 1_000;
const PATIENCE = 20_000;
/** And between two windows of one who scrolls. */
const PAUSE = 200;

/** As far down as the page goes, a window at a time; a long page is looked at in part. */
const WINDOWS = 20;

async function scrollThrough(page: Page): Promise<void> {
  for (let at = 0; at < WINDOWS; at++) {
    const isEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(PAUSE);
    if (isEnd) return;
  }
}

async function shiftOf(browser: Browser, address: string, width: number) {
  const page = await watchedPage(browser, width);
  try {
    await slow(page);
    await open(page, address);
    await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => {});
    await page.waitForTimeout(REST);
    await scrollThrough(page);
    await page.waitForTimeout(REST);
    return await moved(page);
  } finally {
    await page.close();
  }
}

export async function run(args: string[]): Promise<void> {
  const paths = args.length > 0 ? args : onePerType(pagesIn(join(root, 'dist')));
  console.log(`${SLOWED} times slower; named is what moved furthest`);
  head();
  await served((site) =>
    withBrowser(async (browser) => {
      for (const path of paths) {
        for (const width of WIDTHS) {
          const { by, what } = await shiftOf(browser, site + path, width);
          const name = [`${path} ${width}`, by > 0 && `(${what})`].filter(Boolean).join(' ');
          report(name, by, (value) => value.toFixed(3), SHIFT_GOAL);
        }
      }
    }),
  );
}
