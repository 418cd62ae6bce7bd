/**
 * All readers, and words of which a text holds one where its reader finds anything: looking for a word is many times
 * quicker than reading, and most pastes hold the output of two tools or three.
 */
import type { Lines } from '../paste/lines.ts';
import { controllers } from './hba.ts';
import { diskLoads } from './iostat.ts';
import { kernelLog } from './kernel-log.ts';
import { blockDevices } from './lsblk.ts';
import { lspciDevices } from './lspci.ts';
import { lspciTree } from './lspci-tree.ts';
import { lsscsiDevices } from './lsscsi.ts';
import { lstopoDevices } from './lstopo.ts';
import { lsusbDevices } from './lsusb.ts';
import { lsusbTree } from './lsusb-tree.ts';
import { mdDetails } from './mdadm.ts';
import { mdArrays } from './mdstat.ts';
import { nvmeReports } from './nvme-controller.ts';
import { nvmeList } from './nvme-list.ts';
import { withAttributes } from './pci-attributes.ts';
import type { Records } from './reading.ts';
import { smartDrives } from './smartctl.ts';
import { windowsDisks } from './windows.ts';
import { zpools } from './zpool.ts';
import { poolShifts } from './zpool-ashift.ts';
import { poolReports } from './zpool-iostat.ts';
import { zpoolSpaces } from './zpool-list.ts';

interface Reader<Found> {
  read(lines: Lines): Found;
  /** One of them stands within some line; absent where no word is sure. */
  signs?: readonly string[];
}

/** Readers of what tools say of a machine; `measurements` are read by the importers. */
export type ReaderName = Exclude<keyof Records, 'measurements'>;

export const READERS: { readonly [Name in ReaderName]: Reader<Records[Name]> } = {
  lspci: {
    read: (lines) => withAttributes(lspciDevices(lines), lines),
    signs: [
      ...['_link_', '(Bus:Device:Function)'],

      ...[...'01234567'].map((fn) => `.${fn} `),
      ...['LnkCap', 'LnkSta', 'DevCap', 'DevCtl', 'Capabilities:'],
    ],
  },
  lspciTree: { read: lspciTree, signs: ['-['] },
  lstopo: { read: lstopoDevices, signs: ['<topology'] },
  kernelLog: { read: kernelLog },
  lsusb: { read: lsusbDevices, signs: [': ID '] },
  lsusbTree: { read: lsusbTree, signs: [': Dev '] },
  lsscsi: { read: lsscsiDevices },
  lsblk: { read: blockDevices, signs: ['NAME', 'PATH', '"blockdevices"'] },
  nvmeList: {
    read: nvmeList,
    signs: ['Node', 'Device', '"DevicePath"', '"NameSpace"', '"Controller"'],
  },
  nvmeReports: {
    read: nvmeReports,
    signs: ['mdts', 'wctemp', 'cctemp', 'critical_warning', 'mn', 'ontroller:', 'device:'],
  },
  smartctl: {
    read: smartDrives,
    signs: [
      ...['Device Model', 'Model Number', 'Product', 'Vendor', 'Capacity', 'Size', 'size'],
      ...['Rotation Rate', 'SATA Version is', 'Transport protocol', 'NVMe Version'],
      ...['relative target port id', 'phy identifier', 'attached device type', 'logical link rate'],
      '"smartctl"',
    ],
  },
  zpool: { read: zpools, signs: ['pool:'] },
  zpoolList: { read: zpoolSpaces, signs: ['ALLOC', 'FREE'] },
  zpoolAshift: { read: poolShifts, signs: ['ashift', 'ASHIFT'] },
  zpoolIostat: { read: poolReports, signs: ['alloc'] },
  mdstat: { read: mdArrays, signs: [' : active', ' : inactive'] },
  mdadm: { read: mdDetails, signs: ['/dev/md'] },
  iostat: { read: diskLoads, signs: ['%util'] },
  controllers: {
    read: controllers,
    signs: [
      ...[' = ', '"Response Data"', 'Drive /c', 'HDD', 'SSD', 'Slot', 'Controller type'],
      ...['Adapter #', 'physicaldrive'],
    ],
  },
  windows: {
    read: windowsDisks,
    signs: [
      ...['FriendlyName', 'MediaType', 'BusType', 'Transfer Mode', 'CrystalDiskInfo'],
      ...['Caption', 'Model'],
    ],
  },
};

/** Whether a reader may find something by its signs; false only where it does not. */
export function mayHold(signs: readonly string[] | undefined, lines: Lines): boolean {
  return signs === undefined || signs.some((sign) => lines.mayHold(sign));
}
