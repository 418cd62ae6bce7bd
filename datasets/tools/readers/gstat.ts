/** `gstat` of FreeBSD: what each disk has to do, in the columns of its screen. */
import type { Lines } from '../paste/lines.ts';
import { KIB } from '../text/units.ts';
import { MOST_RECORDS, plainName } from './figures.ts';
import type { DiskLoad, Requests } from './iostat.ts';

const HEAD = /^\s*L\(q\)\s+ops\/s\s+r\/s\s+kBps\s+ms\/r\s+w\/s\s+kBps\s+ms\/w\s.*%busy\s+Name\s*$/;
const ROW =
  /^\s*\d{1,6}\s+\d{1,9}\s+(\d{1,9})\s+(\d{1,12})\s+([\d.]{1,10})\s+(\d{1,9})\s+(\d{1,12})\s+([\d.]{1,10})\s(?:[\d.\s]{0,60}\s)?([\d.]{1,6})\s*\|?\s+(\S{2,40})\s*$/;

export function gstatLoads(lines: Lines): DiskLoad[] {
  const loads: DiskLoad[] = [];
  let listing = -1;
  let isInside = false;
  for (const [index, line] of lines.entriesHolding(['%busy', '| '])) {
    if (HEAD.test(line)) {
      listing++;
      isInside = true;
      continue;
    }
    const [, reads, read, readWait, writes, written, writeWait, busy, device] = isInside ? (ROW.exec(line) ?? []) : [];
    const name = plainName(device);
    if (name === undefined || loads.length >= MOST_RECORDS) continue;
    loads.push({
      line: index + 1,
      listing,
      name,
      reads: requestsOf(reads, read, readWait),
      writes: requestsOf(writes, written, writeWait),
      // Requests that end in the next second make it more than all of the time.
      busy: Math.min(1, Number(busy) / 100),
    });
  }
  return loads;
}

function requestsOf(
  count: string | undefined,
  kilobytes: string | undefined,
  milliseconds: string | undefined,
): Requests {
  const [often, rate] = [Number(count), Number(kilobytes) * KIB];
  return { count: often, rate, size: often > 0 ? rate / often : undefined, wait: Number(milliseconds) / 1000 };
}
