/** `ip -s link` and `ifconfig`: frames of each interface that failed. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, told } from './figures.ts';
import names from './names.json' with { type: 'json' };
import type { NetworkLink } from './network-link.ts';

/** `2: enp3s0: <BROADCAST,…>`, `eth0: flags=4163<UP,…>`. */
const IP = /^[0-9]{1,4}: ([\w.-]{2,20})(?:@[\w.-]{1,20})?: </;
const IFCONFIG = /^([\w.-]{2,20}): flags=[0-9]{1,6}</;
const COLUMNS = /^\s{1,16}([RT]X(?: errors)?):\s{1,16}([a-z]{3,9}(?:\s{1,16}[a-z]{3,9}){3,7})\s{0,16}$/;
const NUMBERS = /^\s{1,40}([0-9]{1,20}(?:\s{1,24}[0-9]{1,20}){3,7})\s{0,24}$/;
const COUNTED = /^\s{1,16}([RT]X) errors [0-9]{1,18}\s/;
const PAIR = /\b(errors|overruns|frame|carrier|collisions) ([0-9]{1,18})/g;

/** One of them stands in each line that begins an interface or counts what failed. */
const SIGNS = [': <', ': flags=', 'errors', 'missed', 'overrun', 'frame', 'carrier', 'collsns', 'collisions'];

/**
 * Columns that count frames which were damaged, lost or collided, as the kernel names their counters. What was dropped is left out:
 * it counts frames of protocols that nobody asked for, too.
 */
const COUNTERS: Readonly<Record<string, string>> = names.ip;

interface Counted {
  name: string;
  count: number;
}

/** Interfaces that count a frame as failed; one that counts none is no finding. */
export function countedByInterface(lines: Lines): NetworkLink[] {
  const links: NetworkLink[] = [];
  if (!lines.mayHold('RX:') && !lines.mayHold('RX errors ')) return links;
  let link: NetworkLink | undefined;
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const name = (IP.exec(line) ?? IFCONFIG.exec(line))?.[1];
    if (name !== undefined) {
      link = name === 'lo' ? undefined : { line: index + 1, name };
      continue;
    }
    // Of the last line the end may be missing.
    if (!link || index >= lines.length - 1 || links.length >= MOST_RECORDS) continue;
    const counted = COUNTED.test(line) ? pairs(line) : columns(lines, index);
    const failed = counted.filter(({ count }) => count > 0);
    if (failed.length === 0) continue;
    if (!link.errors) links.push(link);
    link.errors = told([...(link.errors?.value ?? []), ...failed], link.errors?.line ?? index + 1);
  }
  return links;
}

/** A row of names and the row of numbers below it, where there are as many. */
function columns(lines: Lines, index: number): Counted[] {
  const [, way = '', names = ''] = COLUMNS.exec(lines.at(index) ?? '') ?? [];
  const [, row = ''] = (names !== '' && NUMBERS.exec(lines.at(index + 1) ?? '')) || [];
  const [heads, numbers] = [names, row].map((text) => text.trim().split(/\s+/));
  // The row of numbers is the last line of the text: its end may be missing.
  if (!heads || !numbers || heads.length !== numbers.length || index + 2 >= lines.length) return [];
  return heads.flatMap((head, at) => named(`${way} ${head}`, numbers[at]));
}

/** `RX errors 5  dropped 0  overruns 0  frame 5`. */
function pairs(line: string): Counted[] {
  const way = line.trim().slice(0, 2);
  return Array.from(line.matchAll(PAIR)).flatMap(([, head, digits]) => named(`${way} ${head}`, digits));
}

function named(column: string, digits: string | undefined): Counted[] {
  const name = COUNTERS[column];
  return name === undefined ? [] : [{ name, count: Number(digits) }];
}
