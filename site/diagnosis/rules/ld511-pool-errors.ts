import { plural } from '../../../datasets/tools/language/plural.ts';
import type { MemberErrors } from '../join/machine.ts';
import { driveNameOf } from '../join/names.ts';
import { lineName, listed } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  failed: 'reads failed, and no write did',
  unwritten: 'writes failed, which a drive with bad sectors seldom reports',
  changed: 'the drives reported no error, and the checksums differ',
  drives: 'one {# drive of {pool} has errors: {drives}} other {# drives of {pool} have errors: {drives}}',
  groups:
    'one {{drives} of {pool} has errors that ZFS blames on none of its drives} other {{drives} of {pool} have errors that ZFS blames on none of their drives}',
  lost: 'one {{pool} has # data error that it could not repair} other {{pool} has # data errors that it could not repair}',
  damaged: (pool: string) => `${pool} has damaged files that it could not repair`,
  counts: (name: string, read: number, write: number, checksum: number) =>
    `${name} (${read} read, ${write} write, ${checksum} checksum)`,
};

export const poolErrors = rule('LD511', function* ({ groups }) {
  for (const { name, counted, damage, suspended, isQuoted } of groups) {
    if (damage) {
      const { errors } = damage.value;
      yield {
        ...(isQuoted ? { severity: 'hint' } : { isRisk: true }),
        subject: name,
        line: damage.line,
        message: errors === undefined ? words.damaged(name) : plural(errors, words.lost, { pool: name }),
        causes: suspended ? [causeOf('LD511', 'stopped', { pool: name }), lost(name)] : [lost(name)],
      };
    }
    if (!counted) continue;
    const drives = drivesOf(counted.value);
    yield {
      ...(isQuoted ? { severity: 'hint' } : { isRisk: true }),
      subject: name,
      line: counted.line,
      message: plural(drives.length, drives.some(({ isGroup }) => isGroup) ? words.groups : words.drives, {
        pool: name,
        drives: listed(drives.map(countsOf)),
      }),
      causes: causesOf(name, drives),
    };
  }
});

/** Of partitions of one drive, as log and cache often are, the sum. */
function drivesOf(counted: readonly MemberErrors[]): MemberErrors[] {
  const byDrive = Map.groupBy(counted, ({ name, line }) => (name === undefined ? `${line}` : driveNameOf(name)));
  return [...byDrive].flatMap(([drive, [first, ...others]]) => {
    if (!first) return [];
    const sum = (kind: 'read' | 'write' | 'checksum') => others.reduce((all, other) => all + other[kind], first[kind]);
    const name = others.length > 0 ? drive : first.name;
    return { ...first, name, read: sum('read'), write: sum('write'), checksum: sum('checksum') };
  });
}

const lost = (pool: string): Candidate => causeOf('LD511', 'lost', { pool });

const countsOf = ({ name, line, read, write, checksum }: MemberErrors): string =>
  words.counts(name ?? lineName(line), read, write, checksum);

function causesOf(pool: string, counted: readonly MemberErrors[]): Candidate[] {
  const drive = causeOf('LD511', 'drive', { pool });
  const way = causeOf('LD511', 'way', { pool });
  const total = (kind: 'read' | 'write' | 'checksum') => counted.reduce((sum, errors) => sum + errors[kind], 0);
  const [reads, writes] = [total('read'), total('write')];
  // What only the checksum finds was changed on the way; a drive writes to a spare sector where one is bad.
  const ofWay = writes > 0 ? [words.unwritten] : reads === 0 ? [words.changed] : [];
  return [
    { ...drive, signs: ofWay.length === 0 ? [words.failed] : [] },
    { ...way, signs: ofWay },
  ];
}
