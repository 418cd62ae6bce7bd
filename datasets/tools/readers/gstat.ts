/** `gstat` of FreeBSD: what each disk has to do, in the columns of its screen. */
import type { Lines } from '../paste/lines.ts';
import { KIB } from '../text/units.ts';
import { MOST_RECORDS, plainName } from './figures.ts';
import type { DiskLoad, Requests } from './iostat.ts';

const HEAD = /^\s*L\(q\)\s+ops\/s\s+r\/s\s+kBps\s+ms\/r\s+w\/s\s+kBps\s+ms\/w\s.*%busy\s+Name\s*$/;
const NUMBER = /^[\d.]{1,12}$/;
/** Queue, operations, reads and writes with their sizes and times; with options others follow. */
const COLUMNS = 8;

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
    const cells = isInside ? line.replace('|', ' ').trim().split(/\s+/) : [];
    const [, , reads, read, readWait, writes, written, writeWait] = cells;
    const [busy, device] = cells.slice(-2);
    const name = plainName(device);
    const isRow = cells.length > COLUMNS && cells.slice(0, -1).every((cell) => NUMBER.test(cell));
    if (name === undefined || !isRow || loads.length >= MOST_RECORDS) continue;
    loads.push({
      line: index + 1,
      listing,
      name,
      reads: requestsOf(reads, read, readWait),
      writes: requestsOf(writes, written, writeWait),
      // gstat prints more than 100 % where requests end only in the next second.
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
