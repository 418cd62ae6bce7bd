// Rows of the table: opened in place, chosen and taken on, paged without the engine, found again by their address.
import type { Locator, Page } from '@playwright/test';
import { query } from '../../../site/duckdb/dataset-build.ts';
import { expect, expectAccessible, expectFitsThenThin, hold, test, WIDTH_RULES } from '../fixtures.ts';
import { answered, count, engine, path, STARTED, shown, total } from './page.ts';

const lines = (page: Page): Locator => page.locator('[data-lines] tr[data-run]');

const opener = (line: Locator): Locator => line.getByRole('button', { name: /^Details of / });

const box = (line: Locator): Locator => line.getByRole('checkbox', { name: /^Choose / });

const details = (page: Page): Locator => page.getByRole('region', { name: /^Details of / });

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Chosen rows' });

/** Addresses of the engine and the database that the page asks for from here on. */
function engineRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.wasm|\.duckdb/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** A row of the first page whose command is known. */
const [first] = await query<{ row: string; command: string; sha256: string }>(
  `SELECT 'row-' || set_id || '-' || result_id AS row, command, raw_sha256 AS sha256
   FROM measurements WHERE target_kind = 'drive' AND set_id = 'fio-plot-server'
     AND requests_in_flight = 1 AND access = 'rand' AND direction = 'device_writes_host'
   ORDER BY result_id`,
);

test('a row opens to how it was measured, and its address opens it again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked = engineRequests(page);
  await page.goto(path);
  const line = page.locator(`#${first?.row}`);
  await opener(line).click();
  await expect(opener(line)).toHaveAttribute('aria-expanded', 'true');
  for (const title of ['The result', 'How was it measured?', 'Where does it come from?'])
    await expect(details(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(details(page)).toContainText(first?.sha256 ?? 'no hash');
  await expect(details(page)).toContainText('random read, 4 KiB, QD 1');
  await expect(details(page)).toContainText(/datasets\/sets\/fio-plot-server\/results\.csv, line \d+/);
  await expect(details(page).locator('code')).toHaveText(first?.command ?? 'no command');
  await details(page).getByRole('button', { name: 'Copy the command' }).click();
  await expect(details(page).getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first?.command);

  await expect(page).toHaveURL(`${path}#${first?.row}`);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(details(page).getByRole('heading', { name: 'The result' })).toBeInViewport();
  await opener(line).click();
  await expect(opener(line)).toHaveAttribute('aria-expanded', 'false');
  await expect(details(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(asked).toEqual([]);
});

test('a row that the engine found leads to its run, its drive and charts', { tag: '@journey' }, async ({ page }) => {
  await page.goto(`${path}?drive=intel-dc-p4510-1tb&direction=device_writes_host`);
  await expect(page.getByRole('link', { name: 'All about Intel DC P4510' })).toHaveAttribute(
    'href',
    '/data/drives/intel-dc-p4510-1tb/',
  );
  await expect(engine(page)).toContainText(answered, STARTED);
  await opener(lines(page).first()).click();
  await expect(details(page).getByRole('link', { name: 'All results of this run' })).toHaveAttribute(
    'href',
    '/data/sets/bu-disc-nvme/p4510/',
  );
  // Drawn anew in other units, it stays open.
  await page.getByLabel('Units').selectOption('binary');
  await expect(details(page).getByRole('heading', { name: 'The result' })).toBeVisible();
  const links = details(page).getByRole('link');
  const charts = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.includes('/charts/')),
  );
  expect(charts.length).toBeGreaterThan(1);
  for (const href of charts) {
    await page.goto(href);
    await expect(page.locator('lw-chart')).toHaveAttribute('data-ready', '');
    await expect(page.locator('[data-bad]')).toHaveText('');
  }
});

test('an address whose row is on another page says so and leads to it', { tag: '@journey' }, async ({ page }) => {
  const [last] = await query<{ set: string; result: string }>(
    "SELECT set_id AS set, result_id AS result FROM measurements WHERE target_kind = 'gpu' LIMIT 1",
  );
  const row = `row-${last?.set}-${last?.result}`;
  await page.goto(`${path}#${row}`);
  await expect(page.getByText('The row in this address is not among those shown.')).toBeVisible();
  await page.getByRole('link', { name: 'Find it in its set' }).click();
  await expect(engine(page)).toContainText(answered, STARTED);
  await expect(opener(page.locator(`[id="${row}"]`))).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('The row in this address is not among')).toBeHidden();
});

