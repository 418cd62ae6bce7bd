import { plural } from '../../../datasets/tools/language/plural.ts';
import { driveNameOf } from '../join/names.ts';
import { listed } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
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
    const grave = { severity: 'problem', isRisk: true } as const;
    const all: [members: readonly string[], message: string, cause: Candidate, known?: typeof grave][] = [
      [isComplete ? faulty : [], words.faulty, causeOf('LD509', 'dropped', { name }), grave],
      [unread, words.unread, causeOf('LD509', 'unread', { drive: driveNameOf(unread[0] ?? 'sdX') }), grave],
      [writeMostly, words.writeMostly, causeOf('LD509', 'writeMostly', { name })],
    ];
    for (const [members, text, cause, known] of all) {
      if (members.length === 0) continue;
      const message = plural(members.length, text, { array: name, members: listed(members) });
      yield { ...known, subject: name, line, message, causes: [cause] };
    }
  }
});
