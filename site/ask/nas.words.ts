/** What is said of a NAS and what it keeps for itself. */
import type { Left } from '../../datasets/tools/parts/nas-reserves.ts';

export const words = {
  whichLevel: (maker: string) => `Which layout on ${maker}?`,
  keeps: (system: string, kept: string, { isLeast, isSpecified }: Left) =>
    `${system} keeps ${isLeast ? 'up to ' : ''}${kept} of it, as ${isSpecified ? 'its maker states' : 'owners report'}, which leaves ${isLeast ? 'at least ' : ''}`,
  less: (space: string, binary: string, level: string, keeps: string, left: string) =>
    `${space} (${binary}) usable with ${level}; ${keeps}${left}.`,
  older: (space: string, binary: string, level: string, system: string, left: string) =>
    `${space} (${binary}) available in ${level}, as zfs list prints it; ${left} in ${system}, which made swap partitions of 2 GiB, as owners report.`,
  assumeOne: 'one pool and one ext4 volume, without guaranteed snapshot space',
};
