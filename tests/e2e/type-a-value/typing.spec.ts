// Whoever types a number without its unit gets the unit that the label shows; whoever types it otherwise is understood,
// or asked. Links stay in base units.

import type { Locator, Page } from '@playwright/test';
import { hyphenated } from '../../../site/common/query.ts';
import { sample } from '../../support/exhaustive.ts';
import { tableOf } from '../../support/test-tables.ts';
import { expect, test } from '../fixtures.ts';

const answer = '[data-headline="value"]';

async function open(page: Page, calculator: string, query = ''): Promise<void> {
  await page.goto(`/calculators/${calculator}/${query}`);
  await expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
  await page.locator('form details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
}

const field = (page: Page, input: string): Locator => page.locator(`[data-input="${input}"]`);
const echoOf = (page: Page, input: string): Locator => page.locator(`[data-echo="${input}"]`);
const parameter = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);

/** What is typed into which field, its echo, and what the link then holds: nothing for a default. By day the first. */
const understood: Record<string, [input: string, typed: string, echo: string, linked: string | null][]> = tableOf(
  import.meta.filename,
  'understood',
);

for (const [calculator, cases] of sample(Object.entries(understood))) {
  test(`${calculator}: a value is understood and echoed however it is typed`, async ({ page }) => {
    await open(page, calculator);
    for (const [input, typed, echo, linked] of cases) {
      await field(page, input).fill(typed);
      await expect(echoOf(page, input), typed).toHaveText(echo);
      await expect(field(page, input)).not.toHaveAttribute('aria-invalid', 'true');
      await expect.poll(() => parameter(page, hyphenated(input)), typed).toBe(linked);
    }
  });
}

test('the label says what a number alone counts', { tag: '@journey' }, async ({ page }) => {
  await open(page, 'dmi');
  await expect(page.getByRole('textbox', { name: 'Rate per drive, MB/s' })).toBeVisible();
  await open(page, 'raid');
  await expect(page.getByRole('textbox', { name: 'Drives, TB each' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Read share, %' })).toHaveValue(/^70.%$/);
});

test('what says two things is asked back, and either reading works', { tag: '@journey' }, async ({ page }) => {
  await open(page, 'rebuild');
  const rate = field(page, 'drive_rate');
  for (const [typed, said, reading, linked] of [
    ['3,487', 'Write 3487 or 3.487.', '3487', '3487000000'],
    ['12 gb/s', 'Write 12 GB/s or 12 Gb/s.', '12 Gb/s', '1500000000'],
    ['6G', 'Write 6 GB/s or 6 Gb/s.', '6 GB/s', '6000000000'],
  ] as const) {
    await rate.fill(typed);
    await expect(page.locator('[data-error="drive_rate"]')).toContainText(said);
    await expect(echoOf(page, 'drive_rate')).toHaveText('');
    await rate.fill(reading);
    await expect(rate).not.toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => parameter(page, 'drive-rate')).toBe(linked);
  }
});

/** One that works at the end, or several of a list of drives, of which the first. */
const EXAMPLE = /, such as (.+)\.$|: (\w+), /;

test('every bad field is marked at once, each with an example that works', { tag: '@journey' }, async ({ page }) => {
  await open(page, 'raid');
  const before = (await page.locator(answer).textContent()) ?? '';
  const bad = { drives: 'many', read_share: '130', drive_rate: 'fast', hot_spares: '-1' };
  for (const [input, text] of Object.entries(bad)) await field(page, input).fill(text);
  for (const input of Object.keys(bad)) {
    await expect(field(page, input)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(`[data-error="${input}"]`)).toContainText(EXAMPLE);
    await expect(echoOf(page, input)).toHaveText('');
  }
  await expect(page.locator(answer)).toHaveText(before);
  // What is good is understood meanwhile.
  await field(page, 'io_size').fill('32');
  await expect(echoOf(page, 'io_size')).toHaveText('= 32 KiB = 32,768 B');
  for (const input of Object.keys(bad)) {
    const text = (await page.locator(`[data-error="${input}"]`).textContent()) ?? '';
    const [, own, first] = EXAMPLE.exec(text) ?? [];
    await field(page, input).fill(own ?? first ?? '');
  }
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect.poll(() => parameter(page, 'io-size')).toBe('32768');
});

test('what is unknown is an empty field, in a link and in the fold', async ({ page }) => {
  await open(page, 'rebuild', '?link-rate=4000000000');
  await expect(field(page, 'link_rate')).toHaveValue(/^4000.MB\/s$/);
  await field(page, 'link_rate').fill('');
  await expect(page.locator('[data-current="link_rate"]')).toHaveText('none');
  await expect.poll(() => parameter(page, 'link-rate')).toBeNull();
  await expect(field(page, 'link_rate')).toHaveAttribute('placeholder', 'none');
});
