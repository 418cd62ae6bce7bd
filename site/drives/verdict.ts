// A drive in one sentence each for reads and writes, random reads and long writes: as far as measurements bear it.
import { quantity } from '../common/format.ts';
import type { DriveFigures, Standing } from './best.ts';
import { words } from './words.ts';

const say = words.verdict;
const rate = (value: number): string => quantity(value, 'byte_per_second');

function reads({ read, share, link, isAssumed, isHeldBack }: DriveFigures): string | undefined {
  if (!read) return undefined;
  if (isHeldBack) return say.heldBack(rate(read.value), link);
  if (share !== undefined && isAssumed) {
    return say.ofOwn(rate(read.value), quantity(share, 'ratio', { digits: 2 }), link);
  }
  if (share !== undefined && link) {
    return say.ofLink(rate(read.value), quantity(share, 'ratio', { digits: 2 }), link);
  }
  return link && !isAssumed ? say.overLink(rate(read.value), link) : say.read(rate(read.value));
}

function bandwidth(drive: DriveFigures): string[] {
  const read = reads(drive);
  const { write } = drive;
  if (read) return [write ? say.andWrites(read, rate(write.value)) : say.alone(read)];
  return write ? [say.writes(rate(write.value))] : [];
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
    ...(sustained ? [say.sustained(rate(sustained.rate), quantity(sustained.after, 'byte'))] : []),
  ].join(' ');
}
