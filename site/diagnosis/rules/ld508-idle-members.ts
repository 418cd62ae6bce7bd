import type { DiskLoad } from '../../../datasets/tools/readers/iostat.ts';
import { percent, seconds } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
import { memberLoadsOf } from './group-loads.ts';
import { causeOf, rule } from './rule.ts';

/** Writes to an array that take so long wait for something. */
const LONG = 0.5;
/** Drives that have so little to do and answer so soon are not what they wait for. */
const IDLE = 0.2;
const SOON = 0.1;

export const idleMembers = rule('LD508', function* (machine) {
  for (const group of machine.groups) {
    if (group.action && !group.action.value.isWaiting && !group.isQuoted) continue;
    const members = memberLoadsOf(machine, group).all;
    const own = machine.loads.filter(({ name }) => name === group.name);
    const waiting = own.toSorted((a, b) => waitOf(b) - waitOf(a))[0];
    const worst = Math.max(...members.map(({ busy = 1 }) => busy));
    const slowest = Math.max(...members.map(longestOf));
    if (!waiting || members.length === 0 || waitOf(waiting) < LONG) continue;
    if (worst > IDLE || slowest > SOON) continue;
    yield {
      subject: group.name,
      line: waiting.line,
      message: `Writes to ${group.name} wait ${seconds(waitOf(waiting))}; its drives, at most ${percent(worst)} busy, answer within ${seconds(slowest)}: neither drives nor links limit them`,
      causes: CAUSES,
    };
  }
});

const waitOf = ({ writes }: DiskLoad): number => writes.wait ?? 0;
const longestOf = ({ reads, writes }: DiskLoad): number => Math.max(reads.wait ?? 0, writes.wait ?? 0);

const CAUSES: Candidate[] = [causeOf('LD508', 'fileSystem'), causeOf('LD508', 'stripes')];
