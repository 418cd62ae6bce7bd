import type { Page } from '@playwright/test';
import { sample } from '../../support/exhaustive.ts';
import { newest, versionToday } from '../../support/newest.ts';
import { expect, hold, test } from '../fixtures.ts';

const page_ = '/calculators/pcie/';
const answer = '[data-headline="value"]';

test('an answer follows the inputs, and so does the URL', { tag: '@journey' }, async ({ page }) => {
  await page.goto(page_);
  // Named as lspci does, by its rate.
  await page.getByLabel('Generation', { exact: true }).selectOption({ label: '2.0 · 5 GT/s' });
  await page.getByLabel('Lanes', { exact: true }).selectOption('x1');
  await page.getByLabel('Max Payload Size', { exact: true }).selectOption('128 B');
  await expect(page.locator(answer)).toHaveText('420 MB/s');
  await expect(page.locator('[data-headline="expected"]')).toHaveText(/ \d{3}–420.MB\/s[. ]/);
  await expect(page).toHaveURL(/\?v=\d+&generation=2\.0&lanes=1&max-payload-size=128$/);

  await page.reload();
  await expect(page.locator(answer)).toHaveText('420 MB/s');
  await expect(page.getByLabel('Lanes', { exact: true })).toHaveValue('1');
});

test('a refused value is named at its field, and the last good answer stays', { tag: '@journey' }, async ({ page }) => {
  await page.goto(page_);
  await page.getByLabel('Lanes', { exact: true }).selectOption('x1');
  await expect(page.locator(answer)).toHaveText('938 MB/s');
  await page.locator('.lw-fold > summary', { hasText: 'Transfer and latency' }).click();
  const size = page.getByRole('textbox', { name: 'Transfer size' });
  await size.fill('1,000');
  await expect(size).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Transfer size: “1,000” can be read in two ways.').first()).toBeVisible();
  await expect(page.locator(answer)).toHaveText('938 MB/s');
  const stale = page.getByText('not for what is typed now');
  await expect(stale).toBeVisible();
  await size.fill('1000 B');
  await expect(size).not.toHaveAttribute('aria-invalid', 'true');
  await expect(stale).toBeHidden();
  await expect(page.locator(answer)).toHaveText('937 MB/s');
});

test('what cannot be used of a link is named as text, and the rest of it counts', async ({ page }) => {
  await page.goto(`${page_}?generation=4.0&tags=NaN&lanes=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`);
  for (const message of [
    'Lanes: “<img src=x onerror=alert(1)>” does not work here.',
    'Outstanding tags: “NaN” cannot be read. Type a whole number from 1 to 16384, such as 256.',
  ])
    await expect(page.getByText(message).first()).toBeVisible();
  await expect(page.locator(answer)).toHaveText('7.50 GB/s');
});

test('the unit switch reaches every number, and the URL keeps it', async ({ page }) => {
  await page.goto(`${page_}?v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`);
  await expect(page.locator('[data-taken="encoding"]')).toHaveText('−20 %');
  await expect(page.locator('[data-taken="headers"]')).toHaveText('−13 %');
  await expect(page.getByRole('row', { name: /FLIT/ })).toBeHidden();
  await page.getByLabel('Units').selectOption('MiB, powers of 1024');
  await expect(page.locator(answer)).toHaveText('401 MiB/s');
  await expect(page.locator('[data-left="encoding"]')).toHaveText('477 MiB/s');
  await page.reload();
  await expect(page.locator(answer)).toHaveText('401 MiB/s');
});

test('the picture ends at the headline and outlines what the sentence calls the limit', async ({ page }) => {
  await page.goto('/calculators/usb/');
  await page.getByLabel('Bridge and drive rate').fill('550 MB/s');
  await expect(page.locator(answer)).toHaveText('550 MB/s');
  await expect(page.locator('[data-left="payload"]')).toHaveText('550 MB/s');
  await expect(page.locator('[data-headline="expected"]')).toHaveText(/^Expect the full figure/);
  await expect(page.locator('[data-limit]')).toHaveCount(1);
  await expect(page.locator('[data-limit]')).toContainText('Bridge and its drive the limit');
  await page.getByLabel('Bridge and drive rate').fill('0');
  await expect(page.locator('[data-limit]')).toHaveCount(0);
});

test('an assumed range is drawn and worded otherwise than a measured one', async ({ page }) => {
  // A frame has the ranges of its version, which no new measurement moves.
  await page.goto(`/embed/${newest('pcie')}/`);
  const band = page.locator('rect[data-expected]');
  const dashes = () => band.evaluate((rect) => getComputedStyle(rect).strokeDasharray);
  await expect(page.locator('[data-band]')).toHaveText(/measured/);
  expect(await dashes()).toBe('none');
  await page.goto(page_);
  await page.getByLabel('Generation', { exact: true }).selectOption('6.0');
  await expect(page.locator('[data-headline="expected"]')).toHaveText(/^Assumed range: /);
  await expect(page.locator('[data-band]')).toHaveText(/assumed/);
  await expect.poll(dashes).not.toBe('none');
});

