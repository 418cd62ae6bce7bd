/** Arrays of md and pools of ZFS. */
import type { Example } from './example.ts';
import { fio, lines } from './outputs.ts';

const mdstat = (state: readonly string[]) =>
  lines(
    'Personalities : [raid6] [raid5] [raid4]',
    'md0 : active raid5 sdc1[2] sdb1[1] sda1[0]',
    ...state,
    'unused devices: <none>',
  );

const BLOCKS = '      7813772288 blocks super 1.2 level 5, 512k chunk, algorithm 2';

const pool = (...vdevs: readonly string[]) =>
  lines(
    '  pool: tank',
    ' state: ONLINE',
    'config:',
    '',
    '\tNAME        STATE     READ WRITE CKSUM',
    '\ttank        ONLINE       0     0     0',
    ...vdevs,
    '',
    'errors: No known data errors',
  );

const mirror = (number: number, ...names: readonly string[]) => [
  `\t  mirror-${number}  ONLINE       0     0     0`,
  ...names.map((name) => `\t    ${name}     ONLINE       0     0     0`),
];

const zpoolList = (full: number) =>
  lines(
    'NAME   SIZE  ALLOC   FREE  CKPOINT  EXPANDSZ   FRAG    CAP  DEDUP    HEALTH  ALTROOT',
    `tank  10.9T  ${full === 95 ? '10.4T   545G' : '5.45T  5.45T'}        -         -    41%    ${full}%  1.00x    ONLINE  -`,
  );

const shift = (value: number) =>
  lines('$ zpool get ashift tank', 'NAME  PROPERTY  VALUE   SOURCE', `tank  ashift    ${value}      local`);

const sectors = (physical: number) =>
  lines(
    '$ lsblk -o NAME,TYPE,PHY-SEC,LOG-SEC,MODEL',
    'NAME TYPE PHY-SEC LOG-SEC MODEL',
    `sda  disk    ${physical}     512 Example Drive`,
  );

/** Writes to md0 that wait so many milliseconds, and members that are so busy, in per cent. */
function iostat(wait: number, busy: number): string {
  const row = (name: string, awaited: number, util: number) =>
    [name.padEnd(8), '0.20 2.00 0.30 60.00 0.50 10.00 1.60 7.00 0.70 30.43', awaited, 4.38, 0.03, util].join(' ');
  return lines(
    '$ iostat -dx 10',
    'Device r/s rkB/s rrqm/s %rrqm r_await rareq-sz w/s wkB/s wrqm/s %wrqm w_await wareq-sz aqu-sz %util',
    row('md0', wait, 3.97),
    ...['sda', 'sdb', 'sdc'].map((name) => row(name, 14.38, busy)),
  );
}

/** A NAS with eight bays and three drives; `present`: how many of them are in its system arrays. */
function bays(present: number): string {
  const members = (partition: number, count: number) =>
    ['sda', 'sdb', 'sdc']
      .slice(0, count)
      .map((name, index) => `${name}${partition}[${index}]`)
      .join(' ');
  const places = `[8/${present}] [${'U'.repeat(present)}${'_'.repeat(8 - present)}]`;
  return lines(
    'Personalities : [raid1] [raid6] [raid5] [raid4] [raidF1]',
    `md2 : active raid5 ${members(5, 3)}`,
    '      15618409088 blocks super 1.2 level 5, 64k chunk, algorithm 2 [3/3] [UUU]',
    `md1 : active raid1 ${members(2, present)}`,
    `      2097088 blocks ${places}`,
    `md0 : active raid1 ${members(1, present)}`,
    `      2490176 blocks ${places}`,
    '',
    'unused devices: <none>',
  );
}

const space = (interleave: number, unit: number) =>
  lines(
    'FriendlyName ResiliencySettingName NumberOfColumns Interleave',
    '------------ --------------------- --------------- ----------',
    `Archive      Parity                              3 ${String(interleave).padStart(10)}`,
    '',
    'DriveLetter FileSystem AllocationUnitSize',
    '----------- ---------- ------------------',
    `          D NTFS       ${String(unit).padStart(18)}`,
  );

export const arrays: Readonly<Record<string, Example>> = {
  LD501: {
    found: mdstat([
      `${BLOCKS} [3/3] [UUU]`,
      '      [==>..................]  check = 12.6% (492000000/3906886144) finish=270.1min speed=207784K/sec',
    ]),
    clean: mdstat([`${BLOCKS} [3/3] [UUU]`]),
  },
  LD502: {
    found: mdstat([`${BLOCKS} [3/2] [UU_]`]),
    clean: mdstat([`${BLOCKS} [3/3] [UUU]`]),
  },
  LD503: { found: zpoolList(95), clean: zpoolList(50) },
  LD504: {
    found: pool(...mirror(0, 'sda', 'sdb'), '\t  sdc         ONLINE       0     0     0'),
    clean: pool(...mirror(0, 'sda', 'sdb'), ...mirror(1, 'sdc', 'sdd')),
  },
  LD505: {
    found: pool('\t  sda         ONLINE       0     0     0'),
    clean: pool(...mirror(0, 'sda', 'sdb')),
  },
  LD506: {
    found: mdstat([`${BLOCKS} [3/3] [UUU]`]) + fio('md0', 'randwrite', '4k', 4_000_000),
    clean: mdstat([`${BLOCKS} [3/3] [UUU]`]) + fio('md0', 'read', '1M', 315_000_000),
  },
  LD507: {
    found: pool('\t  sda         ONLINE       0     0     0') + shift(9) + sectors(4096),
    clean: pool('\t  sda         ONLINE       0     0     0') + shift(12) + sectors(4096),
  },
  LD516: { found: space(262_144, 4096), clean: space(32_768, 65_536) },
  LD508: {
    found: mdstat([`${BLOCKS} [3/3] [UUU]`]) + iostat(1473.96, 2.2),
    clean: mdstat([`${BLOCKS} [3/3] [UUU]`]) + iostat(4.2, 71.6),
  },
  LD509: {
    found: mdstat([`${BLOCKS} [3/3] [UUU]`]).replace('[2]', '[2](W)'),
    clean: mdstat([`${BLOCKS} [3/3] [UUU]`]),
  },
  LD510: { found: bays(3), clean: bays(2) },
  LD511: {
    found: pool('\t  sda         ONLINE       0     0    12'),
    clean: pool('\t  sda         ONLINE       0     0     0'),
  },
};
