/**
 * All that the readers of this folder find in one text, and which of its lines they knew. A paste may hold the outputs of
 * many tools, in any order, of more than one computer, between lines of prose.
 */
import type { Measurement, Notice } from '../import/measurement.ts';
import { SourceText } from '../import/source-text.ts';
import { Lines } from '../paste/lines.ts';
import { benchmarksIn } from './benchmarks.ts';
import { claimsOf, unreadOf } from './claims.ts';
import type { Controller } from './controller.ts';
import type { DiskLoad } from './iostat.ts';
import type { KernelLog } from './kernel-log.ts';
import type { BlockDevice } from './lsblk-listing.ts';
import type { PciDevice } from './lspci.ts';
import type { PciTreeNode } from './lspci-tree.ts';
import type { ScsiDevice } from './lsscsi.ts';
import type { TopologyDevice } from './lstopo.ts';
import type { UsbDevice } from './lsusb.ts';
import type { UsbNode } from './lsusb-tree.ts';
import type { MdDetail } from './mdadm.ts';
import type { MdArray } from './mdstat.ts';
import type { NvmeReport } from './nvme-controller.ts';
import type { NvmeList } from './nvme-list.ts';
import { noticesOf, refusalOf } from './paste-notices.ts';
import { markQuoted } from './quoted.ts';
import { mayHold, READERS, type ReaderName } from './readers.ts';
import type { SmartDrive } from './smart-drive.ts';
import type { WindowsDisk } from './windows-disk.ts';
import type { Pool } from './zpool.ts';
import type { PoolShift } from './zpool-ashift.ts';
import type { PoolReports } from './zpool-iostat.ts';
import type { PoolSpace } from './zpool-list.ts';

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
  notices: Notice[];
}

/** Reads a text; throws nothing, whatever it holds. */
export function read(name: string, text: string): Reading {
  const refusal = refusalOf(name, text);
  const source = new SourceText(name, refusal ? '' : text);
  const { lines } = source;
  const found = (reader: ReaderName) => {
    const { read: readLines, signs } = READERS[reader];
    return readLines(mayHold(signs, lines) ? lines : NOTHING);
  };
  const names = Object.keys(READERS) as ReaderName[];
  const { measurements, notices } = benchmarksIn(source);
  const records = Object.assign(
    Object.fromEntries(names.map((reader) => [reader, found(reader)])) as Omit<
      Records,
      'measurements'
    >,
    { measurements },
  );
  const claims = claimsOf(records, lines);
  markQuoted(records, claims, lines);
  const unread = unreadOf(claims, lines);
  const own = (range: LineRange) => ownRange(range, source);
  return {
    source,
    records,
    claims: claims.map((claim) => ({ ...claim, ...own(claim) })),
    unread: unread.map(own),
    notices: refusal
      ? [refusal]
      : [...noticesOf({ claims, unread, isFailed: notices.length > 0 }, source), ...notices],
  };
}

const NOTHING = Lines.of('');

function ownRange({ first, last }: LineRange, source: SourceText): LineRange {
  return { first: source.originOf(first), last: source.originOf(last) };
}
