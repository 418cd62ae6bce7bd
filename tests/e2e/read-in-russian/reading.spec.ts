// A reader of Russian: the same calculators, search, data and tools, in their own language, and the way to English and
// back with all that was set.

import type { Page } from '@playwright/test';
import { examples } from '../../../site/diagnosis/page/examples.ts';
import { heightsOf } from '../../../site/embed/height.ts';
import { ROWS_PER_PAGE } from '../../../site/explorer/selection.ts';
import { sample } from '../../support/exhaustive.ts';
import { versionToday } from '../../support/newest.ts';
import { asEnglish } from '../../support/russian.ts';
import { rowsWhere, STARTED } from '../browse-data/page.ts';
import { openEmbed } from '../embed-a-calculator/dialog.ts';
import { expect, test } from '../fixtures.ts';

const { words: diagnose } = await asEnglish<typeof import('../../../site/diagnosis/page/words.ts')>(
  import('../../../content/translations/ru/words/diagnosis.page.ts'),
);
const { words: embed } = await asEnglish<typeof import('../../../site/embed/words.ts')>(
  import('../../../content/translations/ru/words/embed.ts'),
);
const { words: explorer } = await asEnglish<typeof import('../../../site/explorer/words.ts')>(
  import('../../../content/translations/ru/words/explorer.ts'),
);
const { words: frame } = await asEnglish<typeof import('../../../site/frame/words.ts')>(
  import('../../../content/translations/ru/words/frame.ts'),
);
const { words: planner } = await asEnglish<typeof import('../../../site/planner/words.ts')>(
  import('../../../content/translations/ru/words/planner.ts'),
);
const { words: search } = await asEnglish<typeof import('../../../site/search/words.ts')>(
  import('../../../content/translations/ru/words/search.ts'),
);
const { words: sizer } = await asEnglish<typeof import('../../../site/sizer/words.ts')>(
  import('../../../content/translations/ru/words/sizer.ts'),
);

const value = '[data-headline="value"]';
const isReady = (page: Page) => expect(page.locator('lw-calculator[data-ready]')).toBeVisible();
const grouped = (count: number): string => new Intl.NumberFormat('ru').format(count);
const languages = (page: Page) => page.getByRole('navigation', { name: frame.languages });

/** Types a text into the search of the page. */
async function searchFor(page: Page, text: string): Promise<void> {
  await expect(page.locator('lw-search:defined')).toBeAttached();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: search.label }).fill(text);
  await expect(page.locator('lw-search [data-search-status]')).toHaveText(/Enter|не найдено/);
}
const results = (page: Page) => page.getByRole('listbox', { name: search.results }).getByRole('option');

