// From any page to what a reader looks for, by what it is called or by a question.
import type { Page } from '@playwright/test';
import { sample } from '../../support/exhaustive.ts';
import { moved } from '../any-page/looks.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: /^Search for/ });
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const status = (page: Page) => page.locator('lw-search [data-search-status]');

/** Types a text into the search of the page. */
async function searchFor(page: Page, text: string): Promise<void> {
  // A page that a link has led to may not listen yet.
  await expect(page.locator('lw-search:defined')).toBeAttached();
  await page.keyboard.press('/');
  await field(page).fill(text);
  await expect(status(page)).toHaveText(/opens|Nothing found/);
}

const QUESTIONS: [text: string, href: RegExp, heading: RegExp][] = [
  ['how fast is PCIe 4.0 x4', /\/calculators\/pcie\//, /How fast is this PCIe link/],
  ['why is my SSD slow', /\/articles\/slc-cache-slow-copy\/$/, /Why does my SSD slow down/],
];

for (const [text, href, heading] of sample(QUESTIONS)) {
  test(`“${text}” is answered in two steps from the first page`, async ({ page }) => {
    await page.goto('/');
    await searchFor(page, text);
    const wanted = options(page).and(page.locator(`[href]`));
    const hrefs = await wanted.evaluateAll((all) => all.map((item) => item.getAttribute('href')));
    const place = hrefs.findIndex((item) => href.test(item ?? ''));
    expect(place, hrefs.join('\n')).toBeGreaterThanOrEqual(0);
    expect(place, hrefs.join('\n')).toBeLessThan(4);
    await options(page).nth(place).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

for (const [name, href] of sample([
  ['B650', '/data/parts/#amd-b650'],
  ['MRRS', '/glossary/#mrrs'],
] as const)) {
  test(`${name} leads to its own place first, and Enter goes there`, async ({ page }) => {
    await page.goto('/accuracy/');
    await searchFor(page, name);
    await expect(options(page).first()).toHaveAttribute('href', href);
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
}

test('by keyboard: opened, walked, closed, and back where the reader was', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/calculators/');
  const open = page.getByRole('link', { name: 'Search' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await field(page).fill('raid');
  await expect(status(page)).toHaveText(/results\. Enter opens the first\./);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(open).toBeFocused();
});

test('a slash in a field is a slash', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/calculators/raid/');
  await page.getByRole('textbox').first().focus();
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
});

test('has no accessibility fault, empty and filled, at any width and theme', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await expectAccessible(page);
  await field(page).fill('sas expander');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  for (const width of sample([320, 375, 1280])) {
    await page.setViewportSize({ width, height: 700 });
    for (const colorScheme of sample(['dark', 'light'] as const)) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
});

test('nothing is loaded before it is used, and a question costs at most 300 kB', async ({ page }) => {
  const urls: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!/\/search\/|\/results\.element/.test(request.url())) return;
    urls.push(request.url());
    sizes.push(request.sizes().then((one) => one.responseBodySize + one.responseHeadersSize));
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Search' }).hover();
  expect(urls).toEqual([]);
  await searchFor(page, 'how many IOPS does RAID6 of eight hard disks give behind an expander');
  await expect(options(page).first()).toBeVisible();
  expect(urls.some((url) => url.includes('wasm'))).toBe(true);
  const bytes = (await Promise.all(sizes)).reduce((sum, value) => sum + value, 0);
  expect(bytes / 1000, urls.join('\n')).toBeLessThanOrEqual(300);
});

test.describe('what no name is', () => {
  test('markup is text', async ({ page }) => {
    await page.goto('/');
    const title = await page.title();
    await searchFor(page, '<img src=x onerror="document.title=1"><script>document.title=1</script>');
    await expect(dialog(page).locator('img, script')).toHaveCount(0);
    expect(await page.title()).toBe(title);
  });

  test('what is not there has names that come near, and the way to add it', async ({ page }) => {
    await page.goto('/');
    await searchFor(page, 'JMB589');
    await expect(status(page)).toHaveText('Nothing found for “JMB589”. Similar names:');
    await expect(options(page).first()).toContainText('JMB58');
    await expect(dialog(page).getByRole('link', { name: 'how to add it' })).toBeVisible();
  });
});

test('a drive that no row has leads to how its figures are added', { tag: '@night' }, async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'WD40EFRX');
  await expect(options(page).first()).toBeVisible();
  await dialog(page).getByRole('link', { name: 'how to add a measurement' }).click();
  await expect(page).toHaveURL(/\/contribute\/$/);
  await searchFor(page, 'PM883');
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'how to add it' })).toBeHidden();
});

test('a source is found by its title, after our own pages', { tag: '@night' }, async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'The Tail at Scale');
  await expect(options(page).first()).toHaveAttribute('href', '/sources/#dean-tail-2013');
  await searchFor(page, 'PCIe');
  await expect(options(page).first()).not.toContainText('Source');
});

test('a question has an address of its own', async ({ page }) => {
  await page.goto('/search/#q=write%20hole');
  await expect(options(page).first()).toContainText('Write hole');
  await expectAccessible(page);
  await field(page).fill('mps');
  await expect(options(page).first()).toContainText('MPS');
  await expect(page).toHaveURL(/\/search\/#q=mps$/);
});

test.describe('a search that does not come', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('says so, and is tried again', { tag: '@night' }, async ({ page }) => {
    await page.route('**/search/names.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await page.keyboard.press('/');
    await field(page).fill('raid');
    await expect(status(page)).toHaveText(/^The search could not be loaded/);
    await page.unroute('**/search/names.json');
    await field(page).fill('raid6');
    await expect(options(page).first()).toBeVisible();
  });

  test('says so where only the text of pages is missing', { tag: '@night' }, async ({ page }) => {
    await page.route('**/search/index/**', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await page.keyboard.press('/');
    await field(page).fill('why is my SSD slow');
    await expect(options(page).first()).toBeVisible();
    await expect(status(page)).toContainText('part of the search index did not load');
  });
});

test('without scripts the link leads to a page that lists the ways', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What does this term mean?');
  await context.close();
});

test('what is found on the page of the search moves nothing that was there', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/search/#q=raid');
  await expect(options(page)).not.toHaveCount(0);
  expect(await moved(page)).toBeLessThan(0.01);
});
