/**
 * All that the readers of this folder find in one text, and which of its lines they knew. A paste may hold the outputs of
 * many tools, in any order, of more than one computer, between lines of prose.
 */
import type { Measurement, Notice } from '../import/measurement.ts';
import { SourceText } from '../import/source-text.ts';
import type { Controller } from './controller.ts';
import { controllers } from './hba.ts';
import { type KernelLog, kernelLog } from './kernel-log.ts';
import { blockDevices } from './lsblk.ts';
import type { BlockDevice } from './lsblk-listing.ts';
import { lspciDevices, type PciDevice } from './lspci.ts';
import { lspciTree, type PciTreeNode } from './lspci-tree.ts';
import { lsscsiDevices, type ScsiDevice } from './lsscsi.ts';
import { lstopoDevices, type TopologyDevice } from './lstopo.ts';
import { lsusbDevices, type UsbDevice } from './lsusb.ts';
import { lsusbTree, type UsbNode } from './lsusb-tree.ts';
import { type MdDetail, mdDetails } from './mdadm.ts';
import { type MdArray, mdArrays } from './mdstat.ts';
import { type NvmeReport, nvmeReports } from './nvme-controller.ts';
import { type NvmeList, nvmeList } from './nvme-list.ts';
import type { SmartDrive } from './smart-drive.ts';
import { smartDrives } from './smartctl.ts';
import { windowsDisks } from './windows.ts';
import type { WindowsDisk } from './windows-disk.ts';
import { type Pool, zpools } from './zpool.ts';
import { type PoolSpace, zpoolSpaces } from './zpool-list.ts';

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
  mdstat: MdArray[];
  mdadm: MdDetail[];
  controllers: Controller[];
  windows: WindowsDisk[];
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
  /** Which reader: a key of `Records`, or the tool of an importer. */
  reader: string;
}

export interface Reading {
  source: SourceText;
  records: Records;
  /** In the order of the text; they may overlap where one line says something to two readers. */
  claims: Claim[];
  /** Lines with something in them that no reader knew. */
  unread: LineRange[];
  notices: Notice[];
}

/** Reads a text; throws nothing, whatever it holds. */
export function read(name: string, text: string): Reading {
  const source = new SourceText(name, text);
  const { lines } = source;
  const records: Records = {
    lspci: lspciDevices(lines),
    lspciTree: lspciTree(lines),
    lstopo: lstopoDevices(lines),
    kernelLog: kernelLog(lines),
    lsusb: lsusbDevices(lines),
    lsusbTree: lsusbTree(lines),
    lsscsi: lsscsiDevices(lines),
    lsblk: blockDevices(lines),
    nvmeList: nvmeList(lines),
    nvmeReports: nvmeReports(lines),
    smartctl: smartDrives(lines),
    zpool: zpools(lines),
    zpoolList: zpoolSpaces(lines),
    mdstat: mdArrays(lines),
    mdadm: mdDetails(lines),
    controllers: controllers(lines),
    windows: windowsDisks(lines),
    measurements: [],
  };
  return { source, records, claims: [], unread: [], notices: [] };
}
