import type { Locator, Page } from '@playwright/test';
import { query } from '../../../site/duckdb/dataset-build.ts';
import { ROWS_PER_PAGE } from '../../../site/explorer/selection.ts';
import { byRanges } from '../ask-in-sql/page.ts';
import { expect, test } from '../fixtures.ts';
import {
  answered,
  choose,
  count,
  counted,
  engine,
  facet,
  grouped,
  path,
  rowsWhere,
  STARTED,
  shown,
  waiting,
} from './page.ts';

const rowsOf = (page: Page, name: string, value: string): Locator =>
  facet(page, name)
    .locator('label')
    .filter({ has: page.locator(`input[value="${value}"]`) })
    .locator('[data-rows]');

test('what cannot be loaded is said, and what is there can still be read', { tag: '@night' }, async ({ page }) => {
  await page.route('**/*.wasm.gz', (route) => route.abort());
  await page.goto(path);
  await choose(page, 'lanes', '16');
  await expect(engine(page)).toContainText('The connection was lost.');
  await expect(engine(page)).toContainText('Without it the table shows the first rows of everything');
  await expect(count(page)).toHaveText(waiting);
  await expect(page.locator('[data-lines] tr')).toHaveCount(ROWS_PER_PAGE);
  await page.getByLabel('Units').selectOption('binary');
  await expect(page.locator('[data-lines]')).toContainText('MiB/s');

  // Asked again once the way is free.
  await page.unroute('**/*.wasm.gz');
  await page.getByRole('button', { name: 'Load DuckDB' }).click();
  await expect(engine(page)).toContainText(answered, STARTED);
  const rows = await rowsWhere('link_lanes = 16');
  await expect(count(page)).toHaveText(counted(rows));
});

test('a missing database is said, and the rows stay', async ({ page }) => {
  await page.route(/\.duckdb/, (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
  await choose(page, 'lanes', '16');
  await expect(engine(page)).toContainText('The database is missing on this server.');
  await expect(count(page)).toHaveText(waiting);
});

/** A value of each facet whose first rows are a file, and the condition that it stands for. */
const [row] = await query<{ set_id: string; drive_id: string }>(
  'SELECT set_id, drive_id FROM measurements WHERE drive_id IS NOT NULL ORDER BY position LIMIT 1',
);
const heads = {
  link: ['pcie-2.0', "link = 'pcie-2.0'"],
  set: [row?.set_id ?? '', `set_id = '${row?.set_id}'`],
  drive: [row?.drive_id ?? '', `drive_id = '${row?.drive_id}'`],
};

test('one link, drive or set is shown and counted without the engine', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.wasm|\.duckdb/.test(request.url())) asked.push(request.url());
  });
  for (const [name, [value = '', where = '']] of Object.entries(heads)) {
    await page.goto(`${path}?${name}=${value}`);
    await expect(count(page)).toHaveText(counted(await rowsWhere(where)));
    await expect(rowsOf(page, 'access', 'rand')).toHaveText(grouped(await rowsWhere(`${where} AND access = 'rand'`)));
    // Its own facet says what every other value of it would show.
    await expect(rowsOf(page, name, value)).toHaveText(grouped(await rowsWhere(where)));
    await page.goto('about:blank');
  }
  expect(asked).toEqual([]);
});

test('without its file, one link is shown and counted by the engine', { tag: '@night' }, async ({ page }) => {
  const [value = '', where = ''] = heads.link;
  await page.route(/\/data\/rows\/link\//, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${path}?link=${value}`);
  await expect(engine(page)).toContainText(answered, STARTED);
  await expect(count(page)).toHaveText(counted(await rowsWhere(where)));
  await expect(rowsOf(page, 'access', 'rand')).toHaveText(grouped(await rowsWhere(`${where} AND access = 'rand'`)));
});

test('further pages and filters of a database that is read in parts are complete', async ({ page }) => {
  await byRanges(page);
  await page.goto(`${path}?link=pcie-3.0&access=rand`);
  await expect(engine(page)).toContainText(answered, STARTED);
  const expected = await query<{ row: string }>(
    `SELECT 'row-' || set_id || '-' || result_id AS row FROM measurements
     WHERE link = 'pcie-3.0' AND access = 'rand' ORDER BY position LIMIT ${2 * ROWS_PER_PAGE}`,
  );
  const rows = expected.map(({ row }) => row);
  expect(await shown(page)).toEqual(rows.slice(0, ROWS_PER_PAGE));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(count(page)).toHaveText(/^Rows 26 to /);
  expect(await shown(page)).toEqual(rows.slice(ROWS_PER_PAGE));
});

test.use({ expected: [/Failed to load resource/] });

test('loading can be stopped', async ({ page }) => {
  await page.route('**/*.wasm.gz', () => new Promise(() => {}));
  await page.goto(path);
  await choose(page, 'kind', 'gpu');
  await expect(engine(page)).toContainText('Loading DuckDB, 0 B of 7.7 MB');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(engine(page)).toContainText('Stopped. Without it the table shows the first rows of everything');
  await expect(count(page)).toHaveText(waiting);
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await expect(count(page)).toHaveText(/^Rows 1 to 25 of /);
});
