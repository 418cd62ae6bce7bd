// Arrays at work, by whole pastes: what reads, joins and judges them. All of it is made up.
import { expect, test } from 'vitest';
import { diagnose } from '../answer/diagnosis.ts';
import type { Finding } from './finding.ts';

const only = (...texts: string[]) => {
  const [machine, ...others] = diagnose('paste', `${texts.join('\n')}\n`).machines;
  if (!machine || others.length > 0) throw new Error('not one machine');
  return machine;
};
const finding = (id: string, ...texts: string[]): Finding | undefined =>
  only(...texts).findings.find((item) => item.id === id);
const causes = (found: Finding | undefined) => found?.causes.map(({ message }) => message) ?? [];

const NAMES = 'abcdefghijklmnopqr'.split('').map((letter) => `sd${letter}`);
const mdstat = (speed: number, names: readonly string[] = NAMES, more = '') =>
  `Personalities : [raid6]
md0 : active raid6 ${names.map((name, index) => `${name}1[${index}]`).join(' ')}
      62511152128 blocks super 1.2 level 6, 512k chunk, algorithm 2 [${names.length}/${names.length}] [${'U'.repeat(names.length)}]
      [==>..................]  resync = 12.6% (492000000/3906886144) finish=270.1min speed=${speed}K/sec
${more}
unused devices: <none>`;
const iostat = (size: string, busy: (name: string) => number = () => 75, names = NAMES) =>
  [
    '# iostat -dx 5',
    'Device r/s rkB/s rrqm/s %rrqm r_await rareq-sz w/s wkB/s wrqm/s %wrqm w_await wareq-sz aqu-sz %util',
    ...names.map(
      (name) => `${name} 9700.00 38800.00 0.40 0.00 0.20 ${size} 1.40 5.80 0.40 22.22 9.29 4.14 1.93 ${busy(name)}`,
    ),
    '',
  ].join('\n');

test('a resync whose requests reach the drives in pages says so in its first sentence and first cause', () => {
  const machine = only(mdstat(38_000), iostat('4.00'));
  expect(machine.verdict.message).toMatch(/^md0: resync .* in requests of 4\u202fKiB that are not merged/);
  expect(causes(machine.findings[0])[0]).toMatch(/^Requests of 4\u202fKiB reach the drives unmerged/);
});

test('requests that are merged are not blamed, however many drives there are', () => {
  const found = finding('LD501', mdstat(38_000), iostat('479.00'));
  expect(found?.message).not.toContain('merged');
  expect(causes(found).join()).not.toContain('merge');
});

test('of two listings the last one holds, and the first is told as what was before', () => {
  const found = finding('LD501', mdstat(38_000), iostat('4.00'), mdstat(81_000), iostat('479.00'));
  expect(found?.message).toMatch(/82\.9\u202fMB\/s on each drive, 38\.9\u202fMB\/s before, in requests of 4\u202fKiB/);
  expect(causes(found)[0]).toMatch(/^In an earlier report/);
});

test('a slow resync without iostat gives the usual causes, limits first; a fast one none of them', () => {
  const few = NAMES.slice(0, 4);
  expect(causes(finding('LD501', mdstat(20_000, few)))).toEqual([
    expect.stringMatching(/limit/),
    expect.stringMatching(/Other work/),
    expect.stringMatching(/new, or the machine went down/),
  ]);
  expect(causes(finding('LD501', mdstat(200_000, few)))).toHaveLength(1);
});

test('a member that is busy while the others wait is named as the slow one', () => {
  const few = NAMES.slice(0, 4);
  const loads = iostat('479.00', (name) => (name === 'sdc' ? 99 : 31), few);
  const [first] = finding('LD501', mdstat(20_000, few), loads)?.causes ?? [];
  expect(first?.message).toMatch(/^One slow drive .*sdc$/);
  expect(first?.signs?.[0]).toMatch(/^sdc is 99\s?% busy and no other member more than 31/);
});

const IDLE = `Personalities : [raid6]
md7 : active raid6 sda1[0] sdb1[1] sdc1[2] sdd1[3]
      7813772288 blocks super 1.2 level 6, 512k chunk, algorithm 2 [4/4] [UUUU]
`;
const waiting = (wait: string, busy: string) =>
  `# iostat -dx 5
Device w/s wkB/s w_await wareq-sz %util
md7 2.40 17.60 ${wait} 7.33 3.97
${['sda', 'sdb', 'sdc', 'sdd'].map((name) => `${name} 1.40 15.80 16.00 11.29 ${busy}`).join('\n')}
`;

