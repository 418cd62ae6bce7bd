import { tables } from '../../../site/generated/datasets.ts';
import { engine, STARTED } from '../browse-data/page.ts';
import { expect, expectAccessible, hold, saved, test } from '../fixtures.ts';
import { ask, cells, isEditor, openEditor, path, query, run, status } from './page.ts';

const linkTo = (sql: string, more: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ query: sql, ...more })}`;

const chart = '[data-sql-chart]';

test('a query is written by keyboard alone, names proposed, and answered', { tag: '@journey' }, async ({ page }) => {
  await page.goto(path);
  await query(page).focus();
  await page.locator('.lw-editor').waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('SELECT max(measured_b');
  const proposed = page.getByRole('option', { name: 'measured_bytes_per_s' });
  // No table is named yet, so no column is proposed.
  await expect(proposed).toBeHidden();
  await page.keyboard.type(') FROM measurem');
  await expect(page.getByRole('option', { name: /^measurements/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.type('ents WHERE m.');
  // What is typed fast after a list has opened is not taken for a choice, but begins a line: the list must have been
  // seen. Whoever was too fast types it once more.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('FROM measurements SELECT max(measured_by');
    await expect(proposed).toContainText('number, B/s');
    await page.keyboard.press('Enter');
    await expect(query(page)).toContainText('measured_bytes_per_s', { timeout: 100 });
  }).toPass();
  await page.keyboard.type(') AS fastest');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(status(page)).toHaveText(/^1 row in /, STARTED);
  await expect(page.getByRole('columnheader', { name: 'fastest DOUBLE' })).toBeVisible();

  // Tab leaves the editor.
  await page.keyboard.press('Tab');
  await expect(run(page)).toBeFocused();
});

test('functions are proposed once the engine has named them', { tag: '@night' }, async ({ page }) => {
  await page.goto(path);
  await ask(page, 'SELECT 1');
  await query(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('SELECT quantile_di');
  await expect(page.getByRole('option', { name: 'quantile_disc' })).toBeVisible();
});

test('what was typed before the editor came stays, and so does the caret', { tag: '@night' }, async ({ page }) => {
  const arrive = await hold(page, isEditor);
  await page.goto(path);
  const asked = page.waitForRequest((request) => isEditor(new URL(request.url())));
  await query(page).fill('SELECT 1 + 1');
  await asked;
  await page.keyboard.press('ArrowLeft');
  arrive();
  await page.locator('.lw-editor').waitFor();
  await page.keyboard.type('4');
  await expect(query(page)).toHaveText('SELECT 1 + 41');
  await run(page).click();
  await expect(cells(page)).toHaveText(['42'], STARTED);
});

test.describe('where the editor cannot be loaded', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('the field asks all the same', { tag: '@night' }, async ({ page }) => {
    await page.route(isEditor, (route) => route.abort());
    await page.goto(path);
    expect(await ask(page, 'SELECT 42')).toMatch(/^1 row in /);
    await expect(page.locator('textarea')).toBeVisible();
  });
});

test('a query is shared, and the link fills the field without running it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await ask(page, 'SELECT \'a & b\' AS "50 %", 2 AS n');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(status(page)).toContainText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link, { waitUntil: 'networkidle' });
  await expect(other.getByText('Query from a link: read it before you run it.')).toBeVisible();
  await expect(query(other)).toHaveValue('SELECT \'a & b\' AS "50 %", 2 AS n');
  await expect(engine(other)).toContainText('The first query loads it');
  expect(asked.filter((url) => /wasm|duckdb/.test(url))).toEqual([]);
  await run(other).click();
  await expect(cells(other)).toHaveText(['a & b', '2'], STARTED);
  await expect(other.getByText('Query from a link')).toBeHidden();
});

test('a link that is no good is said', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${path}?${new URLSearchParams({ query: `SELECT '${'x'.repeat(10_000)}'` })}`);
  await expect(page.getByRole('alert')).toContainText('The query in the link has 10009 characters');
  await expect(query(page)).toHaveValue(/^SELECT link_kind/);

  await page.goto(linkTo("SELECT 'a' AS name, 1 AS n", { y: 'name', by: '<img src=x>', form: 'pie' }));
  await expect(page.getByRole('alert')).toContainText('The address has form “pie”');
  await run(page).click();
  await expect(page.getByRole('alert')).toContainText('The address has y “name”', STARTED);
  await expect(page.getByRole('alert')).toContainText('by “<img src=x>”');
  await expect(page.locator(chart).getByLabel('Vertical axis (y)')).toHaveValue('n');
});

