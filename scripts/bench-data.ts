// The dataset at the size it is planned for: invented results are built into the database and Parquet, served by the
// site's own server and asked in Chromium through the page's own code. Needs `npm run build` and Linux (memory is read
// from /proc). About five minutes, 4 GB of disk and 8 GB of memory for the five million results that are the default.
//   npm run bench:data [-- --rows 5000000]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DATABASE, writeDatabase } from '../datasets/tools/build/database.ts';
import type { TableFiles } from '../datasets/tools/build/load.ts';
import { predict } from '../datasets/tools/build/predict.ts';
import { loadSchemas } from '../datasets/tools/repository.ts';
import { databaseTables } from '../datasets/tools/tables.ts';
import type { Files } from '../site/lib/dataset-files.ts';
import { engineFile } from '../site/lib/engine-build.ts';
import { facetsStatement, type Statement } from '../site/lib/selection.ts';
import { generate } from './bench-data/generate.ts';
import { ask, open } from './bench-data/page.ts';
import { findBrowser } from './browser.mjs';
import { root } from './tools.mjs';

const PORT = 4332;
const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '5000000' } },
});
const rows = Number(options.rows);

const COLUMNS = 'set_id, result_id, target, access, block_size_bytes, iops, latency_mean_s';

const QUESTIONS: Record<string, Statement> = {
  'one drive, random, fastest 50 rows': {
    sql: `SELECT ${COLUMNS} FROM measurements WHERE drive_id = ? AND access = ?
      ORDER BY iops DESC LIMIT 50`,
    values: ['drive-0020', 'rand'],
  },
  'one set, steady, mean per block size': {
    sql: `SELECT block_size_bytes, avg(iops) FROM measurements WHERE set_id = ? AND state = ?
      GROUP BY ALL`,
    values: ['generated-0003', 'steady'],
  },
  'one load over all drives': {
    sql: `SELECT drive_name, max(iops) FROM measurements WHERE link_kind = ? AND access = ?
      AND block_size_bytes = ? AND queue_depth = ? AND direction = ? GROUP BY ALL`,
    values: ['sas', 'rand', 4096, 32, 'device_writes_host'],
  },
  'facets of everything': facetsStatement({ where: {}, text: '' }),
  'facets of one access': facetsStatement({ where: { access: ['rand'] }, text: '' }),
  'facets of one drive': facetsStatement({ where: { drive: ['drive-0020'] }, text: '' }),
  'mean of every row, by drive': {
    sql: 'SELECT drive_name, avg(iops) FROM measurements GROUP BY ALL',
    values: [],
  },
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
const milliseconds = (seconds: number): string => `${Math.round(seconds * 1000)} ms`;

async function timed<Result>(work: () => Result | Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  const result = await work();
  return [result, (performance.now() - start) / 1000];
}

/** The tables of generated sets, which lie below `folder` as the real ones do below `datasets`. */
function tablesIn(folder: string): TableFiles[] {
  const sets = readdirSync(join(folder, 'sets'));
  return databaseTables().map((schema) => {
    const name = `${schema.name}.csv`;
    const files = [
      { path: join(folder, 'registry', name) },
      ...sets.map((set) => ({ path: join(folder, 'sets', set, name), set })),
    ];
    return { schema, files: files.filter(({ path }) => existsSync(path)), rows: [] };
  });
}

async function build(count: number, folder: string): Promise<void> {
  const csv = join(folder, 'csv');
  generate(csv, count, loadSchemas());
  const before = process.cpuUsage();
  const [{ parquet }, seconds] = await timed(() =>
    writeDatabase(join(folder, 'files'), tablesIn(csv), predict),
  );
  rmSync(csv, { recursive: true });
  const { user, system } = process.cpuUsage(before);
  const size = (file: string) => statSync(join(folder, 'files', file)).size;
  const parquetBytes = parquet.reduce((sum, { file }) => sum + size(file), 0);
  console.log(
    `${count} results: built in ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor), ` +
      `database ${megabytes(size(DATABASE))}, Parquet ${megabytes(parquetBytes)}`,
  );
}

/** The built site with the large files in place of its own. */
function siteWith(folder: string): string {
  const site = join(folder, 'site');
  mkdirSync(site);
  const dist = join(root, 'dist');
  for (const name of readdirSync(dist).filter((entry) => entry !== 'files')) {
    symlinkSync(join(dist, name), join(site, name));
  }
  symlinkSync(join(folder, 'files'), join(site, 'files'));
  return site;
}

function scriptOfDataset(): string {
  const folder = join(root, 'dist/_astro');
  const found = readdirSync(folder).find(
    (name) =>
      name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('as openDataset}'),
  );
  if (!found) throw new Error('the built site has no dataset: run `npm run build` first');
  return `/_astro/${found}`;
}

/** Memory of the page's process, its worker included, in bytes. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(...sizes.map((kilobytes) => Number(kilobytes ?? 0) * 1024));
}

async function pageOf(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://localhost:${PORT}/data/`);
  return page;
}

async function measure(browser: Browser, files: Files): Promise<void> {
  const script = scriptOfDataset();
  let page = await pageOf(browser);
  for (const [name, statement] of Object.entries(QUESTIONS)) {
    await page.context().close();
    page = await pageOf(browser);
    const opened = await page.evaluate(open, { script, files });
    if (name === Object.keys(QUESTIONS)[0]) {
      console.log(`opened: ${megabytes(opened.bytes)}, started in ${opened.boot.toFixed(2)} s`);
    }
    const first = await page.evaluate(ask, statement);
    const again = await page.evaluate(ask, statement);
    console.log(
      `${name}: ${milliseconds(first.seconds)}, ${megabytes(first.bytes)}, ${first.rows} rows; ` +
        `again ${milliseconds(again.seconds)}`,
    );
  }
  // Everything in one session: what it holds after all of it.
  for (const statement of Object.values(QUESTIONS)) await page.evaluate(ask, statement);
  console.log(`memory of the page after all of them: ${megabytes(await memoryOf(browser))}`);
}

const folder = mkdtempSync(join(tmpdir(), 'lanewise-bench-'));
try {
  if (rows > 1_000_000) await build(1_000_000, folder);
  await build(rows, folder);
  const server = spawn(
    'node',
    ['scripts/serve.ts', '--port', String(PORT), '--folder', siteWith(folder)],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(server.stdout, 'data');
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const engine = `/data/engine/${engineFile}`;
    await measure(browser, {
      database: `/files/${DATABASE}`,
      databaseBytes: statSync(join(folder, 'files', DATABASE)).size,
      ranges: true,
      engine,
      engineBytes: statSync(join(root, 'dist', engine)).size,
    });
  } finally {
    await browser.close();
    server.kill();
  }
} finally {
  rmSync(folder, { recursive: true });
}
