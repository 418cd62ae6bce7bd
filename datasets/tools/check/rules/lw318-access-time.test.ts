import { expect, test } from 'vitest';
import { realTable, runOn } from '../testing.ts';
import { accessTime } from './lw318-access-time.ts';

const READ = { access: 'rand', direction: 'device_writes_host', queue_depth: 1, jobs: 1 };

const check = (medium: string, result: Record<string, string | number>) =>
  runOn(accessTime, {
    tables: [realTable('results', [{ run_id: 'a', block_size_bytes: 4096, ...READ, ...result }])],
    reference: [
      realTable('runs', [{ run_id: 'a', target_id: 'x' }]),
      realTable('targets', [{ target_id: 'x', kind: 'drive', drive_id: 'd' }]),
      realTable('drives', [{ drive_id: 'd', medium }]),
    ],
  }).map(({ level, message }) => `${level} ${message}`);

test('500 MB/s of single 4 KiB reads are no flash, and 600 of them a second no disk', () => {
  expect(check('nand_tlc', { bandwidth_bytes_per_s: 500e6 })).toEqual([
    'warning 122070 random reads a second, one at a time: 8.2 µs each',
  ]);
  expect(check('hdd', { iops: 600 })).toHaveLength(1);
  expect(check('hdd', { iops: 600, note: 'The cache of the controller.' })[0]).toMatch(/^note /);
});

test('what a medium can give, more requests in flight and media without a bound are left alone', () => {
  expect(check('nand_tlc', { iops: 20_000 })).toEqual([]);
  expect(check('hdd', { iops: 200 })).toEqual([]);
  expect(check('nand_tlc', { iops: 500_000, queue_depth: 32 })).toEqual([]);
  expect(check('optane', { iops: 150_000 })).toEqual([]);
});
