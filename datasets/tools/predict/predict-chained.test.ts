import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { realTable } from '../check/testing.ts';
import { type LoadedSet, loadRegistry, loadSchemas } from '../repository/repository.ts';
import type { Row } from '../tables/records.ts';
import { predictChained } from './predict-chained.ts';

const reference = loadRegistry(loadSchemas()).tables;
type Cells = Record<string, string | number>;
/** A chain behind one lane of a cable, and what a maker says of a drive. */
const cells = tableOf<Record<'chain' | 'claim' | 'random', Cells>>(import.meta.filename, 'cells');

const READ = { direction: 'device_writes_host', access: 'seq', precision: 'exact' };
const random = (result_id: string, run_id: string, queue_depth: number, iops: number) => ({
  ...{ ...READ, access: 'rand', block_size_bytes: 4096 },
  ...{ result_id, run_id, queue_depth, iops },
});
const MB = 1e6;

interface Given {
  chain?: Cells;
  run?: Cells;
  others?: Cells[];
  target?: Cells;
  result?: Cells;
  results?: Cells[];
  claims?: Cells[];
  one?: Cells;
  drives?: Cells[];
}

/** Eight disks of 200 MB/s in RAID-Z2 behind one SAS-2 cable, of which one was measured alone. */
function predicted({
  chain,
  run,
  others = [],
  target,
  result,
  results = [],
  claims = [],
  one,
  drives = [{ drive_id: 'disk', medium: 'hdd', protocol: 'sas' }],
}: Given = {}): Row[] {
  const tables = [
    realTable('chains', [{ ...cells.chain, ...chain }, ...others]),
    realTable('runs', [
      { run_id: 'pool', source_id: 'review', target_id: 'pool', state: 'used', ...run },
      { run_id: 'one', source_id: 'review', target_id: 'one', state: 'used' },
      { run_id: 'deep', source_id: 'review', target_id: 'one', state: 'used' },
      { run_id: 'wide', source_id: 'review', target_id: 'wide', state: 'used' },
    ]),
    realTable('targets', [
      { target_id: 'pool', kind: 'array', array_kind: 'raidz2', drive_count: 8, drive_id: 'disk', ...target },
      { target_id: 'one', kind: 'drive', array_kind: 'none', drive_count: 1, drive_id: 'disk', ...one },
      { target_id: 'wide', kind: 'array', array_kind: 'zfs_stripe', drive_count: 24, drive_id: 'disk' },
    ]),
    realTable('drives', drives),
    realTable('results', [
      { result_id: 'pool-read', run_id: 'pool', ...READ, bandwidth_bytes_per_s: 900 * MB, ...result },
      { result_id: 'one-read', run_id: 'one', ...READ, bandwidth_bytes_per_s: 200 * MB },
      ...results,
    ]),
    realTable('claims', claims),
  ];
  const shared = reference.filter(({ schema }) => schema.name !== 'drives');
  return predictChained([{ setId: 'set', tables, reference: shared } as unknown as LoadedSet]);
}
const of = (given: Given = {}) => predicted(given).find(({ result_id }) => result_id === 'pool-read');

test('an array is predicted from one of its drives, up to a tenth faster, and from its data drives', () => {
  const row = of();
  expect(row).toMatchObject({ rate_origin: 'measured', single_id: 'one-read', role: 'judged' });
  expect(row?.expected_low_bytes_per_s).toBeCloseTo(6 * 200 * MB * 0.7, -2);
  expect(row?.expected_high_bytes_per_s).toBeCloseTo(6 * 200 * MB * 1.1, -2);
});

test('its ceiling is what the links carry, whatever the drives give', () => {
  const [fast, slow] = [of(), of({ results: [], target: { drive_id: '' } })];
  expect(fast?.ceiling_bytes_per_s).toBe(slow?.ceiling_bytes_per_s);
  expect(Number(fast?.ceiling_bytes_per_s) / 1e9).toBeCloseTo(2.318, 2);
});

test('a cable that all drives share limits many of them', () => {
  expect(of({ target: { drive_count: 24, array_kind: 'zfs_stripe' } })).toMatchObject({
    limited_by: 'shared',
    limited_at: 'link_up',
  });
  expect(of()).toMatchObject({ limited_by: 'drives', limited_at: 'media' });
});

test('the widest array of the same kind says what the computer passes on', () => {
  const wide = { result_id: 'wide-read', run_id: 'wide', ...READ, bandwidth_bytes_per_s: 700 * MB };
  const row = of({ chain: { limit_run_id: 'wide' }, results: [wide] });
  expect(row).toMatchObject({ limited_by: 'host', limited_at: 'passing' });
  expect(row?.expected_low_bytes_per_s).toBeCloseTo(420 * MB, -2);
  expect(row?.expected_high_bytes_per_s).toBeCloseTo(700 * MB, -2);
});

test('of mirrors every copy serves at most, and one of each at least', () => {
  const row = of({ target: { array_kind: 'zfs_mirror', array_groups: 4 } });
  expect(row?.expected_low_bytes_per_s).toBeCloseTo(4 * 200 * MB * 0.7, -2);
  expect(row?.expected_high_bytes_per_s).toBeCloseTo(8 * 200 * MB * 1.1, -2);
});

test('two drives that md joins as RAID 10 are a mirror', () => {
  const [pair, mirror] = ['raid10', 'raid1'].map((array_kind) => of({ target: { array_kind, drive_count: 2 } }));
  expect(pair).toMatchObject({ limited_at: 'media' });
  expect(pair?.expected_high_bytes_per_s).toBe(mirror?.expected_high_bytes_per_s);
});

