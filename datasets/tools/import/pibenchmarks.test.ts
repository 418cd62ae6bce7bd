import { expect, test } from 'vitest';
import { notices, readFixture, table } from './testing.ts';

test('the rows of fio are read, and those that repeat an output that is not there are named', () => {
  const extraction = readFixture('pibenchmarks.txt');
  const fields = ['direction', 'access', 'block_size', 'queue_depth', 'iops', 'bandwidth'] as const;
  expect(table(extraction, ...fields)).toEqual([
    ['read', 'rand', 4096, 64, 5149, 20598 * 1024],
    ['write', 'rand', 4096, 64, 5371, 21484 * 1024],
  ]);
  expect(notices(extraction).map((notice) => notice.split(' ')[2])).toEqual(['“HDParm', '“HDParm', '“DD', '“IOZone']);
});
