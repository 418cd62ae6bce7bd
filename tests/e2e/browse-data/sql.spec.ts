import { expect, test } from '../fixtures.ts';
import { ask, path } from './page.ts';

test('the example queries are answered from the database', async ({ page }) => {
  await page.goto(path);
  for (const example of await page.locator('[data-example]').all()) {
    const sql = (await example.getAttribute('data-example')) ?? '';
    expect(await ask(page, sql), sql).toMatch(/^\d+ rows? in /);
    expect(await page.locator('[data-sql-result] tbody tr').count()).toBeGreaterThan(0);
  }
});

test('numbers keep their value, text stays text, long answers are cut', async ({ page }) => {
  await page.goto(path);
  const result = page.locator('[data-sql-result] td');
  await ask(
    page,
    "SELECT 12345.67::DECIMAL(10, 2), count(*), '<img src=x onerror=alert(1)>' FROM results",
  );
  await expect(result).toHaveText(['12345.67', '72', '<img src=x onerror=alert(1)>']);
  await expect(page.locator('[data-sql-result] img')).toHaveCount(0);
  expect(await ask(page, 'SELECT * FROM range(1000000)')).toMatch(/^The first 200 rows, /);
  expect(await ask(page, 'SELECT nothing FROM measurements')).toContain('Binder Error');
});

test('the session reads its database and nothing else', async ({ page, baseURL }) => {
  await page.goto(path);
  expect(await ask(page, 'SELECT count(*) FROM measurements')).toMatch(/^1 row in /);
  const refused = [
    "SELECT * FROM read_csv('https://example.org/x.csv')",
    `SELECT * FROM read_csv('${baseURL}/data/rows.json')`,
    `SELECT * FROM '${baseURL}/files/parquet/runs.parquet'`,
    "SELECT * FROM read_text('/etc/passwd')",
    "SELECT * FROM glob('*')",
    `ATTACH '${baseURL}/files/lanewise.duckdb' AS other`,
    "COPY (SELECT 1) TO 'out.csv'",
    "EXPORT DATABASE 'out'",
    'LOAD httpfs',
    'SET enable_external_access = true',
    'SET lock_configuration = false',
    'RESET enable_external_access',
    'CREATE TABLE mine (x INTEGER)',
    'DELETE FROM results',
  ];
  for (const sql of refused) {
    expect(await ask(page, sql), sql).toMatch(
      /Permission Error|configuration has been locked|read-only|does not exist|disabled/,
    );
  }
  // None of that has broken the session.
  expect(await ask(page, 'SELECT count(*) FROM measurements')).toMatch(/^1 row in /);
});

test('a runaway query is stopped, and the next one is answered', async ({ page }) => {
  await page.goto(path);
  await ask(page, 'SELECT 1');
  await page
    .getByRole('textbox', { name: 'Query' })
    .fill('SELECT sum(a.range * b.range) FROM range(10000000) a, range(10000000) b');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.locator('[data-sql-status]')).toHaveText('Stopped.');
  expect(await ask(page, 'SELECT 42')).toMatch(/^1 row in /);
});