test('a fragment that is no text, or no row, opens nothing and breaks nothing', { tag: '@night' }, async ({ page }) => {
  for (const fragment of ['%E0%A4%A', 'row-', 'row-<img src=x onerror=alert(1)>', 'facets']) {
    await page.goto(`${path}#${fragment}`);
    await expect(count(page)).toHaveText(/^Rows 1 to 25/);
    // Its controls come with the script that reads the fragment.
    await expect(opener(lines(page).first())).toBeVisible();
    await expect(details(page)).toHaveCount(0);
    await page.goto('about:blank');
  }
});

test.describe('without the files of runs', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('details that cannot be loaded are said, with the way to them', { tag: '@night' }, async ({ page }) => {
    await page.route('**/data/sets/**/*.json', (route) => route.abort());
    await page.goto(path);
    await opener(lines(page).first()).click();
    await expect(details(page)).toContainText('The details could not be loaded.');
    await expect(details(page).getByRole('link', { name: 'All results of this run' })).toBeVisible();
    await page.unroute('**/data/sets/**/*.json');
    await details(page).getByRole('button', { name: 'Try again' }).click();
    await expect(details(page).getByRole('heading', { name: 'The result' })).toBeVisible();
    await expect(details(page)).toHaveCount(1);
  });

  test('chosen rows say that they lead nowhere', async ({ page }) => {
    await page.goto(path);
    await page.route('**/data/sets/**/*.json', (route) => route.abort());
    await box(lines(page).first()).check();
    await expect(bar(page)).toContainText('The chosen rows could not be loaded. Choose them again.');
    await expect(bar(page).getByRole('link')).toHaveCount(0);
  });
});

test('rows are chosen on several pages and compared', async ({ page }) => {
  await page.goto(path);
  await expect(bar(page)).toBeHidden();
  const chosen = page.locator(`#${first?.row}`);
  const run = await chosen.getAttribute('data-run');
  await box(chosen).check();
  await expect(bar(page)).toContainText('1 row of 1 configuration chosen');
  await expect(bar(page)).toContainText('Compare side by side: choose a row of another configuration as well');

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(count(page)).toHaveText(/^Rows 26 to 50 of /);
  const other = lines(page)
    .and(page.locator(`:not([data-run="${run}"])`))
    .first();
  await box(other).check();
  await expect(bar(page)).toContainText('2 rows of 2 configurations chosen');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(box(page.locator(`#${first?.row}`))).toBeChecked();

  const names = await bar(page).getByRole('list').first().getByRole('button').allTextContents();
  expect(names).toHaveLength(2);
  await bar(page).getByRole('link', { name: 'Compare side by side' }).click();
  await expect(page).toHaveURL(/\/data\/compare\/\?device=.+&device=/);
  await expect(page.locator('[data-bad]')).toHaveText('');
  for (const name of names) await expect(page.getByRole('columnheader', { name }).first()).toBeVisible();
});

