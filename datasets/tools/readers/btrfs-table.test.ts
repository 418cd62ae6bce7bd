import { expect, test } from 'vitest';
import { Lines } from '../paste/lines.ts';
import { btrfsReports } from './btrfs.ts';

const TABLE = `Overall:
    Device size:		   3.64TiB
    Device allocated:		   1.30TiB
    Used:			   1.22TiB

             Data      Metadata System
Id Path      RAID1     DUP      RAID1C3   Unallocated Total     Slack
-- --------- --------- -------- --------- ----------- --------- --------
 1 /dev/sda1 647.00GiB  3.00GiB  32.00MiB     1.19TiB   1.82TiB        -
12 missing   647.00GiB        -  32.00MiB     1.19TiB   1.82TiB        -
-- --------- --------- -------- --------- ----------- --------- --------
   Total     647.00GiB  3.00GiB  32.00MiB     2.38TiB   3.64TiB        0
   Used      620.00GiB  2.00GiB 112.00KiB
`;
const profilesOf = (text: string) =>
  btrfsReports(Lines.of(text)).usages[0]?.profiles.map(({ kind, name, bytes, used, shares }) => [
    kind,
    name,
    bytes?.value,
    used?.value,
    shares.map(({ line }) => line),
  ]);
const [KiB, MiB, GiB] = [2 ** 10, 2 ** 20, 2 ** 30];

test('the table of -T says of each profile what the list does', () => {
  expect(profilesOf(TABLE)).toEqual([
    ['data', 'raid1', 647 * GiB, 620 * GiB, [9, 10]],
    ['metadata', 'dup', 3 * GiB, 2 * GiB, [9]],
    ['system', 'raid1c3', 32 * MiB, 112 * KiB, [9, 10]],
  ]);
});

test('a table that is cut off, or whose columns have moved, says nothing', () => {
  const lines = TABLE.split('\n');
  expect(profilesOf(lines.slice(0, 10).join('\n'))).toEqual([]);
  expect(profilesOf(lines.filter((line) => !line.startsWith('--')).join('\n'))).toEqual([]);
  expect(profilesOf(TABLE.replace(/^ +Data.*$/m, ''))).toEqual([]);
});

test('counts of errors in the log of the kernel: the last of a device holds', () => {
  const line = (write: number, corrupt: number) =>
    `[ 91.4] BTRFS error (device sdf1): bdev /dev/sdg1 errs: wr ${write}, rd 3, flush 0, corrupt ${corrupt}, gen 1`;
  const { devices } = btrfsReports(Lines.of(`${line(4, 0)}\n${line(7, 2)}\n`));
  expect(devices).toMatchObject([
    {
      name: 'sdg1',
      write: { value: 7, line: 2 },
      read: { value: 3 },
      corruption: { value: 2 },
      generation: { value: 1 },
    },
  ]);
});
