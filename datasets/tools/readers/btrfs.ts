/** `btrfs filesystem usage`, `btrfs device stats` and `btrfs scrub status`. Sizes are in powers of 1024. */
import type { Lines } from '../paste/lines.ts';
import { type BtrfsProfile, profilesAt } from './btrfs-table.ts';
import { MOST_RECORDS, plainName, sizeOf, told } from './figures.ts';
import signs from './signs.json' with { type: 'json' };
import type { Stated } from './stated.ts';

interface BtrfsUsage {
  line: number;
  bytes?: Stated<number> | undefined;
  allocated?: Stated<number> | undefined;
  unallocated?: Stated<number> | undefined;
  missing?: Stated<number> | undefined;
  used?: Stated<number> | undefined;
  profiles: BtrfsProfile[];
}

/** Errors that a device has had since they were last set to zero. */
export interface BtrfsDevice {
  line: number;
  /** sda; nothing of a volume, whose name may say whose it is. */
  name: string | undefined;
  write?: Stated<number> | undefined;
  read?: Stated<number> | undefined;
  flush?: Stated<number> | undefined;
  corruption?: Stated<number> | undefined;
  generation?: Stated<number> | undefined;
}

interface BtrfsScrub {
  line: number;
  /** running, finished, aborted, interrupted. */
  state: Stated<string> | undefined;
  bytes: Stated<number> | undefined;
  /** Bytes per second of all devices. */
  rate: Stated<number> | undefined;
  uncorrectable: Stated<number> | undefined;
  /** Errors that it repaired from a copy or parity. */
  corrected: Stated<number> | undefined;
  /** All that it found were checksums that differ: no drive failed to read. */
  isDamage?: true;
}

export interface Btrfs {
  usages: BtrfsUsage[];
  devices: BtrfsDevice[];
  scrubs: BtrfsScrub[];
  /** A device is missing, by the list of file systems or the kernel's log, which say no size: the first such line. */
  absent: Stated<true>[];
}

const SIZE = '([0-9]{1,15}(?:\\.[0-9]{1,3})?(?:[KMGTPE]?iB|B)?)';
const USAGE = new RegExp(
  `^\\s{0,12}(Device size|Device allocated|Device unallocated|Device missing|Used):\\s{1,60}${SIZE}\\s*$`,
);
const PROFILE = new RegExp(
  `^\\s{0,8}(Data|Metadata|System), ?(single|DUP|RAID[0-9C]{1,4}): Size:${SIZE}, Used:${SIZE}(?: \\([0-9.]{1,6}%\\))?\\s*$`,
  'i',
);
/** What of a profile stands on one device. */
const SHARE = new RegExp(`^\\s{1,16}(?:/dev/\\S{1,100}|missing)\\s{1,60}${SIZE}\\s*$`);
const ERRORS =
  /^\s{0,8}\[(\/dev\/[^\]\s]{1,100}|devid:[0-9]{1,4})\]\.(write_io|read_io|flush_io|corruption|generation)_errs\s{1,20}([0-9]{1,15})\s*$/;
/** The kernel says the same counts whenever one of them grows. */
const LOGGED =
  /: bdev (\/dev\/\S{1,100}) errs: wr ([0-9]{1,15}), rd ([0-9]{1,15}), flush ([0-9]{1,15}), corrupt ([0-9]{1,15}), gen ([0-9]{1,15})(?:\s|$)/;
const SCRUB =
  /^\s{0,8}(Scrub started|Scrub resumed|Status|Total to scrub|Rate|Error summary|Corrected|Uncorrectable):\s{1,30}(\S.{0,80}?)\s*$/;

/** One of them stands in each line that tells something, but in those of a share. */
/** The pattern of a profile takes letters of any case. */
const SIGNS = [...signs.btrfs, ...inAnyCase('used:')];
const ABSENT =
  /^\s{0,20}\*\*\* Some devices missing\s*$|^\s{0,20}devid\s+[0-9]{1,4}\s+size\s.{4,160}\sMISSING\s*$|\bBTRFS (?:error|warning)\b.{0,60}: devid [0-9]{1,4} uuid \S{36} (?:is )?missing/;
/** What else stands between the lines of a scrub. */
const OF_SCRUB = /^\s{0,8}(?:Duration|Time left|ETA|Bytes scrubbed|Unverified): |^\s*$/;

