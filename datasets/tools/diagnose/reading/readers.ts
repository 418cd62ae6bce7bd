/**
 * All readers, and words of which a text holds one where its reader finds anything: looking for a word is many times
 * quicker than reading, and most pastes hold the output of two tools or three.
 */
import type { Lines } from '../../paste/lines.ts';
import { bcachefsUsages } from '../../readers/bcachefs.ts';
import { btrfsReports } from '../../readers/btrfs.ts';
import { DESCRIBED_SIGNS, describedDrives } from '../../readers/described.ts';
import { dmiTable } from '../../readers/dmidecode.ts';
import { networkLinks } from '../../readers/ethtool.ts';
import { controllers } from '../../readers/hba.ts';
import { diskLoads } from '../../readers/iostat.ts';
import { kernelLog } from '../../readers/kernel-log.ts';
import { blockDevices } from '../../readers/lsblk.ts';
import { lspciDevices } from '../../readers/lspci.ts';
import { lspciTree } from '../../readers/lspci-tree.ts';
import { lsscsiDevices } from '../../readers/lsscsi.ts';
import { lstopoDevices } from '../../readers/lstopo.ts';
import { lsusbDevices } from '../../readers/lsusb.ts';
import { lsusbTree } from '../../readers/lsusb-tree.ts';
import { mdDetails } from '../../readers/mdadm.ts';
import { mdExamined } from '../../readers/mdadm-examine.ts';
import { mdArrays } from '../../readers/mdstat.ts';
import { nvmeReports } from '../../readers/nvme-controller.ts';
import { nvmeList } from '../../readers/nvme-list.ts';
import { withAttributes } from '../../readers/pci-attributes.ts';
import { pciconfDevices } from '../../readers/pciconf.ts';
import { smartDrives } from '../../readers/smartctl.ts';
import { smartdDrives } from '../../readers/smartd.ts';
import { profiledUsb } from '../../readers/system-profiler.ts';
import { alertPools, alertSpaces } from '../../readers/truenas-alert.ts';
import { windowsDisks } from '../../readers/windows.ts';
import { zpools } from '../../readers/zpool.ts';
import { poolShifts } from '../../readers/zpool-ashift.ts';
import { poolReports } from '../../readers/zpool-iostat.ts';
import { jsonPools } from '../../readers/zpool-json.ts';
import { zpoolSpaces } from '../../readers/zpool-list.ts';
import type { Records } from './records.ts';

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
      ...['_link_', '(Bus:Device:Function)', 'GPU Link Info', 'pcie.link.', 'bus-ID: '],

      ...[...'01234567'].map((fn) => `.${fn} `),
      ...['LnkCap', 'LnkSta', 'DevCap', 'DevCtl', 'Capabilities: '],
    ],
  },
  lspciTree: { read: lspciTree, signs: ['-['] },
  lstopo: { read: lstopoDevices, signs: ['<topology'] },
  kernelLog: { read: kernelLog },
  lsusb: {
    read: (lines) => [...lsusbDevices(lines), ...profiledUsb(lines)],
    signs: [': ID ', 'Location ID: '],
  },
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
    read: (lines) => [...smartDrives(lines), ...smartdDrives(lines)],
    signs: [
      ...['Device Model', 'Model Number', 'Product', 'Vendor', 'Capacity', 'Size', 'size'],
      ...['Rotation Rate', 'SATA Version is', 'Transport protocol', 'NVMe Version'],
      ...['relative target port id', 'phy identifier', 'attached device type', 'logical link rate'],
      ...['"smartctl"', 'SMART overall-health', 'SMART Health Status', 'Integrity Errors'],
      ...['_Sector', '_Uncorrect', 'CRC_Error_Count', 'FAILING_NOW', '   NOW ', 'Completed: '],
      ...[', segment failed', 'Failed in ', 'Device: /dev/'],
    ],
  },
  zpool: {
    read: (lines) => [...zpools(lines), ...jsonPools(lines), ...alertPools(lines)],
    signs: ['pool:', 'state: ', ' state is ', '"vdev_type"'],
  },
  zpoolList: {
    read: (lines) => [...zpoolSpaces(lines), ...alertSpaces(lines)],
    signs: ['ALLOC', 'FREE', 'usage for pool'],
  },
  zpoolAshift: { read: poolShifts, signs: ['ashift', 'ASHIFT'] },
  zpoolIostat: { read: poolReports, signs: ['alloc'] },
  mdstat: { read: mdArrays, signs: [' : active', ' : inactive'] },
  mdadm: {
    read: (lines) => {
      const details = mdDetails(lines);
      return details.length > 0 ? details : mdExamined(lines);
    },
    signs: ['/dev/md', 'Persistence : ', 'Magic : a92b4efc'],
  },
  iostat: { read: diskLoads, signs: ['%util'] },
  controllers: {
    read: controllers,
    signs: [
      ...[' = ', '"Response Data"', 'Drive /c', 'HDD', 'SSD', 'Slot', 'Controller type'],
      ...['Adapter #', 'physicaldrive', 'Virtual Drive: '],
      ...['-- Array information --', '-- Disk information --', 'logicaldrive', 'Device is a'],
      ...[
        'Logical device number',
        'Logical Device number',
        'Controller Model',
        'Battery State',
        'NdAtn',
      ],
    ],
  },
  windows: {
    read: windowsDisks,
    signs: [
      ...['FriendlyName', 'MediaType', 'BusType', 'Transfer Mode', 'CrystalDiskInfo'],
      ...['Caption', 'Model', 'Friendly Name'],
    ],
  },
  described: { read: describedDrives, signs: DESCRIBED_SIGNS },
  network: {
    read: networkLinks,
    signs: ['Settings for ', 'duplex: ', 'NIC statistics:', 'RX:', 'RX errors '],
  },
  btrfs: {
    read: btrfsReports,
    signs: ['Device size:', '_errs', ' errs: wr ', 'Scrub started:', 'Scrub resumed:', 'devid'],
  },
  bcachefs: { read: bcachefsUsages, signs: ['Online reserved:'] },
  pciconf: { read: pciconfDevices, signs: ['@pci'] },
  dmi: {
    read: dmiTable,
    signs: ['DMI type ', 'System Slot Information', 'Base Board Information', 'Memory Device'],
  },
};

/** Whether a reader may find something by its signs; false only where it does not. */
export function mayHold(signs: readonly string[] | undefined, lines: Lines): boolean {
  return signs === undefined || signs.some((sign) => lines.mayHold(sign));
}
