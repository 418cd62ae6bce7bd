/** `bcachefs fs usage`: how full, whether copies are missing, and the state of each device. Sizes are in powers of 1024. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, plainName, sizeOf, told } from './figures.ts';
import type { Stated } from './stated.ts';

interface BcachefsDevice {
  line: number;
  /** sda1; nothing of a volume, whose name may say whose it is. */
  name: string | undefined;
  /** rw, ro, evacuating, spare, failed, offline. */
  state: string;
}

export interface BcachefsUsage {
  line: number;
  bytes: Stated<number> | undefined;
  used: Stated<number> | undefined;
  /** Bytes that lack copies or parity. */
  degraded: Stated<number> | undefined;
  devices: BcachefsDevice[];
}

const BEGINS = /^\s{0,8}Filesystem:? \S{1,60}\s*$/;
const SIZE = /^\s{0,12}(Size|Used|Online reserved):\s{1,60}([0-9.]{1,20} ?[kKMGTPE]?(?:iB|B)?)\s*$/;
/** Above the amounts: all copies, and one and more too few. */
const HEADING = /^\s{0,40}undegraded((?:\s{1,40}-[0-9]{1,2}x){1,8})\s*$/;
/** Copies, or data and parity. */
const AMOUNTS = /^\s{0,12}[0-9]{1,2}(?:\+[0-9]{1,2}|x):\s/;
const AMOUNT = /[0-9.]{1,20}(?: ?[kKMGTPE]?i?B|[kKMGTPE])?(?=\s|$)/g;
const DEVICE =
  /^\s{0,8}(?:\S.{0,60}? )?\(device [0-9]{1,4}\):\s{1,40}(\S{1,60})\s{1,40}(rw|ro|evacuating|spare|failed|offline)\b/;

export function bcachefsUsages(lines: Lines): BcachefsUsage[] {
  const usages: BcachefsUsage[] = [];
  let begun: number | undefined;
  let usage: BcachefsUsage | undefined;
  let ends: number[] = [];
  const signs = ['Filesystem', 'Size:', 'Used:', 'Online reserved:', 'undegraded', 'x: ', '(device '];
  const digits = [...'0123456789'].map((digit) => `+${digit}:`);
  for (const [index, line] of lines.entriesHolding([...signs, ...digits])) {
    const number = index + 1;
    if (BEGINS.test(line)) {
      [begun, usage, ends] = [number, undefined, []];
      continue;
    }
    const [, field, value] = SIZE.exec(line) ?? [];
    // Other tools have sizes below a file system, too, but not right below.
    if (field === 'Size' && begun === number - 1 && usages.length < MOST_RECORDS) {
      usage = { line: begun, bytes: undefined, used: undefined, degraded: undefined, devices: [] };
      usages.push(usage);
    }
    if (!usage) continue;
    if (field === 'Size') usage.bytes ??= told(sizeOf(value, 'binary'), number);
    else if (field === 'Used') usage.used ??= told(sizeOf(value, 'binary'), number);
    if (line.includes('undegraded')) ends = endsOf(line);
    else if (AMOUNTS.test(line)) addDegraded(usage, line, ends, number);
    const [, name, state] = DEVICE.exec(line) ?? [];
    if (state !== undefined && usage.devices.length < MOST_RECORDS)
      usage.devices.push({ line: number, name: plainName(name), state });
  }
  return usages;
}

/** Where the columns of a heading end; nothing where no data is degraded. */
function endsOf(line: string): number[] {
  if (!HEADING.test(line)) return [];
  return [...line.matchAll(/\S+/g)].map((word) => word.index + word[0].length);
}

/** What is zero is left out of a row, so the column tells which amount it is. */
function addDegraded(usage: BcachefsUsage, line: string, ends: readonly number[], number: number): void {
  if (ends.length === 0) return;
  const values = line.slice(line.indexOf(':') + 1);
  const shift = line.length - values.length;
  for (const match of values.matchAll(AMOUNT)) {
    const end = match.index + match[0].length + shift;
    const near = ends.map((column) => Math.abs(column - end));
    const bytes = sizeOf(match[0], 'binary');
    if (near.indexOf(Math.min(...near)) === 0 || bytes === undefined) continue;
    usage.degraded = { value: (usage.degraded?.value ?? 0) + bytes, line: usage.degraded?.line ?? number };
  }
}
