import { sample } from '../../support/exhaustive.ts';
import { total } from '../browse-data/page.ts';
import { expect, test } from '../fixtures.ts';
import { ask, cells, path, query, run, status } from './page.ts';
import { test as inSession } from './session.ts';

inSession('the example queries are answered from the database', async ({ session: page }) => {
  const examples = await page.locator('[data-example]').all();
  expect(examples.length).toBeGreaterThan(3);
  for (const example of examples) {
    const sql = (await example.getAttribute('data-example')) ?? '';
    expect(await ask(page, sql), sql).toMatch(/^(?:\d+ rows? in |The first 200 rows, )/);
    expect(await page.locator('[data-sql-result] tbody tr').count()).toBeGreaterThan(0);
  }
});

inSession('numbers keep their value, text stays text, long answers are cut', async ({ session: page }) => {
  await ask(page, "SELECT 12345.67::DECIMAL(10, 2), count(*), '<img src=x onerror=alert(1)>' FROM results");
  await expect(cells(page)).toHaveText(['12345.67', String(total), '<img src=x onerror=alert(1)>']);
  await expect(page.locator('[data-sql-result] img')).toHaveCount(0);
  expect(await ask(page, 'SELECT * FROM range(1000000)')).toMatch(/^The first 200 rows, /);
  expect(await ask(page, 'SELECT nothing FROM measurements')).toContain('Binder Error');
});

inSession('every value stands under its own column, whatever the columns are called', async ({ session: page }) => {
  await ask(page, `SELECT 'x' AS b, 1 AS "10", 2 AS "2", 3 AS b, NULL AS none, '' AS empty`);
  await expect(page.locator('[data-sql-result] th')).toHaveText([
    'b VARCHAR',
    '10 INTEGER',
    '2 INTEGER',
    'b INTEGER',
    'none INTEGER',
    'empty VARCHAR',
  ]);
  await expect(cells(page)).toHaveText(['x', '1', '2', '3', 'NULL', '']);
  await ask(page, "SELECT direction FROM results WHERE direction = 'both' LIMIT 1");
  await expect(page.locator('[data-sql-result] th')).toHaveText(['direction ENUM']);
  await expect(cells(page)).toHaveText(['both']);
});

inSession('what asks for anything but the database is refused', async ({ session: page, baseURL }) => {
  expect(await ask(page, 'SELECT count(*) FROM measurements')).toMatch(/^1 row in /);
  const asked: string[] = [];
  page.on('request', (request) => {
    // Chromium asks for the icon of a page whose address has changed: each query is written into it.
    if (new URL(request.url()).pathname !== '/favicon.svg') asked.push(request.url());
  });
  const refused = [
    "SELECT * FROM read_csv('https://example.org/x.csv')",
    `SELECT * FROM read_csv('${baseURL}/data/rows/1.json')`,
    `SELECT * FROM '${baseURL}/files/parquet/runs.parquet'`,
    `FROM read_blob('${baseURL}/files/lanewise.duckdb')`,
    "SELECT * FROM read_text('/etc/passwd')",
    "SELECT * FROM glob('*')",
    "SELECT * FROM sniff_csv('https://example.org/x.csv')",
    "SELECT * FROM query('SELECT * FROM read_text(''opfs://x'')')",
    'WITH x AS (SELECT 1) INSERT INTO measurements SELECT * FROM x',
    'WITH x AS (SELECT 1) DELETE FROM runs',
    "EXPLAIN ANALYZE SELECT * FROM read_csv('https://example.org/x.csv')",
    "SELECT '{}'::JSON",
    "SELECT * FROM read_parquet('https://example.org/x.parquet')",
  ];
  for (const sql of refused) {
    expect(await ask(page, sql), sql).toMatch(
      /Permission Error|read-only|does not exist|belongs to a DuckDB extension|Binder Error|Only one statement/,
    );
  }
  expect(asked).toEqual([]);
  // None of that has broken the session.
  expect(await ask(page, 'SELECT count(*) FROM measurements')).toMatch(/^1 row in /);
});