test('the answer shows what the reader asks for, and the URL keeps it', async ({ page }) => {
  await page.goto('/calculators/raid/?v=1&level=raid10');
  await page.getByLabel('Answer shows').selectOption('Drives for the required IOPS');
  await expect(page.locator(answer)).toHaveText('52 drives');
  await expect(page).toHaveURL(/\?v=2&level=raid10&answer=drives-needed$/);
  await page.reload();
  await expect(page.locator(answer)).toHaveText('52 drives');
  await page.goto('/calculators/raid/?v=1&answer=%3Cimg%3E');
  await expect(page.locator(answer)).toHaveText('96 TB');
});

test('on a phone the answer stays while inputs are in view, and no longer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(page_);
  const value = page.locator(answer);
  await page.getByRole('button', { name: 'Copy link' }).scrollIntoViewIfNeeded();
  await expect(value).toBeInViewport();
  await page.getByRole('table', { name: 'Where the rate goes' }).evaluate((table) => table.scrollIntoView());
  await expect(value).not.toBeInViewport();
  // Held sideways, a phone has no room to spare.
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.locator('.lw-answer__kept')).toHaveCSS('position', 'static');
});

test('a line of the formula is shown where it holds', async ({ page }) => {
  await page.goto(`${page_}?tags=256&max-read-request-size=512`);
  const formula = page.locator('.lw-formula');
  await expect(formula.getByText('Line rate', { exact: true })).toBeVisible();
  await expect(formula.getByText('Latency-bound rate')).toBeHidden();
  await page.getByLabel('Direction', { exact: true }).selectOption('device_reads_host');
  await expect(formula.getByText('Latency-bound rate')).toBeVisible();
  await expect(formula).toContainText('256 × 512 B ÷ 1 µs = 131.1 GB/s');
});

test('charts follow the inputs', async ({ page }) => {
  await page.goto(page_);
  const chart = page.getByRole('figure').filter({ hasText: 'larger Max Payload Size' });
  const before = await chart.locator('svg').innerHTML();
  await page.getByLabel('Lanes', { exact: true }).selectOption('x16');
  await expect(chart.locator('svg')).not.toHaveJSProperty('innerHTML', before);
  await chart.getByText('Values of this chart').click();
  await expect(chart.getByRole('row', { name: /256 B/ })).toContainText('14.4 GB/s');
});

