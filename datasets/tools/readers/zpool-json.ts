/** `zpool status -j` of OpenZFS 2.3 and newer; with `--json-int` counts are numbers, else they are texts. */
import type { Lines } from '../paste/lines.ts';
import { asNumber, asObject, asText, type Json, type JsonObject } from '../text/json-text.ts';
import { MOST_RECORDS, sizeOf, told } from './figures.ts';
import { type JsonPaste, jsonPastes } from './json-lines.ts';
import type { Pool, PoolMember, PoolScan } from './zpool.ts';
import { driveName, groupKind, type Role } from './zpool-tree.ts';

const NAME = /^[A-Za-z][\w.:-]{0,100}$/;
const STATE = /^(?:ONLINE|DEGRADED|FAULTED|OFFLINE|UNAVAIL|REMOVED|AVAIL|INUSE|SUSPENDED)$/;
/** What stands beside `vdevs`. */
const ROLES: Readonly<Record<string, Role>> = {
  logs: 'logs',
  l2cache: 'cache',
  spares: 'spares',
  special: 'special',
  dedup: 'dedup',
};
/** Groups in groups: a mirror, a drive that is replaced, a spare. */
const DEEPEST = 5;

export function jsonPools(lines: Lines): Pool[] {
  const pools: Pool[] = [];
  for (const paste of jsonPastes(lines, ['vdev_type'])) {
    for (const value of valuesOf(paste.value.pools)) {
      const name = asText(value.name);
      if (name === undefined || !NAME.test(name) || pools.length >= MOST_RECORDS) continue;
      pools.push(poolOf(value, name, paste));
    }
  }
  return pools;
}

const valuesOf = (value: Json | undefined): JsonObject[] =>
  Object.values(asObject(value) ?? {})
    .map(asObject)
    .filter((jsonObject) => jsonObject !== undefined);

const countOf = (value: Json | undefined): number | undefined => asNumber(value) ?? sizeOf(asText(value), 'decimal');

const stateOf = (of: JsonObject, { lineOf }: JsonPaste): Pool['state'] =>
  told(STATE.exec(asText(of.state) ?? '')?.[0], lineOf(of, 'state'));

function poolOf(of: JsonObject, name: string, paste: JsonPaste): Pool {
  const errors = countOf(of.error_count) ?? 0;
  const line = paste.lineOf(of, 'error_count');
  const members: PoolMember[] = [];
  // The first of its vdevs is the pool itself.
  for (const root of valuesOf(of.vdevs)) addMembers(members, root.vdevs, 'data', undefined, paste);
  for (const [key, role] of Object.entries(ROLES)) addMembers(members, of[key], role, undefined, paste);
  return {
    line: paste.lineOf(of),
    name,
    state: stateOf(of, paste),
    scan: scanOf(asObject(of.scan_stats), paste),
    damage: errors > 0 ? { value: { errors }, line } : undefined,
    // Groups are told apart by their lines, and all may stand in one.
    members: new Set(members.map((member) => member.line)).size < members.length ? [] : members,
  };
}

function scanOf(of: JsonObject | undefined, { lineOf }: JsonPaste): PoolScan | undefined {
  const kind = /^(SCRUB|RESILVER)$/.exec(asText(of?.function) ?? '')?.[1]?.toLowerCase();
  if (!of || kind === undefined) return undefined;
  const [issued, whole] = [countOf(of.issued), countOf(of.to_examine)];
  const isRunning = of.state === 'SCANNING';
  const percent = isRunning && issued !== undefined && whole ? (100 * issued) / whole : undefined;
  return {
    line: lineOf(of, 'function'),
    kind: kind as 'scrub' | 'resilver',
    isRunning,
    scannedRate: undefined,
    issuedRate: undefined,
    percent: told(percent, lineOf(of, 'issued')),
  };
}

function addMembers(
  members: PoolMember[],
  of: Json | undefined,
  role: Role,
  parent: number | undefined,
  paste: JsonPaste,
  depth = 0,
): void {
  for (const value of valuesOf(of)) {
    const name = asText(value.name);
    if (name === undefined || members.length >= MOST_RECORDS || depth > DEEPEST) continue;
    const line = paste.lineOf(value);
    const group = groupKind(name);
    const counts = [value.read_errors, value.write_errors, value.checksum_errors].map(countOf);
    const [read = 0, write = 0, checksum = 0] = counts;
    const isCounted = counts.every((count) => count !== undefined);
    members.push({
      line,
      role,
      group,
      name: group === undefined ? driveName(name) : name,
      parent,
      state: stateOf(value, paste),
      errors: isCounted ? told({ read, write, checksum }, paste.lineOf(value, 'read_errors')) : undefined,
    });
    addMembers(members, value.vdevs, role, line, paste, depth + 1);
  }
}
