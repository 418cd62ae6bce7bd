/** What sector size pools use, as `zpool get ashift`, `zpool list -o name,ashift` and `zdb` print it: a power of two. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS } from './figures.ts';

export interface PoolShift {
  line: number;
  /** Pool. */
  name: string;
  /** 12 for 4096 bytes. */
  ashift: number;
}

/** One of them stands in each line that tells something, but in the rows of a list. */
const SIGNS = ['ashift', 'ASHIFT', "name: '"];
const NAME = '([A-Za-z][\\w.:-]{0,100})';
const PROPERTY = new RegExp(`^\\s*${NAME}\\s+ashift\\s+([0-9]{1,2})\\s+(?:local|default|-)\\s*$`);
const HEAD = /^\s*NAME\s+ASHIFT\s*$/;
const ROW = new RegExp(`^\\s*${NAME}\\s+([0-9]{1,2})\\s*$`);
/** Of zdb: a pool stands at the margin with its members below it, and says its name once more. */
const TREE = /^\s{0,40}name: '([A-Za-z][\w.:-]{0,100})'\s*$/;
const VDEV = /^\s{0,80}ashift: ([0-9]{1,2})\s*$/;
/** Of 512 bytes to 64 KiB; 0 leaves it to each group. */
const [LEAST, MOST] = [9, 16];

export function poolShifts(lines: Lines): PoolShift[] {
  const pools: PoolShift[] = [];
  let isList = false;
  let pool: string | undefined;
  const nextSign = lines.seeker(SIGNS);
  for (let index = nextSign(0); index < lines.length; index++) {
    if (pools.length >= MOST_RECORDS) break;
    if (!isList) index = nextSign(index);
    const line = lines.at(index) ?? '';
    const row: RegExpExecArray | null = PROPERTY.exec(line) ?? (isList ? ROW.exec(line) : null);
    const own: string | undefined = row?.[1];
    isList = HEAD.test(line) || (isList && own !== undefined);
    pool = TREE.exec(line)?.[1] ?? pool;
    const name = own ?? pool;
    const ashift = Number(row?.[2] ?? VDEV.exec(line)?.[1]);
    if (name === undefined || !(ashift >= LEAST && ashift <= MOST)) continue;
    pools.push({ line: index + 1, name, ashift });
  }
  return pools;
}
