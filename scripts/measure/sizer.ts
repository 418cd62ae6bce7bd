// How long a phone four times slower than this machine takes to show what a reader does in the sizer with 24 parts: from the
// touch or the key to the next picture, as browsers count interactions (INP).
import type { Page } from '@playwright/test';
import {
  INTERACTION_GOAL,
  moved,
  SHIFT_GOAL,
  SLOWED,
  slow,
  slowest,
  typeSlowly,
  watchedPage,
  withBrowser,
} from './observed.ts';
import { head, milliseconds, report } from './report.ts';
import { served } from './served.ts';

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

async function tried(page: Page): Promise<void> {
  const row = (name: string) => page.locator('.lw-row__head', { hasText: name }).first();
  const field = (member: string) => page.locator(`[data-fields] [data-member="${member}"]`);
  const measure = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    const { all } = await slowest(page, act);
    report(`24 parts, ${SLOWED} times slower: ${name}`, all / 1000, milliseconds, INTERACTION_GOAL);
  };
  const type = (text: string) => typeSlowly(page, text);
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

const times = (site: string): Promise<void> =>
  withBrowser(async (browser) => {
    const page = await watchedPage(browser);
    await page.goto(`${site}/sizer/${CHAIN}`);
    await page.waitForSelector('lw-sizer[data-ready]');
    await slow(page);
    await tried(page);
    const { by } = await moved(page);
    const nodes = await page.evaluate(() => document.querySelectorAll('lw-sizer *').length);
    report('24 parts: elements of the sizer', nodes, String);
    report('24 parts: layout shift without input', by, (value) => value.toFixed(3), SHIFT_GOAL);
  });

export async function run(): Promise<void> {
  head();
  await served(times);
}
