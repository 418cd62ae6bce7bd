// What the explorer knows of its rows besides the table: their order, their files, where they can be taken.

import { expect, test } from 'vitest';
import { type Chosen, offers } from '../../site/explorer/hand-over.ts';
import { keyOf } from '../../site/explorer/measurements.ts';
import { listedRows, measurements } from '../../site/explorer/measurements-build.ts';
import { type CurveKind, curveKinds, type RunFile } from '../../site/explorer/run-file.ts';
import { nextSort, ROWS_PER_PAGE } from '../../site/explorer/selection.ts';
import { fromQuery, isAll, isListed, listedPages, START, toQuery } from '../../site/explorer/state.ts';
import { runFileOf } from '../../site/sets/run-file-build.ts';
import { runs } from '../../site/sets/sets-build.ts';
import { tableOf } from '../support/test-tables.ts';

const all = await runs();

const fileOf = async (key: string): Promise<RunFile> => {
  const run = all.find(({ set, run }) => `${set}/${run}` === key);
  if (!run) throw new Error(`no run ${key}`);
  return runFileOf(run);
};

const chosenOf = async (...keys: string[]): Promise<Chosen[]> =>
  Promise.all(keys.map(async (key) => ({ key, file: await fileOf(key), results: [] })));

const NVME = ['bu-disc-nvme/p4510', 'bu-disc-nvme/optane'];

test('the rows of the beginning are drives of several makes, with operations, latency and bandwidth', async () => {
  const [first = []] = await listedRows();
  expect(first).toHaveLength(ROWS_PER_PAGE);
  for (const row of first.slice(0, 20)) {
    expect(row.target_kind).toBe('drive');
    for (const column of ['iops', 'latency_mean_s', 'measured_bytes_per_s'])
      expect(row[column], `${keyOf(row)} ${column}`).not.toBeNull();
  }
  expect(new Set(first.map(({ target }) => target)).size).toBeGreaterThan(10);
});

test('pages that are files follow each other without a gap, and are bounded however many rows there are', async () => {
  const pages = await listedRows();
  const keys = pages.flat().map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(Math.min((await measurements()).length, pages.length * ROWS_PER_PAGE));
  expect(listedPages(5_000_000)).toBe(40);
  expect(listedPages(0)).toBe(1);
});

test.each(tableOf<[string, boolean, boolean][]>(import.meta.filename, 'addresses'))(
  'of the address “%s” it is known whether files answer it',
  (query, every, listed) => {
    const { state } = fromQuery(query, () => ['drive']);
    expect([isAll(state), isListed(state)]).toEqual([every, listed]);
  },
);

test('an order of before keeps its address, and large figures come first when they are asked for', () => {
  const { state, bad } = fromQuery('?sort=-measured', () => []);
  expect(bad).toEqual([]);
  expect(toQuery(state)).toBe('?sort=-measured');
  expect(nextSort(START.sort, 'iops')).toEqual({ by: 'iops', descending: true });
  expect(nextSort({ by: 'iops', descending: true }, 'iops').descending).toBe(false);
  expect(nextSort(START.sort, 'latency').descending).toBe(false);
});

test('the file of a run has every row of it, its line, and cells for the columns that it names', async () => {
  const rows = new Map((await measurements()).map((row) => [keyOf(row), row]));
  // A spread of the runs: each is read in the same way.
  for (const run of all.filter((_, index) => index % 25 === 0)) {
    const file = await runFileOf(run);
    expect(Object.keys(file.rows).sort()).toEqual(run.rows.map(({ result_id }) => result_id).sort());
    for (const [result, row] of Object.entries(file.rows)) {
      expect(row.cells).toHaveLength(file.columns.length);
      expect(row.line?.text).toMatch(/^datasets\/sets\/.+\/results\.csv, line \d+$/);
      const known = rows.get(`${run.set}/${result}`);
      const told = [...file.facts, ...file.columns].map(({ name }) => name);
      for (const column of ['command', 'raw_sha256', 'latency_p99_s', 'note', 'kernel', 'firmware']) {
        if (known?.[column]) expect(told, `${run.set}/${result}`).toContain(column);
      }
    }
    expect(file.source.map(({ name }) => name)).toContain('source_title');
    expect(file.source.map(({ name }) => name)).toContain('rights_basis');
  }
});

test('two configurations go to the comparison and to the charts whose load they share', async () => {
  const found = offers(await chosenOf(...NVME));
  expect(found).toContainEqual(
    expect.objectContaining({ href: '/data/compare/?device=bu-disc-nvme/p4510&device=bu-disc-nvme/optane' }),
  );
  const sweep = found[1];
  expect(sweep).toMatchObject({
    href: expect.stringMatching(
      /^\/data\/charts\/queue-depth\/\?device=bu-disc-nvme\/p4510&device=bu-disc-nvme\/optane&load=/,
    ),
  });
});

test('the chart is told the load of a chosen row', async () => {
  const [one] = await chosenOf(NVME[0] ?? '');
  const file = one?.file as RunFile;
  for (const [result, { loads }] of Object.entries(file.rows)) {
    const load = loads['queue-depth'];
    if (!file.curves['queue-depth'].includes(load)) continue;
    const [, sweep] = offers([{ key: 'a/b', file, results: [result] }]);
    expect(sweep).toMatchObject({ href: expect.stringContaining(`load=${load}`) });
  }
});

test('what cannot be done with chosen rows is said with its reason', async () => {
  const [one] = await chosenOf(NVME[0] ?? '');
  if (!one) throw new Error('nothing chosen');
  expect(offers([one])[0]).toMatchObject({ why: expect.stringContaining('another') });
  const seven = Array.from({ length: 7 }, (_, index) => ({ ...one, key: `set/run-${index}` }));
  for (const offer of offers(seven)) expect(offer).toMatchObject({ why: expect.stringContaining('up to 6') });
  const curves = Object.fromEntries(curveKinds.map((kind) => [kind, []])) as unknown as Record<CurveKind, string[]>;
  const still = { ...one, key: 'set/still', file: { ...one.file, name: 'Still', curves } };
  for (const offer of offers([still, one]).slice(1))
    expect(offer).toMatchObject({ why: expect.stringContaining('Still') });
  const other = Object.fromEntries(curveKinds.map((kind) => [kind, ['no-such-load']]));
  const unlike = { ...one, key: 'set/x', file: { ...one.file, curves: other as typeof curves } };
  expect(offers([one, unlike])[1]).toMatchObject({ why: expect.stringContaining('share no such workload') });
});