export function btrfsReports(lines: Lines): Btrfs {
  const btrfs: Btrfs = { usages: [], devices: [], scrubs: [], absent: [] };
  let usage: BtrfsUsage | undefined;
  let scrub: BtrfsScrub | undefined;
  const devices = new Map<string, BtrfsDevice>();
  const nextSign = lines.seeker(SIGNS);
  for (let index = nextSign(0); index < lines.length; index++) {
    const share = shareBelow(usage);
    if (!scrub) index = share < index ? nextSign(index) : Math.min(share, nextSign(index));
    const isSigned = nextSign(index) === index;
    const line = lines.at(index) ?? '';
    const number = index + 1;
    const [, field, size] = (isSigned && USAGE.exec(line)) || [];
    if (field === 'Device size') {
      if (btrfs.usages.length >= MOST_RECORDS) break;
      usage = { line: number, profiles: [] };
      btrfs.usages.push(usage);
    }
    if (usage && field !== undefined) readUsage(usage, field, sizeOf(size, 'binary'), number);
    const [, kind = '', name = '', whole, used] = (isSigned && PROFILE.exec(line)) || [];
    if (usage && kind !== '' && usage.profiles.length < MOST_PROFILES) {
      usage.profiles.push({
        line: number,
        kind: kind.toLowerCase(),
        name: name.toLowerCase(),
        bytes: told(sizeOf(whole, 'binary'), number),
        used: told(sizeOf(used, 'binary'), number),
        shares: [],
      });
    }
    if (usage && isSigned && usage.profiles.length === 0) usage.profiles.push(...profilesAt(lines, index));
    if (shareBelow(usage) === index && SHARE.test(line)) usage?.profiles.at(-1)?.shares.push({ line: number });
    if (isSigned) readErrors(devices, line, number);
    if (isSigned && ABSENT.test(line)) btrfs.absent[0] ??= { value: true, line: number };
    const [, part, value = ''] = (isSigned && SCRUB.exec(line)) || [];
    if (part === 'Scrub started' || part === 'Scrub resumed') {
      if (btrfs.scrubs.length >= MOST_RECORDS) break;
      if (part === 'Scrub started' || !scrub) {
        scrub = scrubAt(number);
        btrfs.scrubs.push(scrub);
      }
    } else if (scrub && part !== undefined) readScrub(scrub, part, value, number);
    else if (scrub && !OF_SCRUB.test(line)) scrub = undefined;
  }
  btrfs.devices.push(...devices.values());
  btrfs.scrubs = btrfs.scrubs.filter(({ state, rate }) => state ?? rate);
  return btrfs;
}

const MOST_PROFILES = 64;

/** Index of the line where the next share of the last profile may stand; -1 where there is none. */
function shareBelow(usage: BtrfsUsage | undefined): number {
  const profile = usage?.profiles.at(-1);
  return profile ? profile.line + profile.shares.length : -1;
}

function inAnyCase(word: string): string[] {
  return [...word].reduce<string[]>(
    (starts, letter) =>
      [...new Set([letter.toLowerCase(), letter.toUpperCase()])].flatMap((cased) =>
        starts.map((start) => start + cased),
      ),
    [''],
  );
}

const PARTS: Readonly<Record<string, 'bytes' | 'allocated' | 'unallocated' | 'missing' | 'used'>> = {
  'Device size': 'bytes',
  'Device allocated': 'allocated',
  'Device unallocated': 'unallocated',
  'Device missing': 'missing',
  Used: 'used',
};

function readUsage(usage: BtrfsUsage, field: string, bytes: number | undefined, line: number): void {
  const part = PARTS[field];
  if (part) usage[part] ??= told(bytes, line);
}

const KINDS = ['write', 'read', 'flush', 'corruption', 'generation'] as const;

function readErrors(devices: Map<string, BtrfsDevice>, line: string, number: number): void {
  const [, listed, kind, digits] = ERRORS.exec(line) ?? [];
  const [, logged, ...counts] = LOGGED.exec(line) ?? [];
  const path = listed ?? logged;
  if (path === undefined || devices.size >= MOST_RECORDS) return;
  const device = devices.get(path) ?? { line: number, name: plainName(path) };
  devices.set(path, device);
  const part = kind?.replace('_io', '') as (typeof KINDS)[number] | undefined;
  if (part !== undefined) device[part] ??= told(Number(digits), number);
  for (const [index, count] of counts.entries()) {
    const logs = KINDS[index];
    if (logs) device[logs] = told(Number(count), number);
  }
}

function scrubAt(line: number): BtrfsScrub {
  return { line, state: undefined, bytes: undefined, rate: undefined, uncorrectable: undefined, corrected: undefined };
}

function readScrub(scrub: BtrfsScrub, field: string, value: string, line: number): void {
  if (field === 'Status') {
    scrub.state ??= told(/^(?:running|finished|aborted|interrupted)$/.exec(value)?.[0], line);
  } else if (field === 'Total to scrub') scrub.bytes ??= told(sizeOf(value, 'binary'), line);
  else if (field === 'Rate') {
    const rate = /^([0-9.]{1,8}[KMGTP]?i?B)\/s\b/.exec(value)?.[1];
    scrub.rate ??= told(sizeOf(rate, 'binary'), line);
  } else if (field === 'Uncorrectable' || field === 'Corrected') {
    const count = told(/^[0-9]{1,9}$/.test(value) ? Number(value) : undefined, line);
    if (field === 'Corrected') scrub.corrected ??= count;
    else scrub.uncorrectable ??= count;
  } else if (field === 'Error summary' && value === 'no errors found') {
    scrub.uncorrectable ??= told(0, line);
  } else if (field === 'Error summary' && /^csum=[0-9]{1,9}$/.test(value)) scrub.isDamage = true;
}