test('writes that wait for seconds at idle drives are no fault of drives and links', () => {
  const machine = only(IDLE, waiting('1473.96', '2.20'));
  expect(machine.verdict.message).toMatch(
    /^Writes to md7 wait 1\.47\u202fs; its drives, at most 2\s?% busy, .* neither drives nor links/,
  );
  expect(causes(machine.findings[0])[0]).toMatch(/file system/);
});

test('writes that wait at busy drives, or not for long, say nothing of the file system', () => {
  expect(finding('LD508', IDLE, waiting('1473.96', '96.00'))).toBeUndefined();
  expect(finding('LD508', IDLE, waiting('12.00', '2.20'))).toBeUndefined();
});

const DEGRADED = IDLE.replace('[4/4] [UUUU]', '[4/3] [_UUU]').trimEnd();
const quote = (text: string) => text.replaceAll(/^/gm, '> ');

test('what an older message quotes is a hint that says so; quoted as a whole it is as new as any', () => {
  const old = only('Now it is rebuilt.', waiting('12.00', '2.20'), 'On Monday I wrote:', quote(DEGRADED));
  expect(old.findings.find(({ id }) => id === 'LD502')).toMatchObject({
    severity: 'hint',
    message: expect.stringContaining('quoted message'),
  });
  const whole = only('What do you make of this?', quote(DEGRADED));
  expect(whole.findings.find(({ id }) => id === 'LD502')?.severity).toBe('problem');
});

test('of an array in a new and in a quoted listing the new one counts, wherever it stands', () => {
  expect(finding('LD502', IDLE, 'Before that:', quote(DEGRADED))).toBeUndefined();
  expect(finding('LD502', quote(DEGRADED), '', 'And now:', '', IDLE)).toBeUndefined();
});

const POOL = `  pool: tank
 state: ONLINE
config:

\tNAME        STATE     READ WRITE CKSUM
\ttank        ONLINE       0     0     0
\t  mirror-0  ONLINE       0     0     0
\t    sda     ONLINE       0     0     0
\t    sdb     ONLINE       0     0     0
`;
const disks = (physical: number) =>
  `$ lsblk -o NAME,TYPE,PHY-SEC,LOG-SEC,MODEL
NAME TYPE    PHY-SEC LOG-SEC MODEL
sda  disk    ${String(physical).padStart(7)}     512 Example Drive
sdb  disk    ${String(physical).padStart(7)}     512 Example Drive
`;
const asked = (value: number) => `NAME  PROPERTY  VALUE   SOURCE\ntank  ashift    ${value}      local\n`;
const listedAs = (value: number) => `NAME  ASHIFT\ntank      ${value}\n`;
const zdb = (value: number) =>
  `tank:
    version: 5000
    name: 'tank'
    vdev_tree:
        type: 'root'
        children[0]:
            type: 'mirror'
            ashift: ${value}
            asize: 4000780910592
`;

test.each([
  ['zpool get', asked],
  ['zpool list', listedAs],
  ['zdb', zdb],
])('a pool that writes less than the sectors of its drives is a problem, by %s', (_, print) => {
  expect(finding('LD507', POOL, print(9), disks(4096))).toMatchObject({
    severity: 'problem',
    message: expect.stringMatching(/512\u202fB \(ashift=9\); its drives have sectors of 4\u202fKiB/),
  });
  expect(finding('LD507', POOL, print(12), disks(4096))).toBeUndefined();
  expect(finding('LD507', POOL, print(9), disks(512))).toBeUndefined();
});

test('without the sectors of the drives an ashift of 9 is a hint, and 0 says nothing', () => {
  expect(finding('LD507', POOL, asked(9))?.severity).toBe('hint');
  expect(finding('LD507', POOL, asked(0))).toBeUndefined();
});

test('one report of zpool iostat is an average since the import; several are not', () => {
  const head = `$ zpool iostat tank 5
              capacity     operations     bandwidth
pool        alloc   free   read  write   read  write
----------  -----  -----  -----  -----  -----  -----`;
  const report = 'tank        1.20T  2.43T     12     40   480K  1.90M';
  expect(finding('LD706', head, report)?.severity).toBe('normal');
  expect(only(head, report, report).findings).toEqual([]);
});

