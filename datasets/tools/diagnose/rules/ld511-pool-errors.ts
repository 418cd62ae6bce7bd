import { plural } from '../../language/plural.ts';
import type { MemberErrors } from '../join/machine.ts';
import { lineName, listed } from '../say/saying.ts';
import type { Cause, DiagnosticRule } from './finding.ts';

const words = {
  drives:
    'one {# drive of {pool} has errors: {drives}} other {# drives of {pool} have errors: {drives}}',
  counts: (name: string, read: number, write: number, checksum: number) =>
    `${name} (${read} read, ${write} write, ${checksum} checksum)`,
};

export const poolErrors: DiagnosticRule = {
  id: 'LD511',
  severity: 'problem',
  looksFor:
    'Drives of a ZFS pool with read, write or checksum errors, also where the pool is online.',
  why: 'ZFS counts what a drive failed to read or write and what came back changed, and repairs it from the other drives. The pool stays online until there are too many, and each error costs a retry.',
  sources: ['openzfs-zpoolconcepts'],
  *find({ groups }) {
    for (const { name, counted, isQuoted } of groups) {
      if (!counted) continue;
      yield {
        ...(isQuoted ? { severity: 'hint' } : { isRisk: true }),
        subject: name,
        line: counted.line,
        message: plural(counted.value.length, words.drives, {
          pool: name,
          drives: listed(counted.value.map(countsOf)),
        }),
        causes: causesOf(name, counted.value),
      };
    }
  },
};

const countsOf = ({ name, line, read, write, checksum }: MemberErrors): string =>
  words.counts(name ?? lineName(line), read, write, checksum);

function causesOf(pool: string, counted: readonly MemberErrors[]): Cause[] {
  const drive: Cause = {
    message: 'The drive is failing: sectors that it cannot read or write',
    check: `\`sudo smartctl -x /dev/sdX\`: Reallocated, Pending and Uncorrectable sectors; \`zpool status -v ${pool}\``,
    fix: `Replace the drive, then \`sudo zpool clear ${pool}\` and a scrub`,
  };
  const way: Cause = {
    message: 'The way to the drive changes data: cable, backplane, controller, power or memory',
    check:
      'Are several drives of one cable or card affected? `sudo smartctl -A /dev/sdX`: does UDMA_CRC_Error_Count grow? Test the memory',
    fix: `Change what the affected drives share, then \`sudo zpool clear ${pool}\` and a scrub`,
  };
  // A drive that knows of its fault says so; what only the checksum finds was changed on the way.
  const isChecksumAlone = counted.every(({ read, write }) => read + write === 0);
  return isChecksumAlone ? [way, drive] : [drive, way];
}
