// The dataset at the size it is planned for: invented results are built into the database and Parquet, served by the
// site's own server and asked in Chromium through the page's own code. Needs `npm run build` and Linux (memory is read
// from /proc).
//   npm run measure -- data [--rows 5000000] [--folder kept]
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DATABASE } from '../../datasets/tools/build/database.ts';
import { helped, UsageError } from '../../datasets/tools/text/usage.ts';
import { findBrowser, NO_BROWSER } from '../../site/build/browser.mjs';
import { readRules } from '../../site/build/headers.ts';
import { siteServer } from '../../site/build/site-server.ts';
import { root } from '../../site/build/tools.mjs';
import { engineFile } from '../../site/duckdb/engine-build.ts';
import type { Files } from '../../site/duckdb/files.element.ts';
import { Chromium } from './data/browser.ts';
import { build } from './data/build.ts';
import { type Answered, ask, open } from './data/page.ts';
import { MEMORY_BYTES, OPENING, type Task, tasksOf } from './data/tasks.ts';
import { head, median, megabytes, milliseconds, report } from './report.ts';

const usage = `npm run measure -- data [option...]: the data of the page at the size it is planned for
  --rows <number>    invented results; 5,000,000 take five minutes, 8 GB of disk and 6 GB of memory
  --folder <path>    keeps what is built there, and uses what an earlier run has kept
  --tries <number>   fresh pages for each question, of which the middle one counts; 3 without it
  --port <number>    4332 without it`;

const OPTIONS = {
  rows: { type: 'string', default: '5000000' },
  folder: { type: 'string' },
  tries: { type: 'string', default: '3' },
  port: { type: 'string', default: '4332' },
} as const;

let tries = 3;
let address = '';
/** Of the database. */
let requests = 0;

/** A middling connection, for a comparison that this machine's own network cannot give. */
const BYTES_PER_S = 20e6 / 8;
const REQUEST_S = 0.04;

/** The built site with the large files in place of its own. */
function siteWith(folder: string): string {
  const site = join(folder, 'site');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site);
  const dist = join(root, 'dist');
  for (const name of readdirSync(dist).filter((entry) => entry !== 'files'))
    symlinkSync(join(dist, name), join(site, name));
  symlinkSync(join(folder, 'files'), join(site, 'files'));
  return site;
}

function scriptOfDataset(): string {
  const folder = join(root, 'dist/_astro');
  const found = readdirSync(folder).find(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('as openDataset}'),
  );
  if (!found) throw new Error('the built site has no dataset: run `npm run build` first');
  return `/_astro/${found}`;
}

async function measure(browser: Chromium, files: Files, tasks: Task[]): Promise<void> {
  const script = scriptOfDataset();
  const boots: number[] = [];
  let read = 0;
  head();
  for (const task of tasks) {
    const answers = task.steps.map((): Answered[] => []);
    const again = task.steps.map((): Answered[] => []);
    for (let time = 0; time < tries; time++) {
      const page = await browser.open(address);
      const opened = await page.run(open, { script, files });
      boots.push(opened.boot);
      read = opened.bytes;
      for (const kept of [answers, again]) {
        for (const [index, { asks }] of task.steps.entries()) kept[index]?.push(await page.run(ask, asks));
      }
      await page.close();
    }
    tell(task, answers, again);
  }
  report('opening: read', read, megabytes, OPENING.bytes);
  report('opening: start of the engine', median(boots), milliseconds, OPENING.seconds);
  await session(browser, script, files, tasks);
}

function tell(task: Task, answers: Answered[][], again: Answered[][]): void {
  for (const [index, { name, goal }] of task.steps.entries()) {
    const [of, repeated] = [answers[index] ?? [], again[index] ?? []];
    const title = `${task.name}: ${name}`;
    report(`${title}, read`, median(of.map(({ bytes }) => bytes)), megabytes, goal.bytes);
    report(`${title}, time`, median(of.map((item) => item.seconds)), milliseconds, goal.seconds);
    report(`${title}, again`, median(repeated.map(({ seconds }) => seconds)), milliseconds);
    if (of.some(({ rows }) => rows === 0)) throw new Error(`${title}: no rows`);
  }
}

/** One after the other: what that reads, what the page holds after it, and how it compares to one download. */
async function session(browser: Chromium, script: string, files: Files, tasks: Task[]): Promise<void> {
  const page = await browser.open(address);
  const before = await browser.memory();
  requests = 0;
  let { bytes } = await page.run(open, { script, files });
  const started = await browser.memory();
  for (const { asks } of tasks.flatMap(({ steps }) => steps)) bytes += (await page.run(ask, asks)).bytes;
  report('memory: the page alone', before, megabytes);
  report('memory: with the engine started', started, megabytes);
  report('memory: after all questions in one session', await browser.memory(), megabytes, MEMORY_BYTES);
  const seconds = (asked: number, read: number) => `${(asked * REQUEST_S + read / BYTES_PER_S).toFixed(1)} s`;
  console.log(
    `that session: ${requests} requests, ${megabytes(bytes)}; over 20 Mbit/s with 40 ms for each request ` +
      `${seconds(requests, bytes)}, the whole file ${seconds(1, files.databaseBytes)}`,
  );
}

export async function run(args: string[]): Promise<void> {
  if (helped(args, usage)) return;
  const { values: options } = parseArgs({ args, options: OPTIONS });
  tries = Number(options.tries);
  address = `http://localhost:${options.port}/data/figures/`;
  const folder = options.folder ? resolve(options.folder) : mkdtempSync(join(tmpdir(), 'lanewise-bench-'));
  try {
    if (!existsSync(join(folder, 'files', DATABASE))) await build(Number(options.rows), folder);
    const site = siteWith(folder);
    const rules = readRules(readFileSync(join(site, '_headers'), 'utf8'));
    const server = siteServer({ folder: site, base: '/', rules });
    server.on('request', ({ url }) => {
      if (url?.includes(DATABASE)) requests += 1;
    });
    server.listen(Number(options.port), 'localhost');
    await once(server, 'listening');
    const path = findBrowser();
    if (!path) throw new UsageError(NO_BROWSER);
    const browser = await Chromium.start(path);
    try {
      const engine = `/data/engine/${engineFile}`;
      const files: Files = {
        database: `/files/${DATABASE}`,
        databaseHash: '',
        afresh: false,
        databaseBytes: statSync(join(folder, 'files', DATABASE)).size,
        ranges: true,
        engine,
        engineBytes: statSync(join(root, 'dist', engine)).size,
      };
      await measure(browser, files, await tasksOf(join(folder, 'files', DATABASE)));
    } finally {
      await browser.quit();
      server.close();
    }
  } finally {
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }
}