for (const width of [375, 1280]) {
  test(`Run is pressed where it is, whatever the editor does, ${width} px`, { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const top = async () => (await run(page).boundingBox())?.y;
    // One line that wraps many times, and makes an address that is too long: said when the field is left.
    await query(page).evaluate((field: HTMLTextAreaElement) => {
      field.value = `SELECT length('${'ж'.repeat(2000)}') AS n`;
    });
    await run(page).scrollIntoViewIfNeeded();
    const before = await top();
    await query(page).focus();
    await page.locator('.lw-editor').waitFor();
    expect(await top()).toBe(before);
    await page.keyboard.type(' ');
    expect(await top()).toBe(before);
    await run(page).hover();
    await page.mouse.down();
    await expect(page.getByRole('alert')).toContainText('many servers accept at most 8000');
    expect(await top()).toBe(before);
    await page.mouse.up();
    await expect(status(page)).toHaveText(/^1 row in /, STARTED);
  });
}

test('a name of the schema goes to the caret', { tag: '@night' }, async ({ page }) => {
  await page.goto(path);
  await openEditor(page);
  await query(page).fill('SELECT');
  await page.getByLabel('Find a table or column').fill('p99.9');
  await expect(page.locator('[data-schema] li:visible').first()).toContainText('latency_p999_s');
  await page.getByRole('button', { name: 'latency_p999_s: insert' }).first().click();
  await expect(query(page)).toHaveText('SELECT latency_p999_s');
  await expect(query(page)).toBeFocused();
  await page.getByLabel('Find a table or column').fill('no such thing');
  await expect(page.getByText('No matching table or column')).toBeVisible();
  await page.getByLabel('Find a table or column').fill('');
  await expect(page.locator('[data-schema] details:visible')).toHaveCount(Object.keys(tables).length);
});

test('a mistake is marked in place, and the earlier query’s result stays', { tag: '@night' }, async ({ page }) => {
  await page.goto(path);
  await ask(page, 'SELECT 42 AS answer');
  await expect(page.getByText('This is the result of the previous query')).toBeHidden();
  expect(await ask(page, 'SELECT iops,\n  nothing FROM measurements')).toContain('Binder Error');
  await expect(page.locator('.cm-place')).toHaveText('nothing');
  await expect(page.getByText('This is the result of the previous query')).toBeVisible();
  await expect(page.locator('[data-earlier-query]')).toHaveText('SELECT 42 AS answer');
  await expect(cells(page)).toHaveText(['42']);
  await page.keyboard.press('Escape');
  await query(page).press('End');
  await page.keyboard.type(' ');
  await expect(page.locator('.cm-place')).toHaveCount(0);
  await ask(page, 'SELECT 43');
  await expect(page.getByText('This is the result of the previous query')).toBeHidden();
});

test('a result is charted, and the chart is part of the link', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'What does a deeper queue bring' }).click();
  await run(page).click();
  await expect(status(page)).toHaveText(/^\d+ rows in /, STARTED);
  await page.getByText('Chart', { exact: true }).click();
  const drawing = page.locator(`${chart} figure`);
  await expect(drawing.locator('figcaption')).toHaveText('iops vs requests_in_flight, by direction');
  await expect(drawing.getByRole('img').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator(chart).getByLabel('Chart type')).toHaveValue('line');
  await page.locator(chart).getByLabel('Chart type').selectOption('bars');
  await page.locator(chart).getByLabel('Colour by').selectOption('nothing');
  await expect(page).toHaveURL(/&by=&form=bars$/);
  await expect(drawing.locator('figcaption')).toHaveText('iops vs requests_in_flight');

  await page.goto(page.url());
  await run(page).click();
  await expect(drawing.locator('figcaption')).toHaveText('iops vs requests_in_flight', STARTED);
  await expect(page.locator(chart).getByLabel('Chart type')).toHaveValue('bars');
  await drawing.getByText('The data behind it').click();
  await expect(drawing.getByRole('row')).toHaveCount(17);
});

