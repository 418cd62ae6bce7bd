/**
 * A drive as tools describe it that list the whole machine: inxi, lshw, hwinfo, system_profiler, and others that say
 * what a drive is and, some of them, what its link does.
 */
import type { PciLink } from './lspci.ts';
import type { Stated } from './stated.ts';

type Describer =
  | 'sysfs'
  | 'inxi'
  | 'hdparm'
  | 'lshw'
  | 'hwinfo'
  | 'system_profiler'
  | 'esxcli'
  | 'fdisk'
  | 'camcontrol'
  | 'nvmecontrol'
  | 'diskinfo'
  | 'geom'
  | 'freebsd';

export interface Partition {
  line: number;
  /** sda1 */
  name: string;
  /** Bytes from the start of the drive. */
  start: number;
}

export interface DescribedDrive {
  line: number;
  tool: Describer;
  /** Name of the system: sda, nvme0n1, disk0; nvme0 of a controller. */
  name?: Stated<string> | undefined;
  vendor?: Stated<string> | undefined;
  model?: Stated<string> | undefined;
  bytes?: Stated<number> | undefined;
  medium?: Stated<'HDD' | 'SSD'> | undefined;
  /** Rotations per minute, 0 of a drive that does not rotate. */
  rotation?: Stated<number> | undefined;
  transport?: Stated<'SATA' | 'SAS' | 'NVMe' | 'USB'> | undefined;
  logicalSector?: Stated<number> | undefined;
  physicalSector?: Stated<number> | undefined;
  /** Of SATA and SAS, bits per second: what the drive can, and what its link does. */
  capable?: Stated<number> | undefined;
  running?: Stated<number> | undefined;
  /** Of NVMe: the PCIe link, as far as it is told. */
  linkCapable?: Stated<PciLink> | undefined;
  linkRunning?: Stated<PciLink> | undefined;
  /** PCI function: the drive itself of NVMe, the controller of the others. */
  address?: Stated<string> | undefined;
  partitions: Partition[];
}

export const describedAt = (line: number, tool: Describer): DescribedDrive => ({ line, tool, partitions: [] });

/** Widths of the standard: others are what a register reads that does not answer. */
const WIDTHS: ReadonlySet<number> = new Set([1, 2, 4, 8, 12, 16, 32]);

/** A PCIe link out of what a tool prints of it; nothing where it says neither. */
export function pciLinkOf(gigatransfers: string | undefined, width: string | undefined): PciLink | undefined {
  const lanes = width === undefined ? undefined : Number(width);
  if (lanes !== undefined && !WIDTHS.has(lanes)) return undefined;
  const rate = gigatransfers === undefined ? undefined : Number(gigatransfers);
  if (lanes === undefined && rate === undefined) return undefined;
  return {
    speed: gigatransfers === undefined ? undefined : `${gigatransfers}GT/s`,
    rate: rate === undefined ? undefined : rate * 1e9,
    lanes,
  };
}
