import type { BcachefsUsage } from '../../readers/bcachefs.ts';
import type { Btrfs } from '../../readers/btrfs.ts';
import type { Controller } from '../../readers/controller.ts';
import type { DescribedDrive } from '../../readers/described-drive.ts';
import type { DmiTable } from '../../readers/dmidecode.ts';
import type { DiskLoad } from '../../readers/iostat.ts';
import type { KernelLog } from '../../readers/kernel-log.ts';
import type { BlockDevice } from '../../readers/lsblk-listing.ts';
import type { PciDevice } from '../../readers/lspci.ts';
import type { PciTreeNode } from '../../readers/lspci-tree.ts';
import type { ScsiDevice } from '../../readers/lsscsi.ts';
import type { TopologyDevice } from '../../readers/lstopo.ts';
import type { UsbDevice } from '../../readers/lsusb.ts';
import type { UsbNode } from '../../readers/lsusb-tree.ts';
import type { MdDetail } from '../../readers/mdadm.ts';
import type { MdArray } from '../../readers/mdstat.ts';
import type { Measurement, Notice } from '../../readers/measurement.ts';
import type { NetworkLink } from '../../readers/network-link.ts';
import type { NvmeReport } from '../../readers/nvme-controller.ts';
import type { NvmeList } from '../../readers/nvme-list.ts';
import type { PciconfDevice } from '../../readers/pciconf.ts';
import type { SmartDrive } from '../../readers/smart-drive.ts';
import type { SourceText } from '../../readers/source-text.ts';
import type { WindowsDisk } from '../../readers/windows-disk.ts';
import type { Pool } from '../../readers/zpool.ts';
import type { PoolShift } from '../../readers/zpool-ashift.ts';
import type { PoolReports } from '../../readers/zpool-iostat.ts';
import type { PoolSpace } from '../../readers/zpool-list.ts';

/** By reader. Lines of records are those of the cleaned text, from 1. */
export interface Records {
  lspci: PciDevice[];
  lspciTree: PciTreeNode[];
  lstopo: TopologyDevice[];
  kernelLog: KernelLog;
  lsusb: UsbDevice[];
  lsusbTree: UsbNode[];
  lsscsi: ScsiDevice[];
  lsblk: BlockDevice[];
  nvmeList: NvmeList;
  nvmeReports: NvmeReport[];
  smartctl: SmartDrive[];
  zpool: Pool[];
  zpoolList: PoolSpace[];
  zpoolAshift: PoolShift[];
  zpoolIostat: PoolReports[];
  mdstat: MdArray[];
  mdadm: MdDetail[];
  iostat: DiskLoad[];
  controllers: Controller[];
  windows: WindowsDisk[];
  described: DescribedDrive[];
  network: NetworkLink[];
  btrfs: Btrfs;
  bcachefs: BcachefsUsage[];
  pciconf: PciconfDevice[];
  dmi: DmiTable;
  /** What benchmarks printed, by the importers. */
  measurements: Measurement[];
}

/** Lines of the reader's own text, from 1, both included. */
export interface LineRange {
  first: number;
  last: number;
}

/** Lines that a reader knew, whether or not it took something from each. */
export interface Claim extends LineRange {
  /** Which reader: a key of `Records`, the tool of an importer, or a tool whose output is known and not read. */
  reader: string;
}

export interface Reading {
  source: SourceText;
  records: Records;
  /** In the order of the text; they may overlap where one line says something to two readers. */
  claims: Claim[];
  /** Lines with something in them that no reader knew. */
  unread: LineRange[];
  /** Whether most of the text is words for people: what tools print is an example in it. */
  isExample: boolean;
  notices: Notice[];
}
