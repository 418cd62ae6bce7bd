// RAID cards, file systems of btrfs and links of Ethernet, by whole pastes. All of it is made up.
import { expect, test } from 'vitest';
import { diagnose } from '../answer/diagnosis.ts';
import type { Finding } from './finding.ts';

const allOf = (id: string, text: string): Finding[] =>
  diagnose('paste', text).machines.flatMap(({ findings }) => findings.filter((finding) => finding.id === id));
const one = (id: string, text: string): Finding | undefined => allOf(id, text)[0];
const causes = (finding: Finding | undefined) => finding?.causes.map(({ message }) => message) ?? [];

const card = (...rows: readonly string[]) =>
  ['$ sudo storcli64 /c0 show', 'Controller = 0', 'Product Name = Example', ...rows, ''].join('\n');
const inSlot = (slot: number, state: string) =>
  `252:${slot}     8 ${state} 0 7.276 TB SATA HDD N   N  512B EX8000NM0055-1RM    U  `;

test.each([
  ['Failed', /^1 drive of the RAID card has failed: 252:1 \(Failed\)$/, /^A drive failed/],
  ['Msng', /^1 drive of the RAID card is missing from its bay/, /^A drive was pulled/],
  ['Offln', /^1 drive of the RAID card is offline/, /^A drive was pulled/],
])('a drive in the state %s is called what the card calls it', (state, message, cause) => {
  const finding = one('LD512', card(inSlot(0, 'Onln'), inSlot(1, state)));
  expect(finding).toMatchObject({ severity: 'problem', isRisk: true });
  expect(finding?.message).toMatch(message);
  expect(causes(finding)[0]).toMatch(cause);
});

test('a bad drive of no volume is no risk for any', () => {
  const finding = one('LD512', card(inSlot(0, 'Onln'), inSlot(1, 'UBad')));
  expect(finding?.severity).toBe('hint');
  expect(finding?.isRisk).toBeUndefined();
  expect(finding?.message).toMatch(/in no volume and marked bad/);
});

test('drives in different states are not said to have failed together', () => {
  const findings = allOf('LD512', card(inSlot(0, 'Failed'), inSlot(1, 'Msng'), inSlot(2, 'Msng')));
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^1 drive .* failed: 252:0 \(Failed\)$/),
    expect.stringMatching(/^2 drives .* bays: 252:1 \(Msng\) and 252:2 \(Msng\)$/),
  ]);
});

test.each(['Onln ', 'UGood', 'GHS  ', 'DHS  ', 'JBOD '])('a drive in the state %s is nothing to speak of', (state) =>
  expect(allOf('LD512', card(inSlot(0, state)))).toEqual([]),
);

const volumeOf2 = (state: string, now: string) =>
  card(
    'DG/VD TYPE   State Access CurrentCache DefaultCache      Size Name ',
    `0/1   RAID10 ${state}  RW     ${now}        NR,WB        2.618 TiB      `,
  );

test('a volume of storcli2 that is degraded is found, and one that is not is not', () => {
  expect(one('LD512', volumeOf2('Dgrd', 'NR,WB'))?.message).toMatch(
    /^Volume 0\/1 of the RAID card, RAID10, is degraded: it works without one or more/,
  );
  expect(one('LD512', volumeOf2('Pdgd', 'NR,WB'))?.message).toMatch(/is partly degraded$/);
  expect(allOf('LD512', volumeOf2('Optl', 'NR,WB'))).toEqual([]);
});

test.each(['NR,WT', 'R,WT'])('storcli2: %s is a write without the cache', (cache) => {
  expect(one('LD513', volumeOf2('Optl', cache))?.message).toMatch(/writes without its cache/);
});

test.each(['NR,WB', 'R,AWB'])('storcli2: %s is a write with it', (cache) => {
  expect(allOf('LD513', volumeOf2('Optl', cache))).toEqual([]);
});

const smartArray = (...rows: string[]) =>
  ['Smart Array P420i in Slot 0 (Embedded)', '', '   array A', ...rows.map((row) => `      ${row}`)].join('\n');

