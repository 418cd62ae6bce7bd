/**
 * `zpool iostat`, also with -v: of which pools it tells, and how often; the first time it is an average since the pool
 * was imported. What it says of groups and drives is that of the last report.
 */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, sizeOf, told } from './figures.ts';
import type { Stated } from './stated.ts';
import { driveName, groupKind, indentOf, isPart, place, ROLE, type Role, type TreeRow } from './zpool-tree.ts';

/** What one row says that is a second long: operations, and bytes. */
interface PoolTraffic {
  reads: Stated<number> | undefined;
  writes: Stated<number> | undefined;
  readRate: Stated<number> | undefined;
  writeRate: Stated<number> | undefined;
}

interface PoolPart extends PoolTraffic {
  line: number;
  /** A group by its kind, a drive by the name of the system; nothing where its name holds a serial number. */
  name: string | undefined;
  role: Role;
  /** Line of the group that it is in. */
  parent: number | undefined;
}

export interface PoolReports extends PoolTraffic {
  /** Of the first. */
  line: number;
  /** Pool. */
  name: string;
  count: number;
  /** Whether the command above it asked for reports again and again; nothing where no command is shown. */
  isRepeated?: boolean;
  /** Groups and drives in the last report, of -v. */
  parts: PoolPart[];
}

const HEAD = /^\s*pool\s+alloc\s+free\s+read\s+write\b/;
const RULE = /^(?=.*---)[-\s]*$/;
const CELL = '(?:-|[0-9.]{1,6}[KMGTPE]?)';
const ROW = new RegExp(`^(\\s{0,40})([A-Za-z][^\\s]{0,160})((?:\\s+${CELL}){6})\\s*(?:\\s${CELL}.*)?$`);

export function poolReports(lines: Lines): PoolReports[] {
  const pools = new Map<string, PoolReports>();
  let pool: PoolReports | undefined;
  let rows: TreeRow[] = [];
  let isInside = false;
  const close = () => {
    if (pool) place(pool.parts, rows);
  };
  let isRepeated: boolean | undefined;
  const nextHead = lines.seeker(['alloc', ' mirror', ' raidz']);
  for (let index = nextHead(0); index < lines.length; index++) {
    if (!isInside) index = nextHead(index);
    const line = lines.at(index) ?? '';
    const isHead = HEAD.test(line);
    if (isHead && !isInside) isRepeated = intervalAbove(lines, index);
    if (isHead) isInside = true;
    if (!isInside && isFirstGroup(lines, index)) {
      // The pool stands above its first group; the head was left out, or a blank line parts it from the rows.
      isInside = true;
      index -= 2;
      continue;
    }
    if (!isInside || isHead || RULE.test(line)) continue;
    const [, indent = '', name, cells = ''] = ROW.exec(line) ?? [];
    if (name === undefined) {
      isInside = /^\s+\S/.test(line);
      continue;
    }
    const number = index + 1;
    const values = cells.trim().split(/\s+/);
    if (indent === '' && !isPart(name)) {
      close();
      if (pools.size >= MOST_RECORDS) break;
      pool = pools.get(name) ?? {
        line: number,
        name,
        count: 0,
        ...(isRepeated !== undefined && { isRepeated }),
        parts: [],
        ...NONE,
      };
      Object.assign(pool, trafficOf(values, number), { parts: [] });
      pool.count++;
      pools.set(name, pool);
      rows = [{ line: number, indent: 0, name }];
    } else if (pool && rows.length < MOST_RECORDS) {
      rows.push({ line: number, indent: indentOf(line), name });
      if (ROLE.test(name)) continue;
      const known = groupKind(name) === undefined ? driveName(name) : name;
      const traffic = trafficOf(values, number);
      pool.parts.push({ line: number, name: known, role: 'data', parent: undefined, ...traffic });
    }
  }
  close();
  return [...pools.values()];
}

/** A group in its columns, with the pool in the same columns above it. */
function isFirstGroup(lines: Lines, index: number): boolean {
  const group = ROW.exec(lines.at(index) ?? '');
  const pool = group && ROW.exec(lines.at(index - 1) ?? '');
  return (
    !!pool && group[1] !== '' && pool[1] === '' && groupKind(group[2] ?? '') !== undefined && !isPart(pool[2] ?? '')
  );
}

const COMMAND = /\bzpool iostat\b(.{0,200})/;
/** Seconds between reports stand last, with how many there shall be. */
const INTERVAL = /\s[0-9]{1,5}(?:\.[0-9]{1,3})?(?:\s[0-9]{1,9})?\s*$/;
/** Lines of a heading between the command and the word `pool`. */
const MOST_ABOVE = 3;

/** Whether the command says an interval; nothing where no command stands above. */
function intervalAbove(lines: Lines, head: number): boolean | undefined {
  for (let index = head - 1; index >= 0 && index >= head - MOST_ABOVE; index--) {
    const rest = COMMAND.exec(lines.at(index) ?? '')?.[1];
    if (rest !== undefined) return INTERVAL.test(rest);
  }
  return undefined;
}

const NONE: PoolTraffic = { reads: undefined, writes: undefined, readRate: undefined, writeRate: undefined };

/** Prefixes are powers of 1024, of operations too. */
function trafficOf(values: readonly string[], line: number): PoolTraffic {
  const [reads, writes, readRate, writeRate] = values.slice(2).map((text) => told(sizeOf(text, 'binary'), line));
  return { reads, writes, readRate, writeRate };
}
