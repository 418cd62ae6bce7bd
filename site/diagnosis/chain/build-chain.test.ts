// The texts are ours, in the words of the tools.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ChainPart } from '../../../calc-wasm/js/chain.ts';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { driveAt } from '../join/drives.ts';
import type { AtaPort, Drive, Group, Machine, PciFunction, UsbLink } from '../join/machine.ts';
import { machineOf } from '../join/machine-of.ts';
import { Functions } from '../join/pci.ts';
import { read } from '../reading/reading.ts';
import { builtChain } from './build-chain.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../datasets/tools/readers/fixtures', `${name}.txt`), 'utf8');
const builtOf = (...texts: string[]) => builtChain(machineOf(read('paste', `${texts.join('\n')}\n`).records, 0));
const partsOf = (...texts: string[]) => builtOf(...texts)?.chain.parts ?? [];

const bridge = (address: string, port: string, buses: string, link: string, state = link) =>
  `${address} PCI bridge: Example Corporation ${port}
\tBus: primary=00, secondary=${buses.slice(0, 2)}, subordinate=${buses.slice(3)}, sec-latency=0
\tCapabilities: [58] Express (v2) ${port}, MSI 00
\t\tLnkCap:\tPort #0, ${link}, ASPM L1
\t\tLnkSta:\t${state}`;
const device = (address: string, kind: string, link: string, state = link) =>
  `${address} ${kind}: Example Corporation X1
\tCapabilities: [58] Express (v2) Endpoint, MSI 00
\t\tLnkCap:\tPort #0, ${link}, ASPM L1
\t\tLnkSta:\t${state}`;
const FAST = 'Speed 16GT/s, Width x4';
const NVME = 'Non-Volatile memory controller';

test('a switch is one part, the drives behind it another with their count; ports are none', () => {
  const parts = partsOf(
    bridge('00:01.0', 'Root Port (Slot+)', '01-04', 'Speed 8GT/s, Width x4', 'Speed 8GT/s, Width x1'),
    bridge('01:00.0', 'Upstream Port', '02-04', 'Speed 8GT/s, Width x8', 'Speed 8GT/s, Width x1'),
    bridge('02:00.0', 'Downstream Port (Slot+)', '03-03', 'Speed 8GT/s, Width x4'),
    device('03:00.0', NVME, 'Speed 8GT/s, Width x4'),
    bridge('02:01.0', 'Downstream Port (Slot+)', '04-04', 'Speed 8GT/s, Width x4'),
    device('04:00.0', NVME, 'Speed 8GT/s, Width x4'),
  );
  expect(parts).toEqual([
    {
      id: 'switch',
      name: 'Example Corporation Upstream Port',
      kind: 'switch',
      link: 'pcie 3.0 x8',
      slot: 'pcie 3.0 x1',
    },
    { id: 'drives', name: 'Example Corporation X1', on: 'switch', link: 'pcie 3.0 x4', solid: true, count: 2 },
  ]);
});

test('of a link below what the drive can, the place leaves what it runs at', () => {
  const [drive] = partsOf(device('01:00.0', NVME, FAST, 'Speed 8GT/s, Width x2'));
  expect(drive).toMatchObject({ link: 'pcie 4.0 x4', slot: 'pcie 3.0 x2' });
});

test('drives that could be at any of as many functions have their link where all are alike', () => {
  const list = 'NAME SIZE TYPE TRAN\nnvme0n1 1T disk nvme\nnvme1n1 1T disk nvme';
  const wide = device('01:00.0', NVME, FAST);
  const narrow = device('02:00.0', NVME, FAST, 'Speed 8GT/s, Width x4');
  expect(partsOf(wide, device('02:00.0', NVME, FAST), list)).toMatchObject([
    { id: 'drives', link: 'pcie 4.0 x4', count: 2 },
  ]);
  expect(builtOf(wide, device('02:00.0', NVME, FAST), list)?.assumed.drives?.link).toBeUndefined();
  expect(builtOf(wide, narrow, list)?.assumed.drives?.link).toMatch(/usual/);
});

test('a link that is above what its register says is what it runs at', () => {
  const [drive] = partsOf(device('01:00.0', NVME, 'Speed 8GT/s, Width x0', 'Speed 8GT/s, Width x2'));
  expect(drive).toMatchObject({ link: 'pcie 3.0 x2' });
});

const SCSI = (host: number, name: string, functions: string) =>
  `[${host}:0:${name.charCodeAt(2)}:0]    disk    ATA      EXAMPLE HD4000   0001  /dev/${name}   4.00TB
  dir: /sys/bus/scsi/devices/${host}:0:0:0  [/sys/devices/pci0000:00/${functions}/host${host}/target0:0:0/${host}:0:0:0]`;

