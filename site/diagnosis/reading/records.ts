import type { BcachefsUsage } from '../../../datasets/tools/readers/bcachefs.ts';
import type { Btrfs } from '../../../datasets/tools/readers/btrfs.ts';
import type { Condition } from '../../../datasets/tools/readers/conditions.ts';
import type { Controller } from '../../../datasets/tools/readers/controller.ts';
import type { DescribedDrive } from '../../../datasets/tools/readers/described-drive.ts';
import type { DmiTable } from '../../../datasets/tools/readers/dmidecode.ts';
import type { DiskLoad } from '../../../datasets/tools/readers/iostat.ts';
import type { KernelLog } from '../../../datasets/tools/readers/kernel-log.ts';
import type { BlockDevice } from '../../../datasets/tools/readers/lsblk-listing.ts';
import type { PciDevice } from '../../../datasets/tools/readers/lspci.ts';
import type { PciTreeNode } from '../../../datasets/tools/readers/lspci-tree.ts';
import type { ScsiDevice } from '../../../datasets/tools/readers/lsscsi.ts';
import type { TopologyDevice } from '../../../datasets/tools/readers/lstopo.ts';
import type { UsbDevice } from '../../../datasets/tools/readers/lsusb.ts';
import type { UsbNode } from '../../../datasets/tools/readers/lsusb-tree.ts';
import type { MdDetail } from '../../../datasets/tools/readers/mdadm.ts';
import type { MdArray } from '../../../datasets/tools/readers/mdstat.ts';
import type { Measurement, Notice } from '../../../datasets/tools/readers/measurement.ts';
import type { NetworkLink } from '../../../datasets/tools/readers/network-link.ts';
import type { NvmeReport } from '../../../datasets/tools/readers/nvme-controller.ts';
import type { NvmeList } from '../../../datasets/tools/readers/nvme-list.ts';
import type { PciconfDevice } from '../../../datasets/tools/readers/pciconf.ts';
import type { SmartDrive } from '../../../datasets/tools/readers/smart-drive.ts';
import type { SourceText } from '../../../datasets/tools/readers/source-text.ts';
import type { Wait } from '../../../datasets/tools/readers/waits.ts';
import type { WindowsDisk } from '../../../datasets/tools/readers/windows-disk.ts';
import type { StorageSpace } from '../../../datasets/tools/readers/windows-spaces.ts';
import type { Pool } from '../../../datasets/tools/readers/zpool.ts';
import type { PoolShift } from '../../../datasets/tools/readers/zpool-ashift.ts';
import type { PoolReports } from '../../../datasets/tools/readers/zpool-iostat.ts';
import type { PoolSpace } from '../../../datasets/tools/readers/zpool-list.ts';

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
  waits: Wait[];
  spaces: StorageSpace[];
  conditions: Condition[];
  dmi: DmiTable;
  /** What benchmarks printed, by the importers. */
  measurements: Measurement[];
}

/** Lines of the reader's own text, from 1, both included. */
export interface LineRange {
  first: number;
  last: number;
}

/** A line that nobody understood, with its number in the text as it was pasted. */
export interface UnreadLine {
  line: number;
  text: string;
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
  /** The first of these lines, as they are searched for what they may name. */
  unreadLines: UnreadLine[];
  /** Whether most of the text is words for people: what tools print is an example in it. */
  isExample: boolean;
  notices: Notice[];
}
