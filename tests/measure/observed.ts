// A phone four times slower than this machine, and how long its browser says that interactions took until the next picture
// (INP).
import { type Browser, chromium, type Page } from '@playwright/test';
import { UsageError } from '../../datasets/tools/text/usage.ts';
import { findBrowser, NO_BROWSER } from '../../site/build/browser.mjs';

export const SLOWED = 4;
/** What is called good: https://web.dev/articles/inp */
export const INTERACTION_GOAL = 0.2;
const PHONE = { width: 375, height: 740 };
/** Milliseconds until the page rests again, and the browser has told of the last interaction: it tells when it likes. */
const REST = 1_500;
/** And before an interaction, for what made ready for it. */
const SETTLED = 500;
/** Milliseconds between the keys of somebody who types at an easy pace: work must not pile up that no reader would cause. */
const PACE = 300;

/** Milliseconds of an interaction: all of it, and of that the wait for the page and the work of its scripts. */
export interface Interaction {
  all: number;
  wait: number;
  work: number;
}

/** An event of one: a touch has several. */
interface Told extends Interaction {
  interactionId: number;
}

/** Runs in the page before anything else, so it can use nothing of this file. */
function watch(): void {
  const told = { interactions: [] as Told[] };
  Object.assign(globalThis, { told });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & Told)[]) {
      const { interactionId, duration, startTime, processingStart, processingEnd } = entry;
      const [wait, work] = [processingStart - startTime, processingEnd - processingStart];
      if (interactionId) told.interactions.push({ interactionId, all: duration, wait, work });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

declare const told: { interactions: Told[] };

export async function withBrowser<Answer>(use: (browser: Browser) => Promise<Answer>): Promise<Answer> {
  const executablePath = findBrowser();
  if (!executablePath) throw new UsageError(NO_BROWSER);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** A page that is watched, of a phone or as wide as is said; it is slow once {@link slow} has been called. */
export async function watchedPage(browser: Browser, width = PHONE.width): Promise<Page> {
  const isPhone = width < 768;
  const page = await browser.newPage({
    viewport: { width, height: isPhone ? PHONE.height : 900 },
    isMobile: isPhone,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await page.addInitScript(watch);
  return page;
}

/** @throws {Error} Where the site has no such page: the one that says so would be measured in its place. */
export async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status() ?? 'nothing'}`);
}

export async function slow(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** The slowest of the interactions that `act` is. */
export async function slowest(page: Page, act: () => Promise<unknown>): Promise<Interaction> {
  await page.waitForTimeout(SETTLED);
  await page.evaluate(() => told.interactions.splice(0));
  await act();
  await page.waitForTimeout(REST);
  const events = await page.evaluate(() => told.interactions);
  const interactions = [...Map.groupBy(events, ({ interactionId }) => interactionId).values()].map((of) => ({
    all: Math.max(...of.map(({ all }) => all)),
    wait: Math.min(...of.map(({ wait }) => wait)),
    work: of.reduce((sum, { work }) => sum + work, 0),
  }));
  const none = { all: 0, wait: 0, work: 0 };
  return interactions.reduce((worst, interaction) => (interaction.all > worst.all ? interaction : worst), none);
}

/** Text, key by key, into what has the focus. */
export async function typeSlowly(page: Page, keys: Iterable<string>): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PACE);
  }
}
