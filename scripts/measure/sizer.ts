// How long a phone four times slower than this machine takes to show what a reader does in the sizer with 24 parts: from the
// touch or the key to the next picture, as browsers count interactions (INP).
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { head, milliseconds, report } from './report.ts';
import { served } from './served.ts';

const SLOWED = 4;
/** What is called good: https://web.dev/articles/inp */
const GOAL = 0.2;
/** Milliseconds until the page rests again, and the browser has told of the last interaction: it tells when it likes. */
const REST = 1_500;
/** Milliseconds between the keys of somebody who types at an easy pace: work must not pile up that no reader would cause. */
const PACE = 300;

const disks = Array.from(
  { length: 12 },
  (_, at) => `&d${at}=drive;on:shelf;count:2;link:sata+3.0;read:250000000;name:Disk+${at}`,
);
const drives = Array.from(
  { length: 8 },
  (_, at) => `&n${at}=drive;${at < 4 ? 'on:chipset;' : ''}link:pcie+4.0+x4;read:7000000000`,
);
const CHAIN = [
  '?chipset=chipset;link:dmi+4.0+x8;name:Z790',
  '&hba=hba;link:pcie+3.0+x8;slot:pcie+3.0+x4;ports:sas+3;name:LSI+9300-8i',
  '&shelf=expander;on:hba;link:sas+3+x4;ports:sas+3',
  ...disks,
  ...drives,
  '&nic=nic;link:pcie+3.0+x8;network:ethernet+25G&v=1',
].join('');

/** Keeps what the browser tells of interactions and of content that moved by itself. */
function watch(): void {
  const told = { interactions: [] as number[], moved: 0 };
  Object.assign(globalThis, { told });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEventTiming;
      if (interactionId) told.interactions.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } = entry as unknown as {
        hadRecentInput: boolean;
        value: number;
      };
      if (!hadRecentInput) told.moved += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

declare const told: { interactions: number[]; moved: number };

async function tried(page: Page): Promise<void> {
  const row = (name: string) => page.locator('.lw-row__head', { hasText: name }).first();
  const field = (member: string) => page.locator(`[data-fields] [data-member="${member}"]`);
  const measure = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    await page.waitForTimeout(REST);
    await page.evaluate(() => told.interactions.splice(0));
    await act();
    await page.waitForTimeout(REST);
    const worst = await page.evaluate(() => Math.max(0, ...told.interactions));
    report(`24 parts, ${SLOWED} times slower: ${name}`, worst / 1000, milliseconds, GOAL);
  };
  const type = async (text: string): Promise<void> => {
    for (const key of text) {
      await page.keyboard.press(key);
      await page.waitForTimeout(PACE);
    }
  };
  await measure('open a part', () => row('Disk 5').tap());
  await measure('open another part', () => row('Disk 6').tap());
  await field('read').tap();
  await measure('type a rate', () => type('1234'));
  await field('name').fill('');
  await measure('type a name', () => type('exos'));
  await measure('choose a proposal', () =>
    page.locator('.lw-proposals').getByRole('option').first().tap(),
  );
  await measure('remove a part', () => page.locator('[data-fields] [data-remove]').tap());
  await measure('undo', () => page.locator('[data-undo]').tap());
}

async function times(site: string): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 375, height: 740 },
      isMobile: true,
      hasTouch: true,
    });
    await page.addInitScript(watch);
    await page.goto(`${site}/sizer/${CHAIN}`);
    await page.waitForSelector('lw-sizer[data-ready]');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await tried(page);
    const { moved, nodes } = await page.evaluate(() => ({
      moved: told.moved,
      nodes: document.querySelectorAll('lw-sizer *').length,
    }));
    report('24 parts: elements of the sizer', nodes, String);
    report('24 parts: layout shift without input', moved, (value) => value.toFixed(3), 0.02);
  } finally {
    await browser.close();
  }
}

export async function run(): Promise<void> {
  head();
  await served(times);
}
