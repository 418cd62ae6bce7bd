/** The drive that fio says its requests went to, below its report: what a job was given is a file in most cases. */
import type { Measurement } from '../../../datasets/tools/readers/measurement.ts';
import type { SourceText } from '../../../datasets/tools/readers/source-text.ts';

const BEGINS = /^fio-[0-9]|^Starting [0-9]/;
const HEAD = /^\s{0,12}Disk stats \(read\/write\):/;
/** Of what is made of others it gives their sums, too. */
const DISK = /^\s{0,16}([a-z][\w!-]{1,30}): ios=[^\n]{0,200}?(?:(aggrios=)|$)/;
/** Volumes, which others of the paste seldom name; an array of md is named. */
const STACKED = /^(?:dm-|loop|bcache)/;

/** Figures between the start of fio and the statistics of one device are of it. */
export function nameDisks(measurements: readonly Measurement[], { lines }: SourceText): void {
  const own = measurements.filter(({ tool, target }) => tool === 'fio' && target === undefined);
  if (own.length === 0) return;
  let start = 0;
  for (const [index, line] of lines.entriesHolding(['Disk stats', 'fio-', 'Starting '])) {
    if (BEGINS.test(line)) start = index + 1;
    if (!HEAD.test(line)) continue;
    const disk = diskBelow(lines, index);
    if (disk === undefined) continue;
    for (const measurement of own)
      if (measurement.line >= start && measurement.line <= index) measurement.target = `/dev/${disk}`;
    start = index + 1;
  }
}

function diskBelow(lines: SourceText['lines'], head: number): string | undefined {
  const volumes: string[] = [];
  const drives: string[] = [];
  for (let index = head + 1; ; index++) {
    const [, name, sums] = DISK.exec(lines.at(index) ?? '') ?? [];
    if (name === undefined) break;
    (sums === undefined ? drives : volumes).push(name);
  }
  const [volume, drive] = [volumes[0], drives[0]];
  const isOne =
    volumes.length + drives.length === 1 || (volumes.length === 1 && STACKED.test(volume ?? '') && drives.length === 1);
  if (isOne) return drive ?? volume;
  return volumes.length === 1 && !STACKED.test(volume ?? '') ? volume : undefined;
}
