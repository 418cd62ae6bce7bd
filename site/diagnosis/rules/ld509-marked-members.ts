import { plural } from '../../../datasets/tools/language/plural.ts';
import { driveNameOf } from '../join/names.ts';
import { listed } from '../say/formatting.ts';
import type { Found } from './finding.ts';
import { isDown } from './group-state.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  faulty:
    'one {# member of {array} is marked faulty: {members}} other {# members of {array} are marked faulty: {members}}',
  unread:
    'one {# member of {array} is marked with an error (E): {members}} other {# members of {array} are marked with an error (E): {members}}',
  writeMostly:
    'one {# member of {array} is marked write-mostly, so that reads go to the others: {members}} other {# members of {array} are marked write-mostly, so that reads go to the others: {members}}',
};

export const markedMembers = rule('LD509', function* ({ groups }) {
  for (const { name, line, marked, isDegraded, state } of groups) {
    // Of an array that misses members another rule says so.
    const isComplete = !isDegraded && !isDown(state?.value);
    const { faulty = [], writeMostly = [], unread = [] } = marked ?? {};
    if (faulty.length > 0 && isComplete) yield failed(name, line, faulty);
    if (unread.length > 0) yield misread(name, line, unread);
    if (writeMostly.length > 0) yield written(name, line, writeMostly);
  }
});

const failed = (name: string, line: number, members: readonly string[]): Found => ({
  severity: 'problem',
  isRisk: true,
  subject: name,
  line,
  message: plural(members.length, words.faulty, { array: name, members: listed(members) }),
  causes: [causeOf('LD509', 'dropped', { name })],
});

const misread = (name: string, line: number, members: readonly string[]): Found => ({
  severity: 'problem',
  isRisk: true,
  subject: name,
  line,
  message: plural(members.length, words.unread, { array: name, members: listed(members) }),
  causes: [causeOf('LD509', 'unread', { drive: driveNameOf(members[0] ?? 'sdX') })],
});

const written = (name: string, line: number, members: readonly string[]): Found => ({
  subject: name,
  line,
  message: plural(members.length, words.writeMostly, { array: name, members: listed(members) }),
  causes: [causeOf('LD509', 'writeMostly', { name })],
});
