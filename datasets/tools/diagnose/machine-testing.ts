/** Parts of machines for tests: nothing is known of them but what a test says. */
import type { Told } from './lspci.ts';
import type { Drive, Machine, PciFunction, UsbLink } from './machine.ts';

export const told = <Value>(value: Value, line = 1): Told<Value> => ({ value, line });

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
  ...parts,
});

export const aDrive = (id: string, known: Partial<Drive>): Drive => ({
  id,
  line: 1,
  model: undefined,
  bytes: undefined,
  medium: undefined,
  rotation: undefined,
  protocol: undefined,
  isVirtual: false,
  logicalSector: undefined,
  physicalSector: undefined,
  running: undefined,
  capable: undefined,
  address: undefined,
  ata: undefined,
  usb: undefined,
  unit: undefined,
  isBehindExpander: false,
  isBehindMultiplier: false,
  commandBytes: undefined,
  heat: undefined,
  ...known,
});

export const aFunction = (address: string, known: Partial<PciFunction>): PciFunction => ({
  line: 1,
  address,
  kind: 'Non-Volatile memory controller',
  name: '',
  port: 'Endpoint',
  driver: undefined,
  parent: undefined,
  capable: undefined,
  running: undefined,
  allowed: undefined,
  payloadCapable: undefined,
  payload: undefined,
  readRequest: undefined,
  isDenied: false,
  bandwidth: undefined,
  payloadMessages: [],
  errors: [],
  carried: undefined,
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
