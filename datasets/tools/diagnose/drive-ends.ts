/** What findings have to know of a drive and of the port that it is on. */
import type { Drive, Machine } from './machine.ts';

export const isHardDisk = ({ medium, rotation }: Drive): boolean =>
  medium?.value === 'HDD' || (rotation?.value ?? 0) > 0;

export const isSas = ({ protocol }: Drive): boolean => protocol === 'SAS';

/** Whether the kernel limits the port of a drive, after errors or as it was told to. */
export function isLimitedByKernel({ ata }: Machine, drive: Drive): boolean {
  const port = ata.find(({ name }) => name === drive.ata?.split('.')[0]);
  return port !== undefined && (port.limit !== undefined || port.fallbacks.length > 0);
}