test('ssacli: a volume by its state, and drives that failed or are about to', () => {
  const volume = (state: string) => allOf('LD512', smartArray(`logicaldrive 1 (279.4 GB, RAID 5, ${state})`));
  expect(volume('OK')).toEqual([]);
  expect(volume('Interim Recovery Mode')[0]).toMatchObject({
    message: expect.stringMatching(/^Volume 1 of the RAID card, RAID5, is degraded/),
    isRisk: true,
  });
  expect(volume('Recovering, 12% complete')[0]?.message).toMatch(/is being rebuilt$/);
  expect(volume('Failed')[0]?.message).toMatch(/is offline: it gives no data$/);
  expect(volume('Transforming, 9% complete')[0]).toMatchObject({ severity: 'hint' });
  const drives = allOf(
    'LD512',
    smartArray(
      'physicaldrive 1I:1:1 (port 1I:box 1:bay 1, SAS HDD, 300 GB, OK)',
      'physicaldrive 1I:1:2 (port 1I:box 1:bay 2, SAS HDD, 300 GB, Failed)',
      'physicaldrive 1I:1:3 (port 1I:box 1:bay 3, SAS HDD, 300 GB, Predictive Failure)',
    ),
  );
  expect(drives.map(({ message }) => message)).toEqual([
    '1 drive of the RAID card has failed: 1I:1:2 (Failed)',
    '1 drive of the RAID card reports that it is about to fail: 1I:1:3',
  ]);
  expect(JSON.stringify(drives)).not.toMatch(/storcli/);
});

test('volumes that a tool counts are said where it lists none', () => {
  const arcconf = (...rest: string[]) =>
    allOf(
      'LD512',
      [
        '   Controller Model                         : Example RAID 8805',
        '   Logical devices/Failed/Degraded          : 2/0/1',
        ...rest,
      ].join('\n'),
    ).map(({ message }) => message);
  expect(arcconf()).toEqual(['1 volume of the RAID card is degraded or offline']);
  expect(
    arcconf(
      'Logical device number 0',
      '   RAID level                               : 5',
      '   Status of logical device                 : Degraded',
    ),
  ).toEqual(['Volume 0 of the RAID card, RAID5, is degraded: it works without one or more of its drives']);
});

test('errors of the medium are a hint, and a drive that warns of itself is a problem', () => {
  const slot = (media: number, alert: 'Yes' | 'No') =>
    allOf(
      'LD512',
      [
        'Controller = 0',
        'Drive /c0/e252/s3 State :',
        `Media Error Count = ${media}`,
        `S.M.A.R.T alert flagged by drive = ${alert}`,
      ].join('\n'),
    );
  expect(slot(0, 'No')).toEqual([]);
  expect(slot(14, 'No')).toEqual([
    expect.objectContaining({
      severity: 'hint',
      message: '1 drive of the RAID card has had media errors: 252:3 (14)',
    }),
  ]);
  expect(slot(14, 'Yes').map(({ severity }) => severity)).toEqual(['problem']);
});

const stats = (counts: Readonly<Record<string, number>>) =>
  ['$ sudo btrfs device stats /mnt']
    .concat(
      ['write_io', 'read_io', 'flush_io', 'corruption', 'generation'].map(
        (name) => `[/dev/sda].${`${name}_errs`.padEnd(16)} ${counts[name] ?? 0}`,
      ),
      '',
    )
    .join('\n');

test.each([
  ['what was not read', { read_io: 3 }, /^The drive is failing/],
  ['what came back damaged', { corruption: 3 }, /^Something on the way to the drive/],
  ['what was never written', { generation: 3 }, /^The drive or its controller lost writes/],
  ['damage, and what was never written', { corruption: 3, generation: 1 }, /^Something on the way to the drive/],
  ['all of it', { write_io: 9, corruption: 3, generation: 1 }, /^The drive is failing/],
])('btrfs: the first cause fits %s', (_, counts, cause) => {
  expect(causes(one('LD514', stats(counts)))[0]).toMatch(cause);
});

test('btrfs: lost writes are a cause only where something was never written', () => {
  const lost = /lost writes/;
  for (const counts of [{ read_io: 3 }, { corruption: 3 }, { flush_io: 1, corruption: 3 }])
    expect(causes(one('LD514', stats(counts))).join()).not.toMatch(lost);
  expect(causes(one('LD514', stats({ read_io: 3, generation: 1 }))).join()).toMatch(lost);
  expect(allOf('LD514', stats({}))).toEqual([]);
});

const usage = (profile: string, metadata: string) =>
  `Overall:
    Device size:                  10.92TiB
    Device missing:                 0.00B
    Used:                          8.31TiB

Data,${profile}: Size:4.20TiB, Used:4.14TiB (98.57%)
   /dev/sda        2.10TiB
   /dev/sdb        2.10TiB

Metadata,${metadata}: Size:5.00GiB, Used:4.00GiB (80.00%)
   /dev/sda        5.00GiB
   /dev/sdb        5.00GiB
`;

test('btrfs: single on several devices may be what mkfs makes, and is named first', () => {
  expect(causes(one('LD515', usage('single', 'RAID1')))[0]).toMatch(/with the defaults/);
  expect(allOf('LD515', usage('RAID1', 'RAID1'))).toEqual([]);
});

