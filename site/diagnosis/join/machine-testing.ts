/** Parts of machines for tests: nothing is known of them but what a test says. */

import type { Measurement } from '../../../datasets/tools/readers/measurement.ts';
import type { Stated } from '../../../datasets/tools/readers/stated.ts';
import { read } from '../reading/reading.ts';
import { driveAt } from './drives.ts';
import type { Drive, Group, Machine, PciFunction, UsbLink } from './machine.ts';
import { machineOf } from './machine-of.ts';
import { functionAt } from './pci.ts';

export const told = <Value>(value: Value, line = 1): Stated<Value> => ({ value, line });

export const aMachine = (parts: Partial<Machine>): Machine => ({
  ...machineOf(read('paste', '').records, 0),
  ...parts,
});

export const aDrive = (id: string, known: Partial<Drive>): Drive => ({ ...driveAt(id, 1), ...known });

/** A sequential read of fio at 1.6 GB/s. */
export const aMeasurement = (known: Partial<Measurement>): Measurement => ({
  tool: 'fio',
  file: '',
  line: 40,
  job: 'seq',
  scope: 'whole',
  direction: 'read',
  duplex: 'one_way',
  access: 'seq',
  bandwidth: 1.6e9,
  precision: 'exact',
  error: 0,
  warnings: [],
  ...known,
});

export const aGroup = (known: Pick<Group, 'system' | 'name'> & Partial<Group>): Group => ({
  line: 1,
  level: undefined,
  chunk: undefined,
  vdevs: [],
  state: undefined,
  isDegraded: false,
  action: undefined,
  bytes: undefined,
  full: undefined,
  ashift: undefined,
  ...known,
});

export const aFunction = (address: string, known: Partial<PciFunction>): PciFunction => ({
  ...functionAt(address, 1),
  kind: 'Non-Volatile memory controller',
  port: 'Endpoint',
  ...known,
});

export const aUsbLink = (path: string, known: Partial<UsbLink>): UsbLink => ({
  line: 1,
  path,
  isHub: false,
  offers: [],
  ...known,
});

/** 16 x4: gigatransfers per second on so many lanes. */
export function pcie(link: string): Stated<{ speed: string; rate: number; lanes: number }> {
  const [rate = '', lanes = ''] = link.split(' x');
  return told({ speed: `${rate}GT/s`, rate: Number(rate) * 1e9, lanes: Number(lanes) });
}

export const pciFunction = (parts: Partial<PciFunction>): PciFunction =>
  aFunction('0000:01:00.0', { name: 'Example NVMe SSD', ...parts });

export const drive = (parts: Partial<Drive>): Drive => aDrive('sda', { protocol: 'SATA', ...parts });
