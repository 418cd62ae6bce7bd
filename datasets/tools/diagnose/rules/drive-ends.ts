/** What findings have to know of a drive and of the port that it is on. */

import type { Stated } from '../../readers/stated.ts';
import type { AtaPort, Drive, Machine } from '../join/machine.ts';
import { isDriveName } from '../join/names.ts';

/** A drive for a command: a name that the system gives, never a model or a place that somebody wrote. */
export const inCommand = (drive: Drive | undefined): string =>
  drive && isDriveName(drive.id) ? drive.id : 'sdX';

export const isHardDisk = ({ medium, rotation }: Drive): boolean =>
  medium?.value === 'HDD' || (rotation?.value ?? 0) > 0;

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