interface Modes {
  speed: string;
  supported?: string;
  /** Nothing: the line is missing, as of old versions. */
  advertised?: string;
  partner?: string;
}
const ethtool = ({ speed, supported = '1000', advertised, partner }: Modes) =>
  [
    '$ ethtool enp3s0',
    'Settings for enp3s0:',
    `\tSupported link modes:   100baseT/Full ${supported}baseT/Full`,
    '\tSupported pause frame use: No',
    ...(advertised ? [`\tAdvertised link modes:  ${advertised}`] : []),
    ...(partner ? [`\tLink partner advertised link modes:  100baseT/Full ${partner}baseT/Full`] : []),
    `\tSpeed: ${speed}Mb/s`,
    '\tDuplex: Full',
    '\tAuto-negotiation: on',
    '\tLink detected: yes',
    '',
  ].join('\n');
const FULL = '100baseT/Full 1000baseT/Full';

test('Ethernet: what both ends offer is what either advertises', () => {
  const finding = one('LD801', ethtool({ speed: '100', advertised: FULL, partner: '1000' }));
  expect(finding?.message).toMatch(/both ends offer 1\u202fGb\/s$/);
  expect(causes(finding)[0]).toMatch(/broken pair/);
  expect(finding?.lost).toBe(112.5e6);
});

test.each([
  ['no list', undefined],
  ['a list that the driver does not report', 'Not reported'],
])('Ethernet: with %s of what this end offers, what it supports is not said to be offered', (_, advertised) => {
  const modes = { speed: '100', partner: '1000', ...(advertised && { advertised }) };
  const finding = one('LD801', ethtool(modes));
  expect(finding?.message).toMatch(/it supports 1\u202fGb\/s, and the other end offers that, too$/);
  expect(finding?.message).not.toContain('both ends offer');
});

test('Ethernet: an end that offers less than it can is not blamed on the cable first', () => {
  const cut = { advertised: '100baseT/Full' };
  const both = one('LD801', ethtool({ speed: '100', ...cut, partner: '1000' }));
  expect(both?.message).toMatch(/offers 100\u202fMb\/s at most; it supports 1\u202fGb\/s/);
  expect(causes(both)[0]).toMatch(/^This end offers less/);
  const fast = one('LD801', ethtool({ speed: '1000', supported: '2500', advertised: FULL, partner: '2500' }));
  expect(fast?.message).toMatch(/offers 1\u202fGb\/s at most; it supports 2.5\u202fGb\/s/);
  const alone = one('LD801', ethtool({ speed: '100', ...cut }));
  expect(alone?.message).toMatch(/the card can do 1\u202fGb\/s, but offers 100\u202fMb\/s at most$/);
});

test('Ethernet: a link as fast as both ends offer is no finding, whatever one of them supports', () => {
  expect(allOf('LD801', ethtool({ speed: '1000', advertised: FULL, partner: '1000' }))).toEqual([]);
  const slow = { speed: '1000', supported: '2500', advertised: FULL, partner: '1000' };
  expect(allOf('LD801', ethtool(slow))).toEqual([]);
});

const counted = (...counters: readonly string[]) =>
  [
    '$ ethtool -S enp3s0',
    'NIC statistics:',
    '     rx_packets: 597028087',
    ...counters.map((counter) => `     ${counter}`),
    '     tx_packets: 5924278060',
    '',
  ].join('\n');

test.each([
  ['damaged frames', 'rx_crc_errors: 12', /^Frames are damaged/],
  ['a lost carrier', 'tx_carrier_errors: 12', /^Frames are damaged/],
  ['late collisions', 'late_collisions: 12', /^Frames collide/],
  ['late collisions, by the name of the kernel', 'tx_window_errors: 12', /^Frames collide/],
  ['late collisions, by that of another driver', 'tx_late_collisions: 12', /^Frames collide/],
  ['full buffers', 'rx_missed_errors: 12', /^Frames are dropped/],
])('Ethernet: the first cause fits %s', (_, counter, cause) => {
  expect(causes(one('LD802', counted(counter)))[0]).toMatch(cause);
});

test('Ethernet: frames that were dropped may be of protocols that nobody uses; damaged ones are not', () => {
  const unused = /protocols that this computer does not use/;
  expect(causes(one('LD802', counted('rx_dropped: 12'))).join()).toMatch(unused);
  expect(causes(one('LD802', counted('rx_dropped: 12', 'rx_crc_errors: 3'))).join()).not.toMatch(unused);
  expect(causes(one('LD802', counted('rx_missed_errors: 3'))).join()).not.toMatch(unused);
});

test('Ethernet: counters at zero are no finding', () => {
  expect(allOf('LD802', counted('tx_window_errors: 0', 'late_collisions: 0', 'rx_dropped: 0'))).toEqual([]);
});