inSession('only questions are asked', async ({ session: page, baseURL }) => {
  // Which statements are questions is the business of tests/unit/sql.test.ts.
  for (const sql of [
    `ATTACH '${baseURL}/files/lanewise.duckdb' AS other`,
    'SET enable_external_access = true',
    'SELECT 1; DETACH lanewise',
    '',
  ]) {
    expect(await ask(page, sql), sql).toContain('Only one statement that reads data is accepted');
  }
  for (const sql of ['-- a comment\n(SELECT 1)', 'SUMMARIZE runs', 'EXPLAIN ANALYZE SELECT 1'])
    expect(await ask(page, sql), sql).toMatch(/ in \d/);
});

inSession('the worker itself reaches nothing, whatever runs in it', async ({ session: page, baseURL }) => {
  await ask(page, 'SELECT 1');
  const [worker] = page.workers();
  if (!worker) throw new Error('the page asks no worker');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const reached = await worker.evaluate(async (origin) => {
    const scope = self as unknown as Record<string, unknown>;
    const tries: Record<string, () => unknown> = {
      fetch: () => fetch(`${origin}/data/rows/1.json`),
      XMLHttpRequest: () => new XMLHttpRequest().open('GET', `${origin}/data/rows/1.json`, false),
      importScripts: () => (scope.importScripts as (url: string) => void)(`${origin}/theme.js`),
      WebSocket: () => new WebSocket(origin.replace('http', 'ws')),
      EventSource: () => new EventSource(origin),
      Worker: () => new Worker(`${origin}/theme.js`),
      indexedDB: () => indexedDB.open('x'),
      caches: () => caches.open('x'),
      storage: () => navigator.storage.getDirectory(),
    };
    const found: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        await attempt();
        found.push(name);
      } catch {
        // As it should be.
      }
    }
    return found;
  }, baseURL ?? '');
  expect(reached).toEqual([]);
  expect(asked).toEqual([]);
});

const ENDLESS = {
  'a cross product': 'SELECT sum(a.range * b.range) FROM range(10000000) a, range(10000000) b',
  // Its sum: the first rows alone would be there at once.
  'a recursion': 'WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT sum(n) FROM t',
  'a search for one row': 'SELECT * FROM range(10000000000000) WHERE range % 9999999999999 = 1',
  // The engine looks up between pieces of work, and this is one piece: it is ended together with the engine.
  'one endless function': "SELECT levenshtein(repeat('a', 2000000), repeat('b', 2000000))",
};

for (const [name, sql] of sample(Object.entries(ENDLESS))) {
  inSession(`${name} is stopped, and the next query is answered`, async ({ session: page }) => {
    await query(page).fill(sql);
    await run(page).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(status(page)).toHaveText('Stopped.');
    expect(await ask(page, 'SELECT 42')).toMatch(/^1 row in /);
  });
}

test('a query ends when its time is over', async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  await ask(page, 'SELECT 1');
  await query(page).fill(ENDLESS['a cross product']);
  await run(page).click();
  await page.clock.fastForward(31_000);
  await expect(status(page)).toHaveText('Stopped: it took longer than 30 s.');
});

inSession('what needs too much memory or is too long is said', { tag: '@night' }, async ({ session: page }) => {
  expect(await ask(page, 'SELECT list(range) FROM range(100000000)')).toContain('needs more memory');
  expect(await ask(page, 'SELECT 42')).toMatch(/^1 row in /);
  // The editor takes what is pasted into it, whatever its length.
  expect(await ask(page, `SELECT ${'1,'.repeat(500_000)}1`)).toContain('longer than 10000 characters');
  // So may a script.
  await page.locator('textarea').evaluate((field: HTMLTextAreaElement) => {
    field.value = `SELECT ${'1,'.repeat(500_000)}1`;
    field.form?.requestSubmit();
  });
  await expect(status(page)).toContainText('longer than 10000 characters');
});
