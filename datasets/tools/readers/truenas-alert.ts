/** Mails of TrueNAS and FreeNAS: the state of a pool, and how full it is. Its disks stand there by serial numbers. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, told } from './figures.ts';
import type { Pool } from './zpool.ts';
import type { PoolSpace } from './zpool-list.ts';

const POOL = '([A-Za-z][\\w.:-]{0,100})';
const STATE = new RegExp(
  `^\\s{0,12}(?:[*•-]\\s{1,4})?(?:Pool|The volume) ${POOL} state is (ONLINE|DEGRADED|FAULTED|UNAVAIL|OFFLINE|REMOVED|SUSPENDED): \\S`,
);
const FULL = new RegExp(`^\\s{0,12}(?:[*•-]\\s{1,4})?Space usage for pool "${POOL}" is ([0-9]{1,3})%\\.`);

export function alertPools(lines: Lines): Pool[] {
  const pools: Pool[] = [];
  for (const [index, line] of lines.entriesHolding([' state is '])) {
    const [, name, state] = STATE.exec(line) ?? [];
    if (name === undefined || pools.length >= MOST_RECORDS) continue;
    const number = index + 1;
    pools.push({ line: number, name, state: told(state, number), scan: undefined, damage: undefined, members: [] });
  }
  return pools;
}

export function alertSpaces(lines: Lines): PoolSpace[] {
  const spaces: PoolSpace[] = [];
  for (const [index, line] of lines.entriesHolding(['usage for pool'])) {
    const [, name, percent] = FULL.exec(line) ?? [];
    if (name === undefined || spaces.length >= MOST_RECORDS) continue;
    const number = index + 1;
    spaces.push({
      line: number,
      name,
      kind: 'pool',
      role: 'data',
      full: told(Number(percent), number),
    });
  }
  return spaces;
}
