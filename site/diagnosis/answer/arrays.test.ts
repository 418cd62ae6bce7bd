// What the answer says of arrays and pools. The texts are ours, of the shape of pastes that were judged wrongly.
import { expect, test } from 'vitest';
import { CLEAR, ids, mdstat, only, smartctl } from './answer-testing.ts';

test('the system arrays of a NAS are normal; a mirror that lost a drive is not', () => {
  const nas = only(
    ...mdstat(
      'md2 : active raid6 sda5[0] sdd5[3] sdc5[2] sdb5[1]',
      '      15618409088 blocks super 1.2 level 6, 64k chunk, algorithm 2 [4/4] [UUUU]',
      'md1 : active raid1 sda2[0] sdb2[1] sdc2[2] sdd2[3]',
      '      2097088 blocks [8/4] [UUUU____]',
      'md0 : active raid1 sda1[0] sdb1[1] sdc1[2] sdd1[3]',
      '      2490176 blocks [8/4] [UUUU____]',
    ),
  );
  expect(ids(nas)).toEqual(['normal LD510']);
  const lost = only(
    ...mdstat(
      'md1 : active raid1 sdb2[1]',
      '      2097088 blocks [2/1] [_U]',
      'md0 : active raid1 sdb1[1] sda1[0]',
      '      524224 blocks [2/2] [UU]',
    ),
  );
  expect(ids(lost)).toEqual(['problem LD502']);
});

test('faulty and write-mostly members of a complete array are said', () => {
  const machine = only(
    ...mdstat('md127 : active raid1 sdd1[2] sdc1[1](F) sdb1[0](W)', '      976630464 blocks super 1.2 [2/2] [UU]'),
  );
  expect(ids(machine)).toEqual(['problem LD509', 'hint LD509']);
  expect(machine.verdict.message).toBe('1 member of md127 is marked faulty: sdc1.');
});

test('a drive is not added while the array still works on another', () => {
  const machine = only(
    ...mdstat(
      'md2 : active raid5 sdc1[3] sdb1[1] sda1[0]',
      '      7813772288 blocks super 1.2 level 5, 512k chunk, algorithm 2 [3/2] [UU_]',
      '      [==>..................]  recovery = 12.6% (492000000/3906886144) finish=270.1min speed=207784K/sec',
    ),
  );
  const degraded = machine.findings.find(({ id }) => id === 'LD502');
  expect(degraded?.causes[0]?.fix).toMatch(/array finish its work first/);
});

test('errors that ZFS counted are said although the pool is online, and name the likelier cause', () => {
  const pool = (errors: string) =>
    only(
      '  pool: tank',
      ' state: ONLINE',
      'config:',
      '',
      '\tNAME        STATE     READ WRITE CKSUM',
      '\ttank        ONLINE       0     0     0',
      '\t  mirror-0  ONLINE       0     0     0',
      `\t    sda     ONLINE   ${errors}`,
      '\t    sdb     ONLINE       0     0     0',
      '',
      'errors: No known data errors',
      '',
      ...smartctl('sda', '6.0'),
    );
  expect(pool('    0     0    37').verdict.message).toMatch(
    /^1 drive of tank has errors: sda \(0 read, 0 write, 37 checksum\)/,
  );
  expect(pool('    0     0    37').findings[0]?.causes[0]?.message).toMatch(/cable/);
  expect(pool('    4     1     0').findings[0]?.causes[0]?.message).toMatch(/failing/);
  expect(pool('    0     0     0').verdict.message).toMatch(CLEAR);
});

test('data that ZFS could not repair is said although the pool is online, counted or listed', () => {
  const pool = (...errors: string[]) =>
    only(
      '  pool: tank',
      ' state: ONLINE',
      '  scan: scrub repaired 0B in 14:07:00 with 1 errors on Sun Feb  4 20:54:25 2024',
      'config:',
      '',
      '\tNAME        STATE     READ WRITE CKSUM',
      '\ttank        ONLINE       0     0     0',
      '\t  mirror-0  ONLINE       0     0     0',
      '\t    sda     ONLINE       0     0     0',
      '\t    sdb     ONLINE       0     0     0',
      ...errors,
    );
  const counted = pool(
    'errors: List of errors unavailable: permission denied',
    '',
    "errors: 3 data errors, use '-v' for a list",
  );
  expect(counted.verdict.message).toBe('tank has 3 data errors that it could not repair.');
  expect(counted.facts).toContainEqual(
    expect.objectContaining({ kind: 'pool', name: 'data_errors', value: 3, line: 13 }),
  );
  const listed = pool(
    '',
    'errors: Permanent errors have been detected in the following files:',
    '',
    '        /tank/a.jpg',
  );
  expect(listed.verdict.message).toBe('tank has damaged files that it could not repair.');
  expect(ids(pool('', 'errors: No known data errors'))).toEqual([]);
});

test('a pool whose copy ends above its errors says by its status that data is damaged', () => {
  const cut = only(
    '  pool: tank',
    ' state: ONLINE',
    'status: One or more devices has experienced an error resulting in data',
    '\tcorruption.  Applications may be affected.',
    'config:',
    '',
    '\tNAME        STATE     READ WRITE CKSUM',
    '\ttank        ONLINE       0     0     0',
    '\t  mirror-0  ONLINE       0     0     0',
    '\t    sda     ONLINE       0     0     0',
    '\t    sdb     ONLINE       0     0     0',
  );
  expect(ids(cut)).toEqual(['problem LD511']);
});