test('drives hang on the controller that their path leads through, with usual rates that are marked', () => {
  const built = builtOf(
    bridge('00:01.0', 'Root Port (Slot+)', '01-01', 'Speed 8GT/s, Width x8'),
    device('01:00.0', 'Serial Attached SCSI controller', 'Speed 8GT/s, Width x8', 'Speed 8GT/s, Width x4'),
    SCSI(6, 'sda', '0000:00:01.0/0000:01:00.0'),
    SCSI(6, 'sdb', '0000:00:01.0/0000:01:00.0'),
    'NAME SIZE TYPE ROTA\nsda  3.6T disk    1\nsdb  3.6T disk    1',
  );
  expect(built?.chain.parts).toMatchObject([
    { id: 'hba', kind: 'hba', link: 'pcie 3.0 x8', slot: 'pcie 3.0 x4' },
    { id: 'drives', on: 'hba', count: 2, link: 'sata 3.0', read: 250e6, slow_end: 0.5 },
  ]);
  expect(Object.keys(built?.assumed.drives ?? {}).sort()).toEqual(['link', 'read']);
  expect(built?.assumed.hba).toBeUndefined();
  expect(built?.seen.hba?.length).toBeGreaterThan(0);
});

test('a drive without a known way hangs on the host, and that is marked', () => {
  const built = builtOf(
    '# smartctl -i /dev/sda\n=== START OF INFORMATION SECTION ===\nDevice Model:     EXAMPLE\nRotation Rate:    5400 rpm\nSATA Version is:  SATA 3.1, 6.0 Gb/s (current: 3.0 Gb/s)',
  );
  expect(built?.chain.parts).toMatchObject([{ id: 'drives', link: 'sata 3.0', slot: 'sata 2.0', read: 180e6 }]);
  expect(Object.keys(built?.assumed.drives ?? {}).sort()).toEqual(['on', 'read']);
});

test('an enclosure on USB is a part with the speed of its link, below the card of its bus', () => {
  const parts = partsOf(
    device('05:00.3', 'USB controller', 'Speed 8GT/s, Width x2', 'Speed 5GT/s, Width x2'),
    '[    1.000000] xhci_hcd 0000:05:00.3: new USB bus registered, assigned bus number 2',
    `/:  Bus 002.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/4p, 10000M
    |__ Port 001: Dev 002, If 0, Class=Mass Storage, Driver=usb-storage, 5000M
        ID 174c:55aa Example bridge`,
  );
  expect(parts).toMatchObject([
    { id: 'usb-host', kind: 'usb_host', link: 'pcie 3.0 x2', slot: 'pcie 2.0 x2' },
    { id: 'enclosure', kind: 'bridge', on: 'usb-host', link: 'usb 3.2 Gen 1x1', bot: true },
    { id: 'drives', on: 'enclosure', link: 'sata 3.0' },
  ]);
});

test('a port that the kernel lowered could do more, and leads to a drive', () => {
  const parts = partsOf(
    '[   90.000000] ata3: limiting SATA link speed to 3.0 Gbps\n[   95.000000] ata3: SATA link up 3.0 Gbps (SStatus 123 SControl 320)',
  );
  expect(parts).toMatchObject([{ id: 'drives', link: 'sata 3.0', slot: 'sata 2.0' }]);
});

test('an array whose drives are all known is one of the chain', () => {
  const drives =
    'NAME SIZE TYPE TRAN ROTA\nsda  3.6T disk sata    1\nsdb  3.6T disk sata    1\nsdc  3.6T disk sata    1\nsdd  3.6T disk sata    1';
  const md = (members: string) => `md0 : active raid5 ${members}
      7813770240 blocks super 1.2 level 5, 512k chunk, algorithm 2 [3/3] [UUU]`;
  expect(builtOf(drives, md('sda[0] sdb[1] sdc[2]'))?.chain).toMatchObject({
    parts: [{ id: 'drives', count: 3 }, { id: 'drives-2' }],
    arrays: [{ id: 'array-md0', level: 'raid5', members: ['drives'] }],
  });
  expect(builtOf(drives, md('sda[0] sdb[1] sdx[2]'))?.chain.arrays).toBeUndefined();
});

test('virtual drives have no link and make no chain; neither does a text without drives', () => {
  expect(builtOf('NAME SIZE TYPE\nvda   20G disk')).toBeUndefined();
  expect(builtOf(fixture('mdstat'))).toBeUndefined();
});

/** Numbers in an order that looks like chance and is always the same. */
function chance(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const of = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  return { below, of };
}

