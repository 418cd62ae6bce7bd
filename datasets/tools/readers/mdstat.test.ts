// The fixtures are ours, in the words of Linux and of mdadm 4.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { mdDetails } from './mdadm.ts';
import { mdExamined } from './mdadm-examine.ts';
import { mdArrays } from './mdstat.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const STAT = fixture('mdstat.txt');
const DETAIL = fixture('mdadm.txt');
const arraysOf = (text: string) => mdArrays(cleaned(text).lines);
const detailsOf = (text: string) => mdDetails(cleaned(text).lines);

test('an array that recovers: members, size in KiB, how many work, and how fast it goes', () => {
  expect(arraysOf(STAT)[0]).toEqual({
    line: 2,
    name: 'md0',
    isActive: true,
    access: undefined,
    level: 'raid6',
    members: [
      { line: 2, name: 'sda1', number: 8, flags: [] },
      { line: 2, name: 'sdb1', number: 7, flags: ['F'] },
      { line: 2, name: 'sdc1', number: 6, flags: [] },
      { line: 2, name: 'sdd1', number: 9, flags: ['S'] },
    ],
    bytes: { value: 5_853_468_288 * 1024, line: 3 },
    chunk: { value: 65_536, line: 3 },
    devices: { value: { wanted: 4, working: 3 }, line: 3 },
    action: {
      value: {
        kind: 'recovery',
        waits: undefined,
        percent: { value: 12.6, line: 4 },
        rate: { value: 207_784 * 1024, line: 4 },
      },
      line: 4,
    },
  });
});

test('arrays that wait, are inactive or have no redundancy', () => {
  const [, waiting, inactive, striped, ...others] = arraysOf(STAT);
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({
    access: 'auto-read-only',
    level: 'raid1',
    members: [{ name: 'sde1' }, { name: 'nvme0n1p3', flags: ['W'] }],
    action: { value: { kind: 'resync', waits: 'PENDING', rate: undefined } },
  });
  expect(inactive).toMatchObject({ isActive: false, level: undefined, devices: undefined });
  expect(striped).toMatchObject({ level: 'raid0', chunk: { value: 524_288 }, devices: undefined });
});

test('a share below ten, which the kernel pads, is read', () => {
  const [array] = arraysOf(STAT.replace('= 12.6%', '=  8.5%'));
  expect(array?.action?.value.percent).toEqual({ value: 8.5, line: 4 });
});

test('broken into short lines and without its spaces it says the same', () => {
  const wrapped = STAT.replace(/^\s+/gm, '')
    .replace(' sdc1[6]', '\nsdc1[6]')
    .replace(' [4/3] ', ' [4/3]\n')
    .replace(' finish=', '\nfinish=');
  const plain = ({ line, members, ...rest }: ReturnType<typeof arraysOf>[number]) =>
    JSON.stringify([rest, members], (key, value) => (key === 'line' ? undefined : value));
  expect(arraysOf(wrapped).map(plain)).toEqual(arraysOf(STAT).map(plain));
});

test('mdadm --detail: size, members and how far a rebuild is', () => {
  expect(detailsOf(DETAIL)[0]).toEqual({
    line: 2,
    name: 'md0',
    level: { value: 'raid6', line: 5 },
    bytes: { value: 5_853_468_288 * 1024, line: 6 },
    memberBytes: { value: 2_926_734_144 * 1024, line: 7 },
    chunk: { value: 524_288, line: 17 },
    layout: { value: 'left-symmetric', line: 16 },
    state: { value: 'clean, degraded, recovering', line: 10 },
    wanted: { value: 4, line: 8 },
    working: { value: 4, line: 12 },
    failed: { value: 0, line: 13 },
    spare: { value: 1, line: 14 },
    action: { value: { kind: 'Rebuild', percent: 12 }, line: 19 },
    members: [
      { line: 25, name: 'sda1', state: 'active sync' },
      { line: 26, name: 'sdb1', state: 'spare rebuilding' },
      { line: 28, name: 'sdc1', state: 'active sync' },
    ],
  });
});