test('chosen rows go to the chart of their load, and too many are said', async ({ page }) => {
  await page.goto(path);
  const runs = await lines(page).evaluateAll((all) => all.map(({ dataset }) => dataset.run));
  const different = [...new Set(runs)].slice(0, 7);
  for (const run of different) await box(page.locator(`[data-run="${run}"]`).first()).check();
  await expect(bar(page)).toContainText('Compare side by side: takes up to 6 configurations');
  await expect(bar(page).getByRole('link', { name: 'Compare side by side' })).toHaveCount(0);
  const chips = bar(page).getByRole('button', { name: /^Remove / });
  await chips.last().click();
  await expect(chips).toHaveCount(6);
  await expect(bar(page)).toBeFocused();
  await expect(bar(page).getByRole('link', { name: 'Compare side by side' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('[data-choose]:checked')).toHaveCount(0);

  const server = lines(page).and(page.locator('[data-run^="fio-plot-server/"]'));
  await box(server.nth(0)).check();
  await box(server.nth(1)).check();
  await expect(bar(page)).toContainText('2 configurations chosen');
  await bar(page).getByRole('link', { name: 'Latency vs IOPS' }).click();
  await expect(page).toHaveURL(/\/data\/charts\/latency\/\?device=.+&device=.+&load=rand-read-4k$/);
  await expect(page.locator('lw-chart')).toHaveAttribute('data-ready', '');
  await expect(page.locator('[data-bad]')).toHaveText('');
});

test('links of chosen rows are never those of another choice than the one that is said', async ({ page }) => {
  await page.goto(path);
  const server = lines(page).and(page.locator('[data-run^="fio-plot-server/"]'));
  const offer = bar(page).getByRole('link', { name: 'Latency vs IOPS' });
  await box(server.nth(0)).check();
  await expect(bar(page)).toContainText('1 configuration chosen');
  const release = await hold(page, '**/data/sets/**/*.json');
  const asked = page.waitForRequest('**/data/sets/**/*.json');
  await box(server.nth(1)).check();
  await asked;
  await expect(bar(page)).toContainText('1 configuration chosen');
  await expect(offer).toHaveAttribute('href', /^[^&]*device=[^&]*&load=[^&]*$/);
  release();
  await expect(offer).toHaveAttribute('href', /device=.*&device=/);
  await expect(bar(page)).toContainText('2 configurations chosen');
});

test('all rows are paged without the engine, and steps are taken back', { tag: '@night' }, async ({ page }) => {
  const asked = engineRequests(page);
  await page.goto(path);
  const pages = [await shown(page)];
  for (const from of [26, 51]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(count(page)).toHaveText(new RegExp(`^Rows ${from} to ${from + 24} of `));
    pages.push(await shown(page));
  }
  expect(new Set(pages.flat()).size).toBe(75);
  await expect(page).toHaveURL(/\?page=3$/);
  await page.goBack();
  await expect(count(page)).toHaveText(/^Rows 26 to 50 of /);
  expect(await shown(page)).toEqual(pages[1]);
  await page.reload();
  await expect(count(page)).toHaveText(/^Rows 26 to 50 of /);
  await page.goBack();
  await expect(count(page)).toHaveText(/^Rows 1 to 25 of /);
  await page.goForward();
  await expect(count(page)).toHaveText(/^Rows 26 to 50 of /);
  expect(asked).toEqual([]);
});

test('each choice is one step back, and letters are none', { tag: '@night' }, async ({ page }) => {
  await page.goto(path);
  await page.locator('[data-facet="kind"] input[value="drive"]').check();
  await expect(engine(page)).toContainText(answered, STARTED);
  const drives = (await count(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'IOPS', exact: true }).click();
  await expect(page).toHaveURL(/\?kind=drive&sort=-iops$/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/&page=2$/);
  await page.getByLabel('Find a device').pressSequentially('intel', { delay: 20 });
  await expect(page).toHaveURL(/\?kind=drive&text=intel&sort=-iops$/);

  await page.goBack();
  await expect(page).toHaveURL(/\?kind=drive&sort=-iops$/);
  await expect(page.getByLabel('Find a device')).toHaveValue('');
  await expect(page.getByRole('columnheader', { name: 'IOPS' })).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: 'IOPS' })).not.toHaveAttribute('aria-sort');
  await expect(count(page)).toHaveText(drives);
  await page.goBack();
  await expect(page.locator('[data-facet="kind"] input[value="drive"]')).not.toBeChecked();
  await expect(count(page)).toHaveText(new RegExp(`^Rows 1 to 25 of ${new Intl.NumberFormat('en').format(total)}$`));
});

test('a link with filters says its cost and offers Stop before it loads', { tag: '@night' }, async ({ page }) => {
  const said: (string | boolean | null)[] = [];
  await page.route('**/*.wasm.gz', async (route) => {
    said.push(await engine(page).textContent());
    said.push(await page.getByRole('button', { name: 'Stop', exact: true }).isVisible());
    said.push(await count(page).textContent());
    await route.continue();
  });
  await page.goto(`${path}?kind=gpu`);
  await expect(engine(page)).toContainText(answered, STARTED);
  expect(said).toEqual([
    expect.stringMatching(/^Loading DuckDB, 0\sB of 7\.7\sMB\./),
    true,
    expect.stringContaining('Not your selection yet'),
  ]);
});

