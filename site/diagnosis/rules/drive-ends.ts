/** What findings have to know of a drive and of the port that it is on. */

import type { Stated } from '../../../datasets/tools/readers/stated.ts';
import type { AtaPort, Drive, Machine } from '../join/machine.ts';
import { isDriveName } from '../join/names.ts';

/** A drive for a command: a name that the system gives, never a model or a place that somebody wrote. */
export const inCommand = (drive: Drive | undefined): string => (drive && isDriveName(drive.id) ? drive.id : 'sdX');

export const isHardDisk = ({ medium, rotation }: Drive): boolean =>
  medium?.value === 'HDD' || (rotation?.value ?? 0) > 0;

/** Bytes per second that the fastest SATA disk of two actuators is rated at. */
export const TWO_ACTUATORS_RATE = 554e6;
/** The first disks of two actuators that were sold: 14 TB, and all since then spin at 7200 rpm. */
const TWO_ACTUATORS_FROM = 14e12;
const TWO_ACTUATORS_SPIN = 7200;
/** Tools round sizes: lsblk prints 14 TB as 12.7T. */
const SIZE_ROUNDING = 0.02;

/** Whether what is known of a hard disk leaves it possible that it has two actuators, which are twice as fast. */
export const mayHaveTwoActuators = ({ bytes, rotation }: Drive): boolean =>
  (bytes?.value ?? TWO_ACTUATORS_FROM) >= TWO_ACTUATORS_FROM * (1 - SIZE_ROUNDING) &&
  (rotation?.value ?? TWO_ACTUATORS_SPIN) === TWO_ACTUATORS_SPIN;

export const isSas = ({ protocol }: Drive): boolean => protocol === 'SAS';

/** The fastest SATA there is: to be limited to it is to be free. Links behind a port multiplier are. */
export const SATA_AT_MOST = 6e9;

/** What the kernel lets a port do at most, where that is less than SATA can. */
export const limitOf = ({ limit }: AtaPort): Stated<number> | undefined =>
  limit && limit.value < SATA_AT_MOST ? limit : undefined;

/** Ports by their names, which drives have. */
export const portsByName = ({ ata }: Machine): ReadonlyMap<string | undefined, AtaPort> =>
  new Map(ata.map((port) => [port.name, port]));

/** The drive on each port: the first, where a multiplier has several. */
export const drivesByPort = ({ drives }: Machine): ReadonlyMap<string | undefined, Drive> =>
  new Map(drives.toReversed().map((drive) => [drive.ata, drive]));

/** Whether the kernel limits a port, after errors or as it was told to. */
export const isLimitedByKernel = (port: AtaPort | undefined): boolean =>
  port !== undefined && (limitOf(port) !== undefined || port.fallbacks.length > 0);
