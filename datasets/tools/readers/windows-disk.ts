/** A disk as Windows tools describe it. */
import type { SmartHealth } from './smart-health.ts';
import type { Stated } from './stated.ts';

export interface TransferMode {
  /** As printed: SATA/600, PCIe 3.0 x4, UASP. */
  name: string;
  /** Bits per second of a SATA mode. */
  rate: number | undefined;
  /** Of a PCIe mode. */
  generation: string | undefined;
  lanes: number | undefined;
}

export interface WindowsDisk {
  line: number;
  /** Which table it is in, from 1: in one table two disks of a model are two. */
  table?: number;
  model?: Stated<string> | undefined;
  /** NVMe, SATA, SAS, USB, RAID. */
  bus?: Stated<string> | undefined;
  medium?: Stated<'HDD' | 'SSD'> | undefined;
  bytes?: Stated<number> | undefined;
  logicalSector?: Stated<number> | undefined;
  physicalSector?: Stated<number> | undefined;
  /** Rotations per minute, 0 of a disk that does not rotate. */
  rotation?: Stated<number> | undefined;
  /** What the link does and could do. Of a disk on USB: the link between it and the bridge. */
  running?: Stated<TransferMode> | undefined;
  capable?: Stated<TransferMode> | undefined;
  /** What is wrong with it by its own words. */
  health?: SmartHealth;
}