const detail = (state: string, ...members: string[]) =>
  only(
    '/dev/md0:',
    '           Version : 1.2',
    '        Raid Level : raid5',
    '        Array Size : 4883151360 (4.55 TiB 5.00 TB)',
    '      Raid Devices : 3',
    `             State : ${state}`,
    '',
    '    Number   Major   Minor   RaidDevice State',
    '       0       8       16        0      active sync   /dev/sdb',
    ...members,
  );

test('mdadm says that an array failed or was not started among other words', () => {
  const failed = detail(
    'clean, FAILED, reshaping',
    '       -       0        0        1      removed',
    '       2       8       48        -      faulty   /dev/sdd',
  );
  expect(failed.verdict.message).toBe('md0 is FAILED: it gives no data.');
  expect(detail('active, degraded, Not Started').verdict.message).toBe('md0 is Not Started: it gives no data.');
  const whole = ['1       8       32        1', '2       8       48        2'].map(
    (row, at) => `       ${row}      active sync   /dev/sd${'cd'[at]}`,
  );
  expect(ids(detail('clean', ...whole))).toEqual([]);
});

test('mdadm marks members that are faulty or write-mostly, as mdstat does', () => {
  const marked = detail(
    'clean',
    '       1       8       32        1      active sync writemostly failfast   /dev/sdc',
    '       2       8       48        2      active sync   /dev/sdd',
    '',
    '       3       8       64        -      faulty   /dev/sde',
  );
  expect(marked.findings.map(({ id, message }) => `${id} ${message}`)).toEqual([
    'LD509 1 member of md0 is marked faulty: sde',
    'LD509 1 member of md0 is marked write-mostly, so that reads go to the others: sdc',
  ]);
});

test('bcachefs: a device that is gone, and data that lacks copies', () => {
  const usage = (degraded: string, state: string) =>
    only(
      'Filesystem: 0c1d2e3f-0000-4000-8000-0123456789ab',
      'Size:             20.0T',
      'Used:             7.20T',
      'Online reserved:      0',
      '',
      '          undegraded          -1x',
      `2x:         6.95 TiB      ${degraded}`,
      '',
      'Device label              Device  State     Size   Used  Use%',
      `hdd.hdd1 (device 0):      sda     rw       10.9T  7.08T   64%`,
      `hdd.hdd2 (device 1):      sdb1    ${state}      -      -     -`,
    );
  expect(usage('150 GiB', 'offline').verdict.message).toBe('1 device of bcachefs does not work: sdb1.');
  expect(usage('150 GiB', 'rw').verdict.message).toBe(
    'A bcachefs file system holds data with fewer copies than it should.',
  );
  expect(ids(usage('', 'rw'))).toEqual([]);
});

test('superblocks of members tell of an array of which the kernel says nothing', () => {
  const examined = [
    '/dev/sdb1:',
    '          Magic : a92b4efc',
    '     Array UUID : 01234567:89abcdef:01234567:89abcdef',
    '     Raid Level : raid5',
    '   Raid Devices : 3',
    '         Events : 25',
    "   Array State : A.A ('A' == active, '.' == missing, 'R' == replacing)",
  ];
  expect(ids(only(...examined))).toEqual(['problem LD502']);
  const running = mdstat(
    'md127 : active raid5 sdb1[0] sdc1[1] sdd1[2]',
    '      1953260544 blocks super 1.2 level 5, 512k chunk, algorithm 2 [3/3] [UUU]',
  );
  expect(ids(only(...examined, '', ...running))).toEqual([]);
});

test('a pool that moves data is busy, though nothing is checked or rebuilt', () => {
  const pool = (...work: string[]) =>
    only(
      '  pool: tank',
      ' state: ONLINE',
      '  scan: scrub repaired 0B in 01:00:00 with 0 errors on Sun Sep 13 01:00:00 2026',
      ...work,
      'config:',
      '',
      '\tNAME        STATE     READ WRITE CKSUM',
      '\ttank        ONLINE       0     0     0',
      '\t  mirror-0  ONLINE       0     0     0',
      '\t    sda     ONLINE       0     0     0',
      '\t    sdb     ONLINE       0     0     0',
    );
  const expanded = pool(
    'expand: expansion of raidz1-0 in progress since Wed Sep  3 11:00:00 2026',
    '        1.20T / 4.00T copied at 300M/s, 30.00% done, 02:40:00 to go',
  );
  expect(expanded.verdict.message).toMatch(/^tank: expansion is running, 30% done, 315\sMB\/s/);
  const removed = pool(
    'remove: Evacuation of /dev/sdc in progress since Sat Oct  3 06:00:00 2026',
    '\t2.11G copied out of 10.0G at 100M/s, 21.10% done, 0h1m to go',
  );
  expect(removed.verdict.message).toMatch(/^tank: removal is running, 21% done, 105\sMB\/s/);
  expect(ids(pool('remove: Removal of vdev 2 copied 37.7G in 0h4m, completed on Sun Jan 24 2021'))).toEqual([]);
});
