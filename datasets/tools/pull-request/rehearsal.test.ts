// The way of a contribution, whole: a pull request with a drive and a platform of its own, checked as the workflows check
// it; at night several, merged by git, and promoted.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exhaustive } from '../../../tests/support/exhaustive.ts';
import { Rehearsal } from '../../../tests/support/pull-request-rehearsal.ts';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { selectFiles } from '../build/load.ts';
import { loadSchemas } from '../repository/repository.ts';
import { BROUGHT } from '../tables/shared-rows.ts';

/** Dozens of processes on machines that are shared: slow is not wrong here. */
const PATIENCE_MS = 600_000;

const source = tableOf<Record<string, string>>(import.meta.filename, 'source');
const run = tableOf<Record<string, string>>(import.meta.filename, 'run');
const result = tableOf<Record<string, string>>(import.meta.filename, 'result');
const targets = tableOf<Record<'one' | 'pair', Record<string, string>[]>>(import.meta.filename, 'targets');
const drive = (drive_id: string) => ({ ...tableOf<object>(import.meta.filename, 'drive'), drive_id, model: drive_id });
const platform = (platform_id: string) => ({ platform_id, name: platform_id, source_note: 'Own.' });

/** A drive behind one lane of PCIe 3.0, which is its limit. */
const linked = (bandwidth: string) => ({
  drives: [drive('rehearsal-one')],
  platforms: [platform('rehearsal-board')],
  sources: [source],
  targets: targets.one,
  runs: [
    {
      ...run,
      run_id: 'x1',
      target_id: 'one',
      platform_id: 'rehearsal-board',
      link_kind: 'pcie',
      link_generation: '3.0',
      link_lanes: '1',
    },
  ],
  results: [{ ...result, result_id: 'read', run_id: 'x1', link_limited: 'yes', bandwidth_bytes_per_s: bandwidth }],
});

/** A mirrored pair beside one of its drives. */
const raid = {
  drives: [drive('rehearsal-two')],
  platforms: [platform('rehearsal-server')],
  sources: [source],
  targets: targets.pair,
  runs: ['single', 'mirror'].map((name) => ({
    ...run,
    run_id: name,
    target_id: name,
    platform_id: 'rehearsal-server',
    link_kind: 'none',
    max_payload_size_bytes: '',
    max_payload_size_origin: 'unknown',
  })),
  results: [
    ['single', '3000000000'],
    ['mirror', '5900000000'],
  ].map(([name = '', bandwidth = '']) => ({
    ...result,
    result_id: name,
    run_id: name,
    link_limited: 'no',
    bandwidth_bytes_per_s: bandwidth,
  })),
};

const rehearsal = new Rehearsal();

beforeAll(async () => {
  await rehearsal.propose('rehearsal-link', linked('870000000'));
  if (!exhaustive) return;
  await rehearsal.propose('rehearsal-raid', raid);
  await rehearsal.propose('rehearsal-cache', linked('935000000'));
  await rehearsal.propose('rehearsal-slow', linked('200000000'));
}, PATIENCE_MS);
afterAll(() => rehearsal.remove());

/** The comment as a reader sees it. */
const shown = (comment: string) =>
  comment.replaceAll(/<\/?code>/g, '').replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

test(
  'with the core the comment shows the figure inside what the model expects',
  async () => {
    const { status, output, comment } = await rehearsal.checkPullRequest('rehearsal-link', true);
    expect(status, output).toBe(0);
    const text = shown(comment);
    expect(text).toContain('## The data passes every check');
    expect(text).toMatch(/\| Example One, PCIe 3\.0 ×1 \| .* \| 870 MB\/s \| .*: inside \| █{9}[▏▎▍▌▋▊▉] 9\d/);
    expect(text).toContain('rehearsal-one new');
    expect(text).not.toContain('Left out');
  },
  PATIENCE_MS,
);

// By day lw304-link-rate.yaml, diff.test.ts and report.test.ts say each part of it.
test.runIf(exhaustive)(
  'a figure above its ceiling is refused, and without the core that this was left out',
  async () => {
    const checked = await rehearsal.checkPullRequest('rehearsal-cache', true);
    expect(shown(checked.comment)).toMatch(/error \[?LW304.*more than the link can carry/);
    expect(checked.status).toBe(1);
    expect(shown(checked.comment)).toContain(': above the ceiling |');
    const unable = await rehearsal.checkPullRequest('rehearsal-cache', false);
    expect(unable.status, unable.output).toBe(0);
    expect(unable.comment).toContain('> **Left out:** the figures were not compared');
    expect(shown(unable.comment)).toContain('| 935 MB/s |');
    expect(unable.comment).not.toContain('LW304 ');
  },
  PATIENCE_MS,
);

/** The rows of everything that sets may bring, as the database has them. */
async function sharedRows(): Promise<unknown> {
  const connection = await (await DuckDBInstance.create()).connect();
  const schemas = loadSchemas();
  const sets = rehearsal.git('ls-files', 'datasets/sets').split('\n');
  const rows: Record<string, unknown> = {};
  for (const name of BROUGHT) {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`there is no table ${name}`);
    const own = sets.filter((path) => path.endsWith(`/${name}.csv`)).sort();
    const files = [`datasets/registry/${name}.csv`, ...own]
      .map((path) => ({ path: join(rehearsal.clone, path) }))
      .filter(({ path }) => existsSync(path));
    const sql = selectFiles({ schema, files, rows: [] });
    rows[name] = (await connection.runAndReadAll(`FROM (${sql}) ORDER BY ALL`)).getRowsJson();
  }
  connection.closeSync();
  return rows;
}

// By day promote.test.ts promotes, and one pull request is checked above.
test.runIf(exhaustive)(
  'three pull requests, two with figures of links, are merged without a conflict, and promoted',
  async () => {
    const sets = ['rehearsal-link', 'rehearsal-raid', 'rehearsal-slow'];
    for (const branch of sets) {
      // The first was checked above; the last one meets a main branch that has the others.
      if (branch === 'rehearsal-slow') {
        const { status, output, comment } = await rehearsal.checkPullRequest(branch, true);
        expect(status, output).toBe(0);
        expect(shown(comment)).toContain('## The data passes every check');
        expect(shown(comment), 'far below its range, which fails nothing').toMatch(
          /\| 200 MB\/s \| \d+–\d+ MB\/s.*, at most \d+ MB\/s: below \|/,
        );
      }
      rehearsal.git('merge', '-q', '--no-ff', '-m', `Merge ${branch}`, branch);
    }
    const checked = await rehearsal.dataset('check');
    expect(checked.status, checked.output).toBe(0);
    expect(checked.output).not.toContain('LW108');

    const before = await sharedRows();
    expect(JSON.stringify(before)).toContain('rehearsal-server');
    expect((await rehearsal.dataset('promote', ...sets)).output).toMatch(/\d moved, 0 left/);
    rehearsal.commit('Promote');
    expect(await sharedRows()).toEqual(before);
    const drives = readFileSync(join(rehearsal.clone, 'datasets/registry/drives.csv'), 'utf8');
    const keys = drives
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0] ?? '');
    expect(keys).toEqual(keys.toSorted());
    expect(existsSync(join(rehearsal.clone, 'datasets/sets/rehearsal-raid/drives.csv'))).toBe(false);

    expect((await rehearsal.dataset('check')).status).toBe(0);
    const again = await rehearsal.dataset('promote', 'rehearsal-link', 'rehearsal-raid');
    expect(again.output).toContain('0 moved, 0 left');
    expect(rehearsal.git('status', '--porcelain')).toBe('');
  },
  PATIENCE_MS,
);