/** A machine of parts that fit, do not fit and are odd, hanging on each other in any way. */
function machineBy(seed: number): Machine {
  const { below, of } = chance(seed);
  const told = <Value>(value: Value) => ({ value, line: 1 + below(99) });
  const maybe = <Value>(value: Value) => (below(3) > 0 ? value : undefined);
  const rates = [1.5e9, 2.5e9, 3e9, 5e9, 6e9, 8e9, 12e9, 16e9, 32e9, 64e9, 7e9, 480e6, 12e6, 10e9, 20e9];
  const link = () =>
    maybe(told({ speed: undefined, rate: maybe(of(rates)), lanes: maybe(of([0, 1, 2, 3, 4, 8, 16, 63])) }));
  const address = () => `0000:0${below(9)}:00.${below(4)}`;
  const functions = new Functions();
  for (let count = below(12); count > 0; count--) {
    const pciFunction: PciFunction = functions.at(below(8) > 0 ? address() : undefined, 1 + below(99));
    pciFunction.kind = of([
      '',
      NVME,
      'PCI bridge',
      'SATA controller',
      'USB controller',
      'RAID bus controller',
      'Serial Attached SCSI controller',
    ]);
    pciFunction.name = of(['', 'Example chipset', 'x'.repeat(200)]);
    pciFunction.port = of([undefined, 'Upstream Port', 'Downstream Port', 'Root Port', 'Endpoint']);
    pciFunction.parent = maybe(address());
    pciFunction.capable = link();
    pciFunction.running = link();
    pciFunction.payload = maybe(told(of([128, 256, 512, 7, 4096])));
  }
  const path = () => `${1 + below(2)}-${1 + below(3)}${below(2) ? '' : `.${1 + below(3)}`}`;
  const usb = Array.from(
    { length: below(6) },
    (): UsbLink => ({
      line: 1 + below(99),
      path: maybe(path()),
      parent: maybe(path()),
      isHub: below(3) === 0,
      running: maybe(told(of(rates))),
      capable: maybe(told(of(rates))),
      id: undefined,
      name: maybe('Example'),
      driver: maybe(told('uas')),
      offers: [],
      isUasIgnored: undefined,
      controller: maybe(address()),
    }),
  );
  const ata = Array.from(
    { length: below(4) },
    (): AtaPort => ({
      line: 1 + below(99),
      name: `ata${below(4)}`,
      running: maybe(told(of(rates))),
      limit: maybe(told(of(rates))),
      fallbacks: [],
      queue: undefined,
      controller: maybe(address()),
    }),
  );
  const drives = Array.from({ length: below(9) }, (_, index): Drive => {
    const drive = driveAt(of(['sd', 'nvme', 'x y/"z', '32:']) + index, 1 + below(99));
    drive.protocol = of([undefined, 'SATA', 'SAS', 'NVMe']);
    drive.isVirtual = below(9) === 0;
    drive.address = maybe(address());
    drive.ata = maybe(`ata${below(4)}${below(2) ? '' : '.02'}`);
    drive.usb = below(3) === 0 ? path() : undefined;
    if (below(5) === 0) drive.isUsb = true;
    drive.running = maybe(told(of(rates)));
    drive.capable = maybe(told(of(rates)));
    drive.bytes = maybe(told(of([0, 4e12, 2e15, 1.5, Number.NaN])));
    drive.medium = maybe(told(of(['HDD', 'SSD'] as const)));
    drive.rotation = maybe(told(of([0, 5400, 7200])));
    drive.isBehindExpander = below(4) === 0;
    drive.isBehindMultiplier = below(4) === 0;
    drive.model = maybe(told('Example'));
    return drive;
  });
  const names = drives.map(({ id }) => id);
  const groups = Array.from({ length: below(4) }, (_, index): Group => {
    const members = Array.from({ length: below(6) }, () => (names.length > 0 ? of(names) : 'sdz'));
    const system = of(['md', 'zfs'] as const);
    return {
      line: 1,
      system,
      name: of(['md0', 'Tank_1', 'ü']) + (below(2) ? index : ''),
      level: of([undefined, 'raid0', 'raid1', 'raid5', 'raid6', 'raid10', 'linear']),
      chunk: undefined,
      vdevs: [1, 2].slice(below(2)).map(() => ({
        line: 1,
        role: 'data',
        kind: of([undefined, 'mirror', 'raidz1', 'raidz2', 'draid']),
        members,
        count: members.length,
        failed: 0,
      })),
      state: undefined,
      isDegraded: false,
      action: undefined,
      bytes: undefined,
      full: undefined,
      ashift: undefined,
    };
  });
  return {
    index: 0,
    line: 1,
    functions: functions.all,
    usb,
    ata,
    cards: [],
    drives,
    groups,
    figures: [],
    loads: [],
    troubles: [],
    unread: [],
    plugged: [],
    waits: [],
    spaces: [],
    conditions: [],
    poolReports: [],
    network: [],
    btrfs: { usages: [], devices: [], scrubs: [], absent: [] },
    bcachefs: [],
    controllers: [],
  };
}

test('no machine makes a chain that the core refuses', () => {
  let made = 0;
  for (let seed = 1; seed <= 1200; seed++) {
    const built = builtChain(machineBy(seed));
    if (!built) continue;
    made++;
    const ids = built.chain.parts.map(({ id }: ChainPart) => id);
    expect([...built.partOf.values()].filter((id) => !ids.includes(id))).toEqual([]);
    const answer = size({ chain: built.chain, load: 'read' });
    expect('error' in answer && [seed, answer.error, built.chain]).toBe(false);
  }
  expect(made).toBeGreaterThan(500);
});
