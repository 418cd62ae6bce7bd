/** A drive as smartctl describes it, in text or JSON. */
import type { SmartHealth } from './smart-health.ts';
import type { SmartHeat } from './smart-heat.ts';
import type { Stated } from './stated.ts';

export interface SasPhy {
  line: number;
  /** The port of the drive that it belongs to, from 1, and its own number. */
  port: number | undefined;
  phy: number | undefined;
  /** As printed: `phy enabled; 6 Gbps`. */
  state: Stated<string> | undefined;
  /** Bits per second, where the link is up. */
  running: Stated<number> | undefined;
  /** What the other end is: an expander device, an end device, none. */
  attached: Stated<string> | undefined;
}

export interface SmartDrive {
  line: number;
  /** Name that the command, a heading or the JSON gives it: sda. */
  name?: Stated<string> | undefined;
  /** What `-d` asked for, which names a bridge: sat, usbjmicron, sntasmedia. SATA drives on Linux are `sat`, too. */
  access?: Stated<string> | undefined;
  vendor?: Stated<string> | undefined;
  model?: Stated<string> | undefined;
  transport?: Stated<'SATA' | 'SAS' | 'NVMe'> | undefined;
  bytes?: Stated<number> | undefined;
  logicalSector?: Stated<number> | undefined;
  physicalSector?: Stated<number> | undefined;
  /** Rotations per minute, 0 of a drive that does not rotate. */
  rotation?: Stated<number> | undefined;
  /** `SATA 3.1`: a version of the standard and no speed. */
  sataVersion?: Stated<string> | undefined;
  /** Bits per second that the drive can take, and that its link runs at. */
  capable?: Stated<number> | undefined;
  running?: Stated<number> | undefined;
  phys: SasPhy[];
  /** What is wrong with it by its own words. */
  health?: SmartHealth;
  /** Of NVMe. */
  heat?: SmartHeat;
}

export const driveAt = (line: number): SmartDrive => ({ line, phys: [] });

export const phyAt = (line: number, port: number | undefined): SasPhy => ({
  line,
  port,
  phy: undefined,
  state: undefined,
  running: undefined,
  attached: undefined,
});
