/**
 * All readers, and words of which a text holds one where its reader finds anything: looking for a word is many times
 * quicker than reading, and most pastes hold the output of two tools or three.
 */
import type { Lines } from '../../../datasets/tools/paste/lines.ts';
import { bcachefsUsages } from '../../../datasets/tools/readers/bcachefs.ts';
import { btrfsReports } from '../../../datasets/tools/readers/btrfs.ts';
import { CONDITION_SIGNS, conditionsIn } from '../../../datasets/tools/readers/conditions.ts';
import { DESCRIBED_SIGNS, describedDrives } from '../../../datasets/tools/readers/described.ts';
import { dmiTable } from '../../../datasets/tools/readers/dmidecode.ts';
import { networkLinks } from '../../../datasets/tools/readers/ethtool.ts';
import { freebsdUsb } from '../../../datasets/tools/readers/freebsd-usb.ts';
import { gstatLoads } from '../../../datasets/tools/readers/gstat.ts';
import { controllers } from '../../../datasets/tools/readers/hba.ts';
import { sentinelDrives } from '../../../datasets/tools/readers/hd-sentinel.ts';
import { diskLoads } from '../../../datasets/tools/readers/iostat.ts';
import { kernelLog } from '../../../datasets/tools/readers/kernel-log.ts';
import { blockDevices } from '../../../datasets/tools/readers/lsblk.ts';
import { lspciDevices } from '../../../datasets/tools/readers/lspci.ts';
import { lspciTree } from '../../../datasets/tools/readers/lspci-tree.ts';
import { lsscsiDevices } from '../../../datasets/tools/readers/lsscsi.ts';
import { lstopoDevices } from '../../../datasets/tools/readers/lstopo.ts';
import { lsusbDevices } from '../../../datasets/tools/readers/lsusb.ts';
import { lsusbTree } from '../../../datasets/tools/readers/lsusb-tree.ts';
import { mdDetails } from '../../../datasets/tools/readers/mdadm.ts';
import { mdExamined } from '../../../datasets/tools/readers/mdadm-examine.ts';
import { mdArrays } from '../../../datasets/tools/readers/mdstat.ts';
import { nvmeReports } from '../../../datasets/tools/readers/nvme-controller.ts';
import { nvmeList } from '../../../datasets/tools/readers/nvme-list.ts';
import { withAttributes } from '../../../datasets/tools/readers/pci-attributes.ts';
import { pciconfDevices } from '../../../datasets/tools/readers/pciconf.ts';
import { smartDrives } from '../../../datasets/tools/readers/smartctl.ts';
import { smartdDrives } from '../../../datasets/tools/readers/smartd.ts';
import { profiledUsb } from '../../../datasets/tools/readers/system-profiler.ts';
import { alertPools, alertSpaces } from '../../../datasets/tools/readers/truenas-alert.ts';
import { synologyUsb, usbDevices } from '../../../datasets/tools/readers/usb-devices.ts';
import { waitsIn } from '../../../datasets/tools/readers/waits.ts';
import { windowsDisks } from '../../../datasets/tools/readers/windows.ts';
import { storageSpaces } from '../../../datasets/tools/readers/windows-spaces.ts';
import { zpools } from '../../../datasets/tools/readers/zpool.ts';
import { poolShifts } from '../../../datasets/tools/readers/zpool-ashift.ts';
import { poolReports } from '../../../datasets/tools/readers/zpool-iostat.ts';
import { jsonPools } from '../../../datasets/tools/readers/zpool-json.ts';
import { zpoolSpaces } from '../../../datasets/tools/readers/zpool-list.ts';
import type { Records } from './records.ts';
import signs from './signs.json' with { type: 'json' };

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
    signs: signs.lspci,
  },
  lspciTree: { read: lspciTree, signs: ['-['] },
  lstopo: { read: lstopoDevices, signs: ['<topology'] },
  kernelLog: { read: kernelLog },
  lsusb: {
    read: (lines) => [
      ...lsusbDevices(lines),
      ...profiledUsb(lines),
      ...freebsdUsb(lines),
      ...usbDevices(lines),
      ...synologyUsb(lines),
    ],
    signs: [': ID ', 'Location ID: ', 'umass-sim', 'T:  Bus', 'MBit/s'],
  },
  lsusbTree: { read: lsusbTree, signs: [': Dev '] },
  lsscsi: { read: lsscsiDevices },
  lsblk: { read: blockDevices, signs: ['NAME', 'PATH', '"blockdevices"', ' disk'] },
  nvmeList: { read: nvmeList, signs: ['Node', 'Device', '"DevicePath"', '"NameSpace"', '"Controller"'] },
  nvmeReports: { read: nvmeReports, signs: signs.nvmeReports },
  smartctl: {
    read: (lines) => [...smartDrives(lines), ...smartdDrives(lines), ...sentinelDrives(lines)],
    signs: signs.smartctl,
  },
  zpool: {
    read: (lines) => [...zpools(lines), ...jsonPools(lines), ...alertPools(lines)],
    signs: ['pool:', 'state: ', ' state is ', '"vdev_type"', 'CKSUM'],
  },
  zpoolList: {
    read: (lines) => [...zpoolSpaces(lines), ...alertSpaces(lines)],
    signs: ['ALLOC', 'FREE', 'usage for pool'],
  },
  zpoolAshift: { read: poolShifts, signs: ['ashift', 'ASHIFT'] },
  zpoolIostat: { read: poolReports, signs: ['alloc', ' mirror', ' raidz'] },
  mdstat: { read: mdArrays, signs: [' : active', ' : inactive'] },
  mdadm: {
    read: (lines) => {
      const details = mdDetails(lines);
      return details.length > 0 ? details : mdExamined(lines);
    },
    signs: ['/dev/md', 'Active Devices : ', 'Persistence : ', 'Magic : a92b4efc'],
  },
  iostat: { read: (lines) => [...diskLoads(lines), ...gstatLoads(lines)], signs: ['%util', '%busy', '%b'] },
  controllers: { read: controllers, signs: signs.controllers },
  windows: { read: windowsDisks, signs: signs.windows },
  described: { read: describedDrives, signs: DESCRIBED_SIGNS },
  network: { read: networkLinks, signs: signs.network },
  btrfs: { read: btrfsReports, signs: signs.btrfs },
  bcachefs: { read: bcachefsUsages, signs: ['Online reserved:'] },
  pciconf: { read: pciconfDevices, signs: ['@pci'] },
  waits: { read: waitsIn, signs: ['commit_latency(ms)', 'alloc', 'FSYNCS/SECOND'] },
  spaces: { read: storageSpaces, signs: ['ResiliencySettingName', 'AllocationUnitSize'] },
  conditions: { read: conditionsIn, signs: CONDITION_SIGNS },
  dmi: { read: dmiTable, signs: ['DMI type ', 'System Slot Information', 'Base Board Information', 'Memory Device'] },
};

/** Whether a reader may find something by its signs; false only where it does not. */
export const mayHold = (signs: readonly string[] | undefined, lines: Lines): boolean =>
  signs === undefined || signs.some((sign) => lines.mayHold(sign));
