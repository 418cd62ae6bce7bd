import { expect, test } from 'vitest';
import { Copies } from '../../tables/copied-sets.ts';
import type { Subject } from '../../tables/rule.ts';
import { packageFile, realTable, runOn } from '../testing.ts';
import { copied } from './lw412-copied.ts';

const set = (setId: string, ...rows: Record<string, string | number>[]): Subject => ({
  tables: [realTable('results', rows)],
  reference: [],
  package: { ...packageFile({}), setId },
});

const check = (subject: Subject, ...others: Subject[]) =>
  runOn(copied, { ...subject, copies: new Copies([subject, ...others]) }).map(({ message }) => message);

const FIGURES = [{ iops: 41871.5 }, { bandwidth_bytes_per_s: 3467231902 }, { iops: 500 }];

test('a set under another name is found by its figures, those of few digits aside', () => {
  const renamed = FIGURES.map((row, index) => ({ result_id: `x${index}`, ...row }));
  expect(check(set('copy', ...renamed), set('first', ...FIGURES))).toEqual([
    '2 of 2 results are in the set first with the same figures',
  ]);
});

test('one raw file is one source', () => {
  const raw_sha256 = 'a'.repeat(64);
  const changed = { bandwidth_bytes_per_s: 123, raw_sha256 };
  expect(check(set('copy', changed), set('first', { iops: 77777, raw_sha256 }))).toEqual([
    'the raw file is one of the set first',
  ]);
});

test('sets that share a figure by chance, and a set beside itself, are left alone', () => {
  const own = [{ iops: 11111 }, { iops: 22222 }, { iops: 41871.5 }];
  expect(check(set('own', ...own), set('first', ...FIGURES))).toEqual([]);
  expect(check(set('own', { iops: 1200000 }), set('first', { iops: 1200000 }))).toEqual([]);
  expect(check(set('own', ...FIGURES))).toEqual([]);
});

test('an experiment that two people wrote down is one, though the other left out its requests per second', () => {
  const load = { direction: 'device_writes_host', access: 'seq', block_size_bytes: 524288, queue_depth: 256, jobs: 4 };
  const rows = [7128219648, 24696061952, 14280766259].map((rate, index) => ({
    ...load,
    devices: index + 1,
    bandwidth_bytes_per_s: rate,
  }));
  const first = set('first', ...rows.map((row) => ({ ...row, iops: row.bandwidth_bytes_per_s / 524288 })));
  expect(check(set('copy', ...rows), first)).toEqual(['3 of 3 results are in the set first with the same figures']);
  expect(check(set('other', ...rows.map((row) => ({ ...row, jobs: 1 }))), first)).toEqual([]);
  expect(check(set('two', ...rows.slice(1)), first)).toEqual([]);
});