test('a reader who saves data is asked first, also by a link', { tag: '@night' }, async ({ page }) => {
  const asked = engineRequests(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`${path}?kind=gpu`);
  await expect(engine(page)).toContainText('Your browser is set to save data, so DuckDB (7.7 MB)');
  await expect(count(page)).toHaveText(/^Not your selection yet: the first 25 of /);
  // The rows that are there can be paged.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(count(page)).toHaveText(/^Not your selection yet: rows 26 to 50 of all /);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Load DuckDB' }).click();
  await expect(engine(page)).toContainText(answered, STARTED);
  await expect(count(page)).toHaveText(/^Rows 26 to 50 of /);
});

test('the values of a long facet are found by their name, and sources are one', { tag: '@night' }, async ({ page }) => {
  await page.goto(path);
  const facet = page.locator('[data-facet="source"]');
  await facet.locator('summary').click();
  const address = page.url();
  await page.getByLabel('Find in: Source').fill('KERNEL');
  const left = facet.locator('label:visible');
  const [named] = await query<{ n: number }>(
    "SELECT count(DISTINCT source_publisher)::INTEGER AS n FROM measurements WHERE source_publisher ILIKE '%kernel%'",
  );
  await expect(left).toHaveCount(named?.n ?? 0);
  for (const label of await left.all()) await expect(label).toContainText(/kernel/i);
  await page.getByLabel('Find in: Source').fill('nobody is called so');
  await expect(left).toHaveCount(0);
  await expect(facet.getByText('No matching value.')).toBeVisible();
  // Looking for a value asks nothing.
  expect(page.url()).toBe(address);
  await page.getByLabel('Find in: Source').fill('kernel.org');
  await left.getByText('kernel.org', { exact: true }).click();
  await expect(page).toHaveURL(/\?source=kernel\.org$/);
  await expect(page.getByRole('button', { name: 'Remove Source: kernel.org' })).toBeVisible();
  await expect(engine(page)).toContainText(answered, STARTED);
});

test('the keyboard opens rows, chooses them, and takes them on', async ({ page }) => {
  // A row of the first page of which the next but one is of another run.
  const first = await query<{ run: string }>(
    "SELECT set_id || '/' || run_id AS run FROM measurements ORDER BY position LIMIT 50",
  );
  const at = first.findIndex(({ run }, row) => row > 0 && first[row + 2]?.run !== run);
  await page.goto(path);
  await opener(lines(page).nth(at - 1)).focus();
  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('heading', { name: 'The result' })).toBeVisible();
  // Past the details, to the same control of the next row and back.
  await page.keyboard.press('ArrowDown');
  await expect(opener(lines(page).nth(at))).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(opener(lines(page).nth(at - 1))).toBeFocused();
  // The two links of the row come first.
  for (const _ of ['device', 'set', 'details']) await page.keyboard.press('Tab');
  await expect(details(page).locator(':focus')).toHaveCount(1);

  await box(lines(page).nth(at)).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('2 rows of 2 configurations chosen');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeFocused();
  const compare = bar(page).getByRole('link', { name: 'Compare side by side' });
  await expect(compare).toBeVisible();
  while (!(await compare.and(page.locator(':focus')).count())) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/data\/compare\/\?device=/);
});

test('opened and chosen rows are accessible, and fit a phone', { tag: '@night' }, async ({ page }) => {
  await page.goto(path);
  await opener(lines(page).nth(0)).click();
  await expect(details(page).getByRole('heading', { name: 'The result' })).toBeVisible();
  await box(lines(page).nth(0)).check();
  await box(lines(page).nth(5)).check();
  await expect(bar(page).getByRole('link', { name: 'Compare side by side' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFitsThenThin(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expectAccessible(page, WIDTH_RULES);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a row has no controls that nobody answers, and leads to the page of its run', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-choose]:visible')).toHaveCount(0);
    await expect(page.locator('[data-open]:visible')).toHaveCount(0);
    await lines(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'How was it measured?' })).toBeVisible();
  });
});
