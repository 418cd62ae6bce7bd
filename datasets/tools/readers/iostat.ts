/** `iostat -x`: how many requests each disk gets, how large they are, how long they wait, and how busy it is. */
import type { Lines } from '../paste/lines.ts';
import { KIB, MIB } from '../text/units.ts';
import { MOST_RECORDS, plainName } from './figures.ts';

/** One disk in one report. */
export interface DiskLoad {
  line: number;
  /** Which report, from 0. */
  listing: number;
  /** sda, md0, dm-1 */
  name: string;
  reads: Requests;
  writes: Requests;
  /** Share of the time with a request in flight, 0 to 1. */
  busy: number | undefined;
  /** It stands in a message that a newer one quotes. */
  isQuoted?: true;
}

export interface Requests {
  /** A second. */
  count: number | undefined;
  /** Bytes per second. */
  rate: number | undefined;
  /** Bytes of each on average. */
  size: number | undefined;
  /** Seconds from asking to answer, on average. */
  wait: number | undefined;
}

const CLOCK = /^\s*[0-9]{2}:[0-9]{2}:[0-9]{2}(?: [AP]M)?\s+/;
const HEAD = /^\s*(?:Device:?\s+\S|device\s+r\/s\s)/;
const COLUMN = /^%?[a-z][\w-]{0,12}%?(?:\/[a-z])?$/;
const NUMBER = /^[0-9]{1,12}(?:[.,][0-9]{1,4})?$/;
/** Those of -x, of Linux and of Solaris and FreeBSD: a plain report has tps in their place. */
const EXTENDED = ['%util', '%b'];
/** Digits of a figure at most. */
const PRINTED = 12;
/** Mail programmes wrap heads and rows into two or three lines. */
const MOST_WRAPPED = 3;

export function diskLoads(lines: Lines): DiskLoad[] {
  const loads: DiskLoad[] = [];
  let columns: string[] | undefined;
  let listing = -1;
  let names = new Set<string>();
  const nextHead = lines.seeker(['Device', 'device ']);
  for (let index = nextHead(0); index < lines.length && loads.length < MOST_RECORDS; index++) {
    if (!columns) index = nextHead(index);
    const line = (lines.at(index) ?? '').replace(CLOCK, '');
    if (HEAD.test(line)) {
      const head = wrapped(lines, index, (words) => EXTENDED.includes(words.at(-1) ?? ''), COLUMN);
      columns = head?.words.slice(1);
      if (head) [index, listing, names] = [head.last, listing + 1, new Set()];
      continue;
    }
    if (!columns || lines.isBlank(index)) continue;
    const wanted = columns.length + 1;
    const row = wrapped(lines, index, (words) => words.length >= wanted, NUMBER);
    if (row?.words.length !== wanted) {
      columns = undefined;
      continue;
    }
    const load = loadOf(row.words, columns);
    // With one head for all of them, a report begins where a name comes again.
    if (load && names.has(load.name)) [listing, names] = [listing + 1, new Set()];
    if (load) {
      names.add(load.name);
      loads.push({ line: index + 1, listing, ...load });
    }
    index = row.last;
  }
  return loads;
}

/** The words of a line and of those that it goes on in, until there are enough. */
function wrapped(
  lines: Lines,
  first: number,
  isWhole: (words: readonly string[]) => boolean,
  word: RegExp,
): { words: string[]; last: number } | undefined {
  const words: string[] = [];
  for (let last = first; last < first + MOST_WRAPPED; last++) {
    const text = (lines.at(last) ?? '').replace(CLOCK, '').trim();
    const own = text === '' ? [] : text.split(/\s+/);
    const figures = last === first ? own.slice(1) : own;
    if (own.length === 0 || !figures.every((figure) => word.test(figure))) return undefined;
    words.push(...own);
    if (isWhole(words)) return { words, last };
  }
  return undefined;
}

function loadOf(
  [device, ...cells]: readonly string[],
  columns: readonly string[],
): Omit<DiskLoad, 'line' | 'listing'> | undefined {
  const name = plainName(device);
  if (name === undefined) return undefined;
  const cell = (column: string, factor = 1) => {
    const text = cells[columns.indexOf(column)];
    if (text === undefined) return undefined;
    return Number((Number(text.replace(',', '.')) * factor).toPrecision(PRINTED));
  };
  const requests = (letter: 'r' | 'w'): Requests => ({
    count: cell(`${letter}/s`),
    rate: cell(`${letter}kB/s`, KIB) ?? cell(`${letter}MB/s`, MIB) ?? cell(`k${letter}/s`, KIB),
    size: cell(`${letter}areq-sz`, KIB),
    // Older versions have one for both.
    wait: [`${letter}_await`, 'await', `ms/${letter}`, 'svc_t']
      .map((column) => cell(column, 1e-3))
      .find((wait) => wait !== undefined),
  });
  return { name, reads: requests('r'), writes: requests('w'), busy: cell('%util', 0.01) ?? cell('%b', 0.01) };
}