test('the keyboard reaches every input, and a change needs no mouse', async ({ page }) => {
  await page.goto(page_);
  await page.getByLabel('Generation', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(answer)).toHaveText('7.50 GB/s');
  // Help that has more than two lines is a stop on the way.
  const help = page.locator('.lw-help > summary').first();
  const lanes = page.getByLabel('Lanes', { exact: true });
  await page.keyboard.press('Tab');
  await expect(help.or(lanes).and(page.locator(':focus'))).toBeVisible();
  if (!(await lanes.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab');
  await expect(lanes).toBeFocused();
});

test.describe('while the core is still on its way', () => {
  /** Opens a link whose core does not come before the call that this gives back. */
  async function openWaiting(page: Page, query: string): Promise<() => void> {
    const load = await hold(page, '**/*.wasm');
    await page.goto(`${page_}${query}`);
    return load;
  }

  test('what a reader sets wins over the link, which fills in the rest', async ({ page }) => {
    const load = await openWaiting(page, `?v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`);
    await page.getByLabel('Lanes', { exact: true }).selectOption('x8');
    await page.locator('.lw-fold > summary', { hasText: 'Transfer and latency' }).click();
    const size = page.getByRole('textbox', { name: 'Transfer size' });
    await size.fill('64k');
    load();
    await expect(page.locator(answer)).toHaveText('3.36 GB/s');
    await expect(page.getByLabel('Generation', { exact: true })).toHaveValue('2.0');
    await expect(page.getByLabel('Lanes', { exact: true })).toHaveValue('8');
    await expect(size).toHaveValue('64k');
    await expect(page).toHaveURL(/\?v=\d+&generation=2\.0&lanes=8&max-payload-size=128&transfer-size=65536$/);
  });

  test('what cannot be read is named, and stays as it was typed', async ({ page }) => {
    const load = await openWaiting(page, `?v=${versionToday('pcie')}&lanes=1&tags=NaN`);
    await page.locator('.lw-fold > summary', { hasText: 'Transfer and latency' }).click();
    const size = page.getByRole('textbox', { name: 'Transfer size' });
    await size.fill('1,000');
    load();
    await expect(page.getByText('Transfer size: “1,000” can be read in two ways.').first()).toBeVisible();
    await expect(size).toHaveValue('1,000');
    await expect(page.getByText('Outstanding tags: “NaN” cannot be read.')).toBeVisible();
    await expect(page.locator(answer)).toHaveText('938 MB/s');
  });

  test('reset means the defaults, whatever the link says', async ({ page }) => {
    const load = await openWaiting(page, `?v=${versionToday('pcie')}&lanes=16&units=binary`);
    await page.getByRole('button', { name: 'Reset' }).click();
    load();
    await expect(page).toHaveURL(/\?v=\d+$/);
    await expect(page.locator(answer)).toHaveText('3.75 GB/s');
  });
});

test('a link sets and clears boxes', async ({ page }) => {
  await page.goto(`${page_}?ecrc=true&lanes=8`);
  await expect(page.locator('[data-input="ecrc"]')).toBeChecked();
  await expect(page).toHaveURL(/\?v=\d+&lanes=8&ecrc=true$/);
  await page.goto('/calculators/raid/?read-modify-write=false');
  await expect(page.locator('[data-input="read_modify_write"]')).not.toBeChecked();
  await expect(page).toHaveURL(/\?v=\d+&read-modify-write=false$/);
});

test.describe('when the core cannot be loaded', () => {
  test.use({ expected: [/lanewise_bg|Failed to load resource/] });
  test('the page says so, keeps its answer and tries again at the next change', { tag: '@night' }, async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto(page_);
    await page.getByLabel('Lanes', { exact: true }).selectOption('x8');
    await expect(page.getByText('The calculator could not be loaded')).toBeVisible();
    await expect(page.locator(answer)).toHaveText('3.75 GB/s');
    await page.unroute('**/*.wasm');
    await page.getByLabel('Lanes', { exact: true }).selectOption('x16');
    await expect(page.locator(answer)).toHaveText('15.0 GB/s');
    await expect(page.getByText('The calculator could not be loaded')).toBeHidden();
  });
});

test('the marker of a what-if chart is a slider: keys move it, field and answer follow', async ({ page }) => {
  await page.goto('/calculators/raid/');
  const drives = page.locator('input[data-input="drives"]');
  await drives.fill('6x16TB');
  const slider = page.getByRole('slider').first();
  await expect(slider).toHaveAttribute('aria-valuenow', '6');
  await slider.press('ArrowRight');
  await expect(drives).toHaveValue('7x16TB');
  await expect(slider).toHaveAttribute('aria-valuenow', '7');
  await expect(slider).toBeFocused();
  await slider.press('End');
  await expect(drives).toHaveValue('24x16TB');
  await expect(page.locator('[data-headline="value"]')).toHaveText(/^352.TB$/);
});

test('bars of a what-if chart are a slider, too: keys choose from their list', async ({ page }) => {
  await page.goto('/calculators/pcie/');
  const lanes = page.getByLabel('Lanes', { exact: true });
  await lanes.selectOption('x2');
  const slider = page.getByRole('slider', { name: 'How much do more lanes gain?' });
  await expect(slider).toHaveAttribute('aria-valuenow', '2');
  await slider.press('ArrowRight');
  await expect(lanes).toHaveValue('4');
  await slider.press('End');
  await expect(lanes).toHaveValue('32');
});

for (const name of sample(['rebuild', 'pcie', 'ethernet'])) {
  test(`help on the ${name} page takes two lines at most until more is asked for`, async ({ page }) => {
    await page.goto(`/calculators/${name}/`);
    const heights = () =>
      page
        .locator('.lw-field > .lw-hint:visible')
        .evaluateAll((hints) =>
          hints.map((hint) => Math.round(hint.clientHeight / Number.parseFloat(getComputedStyle(hint).lineHeight))),
        );
    /** Of each help, whether it is cut and whether it offers more. */
    const offers = () =>
      page.locator('.lw-help:visible').evaluateAll((helps) =>
        helps.map((help) => {
          const [text, more] = help.querySelectorAll('summary > *');
          const isCut = text !== undefined && text.scrollHeight > text.clientHeight;
          return { isCut, isOffered: more?.checkVisibility({ visibilityProperty: true }) };
        }),
      );
    for (const width of [1440, 768, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        for (const { isCut, isOffered } of await offers()) expect(isOffered).toBe(isCut);
      }).toPass();
      expect(Math.max(...(await heights()))).toBeLessThanOrEqual(2);
    }
    for (const help of await page.locator('.lw-help > summary:visible').all()) await help.press('Enter');
    expect(Math.max(...(await heights()))).toBeGreaterThan(2);
  });
}
