/** A drive as smartctl describes it, in text or JSON. */
import type { Told } from './lspci.ts';

export interface SasPhy {
  line: number;
  /** The port of the drive that it belongs to, from 1, and its own number. */
  port: number | undefined;
  phy: number | undefined;
  /** As printed: `phy enabled; 6 Gbps`. */
  state: Told<string> | undefined;
  /** Bits per second, where the link is up. */
  running: Told<number> | undefined;
  /** What the other end is: an expander device, an end device, none. */
  attached: Told<string> | undefined;
}

export interface SmartDrive {
  line: number;
  /** Name that the command, a heading or the JSON gives it: sda. */
  name: Told<string> | undefined;
  /** What `-d` asked for, which names a bridge: sat, usbjmicron, sntasmedia. SATA drives on Linux are `sat`, too. */
  access: Told<string> | undefined;
  vendor: Told<string> | undefined;
  model: Told<string> | undefined;
  transport: Told<'SATA' | 'SAS' | 'NVMe'> | undefined;
  bytes: Told<number> | undefined;
  logicalSector: Told<number> | undefined;
  physicalSector: Told<number> | undefined;
  /** Rotations per minute, 0 of a drive that does not rotate. */
  rotation: Told<number> | undefined;
  /** `SATA 3.1`: a version of the standard and no speed. */
  sataVersion: Told<string> | undefined;
  /** Bits per second that the drive can take, and that its link runs at. */
  capable: Told<number> | undefined;
  running: Told<number> | undefined;
  phys: SasPhy[];
}

export function driveAt(line: number): SmartDrive {
  return {
    line,
    name: undefined,
    access: undefined,
    vendor: undefined,
    model: undefined,
    transport: undefined,
    bytes: undefined,
    logicalSector: undefined,
    physicalSector: undefined,
    rotation: undefined,
    sataVersion: undefined,
    capable: undefined,
    running: undefined,
    phys: [],
  };
}

export function phyAt(line: number, port: number | undefined): SasPhy {
  return { line, port, phy: undefined, state: undefined, running: undefined, attached: undefined };
}
