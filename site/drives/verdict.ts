// A drive in one sentence each for reads and writes, random reads and long writes: as far as measurements bear it.
import { quantity } from '../common/format.ts';
import { linkText, workloadText } from '../explorer/measurement-text.ts';
import type { DriveFigures, Standing } from './best.ts';
import { words } from './words.ts';

const say = words.verdict;
const rate = (value: number): string => quantity(value, 'byte_per_second');
/** As its maker writes it. */
const promised = (value: number): string => quantity(value, 'byte_per_second', { exact: true });

/** Below this share of its rating a drive was not measured at its best, which a headline has to say. */
export const FAR_BELOW = 0.7;

const isFarBelow = (value: number, rated: number | undefined): rated is number =>
  rated !== undefined && value < rated * FAR_BELOW;

function heldBackNotes({ heldBack, rated, own }: DriveFigures): string[] {
  if (!heldBack) return [];
  const { best, link, free } = heldBack;
  const promise = rated.read !== undefined ? say.rated(promised(rated.read)) : own && say.ownLink(own);
  return [
    say.heldBack(link, rate(best.value), promise),
    ...(free ? [say.free(rate(free.value), workloadText(free.row))] : []),
  ];
}

/** Sequential reads this many times slower than others of the drive were limited by their load. */
export const SLOWER = 1.1;

function reads({ kind, read, otherRead, write, share, link, isAssumed, rated }: DriveFigures): string | undefined {
  if (!read) return undefined;
  const isSlower = otherRead !== undefined && otherRead.value > read.value * SLOWER;
  const best = isSlower ? otherRead : read;
  const over = isSlower ? otherRead.row.link_generation !== null && linkText(otherRead.row) : !isAssumed && link;
  const load = [workloadText(best.row), over || say.noLink].join(', ');
  if (isFarBelow(best.value, rated.read)) return say.below(rate(best.value), promised(rated.read), load);
  const isUnlinked = share === undefined ? kind === 'nvme' : isAssumed && share < FAR_BELOW;
  // No drive writes much faster than it reads: the load held the reads back.
  if (isSlower || isUnlinked || isFarBelow(read.value, write?.value)) return say.best(rate(best.value), load);
  if (share !== undefined && isAssumed) {
    return say.ofOwn(rate(read.value), quantity(share, 'ratio', { digits: 2 }), link);
  }
  if (share !== undefined && link) return say.ofLink(rate(read.value), quantity(share, 'ratio', { digits: 2 }), link);
  return link && !isAssumed ? say.overLink(rate(read.value), link) : say.read(rate(read.value));
}

function bandwidth(drive: DriveFigures): string[] {
  const readText = reads(drive);
  const { write, rated } = drive;
  const written =
    write &&
    (isFarBelow(write.value, rated.write) ? say.ofRated(rate(write.value), promised(rated.write)) : rate(write.value));
  if (readText) return [written ? say.andWrites(readText, written) : say.alone(readText)];
  return [...heldBackNotes(drive), ...(written ? [say.writes(written)] : [])];
}

/** @param standing Of its random reads, where enough drives of its kind have some. */
export function verdict(drive: DriveFigures, standing: Standing | undefined): string {
  const { random, sustained, kind } = drive;
  return [
    ...bandwidth(drive),
    ...(random
      ? [
          say.random(
            quantity(random.value, 'operation_per_second'),
            standing ? words.place(standing.beats, standing.of, kind) : '',
          ),
        ]
      : []),
    ...(sustained
      ? [say.sustained(rate(sustained.rate), sustained.after ? quantity(sustained.after, 'byte') : '')]
      : []),
  ].join(' ');
}