test('hostile names are text in the table and in the chart', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>';
  await page.goto(linkTo(`SELECT '${name}' AS "${name}", -1.5 AS "</script>"`, { form: 'bars' }));
  await run(page).click();
  await expect(page.locator(`${chart} figcaption`)).toHaveText(`</script> vs ${name}`, STARTED);
  await expect(page.locator(chart).getByLabel('Horizontal axis (x)')).toHaveValue(name);
  await expect(page.locator('lw-sql img')).toHaveCount(0);
});

test('a result is taken along', { tag: '@night' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await ask(page, `SELECT 'a,b|c' AS text, -1.5 AS n, NULL AS none, '=HYPERLINK(1)' AS formula`);
  await page.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect(page.getByText('1 row copied.')).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect((await copied()).replaceAll('\r', '')).toBe(`text,n,none,formula\n"a,b|c",-1.5,,'=HYPERLINK(1)\n`);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(copied).toContain('| a,b\\|c | -1.5 |  |');
  const { bytes } = await saved(page, 'Save as CSV');
  expect(bytes.toString()).toBe(`text,n,none,formula\r\n"a,b|c",-1.5,,'=HYPERLINK(1)\r\n`);
});

test('a selection of the table is continued in SQL', { tag: '@night' }, async ({ page }) => {
  await page.goto('/data/figures/?link=pcie-3.0&text=o%27clock');
  const link = page.getByRole('link', { name: 'This selection in SQL' });
  await expect(link).toHaveAttribute('href', /o%27%27clock/);
  await link.click();
  await expect(page).toHaveURL(/\/data\/sql\/\?query=/);
  await expect(query(page)).toHaveValue(/WHERE link IN \('pcie-3.0'\)/);
  await expect(page.getByText('Query from a link')).toBeVisible();
});

for (const { width, colorScheme } of [
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test(`an answer and its chart fit without accessibility fault, ${width} px`, { tag: '@night' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(
      linkTo('SELECT target, iops, direction FROM measurements WHERE iops > 1 LIMIT 30', { form: 'bars' }),
    );
    await openEditor(page);
    await run(page).click();
    await expect(page.locator(`${chart} figure`)).toBeVisible(STARTED);
    expect(await ask(page, 'SELECT nothing FROM measurements')).toContain('Binder Error');
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tables, columns and examples can be read', async ({ page }) => {
    await page.goto(path);
    await page.locator('[data-schema] summary').first().click();
    await expect(page.locator('[data-schema] li').first()).toBeVisible();
    await expect(page.locator('[data-schema] li').first()).toContainText('set_id');
    await expect(page.locator('noscript code').nth(1)).toContainText('QUALIFY row_number() OVER (');
    await expect(page.locator('noscript code').nth(1)).toBeVisible();
    await expect(page.locator('form noscript p')).toContainText('Queries need JavaScript.');
    await expect(run(page)).toBeDisabled();
  });
});

/** About as much as drawing a chart takes; it is asked for once, by readers who turn to the query. */
const EDITOR_KB = 120;

test('the editor is small, and loaded with the first turn to the query', { tag: '@night' }, async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const urls = new Map<string, string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (urls.get(requestId)?.endsWith('.js')) bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const before = bytes;
  await openEditor(page);
  await expect.poll(() => bytes).toBeGreaterThan(before);
  expect((bytes - before) / 1000).toBeLessThanOrEqual(EDITOR_KB);
});
