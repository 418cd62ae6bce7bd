/** `lspci -vv` of machines that do not exist. */

export interface Device {
  address: string;
  kind: string;
  name: string;
  type: string;
  bus?: [string, string, string];
  /** LnkCap and LnkSta: 16GT/s x4. */
  can?: string;
  does?: string;
  target?: string;
  /** MaxPayload that it can and that is set, MaxReadReq. */
  payload?: [can: number, set: number, request: number];
}

/** A device as `lspci -vv` prints it, without the lines that do not matter. */
export function lspci({ address, kind, name, type, bus, can, does, target, payload }: Device): string {
  const link = (text: string) => text.replace(/^(\S+) x/, 'Speed $1, Width x');
  const [able, set, request] = payload ?? [];
  return [
    `${address} ${kind}: ${name}`,
    bus && `\tBus: primary=${bus[0]}, secondary=${bus[1]}, subordinate=${bus[2]}, sec-latency=0`,
    `\tCapabilities: [40] Express (v2) ${type}, MSI 00`,
    able && `\t\tDevCap:\tMaxPayload ${able} bytes, PhantFunc 0`,
    set && `\t\tDevCtl:\tCorrErr+ NonFatalErr+ FatalErr+ UnsupReq+`,
    set && `\t\t\tMaxPayload ${set} bytes, MaxReadReq ${request} bytes`,
    can && `\t\tLnkCap:\tPort #0, ${link(can)}, ASPM L1, Exit Latency L1 <64us`,
    does && `\t\tLnkSta:\t${link(does)}`,
    target && `\t\tLnkCtl2: Target Link Speed: ${target}, EnterCompliance- SpeedDis-`,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

export const listing = (...devices: readonly Device[]) => `${devices.map(lspci).join('\n\n')}\n`;

export const PORT: Device = {
  address: '00:01.0',
  kind: 'PCI bridge',
  name: 'Example Corporation PCIe Root Port',
  type: 'Root Port (Slot+)',
  bus: ['00', '01', '01'],
  can: '16GT/s x4',
  does: '16GT/s x4',
};

export const DRIVE: Device = {
  address: '01:00.0',
  kind: 'Non-Volatile memory controller',
  name: 'Example Corporation NVMe SSD',
  type: 'Endpoint',
  can: '16GT/s x4',
  does: '16GT/s x4',
};

export const CARD: Device = {
  ...DRIVE,
  kind: 'VGA compatible controller',
  name: 'Example Corporation Graphics',
  can: '16GT/s x16',
  does: '16GT/s x16',
};

/** A port and the drive in it, with the same link. */
export const inPort = (link: string, port: Partial<Device> = {}, drive: Partial<Device> = {}) =>
  listing({ ...PORT, does: link, ...port }, { ...DRIVE, does: link, ...drive });
