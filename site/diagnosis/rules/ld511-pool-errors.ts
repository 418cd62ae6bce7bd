import { plural } from '../../../datasets/tools/language/plural.ts';
import type { MemberErrors } from '../join/machine.ts';
import { lineName, listed } from '../say/formatting.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';

const words = {
  failed: 'reads or writes failed, which the drive itself reported',
  changed: 'the drives reported no error, and the checksums differ',
  drives: 'one {# drive of {pool} has errors: {drives}} other {# drives of {pool} have errors: {drives}}',
  lost: 'one {{pool} has # data error that it could not repair} other {{pool} has # data errors that it could not repair}',
  damaged: (pool: string) => `${pool} has damaged files that it could not repair`,
  counts: (name: string, read: number, write: number, checksum: number) =>
    `${name} (${read} read, ${write} write, ${checksum} checksum)`,
};

export const poolErrors: DiagnosticRule = {
  id: 'LD511',
  severity: 'problem',
  looksFor:
    'Drives of a ZFS pool with read, write or checksum errors, and data that it could not repair, also where the pool is online.',
  why: 'ZFS counts what a drive failed to read or write and what came back changed, and repairs it from the other drives. The pool stays online until there are too many, and each error costs a retry. What no drive holds whole is lost: reading it fails.',
  sources: ['openzfs-zpoolconcepts', 'openzfs-8000-8a'],
  *find({ groups }) {
    for (const { name, counted, damage, isQuoted } of groups) {
      if (damage) {
        const { errors } = damage.value;
        yield {
          ...(isQuoted ? { severity: 'hint' } : { isRisk: true }),
          subject: name,
          line: damage.line,
          message: errors === undefined ? words.damaged(name) : plural(errors, words.lost, { pool: name }),
          causes: [lost(name)],
        };
      }
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

const lost = (pool: string): Candidate => ({
  message:
    'No drive of the pool holds the data whole: there is no second copy, or more than one drive was damaged or missing at once',
  check: `\`sudo zpool status -v ${pool}\` lists the files`,
  fix: `Restore the files from a backup or delete them, then \`sudo zpool scrub ${pool}\`; the list is renewed when a scrub ends. If the metadata of the pool is damaged, restore the pool`,
});

const countsOf = ({ name, line, read, write, checksum }: MemberErrors): string =>
  words.counts(name ?? lineName(line), read, write, checksum);

function causesOf(pool: string, counted: readonly MemberErrors[]): Candidate[] {
  const drive: Candidate = {
    message: 'The drive is failing: sectors that it cannot read or write',
    check: `\`sudo smartctl -x /dev/sdX\`: Reallocated, Pending and Uncorrectable sectors; \`zpool status -v ${pool}\``,
    fix: `Replace the drive, then \`sudo zpool clear ${pool}\` and a scrub`,
  };
  const way: Candidate = {
    message: 'The way to the drive changes data: cable, backplane, controller, power or memory',
    check:
      'Are several drives of one cable or card affected? `sudo smartctl -A /dev/sdX`: does UDMA_CRC_Error_Count grow? Test the memory',
    fix: `Change what the affected drives share, then \`sudo zpool clear ${pool}\` and a scrub`,
  };
  // A drive that knows of its fault says so; what only the checksum finds was changed on the way.
  const isChecksumAlone = counted.every(({ read, write }) => read + write === 0);
  return [
    { ...drive, signs: isChecksumAlone ? [] : [words.failed] },
    { ...way, signs: isChecksumAlone ? [words.changed] : [] },
  ];
}
