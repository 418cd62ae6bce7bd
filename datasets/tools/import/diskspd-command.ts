/**
 * What DiskSpd's command line states of the load, for reports without the part that repeats it. Its letters are those
 * of the tool's own help: `-r` random, `-rs40` a share of it, `-w30` a share of writes, `-S…` and `-h` the caches.
 */

import { fioSize } from '../text/number.ts';
import type { Load } from './diskspd-span.ts';

export function loadFromCommand(command: string): Partial<Load> {
  const words = command.split(/\s+/).slice(1);
  const options = words.filter((word) => /^[-/]/.test(word)).map((word) => word.slice(1));
  const paths = words.filter((word) => !/^[-/]/.test(word));
  const optionOf = (letter: string) => options.findLast((word) => word.startsWith(letter))?.slice(letter.length);
  const countOf = (letter: string) => Number(optionOf(letter)) || undefined;
  const writes = optionOf('w');
  const share = options.findLast((word) => /^rs[0-9]{1,3}$/.test(word))?.slice(2);
  const isRandom = options.some((word) => /^r(?:[0-9]+[bKMG]?)?$/.test(word));
  const isPartly = share !== undefined && Number(share) > 0 && Number(share) < 100;
  const perFile = countOf('t');
  return {
    blockSize: fioSize((optionOf('b') ?? '64K').replace(/b$/, '')),
    access: isPartly ? 'mixed' : isRandom || share === '100' ? 'rand' : 'seq',
    randomShare: isPartly ? Number(share) / 100 : undefined,
    // Without a number -w is ten per cent; without -w all are reads.
    readShare: writes === undefined ? 1 : 1 - (writes === '' ? 10 : Number(writes)) / 100,
    queueDepth: countOf('o') ?? 2,
    threads: countOf('F') ?? (perFile && perFile * Math.max(1, paths.length)),
    targets: paths.length,
    direct: cacheOf(options),
  };
}

/** `-Su`, `-Sh` and `-h` pass by the cache of the system. */
function cacheOf(options: readonly string[]): Load['direct'] {
  const isPast = options.some((word) => word === 'h' || /^S[bmrw]*[hu][bmrw]*$/.test(word));
  return isPast ? 'yes' : 'no';
}