test('no host, no UUID, and nothing of what hdparm writes below the name of an array', () => {
  expect(JSON.stringify(detailsOf(DETAIL))).not.toMatch(/examplehost|01234567/);
  expect(detailsOf('/dev/md0:\n Timing buffered disk reads: 190 MB in  3.00 seconds\n')).toEqual([]);
});

const superblock = (device: string, events: number, state: string, uuid = '01234567') => `/dev/${device}:
          Magic : a92b4efc
        Version : 1.2
     Array UUID : ${uuid}:89abcdef:01234567:89abcdef
           Name : examplehost:3  (local to host examplehost)
     Raid Level : raid5
   Raid Devices : 3
          State : clean
    Device UUID : 89abcdef:01234567:89abcdef:01234567
         Events : ${events}
   Device Role : Active device 0
   Array State : ${state} ('A' == active, '.' == missing, 'R' == replacing)
`;
const examinedIn = (text: string) => mdExamined(cleaned(text).lines);

test('mdadm --examine: the newest superblock of an array tells of it', () => {
  const stale = superblock('sdc1', 19, 'AAA') + superblock('sdb1', 25, 'A.A');
  expect(examinedIn(stale)).toMatchObject([
    {
      line: 14,
      name: 'md3',
      isExamined: true,
      level: { value: 'raid5', line: 18 },
      wanted: { value: 3, line: 19 },
      working: { value: 2, line: 24 },
      state: { value: 'degraded', line: 24 },
    },
  ]);
  const two = superblock('sdb1', 25, 'AAA') + superblock('sdd1', 7, 'A.A', '76543210');
  expect(examinedIn(two).map(({ state }) => state?.value)).toEqual(['clean', 'degraded']);
  expect(JSON.stringify(examinedIn(stale))).not.toMatch(/examplehost|01234567/);
});

test('mdadm --examine of the old format counts active devices', () => {
  const [found] = examinedIn(
    [
      '          Magic : a92b4efc',
      '        Version : 0.90.00',
      '           UUID : 01234567:89abcdef:01234567:89abcdef',
      '     Raid Level : raid1',
      '   Raid Devices : 2',
      'Preferred Minor : 0',
      ' Active Devices : 1',
      '         Events : 0.1291178',
      '',
    ].join('\n'),
  );
  expect(found).toMatchObject({ name: 'md0', state: { value: 'degraded', line: 7 } });
});

test.each([
  ['mdstat', STAT, mdArrays],
  ['mdadm', DETAIL, mdDetails],
  ['mdadm --examine', superblock('sdb1', 25, 'A.A'), mdExamined],
] as const)('%s that is cut, dressed or torn', (_, text, read) => {
  expectCutsToSayNothingNew(text, read);
  expectDressingsToChangeNothing(text, read);
  expectNoiseToBeRead(text, read);
});

test('mdadm --detail without the name of its array is one of no name; --examine of a member is none', () => {
  const [whole] = detailsOf(DETAIL);
  const persistent = DETAIL.replace(/^( *Total Devices : 4)$/m, '$1\n       Persistence : Superblock is persistent');
  const [headless] = detailsOf(persistent.slice(persistent.indexOf('Version :')));
  expect(headless).toMatchObject({ name: 'mdX', level: { value: whole?.level?.value } });
  expect(headless?.members).toHaveLength(whole?.members.length ?? 0);
  const examined = [
    '/dev/sdc1:',
    '          Magic : a92b4efc',
    '     Raid Level : raid5',
    '   Raid Devices : 4',
    ' Avail Dev Size : 7813774336 sectors (3.64 TiB 4.00 TB)',
    '          State : clean',
    '    Device Role : Active device 2',
  ];
  expect(detailsOf(examined.join('\n'))).toEqual([]);
});
