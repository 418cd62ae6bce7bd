import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';
import { waitsIn } from './waits.ts';
import { storageSpaces } from './windows-spaces.ts';

const OSDS = [
  'osd  commit_latency(ms)  apply_latency(ms)',
  '  4                  17                 17',
  '  0                 660                660',
  '',
].join('\n');

const POOL = [
  '                capacity     operations     bandwidth    total_wait     disk_wait    syncq_wait    asyncq_wait  scrub',
  'pool          alloc   free   read  write   read  write   read  write   read  write   read  write   read  write   wait',
  '------------  -----  -----  -----  -----  -----  -----  -----  -----  -----  -----  -----  -----  -----  -----  -----',
  'example       6.46T  22.5T    148      0  3.68M      0     8s      -  196ms      -      -      -      -      -     7s',
  '  raidz1      6.46T  22.5T    147      0  3.65M      0     8s      -  196ms      -      -      -      -      -     7s',
  ...[0, 1, 2].map(
    (unit) =>
      `    usb-Example_Disk_00000000-0:${unit}      -      -     16      0   475K      0     8s      -  195ms      -      -      -      -      -     7s`,
  ),
  '',
].join('\n');

const PERF = [
  'CPU BOGOMIPS:      121369.44',
  'HD SIZE:           10885.91 GB (example)',
  'FSYNCS/SECOND:     96.60',
  '',
].join('\n');

const SPACES = [
  'FriendlyName ResiliencySettingName NumberOfColumns Interleave           Size',
  '------------ --------------------- --------------- ----------           ----',
  'Archive      Parity                              3     262144 15999984107520',
  '',
  'DriveLetter FileSystem AllocationUnitSize',
  '----------- ---------- ------------------',
  '          D NTFS                     4096',
  '',
].join('\n');

test('what requests wait for: a commit, a queue, a flush', () => {
  const read = (text: string) => waitsIn(cleaned(text).lines);
  expect(read(OSDS)).toMatchObject([
    { name: 'osd.4', wait: 0.017 },
    { name: 'osd.0', wait: 0.66 },
  ]);
  expect(read(POOL)).toEqual([
    { line: 4, listing: 0, tool: 'zpool iostat', name: 'example', wait: 8, atDrives: 0.196, scrub: 7, onBridge: 3 },
  ]);
  expect(read(PERF)).toMatchObject([{ tool: 'pveperf', name: 'example', wait: expect.closeTo(0.01035, 4) }]);
  expect(read(`${OSDS}\n${OSDS}`).map(({ listing }) => listing)).toEqual([0, 0, 1, 1]);
});

test('a volume of Storage Spaces and the units of its file system, as a table and as a list', () => {
  const read = (text: string) => storageSpaces(cleaned(text).lines);
  expect(read(SPACES)).toMatchObject([
    { name: 'Archive', resiliency: 'Parity', columns: 3, interleave: 262_144 },
    { name: undefined, unit: 4096 },
  ]);
  const list =
    'FriendlyName          : Archive\nResiliencySettingName : Parity\nNumberOfColumns       : 4\nInterleave            : 65536\n';
  expect(read(list)).toMatchObject([{ name: 'Archive', resiliency: 'Parity', columns: 4, interleave: 65_536 }]);
});

test.each([
  ['ceph', OSDS, waitsIn],
  ['zpool iostat -l', POOL, waitsIn],
  ['pveperf', PERF, waitsIn],
  ['Storage Spaces', SPACES, storageSpaces],
] as const)('%s: dressings change nothing, and noise throws nothing', (_, text, read) => {
  expectDressingsToChangeNothing(text, read);
  expectNoiseToBeRead(text, read);
  if (read !== waitsIn || text !== POOL) expectCutsToSayNothingNew(text, read);
});
