import type { Drive, Group, Machine } from '../join/machine.ts';
import { driveNameOf } from '../join/names.ts';
import { bytes } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

/** 512 bytes: what no current drive writes at once. */
const SMALLEST = 9;

export const smallAshift = rule('LD507', function* (machine) {
  for (const group of machine.groups) {
    const { ashift, name } = group;
    if (!ashift) continue;
    const own = 2 ** ashift.value;
    const sector = largestSector(machine, group);
    const isSmall = sector === undefined ? ashift.value === SMALLEST : sector > own;
    if (!isSmall) continue;
    yield {
      subject: name,
      line: ashift.line,
      ...(sector === undefined && { severity: 'hint' }),
      message:
        sector === undefined
          ? `${name} writes sectors of ${bytes(own)} (ashift=${ashift.value}); most drives since 2011 have sectors of 4 KiB`
          : `${name} writes sectors of ${bytes(own)} (ashift=${ashift.value}); its drives have sectors of ${bytes(sector)}`,
      causes: [causeOf('LD507', 'presented', { name })],
    };
  }
});

/** Of the members of the pool; where these are unknown, of all drives beside the only group. */
function largestSector({ drives, groups }: Machine, { vdevs }: Group): number | undefined {
  const names = new Set(vdevs.flatMap(({ members }) => members.map(driveNameOf)));
  const members = drives.filter(({ id }) => names.has(id));
  const sectors = (of: readonly Drive[]) =>
    of.flatMap(({ physicalSector, isVirtual }) => (physicalSector && !isVirtual ? [physicalSector.value] : []));
  if (members.length > 0) return maximum(sectors(members));
  const all = new Set(groups.length === 1 ? sectors(drives) : []);
  return all.size === 1 ? maximum([...all]) : undefined;
}

const maximum = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.max(...values);
