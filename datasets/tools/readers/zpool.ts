/** `zpool status` of Solaris, FreeBSD and OpenZFS: pools, their drives in groups, and a scrub or resilver that runs. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, sizeOf, told } from './figures.ts';
import signs from './signs.json' with { type: 'json' };
import type { Stated } from './stated.ts';
import { driveName, groupKind, indentOf, place, ROLE, type Role, type TreeRow } from './zpool-tree.ts';

export interface PoolScan {
  line: number;
  kind: 'scrub' | 'resilver' | undefined;
  /** In its own words: in progress, paused, repaired, canceled. */
  isRunning: boolean;
  /** Bytes per second: read off the drives so far, which may be metadata only, and what was really checked. */
  scannedRate: Stated<number> | undefined;
  issuedRate: Stated<number> | undefined;
  percent: Stated<number> | undefined;
}

/** Data that is moved: a group of raidz gets another drive, or a drive is taken out. */
interface PoolWork {
  line: number;
  kind: 'expansion' | 'removal';
  percent: Stated<number> | undefined;
  rate: Stated<number> | undefined;
}

export interface PoolMember {
  line: number;
  role: Role;
  /** mirror, raidz2, replacing, or nothing for a drive. */
  group: string | undefined;
  /** mirror-0, sda; nothing where the name of a drive holds its serial number. */
  name: string | undefined;
  /** Line of the group that it is in. */
  parent: number | undefined;
  state: Stated<string> | undefined;
  errors: Stated<{ read: number; write: number; checksum: number }> | undefined;
}

export interface Pool {
  line: number;
  name: string;
  state?: Stated<string> | undefined;
  scan?: PoolScan | undefined;
  work?: PoolWork;
  /** What it could not repair: how many errors, or nothing where it lists the files instead. */
  damage?: Stated<{ errors: number | undefined }> | undefined;
  members: PoolMember[];
  /** It stopped, whatever its state says: ZFS holds back what is to be written. */
  suspended?: Stated<true>;
  /** It stands in a message that a newer one quotes. */
  isQuoted?: true;
}

const NAME = /^[A-Za-z][\w.:-]{0,100}$/;
const POOL = /^\s{0,20}pool:\s{1,8}([A-Za-z][\w.:-]{0,100})\s*$/;
/** What a copy begins with that misses the lines above it; the table names the pool again. */
const FIRST = /^\s{0,20}state:\s/;
const LABEL = /^\s{0,20}(state|status|action|see|scan|scrub|remove|checkpoint|expand|config|errors|comment):(?:\s|$)/;
const HEAD = /^\s*NAME\s+STATE\s+READ\s+WRITE\s+CKSUM(?:\s+SLOW)?\b/;
/** Beside it stands nothing, as in the output of the tool; lines that were joined are of another pool. */
const HEAD_ALONE = new RegExp(`${HEAD.source}\\s*$`);
/** Names that ZFS keeps from pools: a table that begins so has lost its first row (zpool-create(8)). */
const RESERVED = /^\s*(?:mirror|raidz|draid|spare|logs?\s)/;
const STATE = 'ONLINE|DEGRADED|FAULTED|OFFLINE|UNAVAIL|REMOVED|AVAIL|INUSE|SUSPENDED';
const ROW = new RegExp(
  `^\\s{0,60}(\\S{1,200})\\s+(${STATE})(?:\\s+([0-9.]{1,6}[KMGTPE]?)\\s+([0-9.]{1,6}[KMGTPE]?)\\s+([0-9.]{1,6}[KMGTPE]?)(?=\\s|$))?`,
);

/** One of them stands in each line that tells something. */
const SIGNS = [...signs.zpool, ...STATE.split('|')];

export function zpools(lines: Lines): Pool[] {
  const pools: Pool[] = [];
  let pool: Pool | undefined;
  let label = '';
  let rows: TreeRow[] = [];
  const close = () => {
    if (pool) place(pool.members, rows);
    rows = [];
  };
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const number = index + 1;
    const name = POOL.exec(line)?.[1];
    if (name !== undefined) {
      close();
      if (pools.length >= MOST_RECORDS) break;
      pool = poolAt(number, name);
      pools.push(pool);
      label = '';
      continue;
    }
    if (!pool && (FIRST.test(line) || HEAD_ALONE.test(line))) {
      pool = poolAt(number, '');
      pools.push(pool);
    }
    if (!pool) continue;
    const begun = LABEL.exec(line)?.[1];
    if (begun !== undefined) label = begun;
    if (HEAD.test(line)) label = pool.name !== '' || HEAD_ALONE.test(line) ? 'table' : '';
    else if (label === 'table' && pool.name === '' && RESERVED.test(line)) label = '';
    else if (label === 'state') readState(pool, line, number);
    else if (label === 'scan' || label === 'scrub') readScan(pool, line, number);
    else if (label === 'expand' || label === 'remove') readWork(pool, line, number);
    else if (label === 'errors' || label === 'status') readDamage(pool, line, number);
    else if (label === 'table') readRow(pool, rows, unbroken(line, lines.at(index + 1)), number);
  }
  close();
  return pools.filter(({ name }) => name !== '');
}

const poolAt = (line: number, name: string): Pool => ({ line, name, members: [] });