test('a drive that is being replaced has one place with the one that replaces it', () => {
  const row = (indent: number, name: string, state = 'ONLINE') =>
    `\t${' '.repeat(indent)}${name.padEnd(30 - indent)}${state.padEnd(9)} 0     0     0`;
  const replacing = (...last: string[]) =>
    [
      '  pool: tank',
      ' state: DEGRADED',
      'config:',
      '',
      `\t${'NAME'.padEnd(30)}STATE     READ WRITE CKSUM`,
      row(0, 'tank', 'DEGRADED'),
      row(2, 'mirror-0', 'DEGRADED'),
      row(4, 'replacing-0', 'DEGRADED'),
      row(6, 'sda', 'OFFLINE'),
      row(6, 'sdb'),
      row(4, 'sdc'),
      row(2, 'mirror-1'),
      row(4, 'sdd'),
      ...last,
    ].join('\n');
  const whole = only(replacing(row(4, 'sde'), '', 'errors: No known data errors'));
  expect(whole.findings.map(({ id }) => id)).toEqual(['LD502']);
  expect(whole.verdict.message).toBe('tank is degraded: 1 drive is missing or failed.');
  // Cut in the second mirror.
  expect(finding('LD504', replacing())).toBeUndefined();
});

const nas = (name: string, blocks: number, count: number) =>
  `Personalities : [raid1]
${name} : active raid1 sda1[0] sdb1[1] sdc1[2]
      ${blocks} blocks super 1.0 [${count}/3] [UUU${'_'.repeat(count - 3)}]

unused devices: <none>`;

test('the system of a NAS alone may have empty bays or a drive that left; that of QTS has places to spare', () => {
  expect(finding('LD510', nas('md0', 8_388_544, 4))?.severity).toBe('hint');
  expect(finding('LD502', nas('md0', 8_388_544, 4))).toBeUndefined();
  expect(finding('LD502', nas('md0', 8_400_000, 4))?.severity).toBe('problem');
  expect(finding('LD510', nas('md9', 530_048, 24))?.severity).toBe('normal');
  expect(finding('LD502', nas('md9', 530_048, 4))?.severity).toBe('problem');
});

test('of a list of members that is cut, what stands above it says how many work', () => {
  const found = finding(
    'LD502',
    `/dev/md5:
        Raid Level : raid5
      Raid Devices : 6
       Persistence : Superblock is persistent
             State : clean, degraded
   Working Devices : 5

    Number   Major   Minor   RaidDevice State
       0       8       16        0      active sync   /dev/sdb
       -       0        0        1      removed`,
  );
  expect(found?.message).toBe('md5 is degraded: 1 drive is missing or failed');
});

test('a table of Windows that is printed twice shows the same disks', () => {
  const table = `FriendlyName      MediaType BusType
------------      --------- -------
EXAMPLE NV2000    SSD       NVMe
EXAMPLE NV2000    SSD       NVMe
`;
  expect(only(table, '', table).machine.drives).toHaveLength(2);
});

test('a resync below what the kernel grants it stands still, whatever else may slow one', () => {
  const stuck = causes(finding('LD501', mdstat(23)));
  expect(stuck[0]).toMatch(/^It hardly moves/);
  expect(stuck.join()).not.toMatch(/Other work|older kernels/);
  expect(causes(finding('LD501', mdstat(23).replace('resync', 'reshape')))[1]).toMatch(/waits for mdadm/);
  for (const speed of [600, 5000, 30_000]) expect(causes(finding('LD501', mdstat(speed))).join()).not.toMatch(/hardly/);
});

test('an array that gives no data is assembled again, and gets no new drive', () => {
  const down = finding('LD502', 'md0 : inactive sdb1[0](S) sdc1[2](S)', '      3906764800 blocks super 1.2');
  expect(down?.causes[0]?.fix).toContain('never --create or --add');
});

test('an array of parity that lacks more drives than it has parity gives no data, whatever its state is called', () => {
  const line = (level: string, missing: number) =>
    finding(
      'LD502',
      `md0 : active ${level} ${NAMES.slice(0, 5 - missing)
        .map((name, index) => `${name}1[${index}]`)
        .join(' ')}`,
      `      7813529600 blocks super 1.2 level 5, 512k chunk, algorithm 2 [5/${5 - missing}] [${'U'.repeat(5 - missing)}${'_'.repeat(missing)}]`,
    )?.message;
  expect(line('raid5', 1)).toMatch(/is degraded: 1 drive/);
  expect(line('raid5', 2)).toMatch(/lacks 2 drives, more than/);
  expect(line('raid6', 2)).toMatch(/is degraded: 2 drives/);
  expect(line('raid6', 3)).toMatch(/lacks 3 drives/);
});
