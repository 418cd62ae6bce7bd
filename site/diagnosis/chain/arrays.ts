/** Arrays of md and pools of ZFS over parts of the chain, where all of their drives are known. */
import type { ChainArray, ChainPart } from '../../../calc-wasm/js/chain.ts';
import type { ArrayLevel } from '../../../calc-wasm/js/generated/chain.ts';
import type { Group, Machine, Vdev } from '../join/machine.ts';
import type { PartOf } from './drives.ts';
import type { Parts } from './parts.ts';

/** How drives are joined, and how many of them make it: at least, and a multiple of. */
interface Scheme {
  level: ArrayLevel;
  groups?: number;
  atLeast: number;
  multipleOf: number;
}

const MD: Readonly<Record<string, Scheme>> = {
  linear: { level: 'jbod', atLeast: 1, multipleOf: 1 },
  raid0: { level: 'raid0', atLeast: 2, multipleOf: 1 },
  raid1: { level: 'raid1', atLeast: 2, multipleOf: 1 },
  raid4: { level: 'raid4', atLeast: 3, multipleOf: 1 },
  raid5: { level: 'raid5', atLeast: 3, multipleOf: 1 },
  raid6: { level: 'raid6', atLeast: 4, multipleOf: 1 },
  // Near copies are what mdadm makes unless it is told otherwise.
  raid10: { level: 'md_raid10_near', atLeast: 2, multipleOf: 1 },
};

export function arraysOf({ groups }: Machine, partOf: PartOf, parts: Parts): ChainArray[] {
  const taken = new Set<string>();
  return groups.flatMap((group) => {
    const data = group.vdevs.filter(({ role }) => role === 'data');
    const scheme = schemeOf(group, data);
    const drives = data.flatMap(({ members }) => members);
    const wanted = data.reduce((sum, { count }) => sum + count, 0);
    const members = [...new Set(drives.map((drive) => partOf.get(drive)))];
    const known = members.flatMap((member) => (member === undefined ? [] : [member]));
    const isWhole =
      scheme !== undefined &&
      known.length === members.length &&
      drives.length === wanted &&
      drives.length >= scheme.atLeast &&
      drives.length % scheme.multipleOf === 0 &&
      drives.length === countOf(known, parts.parts) &&
      !known.some((member) => taken.has(member));
    if (!isWhole) return [];
    for (const member of known) taken.add(member);
    const { level, groups: count } = scheme;
    const id = parts.freshId(idOf(group.name));
    return [{ id, level, members: known, ...(count !== undefined && { groups: count }) }];
  });
}

/** A part that holds drives of another array, too, cannot be a member. */
function countOf(members: readonly string[], parts: readonly ChainPart[]): number {
  const counts = parts.filter(({ id }) => members.includes(id)).map(({ count }) => Number(count ?? 1));
  return counts.reduce((sum, count) => sum + count, 0);
}

function schemeOf({ system, level }: Group, data: readonly Vdev[]): Scheme | undefined {
  if (data.length === 0 || data.some(({ failed }) => failed > 0)) return undefined;
  if (system === 'md') return MD[level ?? ''];
  const [first] = data;
  const isEven = data.every(({ kind, count }) => kind === first?.kind && count === first?.count);
  if (!first || !isEven) return undefined;
  if (first.kind === undefined) {
    return { level: first.count > 1 ? 'raid0' : 'jbod', atLeast: 1, multipleOf: 1 };
  }
  if (first.kind === 'mirror') {
    if (data.length === 1) return { level: 'raid1', atLeast: 2, multipleOf: 1 };
    return first.count === 2 ? { level: 'raid10', atLeast: 4, multipleOf: 2 } : undefined;
  }
  const parity = { raidz: 1, raidz1: 1, raidz2: 2, raidz3: 3 }[first.kind];
  if (parity === undefined) return undefined;
  return {
    level: `raidz${parity}` as ArrayLevel,
    groups: data.length,
    atLeast: (parity + 1) * data.length,
    multipleOf: data.length,
  };
}

/** Lower case, digits and hyphens, as ids of chains are. */
function idOf(name: string): string {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `array-${plain}`.slice(0, LONGEST_ID).replace(/-$/, '');
}

/** Room for a number behind it. */
const LONGEST_ID = 30;
