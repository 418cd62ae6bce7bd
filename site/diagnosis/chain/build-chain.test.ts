import { expect, test } from 'vitest';
import type { ChainPart } from '../../../calc-wasm/js/chain.ts';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { fixed } from '../../../tests/support/fuzzing.ts';
import { driveAt } from '../join/drives.ts';
import type { AtaPort, Drive, Group, Machine, PciFunction, UsbLink } from '../join/machine.ts';
import { aGroup, aMachine, aUsbLink } from '../join/machine-testing.ts';
import { Functions } from '../join/pci.ts';
import { builtChain } from './build-chain.ts';

/** Numbers in an order that looks like chance and is always the same. */
function chance(seed: number) {
  const below = fixed(seed);
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
      'Non-Volatile memory controller',
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
    (): UsbLink =>
      aUsbLink('', {
        line: 1 + below(99),
        path: maybe(path()),
        parent: maybe(path()),
        isHub: below(3) === 0,
        running: maybe(told(of(rates))),
        capable: maybe(told(of(rates))),
        name: maybe('Example'),
        driver: maybe(told('uas')),
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
    return aGroup({
      system,
      name: of(['md0', 'Tank_1', 'ü']) + (below(2) ? index : ''),
      level: of([undefined, 'raid0', 'raid1', 'raid5', 'raid6', 'raid10', 'linear']),
      vdevs: [1, 2].slice(below(2)).map(() => ({
        line: 1,
        role: 'data',
        kind: of([undefined, 'mirror', 'raidz1', 'raidz2', 'draid']),
        members,
        count: members.length,
        failed: 0,
      })),
    });
  });
  return aMachine({ functions: functions.all, usb, ata, drives, groups });
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
