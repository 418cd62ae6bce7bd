import type { Drive, Group, Machine } from '../join/machine.ts';
import { driveNameOf } from '../join/names.ts';
import { bytes } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

/** 512 bytes: what no current drive writes at once. */
const SMALLEST = 9;

export const smallAshift: DiagnosticRule = {
  id: 'LD507',
  severity: 'problem',
  looksFor: 'A ZFS pool that writes smaller sectors than its drives have.',
  why: 'A drive with sectors of 4096 bytes reads and rewrites a whole one for each write of 512. The sector size of a pool, ashift, is set when a vdev is added and never changes.',
  sources: ['openzfs-zpoolprops'],
  *find(machine) {
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
        causes: [
          {
            message: 'The drives present sectors of 512 bytes, and the pool was made with what they present',
            check: '`lsblk -o NAME,PHY-SEC,LOG-SEC`, and `zdb -C` for the ashift of each vdev',
            fix: `Recreate the pool with \`zpool create -o ashift=12\`, and copy the data to it; vdevs added later take \`zpool add -o ashift=12 ${name}\``,
          },
        ],
      };
    }
  },
};

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
