/** Machines for the tests of rules: each part says what matters to the test, the rest is not told. */
import type { Told } from './lspci.ts';
import type { AtaPort, Drive, Group, Machine, PciFunction, UsbLink, Vdev } from './machine.ts';

export const told = <Value>(value: Value, line = 1): Told<Value> => ({ value, line });

export function machineWith(parts: Partial<Machine>): Machine {
  const hardware = { functions: [], usb: [], ata: [], cards: [], drives: [], groups: [] };
  return { index: 0, line: 1, ...hardware, figures: [], loads: [], poolReports: [], ...parts };
}

/** 16 x4: gigatransfers per second on so many lanes. */
export function pcie(link: string): Told<{ speed: string; rate: number; lanes: number }> {
  const [rate = '', lanes = ''] = link.split(' x');
  return told({ speed: `${rate}GT/s`, rate: Number(rate) * 1e9, lanes: Number(lanes) });
}

export function pciFunction(parts: Partial<PciFunction>): PciFunction {
  return {
    line: 1,
    address: '0000:01:00.0',
    kind: 'Non-Volatile memory controller',
    name: 'Example NVMe SSD',
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
    ...parts,
  };
}

/** A port that can do one thing, and a device in it that can another, with the link that they made. */
export function linked(
  port: string,
  device: string,
  running: string,
  parts: { port?: Partial<PciFunction>; device?: Partial<PciFunction> } = {},
): Machine {
  return machineWith({
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
      pciFunction({
        parent: '0000:00:01.0',
        capable: pcie(device),
        running: pcie(running),
        ...parts.device,
      }),
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

export function drive(parts: Partial<Drive>): Drive {
  return {
    id: 'sda',
    line: 1,
    model: undefined,
    bytes: undefined,
    medium: undefined,
    rotation: undefined,
    protocol: 'SATA',
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
    ...parts,
  };
}

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

export function usbLink(parts: Partial<UsbLink>): UsbLink {
  return {
    line: 1,
    path: '2-1',
    parent: 'usb2',
    isHub: false,
    running: undefined,
    capable: undefined,
    id: undefined,
    name: undefined,
    driver: undefined,
    offers: [],
    isUasIgnored: undefined,
    controller: undefined,
    ...parts,
  };
}

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