test.describe('from one language to the other', () => {
  test('a calculator keeps what was set, its query and its place, both ways', async ({ page }) => {
    await page.goto(`/calculators/pcie/?v=${versionToday('pcie')}&lanes=8`);
    await isReady(page);
    await page.locator('[name="lanes"]').selectOption('2');
    await expect(page).toHaveURL(/\?v=\d+&lanes=2$/);
    const english = (await page.locator(value).textContent()) ?? '';
    expect(english).toMatch(/^\d\.\d+\u202fGB\/s$/);
    await page.evaluate(() => {
      location.hash = 'sources';
    });
    await page.getByRole('link', { name: 'Русский' }).click();
    await expect(page).toHaveURL(`/ru/calculators/pcie/?v=${versionToday('pcie')}&lanes=2#sources`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('[name="lanes"]')).toHaveValue('2');
    await expect(page.locator(value)).toHaveText(english.replace('.', ',').replace('GB/s', 'ГБ/\u2060с'));

    await languages(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/calculators/pcie/?v=${versionToday('pcie')}&lanes=2#sources`);
    await expect(page.locator('[name="lanes"]')).toHaveValue('2');
    await expect(page.locator(value)).toHaveText(english);
  });

  test('the links of a page stay in its language', { tag: '@night' }, async ({ page }) => {
    await page.goto('/ru/');
    await page.getByRole('banner').getByRole('link', { name: frame.nav.calculate, exact: true }).click();
    await expect(page).toHaveURL('/ru/calculators/');
    await page.getByRole('main').getByRole('link', { name: /RAID/ }).first().click();
    await expect(page).toHaveURL(/\/ru\/calculators\/./);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});

test.describe('an address that does not exist', () => {
  test.use({ expected: [/404/] });

  test('is answered in the language of its folder, and in English where there is none', async ({ page }) => {
    expect((await page.goto('/ru/nowhere/'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.notFound.title);
    expect((await page.goto('/de/calculators/'))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('numbers', () => {
  test('are typed with a comma, Russian units or none, and answered in the same notation', async ({ page }) => {
    await page.goto('/ru/calculators/rebuild/');
    await isReady(page);
    const rate = page.locator('[data-input="drive_rate"]');
    const echo = page.locator('[data-echo="drive_rate"]');
    await rate.fill('1,5 ГБ/с');
    await expect(page).toHaveURL(/drive-rate=1500000000/);
    await rate.fill('182,5');
    await expect(echo).toHaveText('= 182,5\u202fМБ/\u2060с');
    await expect(page).toHaveURL(/drive-rate=182500000/);
  });
});

test('a sentence has the form of its number', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/ru/sizer/port-multiplier-3-gbps/');
  await expect(page.locator('lw-sizer[data-ready]')).toBeVisible();
  await page.locator('[data-part="drives"] [data-open]').click();
  const drives = page.locator('#part-drives-count');
  for (const count of [1, 2, 5]) {
    await drives.fill(String(count));
    await expect(page.locator('lw-sizer .lw-answer [data-text="note"]')).toContainText(
      sizer.notes.read(count, String(count)),
    );
  }
});

test.describe('the search', () => {
  for (const [text, href] of sample([
    ['скоростью', '/ru/glossary/#throughput'],
    ['перестроением', '/ru/glossary/#rebuild'],
    ['четности', '/ru/glossary/#parity'],
    ['MPS', '/ru/glossary/#mps'],
  ] as const)) {
    test(`leads from “${text}” to its term`, async ({ page }) => {
      await page.goto('/ru/calculators/');
      await searchFor(page, text);
      await expect(results(page).first()).toHaveAttribute('href', href);
    });
  }

  for (const [text, other] of sample([
    ['накопителя', /накопител(?:ь|и|ю|ей)(?!\p{L})/u],
    ['массивов', /массив(?:а|у|ы)?(?!\p{L})/iu],
  ] as const)) {
    test(`finds pages that say “${text}” in another form`, async ({ page }) => {
      await page.goto('/ru/');
      await searchFor(page, text);
      await expect(results(page).filter({ hasText: other }).first()).toBeVisible();
    });
  }
});

test('a pasted output is diagnosed in Russian', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/ru/diagnose/');
  const field = page.getByLabel(diagnose.input.label);
  await expect(field).toBeEnabled();
  await field.fill(examples.nvme);
  await expect(page.locator('[data-verdict]')).toContainText('x2');
  await expect(page.locator('[data-verdict]')).toContainText(/\p{Script=Cyrillic}{3}/u);
  const locator = page.locator('[data-finding]').filter({ has: page.getByRole('link', { name: 'LD101' }) });
  await expect(locator).toContainText('работает на');
});

test('the explorer filters and counts in Russian', { tag: '@night' }, async ({ page }) => {
  await page.goto('/ru/data/figures/');
  const link = page.locator('input[name="link"][value="pcie-5.0"]');
  const place = page.locator('[data-facet="link"]');
  if ((await place.getAttribute('open')) === null) await place.locator('summary').click();
  await link.check();
  const rows = await rowsWhere("link_kind = 'pcie' AND link_generation = '5.0'");
  await expect(page.locator('[data-count]')).toHaveText(
    explorer.table.count('1', grouped(Math.min(rows, ROWS_PER_PAGE)), grouped(rows)),
    STARTED,
  );
});

test('a chart is drawn with Russian units', async ({ page }) => {
  await page.goto('/ru/data/charts/lanes/');
  const figure = page.getByRole('figure').first();
  await expect(figure).toContainText(/\d[\s\u00a0\u202f]?ГБ\/\u2060с/);
  await expect(figure).not.toContainText('GB/s');
});

test('the planner says how many drives', { tag: '@night' }, async ({ page }) => {
  await page.goto('/ru/planner/');
  await expect(page.locator('lw-planner[data-ready]')).toBeVisible();
  await page.getByLabel(planner.failures).first().selectOption('2');
  await expect(page.locator('lw-planner .lw-answer [data-text="value"]')).toContainText(/^\d+ × 16\sТБ, RAID 6, /);
});

test('an embed answers in Russian', async ({ page }) => {
  await page.goto('/ru/embed/raid/v2/?drives=6x4TB&level=raid6');
  await isReady(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator(value)).toHaveText(/^16\u202fТБ$/);
});

test('a line to paste leads to the Russian embed', { tag: '@night' }, async ({ page }) => {
  await page.goto('/ru/calculators/raid/');
  await isReady(page);
  const line = await openEmbed(page, embed.calculator);
  await expect(line).toHaveValue(/src="[^"]*\/ru\/embed\/raid\/v2\//);
  await expect(line).toHaveValue(new RegExp(`${heightsOf('raid').at(-1)}px`));
});

test('the sections stand in one line on pages of either width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  for (const path of ['/ru/glossary/', '/ru/sizer/']) {
    await page.goto(path);
    const tops = await page
      .locator('.lw-header .lw-nav a')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(new Set(tops).size, path).toBe(1);
  }
});
