import { describe, expect, test } from 'vitest';
import { refused } from '../../../calc-wasm/js/calc.ts';
import { calculate } from '../../../calc-wasm/js/node.ts';
import { publishedSets, registry, shared } from '../../../tests/support/dataset.ts';
import type { Row } from '../tables/records.ts';
import { copyCatalog } from './catalog.ts';
import { copyRates } from './copy-rates.ts';

const drive: Row = { drive_id: 'd', capacity_bytes: 1e12, medium: 'nand_tlc' };
const run = (run_id: string, state: string, test_size_bytes: number | null = null): Row => ({
  run_id,
  state,
  test_size_bytes,
  source_id: 'review',
  target_id: 't',
});
const result = (run_id: string, bandwidth_bytes_per_s: number | null): Row => ({
  run_id,
  bandwidth_bytes_per_s,
  access: 'seq',
  direction: 'device_reads_host',
});

/** What a set of these tables says of the drive. */
function rates(tables: Record<string, Row[]>, own: Row = drive, write?: number) {
  const rows = (name: string) =>
    tables[name] ?? (name === 'targets' ? [{ target_id: 't', kind: 'drive', drive_id: 'd' }] : []);
  return copyRates(new Map([['d', own]]), [{ setId: 'set', rows }], () => write).get('d');
}

const cached = run('cached', 'cached', 100e9);
const fast = result('cached', 4e9);

describe('what a copy to a drive needs to know', () => {
  test('a run without results states the size of the cache alone; one of reads states none', () => {
    const runs = [cached, run('whole', 'fob', 1e12)];
    const whole = result('whole', 1e9);
    expect(rates({ runs, results: [whole] }, drive, 4e9)).toMatchObject({
      cache: 100e9,
      fast: 4e9,
      after: 900e9 / 975,
    });
    const reads = { ...fast, direction: 'device_writes_host' };
    expect(rates({ runs, results: [reads, whole] }, drive, 4e9)).toBeUndefined();
  });

  test('one stage beyond the cache is its rate', () => {
    const runs = [cached, run('beyond', 'transition')];
    expect(rates({ runs, results: [fast, result('beyond', 1e9)] })).toEqual({
      cache: 100e9,
      fast: 4e9,
      after: 1e9,
      basis: 'measured',
      sources: ['set/review'],
    });
  });

  test('several stages are put together by the fill that went through them', () => {
    const runs = [cached, run('one', 'transition'), run('two', 'transition')];
    const results = [fast, result('one', 2e9), result('two', 0.5e9)];
    // Without such a fill the slowest stands.
    expect(rates({ runs, results })).toMatchObject({ after: 0.5e9, spread: [0.5e9, 2e9] });
    // 1000 s for the whole drive, 25 s of them for the cache.
    const whole = rates({ runs: [...runs, run('whole', 'fob', 1e12)], results: [...results, result('whole', 1e9)] });
    expect(whole?.after).toBeCloseTo(900e9 / 975);
  });

  test('the maker stands in for a rate that nobody measured', () => {
    const runs = [cached, run('beyond', 'transition')];
    expect(rates({ runs, results: [result('cached', null), result('beyond', 1e9)] })).toBeUndefined();
    expect(rates({ runs, results: [result('cached', null), result('beyond', 1e9)] }, drive, 3e9)?.fast).toBe(3e9);
  });

  test('what makers state is put together, and says that it is theirs', () => {
    const claim = (metric: string, value: number): Row => ({ drive_id: 'd', source_id: 'sheet', metric, value });
    const claims = [
      claim('write_cache_bytes', 42e9),
      claim('write_cache_fixed_bytes', 6e9),
      claim('past_cache_bytes_per_s', 1.7e9),
    ];
    expect(rates({ claims }, drive, 3.3e9)).toEqual({
      cache: 42e9,
      fixed: 6e9,
      fast: 3.3e9,
      after: 1.7e9,
      basis: 'rated',
      sources: ['set/sheet'],
    });
    expect(rates({ claims: claims.slice(0, 2) }, drive, 3.3e9)).toBeUndefined();
  });

  test('a cache of more cells than the drive has is none', () => {
    const runs = [run('cached', 'cached', 400e9), run('beyond', 'transition')];
    expect(rates({ runs, results: [fast, result('beyond', 1e9)] })).toBeUndefined();
  });
});

test('the calculator of copies takes every drive of the dataset', () => {
  const drives = copyCatalog({ ...registry, tables: [...shared.tables] }, publishedSets());
  const not = drives.filter(({ capacity, copy }) =>
    refused(
      calculate('write-cache', {
        size: capacity / 4,
        capacity,
        empty_cache: copy.cache,
        cache_rate: copy.fast,
        after_rate: copy.after,
        static_cache: copy.fixed ?? 0,
        cells: copy.cells ?? 'tlc',
      }),
    ),
  );
  expect(not.map(({ id }) => id)).toEqual([]);
  expect(drives.map(({ id }) => id)).toContain('drive/samsung-980-pro-1tb');
});