test('a write in a mirror goes to every drive: each has as many requests in flight as one alone', () => {
  const write = (id: string, run: string, iops: number) => ({
    ...random(id, run, 32, iops),
    direction: 'device_reads_host',
  });
  const results = [write('one-rand', 'one', 900), write('pool-rand', 'pool', 800)];
  const rows = predicted({ target: { array_kind: 'raid1', drive_count: 2 }, results });
  expect(rows.find(({ result_id }) => result_id === 'pool-rand')).toMatchObject({
    rate_origin: 'measured',
    single_id: 'one-rand',
  });
});

test('a large request is one of each drive that has a piece of it', () => {
  const direct = (change: Cells, target: Cells = { chunk_size_bytes: 65_536 }) =>
    of({
      run: { direct: 'yes' },
      target: { ...target, array_kind: 'raid0' },
      result: { queue_depth: 1, jobs: 1, block_size_bytes: 524_288, ...change },
    });
  expect(direct({})).toBeDefined();
  expect(direct({ block_size_bytes: 131_072 })).toBeUndefined();
  expect(direct({ block_size_bytes: 131_072, queue_depth: 4 })).toBeDefined();
  expect(direct({ queue_depth: '' })).toBeDefined();
  expect(direct({ block_size_bytes: 131_072 }, {})).toBeDefined();
});

test('a load that leaves one solid drive idle says nothing of many', () => {
  const drives = [{ drive_id: 'ssd', medium: 'nand_tlc', protocol: 'sas' }];
  const idle = (deeper: number, change: Cells = {}) =>
    predicted({
      drives,
      target: { drive_id: 'ssd' },
      one: { drive_id: 'ssd' },
      chain: { single_run_id: 'one' },
      results: [{ result_id: 'deep', run_id: 'deep', ...READ, bandwidth_bytes_per_s: deeper, ...change }],
    }).find(({ result_id }) => result_id === 'pool-read');
  expect(idle(400 * MB)).toMatchObject({ rate_origin: 'none', expected_high_bytes_per_s: null });
  expect(idle(210 * MB)).toMatchObject({ rate_origin: 'measured', single_id: 'one-read' });
  expect(idle(400 * MB, { direction: 'device_reads_host' })).toMatchObject({ rate_origin: 'measured' });
});

test('a rating of random requests is of its block size alone', () => {
  const rated = (block_size_bytes: number) =>
    of({
      target: { drive_id: 'other', array_kind: 'raid0' },
      result: { access: 'rand', queue_depth: 32, iops: 1000, block_size_bytes, bandwidth_bytes_per_s: '' },
      claims: [cells.random],
    });
  expect(rated(4096)).toMatchObject({ rate_origin: 'rated', single_id: 'sheet' });
  expect(rated(28_672)).toMatchObject({ rate_origin: 'none', single_id: null });
});

test('a rating stands in for a drive that nobody measured alone, as all that it gives', () => {
  const row = of({ target: { drive_id: 'other' }, claims: [cells.claim] });
  expect(row).toMatchObject({ rate_origin: 'rated', single_id: 'sheet' });
  expect(row?.expected_high_bytes_per_s).toBeCloseTo(6 * 150 * MB, -2);
});

test('without a rate there is a ceiling and nothing to expect', () =>
  expect(of({ target: { drive_id: '' } })).toMatchObject({ rate_origin: 'none', expected_low_bytes_per_s: null }));

test('random requests count what one drive does with as many in flight', () => {
  const results = [random('one-4', 'one', 4, 100), random('one-16', 'one', 16, 300)];
  const at = (depth: number) =>
    predicted({
      target: { array_kind: 'raid0' },
      results: [...results, random('pool-rand', 'pool', depth, 1000)],
    }).find(({ result_id }) => result_id === 'pool-rand');
  // Depth 64 is 8 for each drive: halfway between 4 and 16 in doublings.
  const row = at(64);
  const [low, high] = [row?.expected_low_bytes_per_s, row?.expected_high_bytes_per_s].map(Number);
  expect(((low ?? 0) + (high ?? 0)) / 2 / 4096).toBeCloseTo(8 * 200, 0);
  expect(at(8)?.rate_origin).toBe('none');
  expect(at(4)).toBeUndefined();
});

test.each(tableOf<[string, Given][]>(import.meta.filename, 'unpredicted'))(
  'nothing is predicted of a result that %s',
  (_, given) => {
    expect(of(given)).toBeUndefined();
  },
);

test('a chain that the core refuses ends the build with its set and what is wrong', () =>
  expect(() => predicted({ target: { drive_count: 2 } })).toThrow(/set\/chains\.csv.*members: 2/));

test('the payload size of the run holds for the whole chain', () => {
  const chain = { expander_id: '', controller_id: '', slot_generation: '', slot_lanes: '' };
  const ceilingAt = (bytes: number | '') =>
    of({ chain: { ...chain, chipset_id: 'intel-8-series' }, run: { max_payload_size_bytes: bytes } })
      ?.ceiling_bytes_per_s;
  expect(ceilingAt(128)).toBeLessThan(Number(ceilingAt(256)));
  // Where none is stated, a ceiling holds for the largest that hosts were seen to set.
  expect(Number(ceilingAt('')) / Number(ceilingAt(512))).toBeCloseTo(1, 12);
});
