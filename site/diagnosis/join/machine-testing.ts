/** Parts of machines for tests: nothing is known of them but what a test says. */

import type { Stated } from '../../../datasets/tools/readers/stated.ts';
import { driveAt } from './drives.ts';
import type { AtaPort, Drive, Group, Machine, PciFunction, UsbLink, Vdev } from './machine.ts';
import { functionAt } from './pci.ts';

export const told = <Value>(value: Value, line = 1): Stated<Value> => ({ value, line });

export const aMachine = (parts: Partial<Machine>): Machine => ({
  index: 0,
  line: 1,
  functions: [],
  usb: [],
  ata: [],
  cards: [],
  drives: [],
  groups: [],
  figures: [],
  loads: [],
  poolReports: [],
  network: [],
  btrfs: { usages: [], devices: [], scrubs: [], absent: [] },
  bcachefs: [],
  controllers: [],
  troubles: [],
  unread: [],
  plugged: [],
  waits: [],
  spaces: [],
  conditions: [],
  ...parts,
});

export const aDrive = (id: string, known: Partial<Drive>): Drive => ({ ...driveAt(id, 1), ...known });

export const aFunction = (address: string, known: Partial<PciFunction>): PciFunction => ({
  ...functionAt(address, 1),
  kind: 'Non-Volatile memory controller',
  port: 'Endpoint',
  ...known,
});

export const aUsbLink = (path: string, known: Partial<UsbLink>): UsbLink => ({
  line: 1,
  path,
  parent: undefined,
  isHub: false,
  running: undefined,
  capable: undefined,
  id: undefined,
  name: undefined,
  driver: undefined,
  offers: [],
  isUasIgnored: undefined,
  controller: undefined,
  ...known,
});

/** 16 x4: gigatransfers per second on so many lanes. */
export function pcie(link: string): Stated<{ speed: string; rate: number; lanes: number }> {
  const [rate = '', lanes = ''] = link.split(' x');
  return told({ speed: `${rate}GT/s`, rate: Number(rate) * 1e9, lanes: Number(lanes) });
}

export const pciFunction = (parts: Partial<PciFunction>): PciFunction =>
  aFunction('0000:01:00.0', { name: 'Example NVMe SSD', ...parts });

/** A port that can do one thing, and a device in it that can another, with the link that they made. */
export function linked(
  port: string,
  device: string,
  running: string,
  parts: { port?: Partial<PciFunction>; device?: Partial<PciFunction> } = {},
): Machine {
  return aMachine({
    functions: [
      pciFunction({
        address: '0000:00:01.0',
        kind: 'PCI bridge',
        name: 'Example Root Port',
        port: 'Root Port',
        capable: pcie(port),
        running: pcie(running),
        ...parts.port,
      }),
      pciFunction({ parent: '0000:00:01.0', capable: pcie(device), running: pcie(running), ...parts.device }),
    ],
  });
}

export const wireErrors: PciFunction['errors'] = [
  {
    line: 9,
    listing: 0,
    address: '0000:01:00.0',
    severity: 'corrected',
    announced: 3,
    detailed: 3,
    layers: { 'Physical Layer': 3 },
    names: { RxErr: 3 },
  },
];

export const drive = (parts: Partial<Drive>): Drive => aDrive('sda', { protocol: 'SATA', ...parts });

export function ataPort(parts: Partial<AtaPort>): AtaPort {
  return {
    line: 1,
    name: 'ata1',
    running: told(6e9),
    limit: undefined,
    fallbacks: [],
    queue: undefined,
    controller: undefined,
    ...parts,
  };
}

export const usbLink = (parts: Partial<UsbLink>): UsbLink => aUsbLink('2-1', { parent: 'usb2', ...parts });

export function group(parts: Partial<Group>): Group {
  return {
    line: 1,
    system: 'md',
    name: 'md0',
    level: 'raid5',
    chunk: undefined,
    vdevs: [],
    state: undefined,
    isDegraded: false,
    action: undefined,
    bytes: undefined,
    full: undefined,
    ashift: undefined,
    ...parts,
  };
}

export function vdev(count: number, kind?: string): Vdev {
  return { line: 1, role: 'data', kind, members: [], count, failed: 0 };
}
