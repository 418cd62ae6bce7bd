/** The commands that say what limits a machine. They only read; each is one that the diagnosis has a reader for. */
import { readdirSync } from 'node:fs';

const BLOCK_DEVICES = '/sys/block';

/** Loops, memory, optical drives, and what is made of other drives. */
const NO_DRIVE = /^(?:loop|ram|zram|sr|fd|dm-|md|zd|nbd|drbd)/;

function drives(): string[] {
  try {
    return readdirSync(BLOCK_DEVICES).filter((name) => !NO_DRIVE.test(name));
  } catch {
    return [];
  }
}

/** Each as its words. */
export const gathered = (): string[][] => [
  ['lspci', '-vv'],
  ['lspci', '-tv'],
  ['lsblk', '-O', '-J'],
  ['lsusb'],
  ['lsusb', '-t'],
  ['dmesg'],
  ['cat', '/proc/mdstat'],
  ['zpool', 'status'],
  ['zpool', 'list', '-v'],
  ['nvme', 'list'],
  ...drives().map((name) => ['smartctl', '-i', `/dev/${name}`]),
];