/** A row whose last columns a terminal of 80 put on the next line. */
function unbroken(line: string, next = ''): string {
  const [, counts] = BROKEN.exec(line) ?? [];
  if (counts === undefined) return line;
  const wanted = COUNTERS - counts.trim().split(/\s+/).filter(Boolean).length;
  const rest = next.trim().split(/\s+/);
  const isRest = rest.length === wanted && rest.every((item) => /^[0-9.]{1,6}[KMGTPE]?$/.test(item));
  return isRest ? `${line} ${rest.join(' ')}` : line;
}

/** Read, write and checksum. */
const COUNTERS = 3;
const BROKEN = new RegExp(`^\\s{0,60}\\S{1,200}\\s+(?:${STATE})((?:\\s+[0-9.]{1,6}[KMGTPE]?){0,2})\\s*$`);

function readState(pool: Pool, line: string, number: number): void {
  pool.state ??= told(new RegExp(`^\\s*state:\\s+(${STATE})\\s*$`).exec(line)?.[1], number);
}

const RATE = '([0-9.]{1,8} ?[KMGTPE]?B?)\\/s';
const BEGUN = /^\s{0,20}(?:expand: expansion|remove: [Ee]vacuation) of \S{1,200} in progress since /;
const COPIED = new RegExp(
  `^\\s{0,40}[0-9.]{1,8}[KMGTPE]?B? (?:/|copied out of) [0-9.]{1,8}[KMGTPE]?B? (?:copied )?at ${RATE}(?:, ([0-9.]{1,6})% done)?`,
);

function readWork(pool: Pool, line: string, number: number): void {
  if (BEGUN.test(line)) {
    const kind = line.includes('expansion') ? 'expansion' : 'removal';
    pool.work ??= { line: number, kind, percent: undefined, rate: undefined };
  }
  const [, rate, percent] = COPIED.exec(line) ?? [];
  if (!pool.work || rate === undefined) return;
  pool.work.rate ??= told(sizeOf(rate, 'binary'), number);
  pool.work.percent ??= told(percent === undefined ? undefined : Number(percent), number);
}

/** The list of files tells names of people; without rights for it the count follows in a line of its own. */
const DAMAGE =
  /^\s{0,20}(?:errors:\s{1,8}(?:(?<count>[0-9]{1,12}) data errors\b|(?:Permanent|The following persistent) errors have been detected\b)|status:\s.{1,40}\bexperienced an error resulting in data\b)/;

const SUSPENDED = /^\s{0,20}status:\s.{1,40}\bfaulted in response to IO failures\b/;

function readDamage(pool: Pool, line: string, number: number): void {
  if (SUSPENDED.test(line)) pool.suspended = { value: true, line: number };
  const groups = DAMAGE.exec(line)?.groups;
  if (!groups) return;
  const errors = groups.count === undefined ? undefined : Number(groups.count);
  if (errors !== 0 && (errors !== undefined || !pool.damage)) pool.damage = { value: { errors }, line: number };
}

const SCANNED = new RegExp(`scanned(?: out of \\S{1,12})? at ${RATE}`);
const ISSUED = new RegExp(`issued at ${RATE}`);

function readScan(pool: Pool, line: string, number: number): void {
  if (/^\s*(?:scan|scrub):/.test(line)) {
    const kind = /:\s+(?:scrub: )?(scrub|resilver)/.exec(line)?.[1] as 'scrub' | 'resilver' | undefined;
    const isRunning = / in progress /.test(`${line} `);
    pool.scan ??= { line: number, kind, isRunning, scannedRate: undefined, issuedRate: undefined, percent: undefined };
  }
  const { scan } = pool;
  // What follows a scan that ended is its sum.
  if (!scan?.isRunning) return;
  const rate = (pattern: RegExp) => told(sizeOf(pattern.exec(line)?.[1], 'binary'), number);
  scan.scannedRate ??= rate(SCANNED);
  scan.issuedRate ??= rate(ISSUED);
  const percent = /(?<![\w.,])([0-9]{1,3}(?:\.[0-9]{1,2})?) ?% done/.exec(line)?.[1];
  scan.percent ??= told(percent === undefined ? undefined : Number(percent), number);
}

function readRow(pool: Pool, rows: TreeRow[], line: string, number: number): void {
  if (rows.length >= MOST_RECORDS) return;
  const role = line.trim();
  if (ROLE.test(role) && rows.length > 0) {
    rows.push({ line: number, indent: indentOf(line), name: role });
    return;
  }
  const [, name, state, read, write, checksum] = ROW.exec(line) ?? [];
  // The first row is the pool again.
  if (rows.length === 0 && pool.name === '' && NAME.test(name ?? '')) pool.name = name ?? '';
  if (name === undefined || (rows.length === 0 && name !== pool.name)) return;
  rows.push({ line: number, indent: indentOf(line), name });
  if (rows.length === 1) return;
  const counts = [read, write, checksum].map((text) => sizeOf(text, 'decimal'));
  const [reads, writes, checksums] = counts;
  const errors =
    reads === undefined || writes === undefined || checksums === undefined
      ? undefined
      : { read: reads, write: writes, checksum: checksums };
  const group = groupKind(name);
  pool.members.push({
    line: number,
    role: 'data',
    group,
    name: group === undefined ? driveName(name) : name,
    parent: undefined,
    state: told(state, number),
    errors: told(errors, number),
  });
}
