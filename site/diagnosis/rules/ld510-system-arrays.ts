import type { Group } from '../join/machine.ts';
import { listed } from '../say/formatting.ts';
import type { Candidate, Found } from './finding.ts';
import { arraysForData, isOfQnap, isOfSynology } from './group-state.ts';
import { causeOf, rule } from './rule.ts';

export const systemArrays = rule('LD510', function* ({ groups }) {
  const ofSynology = groups.filter((group) => isOfSynology(group, groups));
  // A drive that left is missing in the arrays for data, too.
  const isComplete = arraysForData(groups).length > 0;
  const causes = [causeOf('LD510', 'bays'), causeOf('LD510', 'left', { isRefuted: isComplete })];
  for (const item of said(ofSynology, isComplete ? words.bays : words.maybe, causes))
    yield { ...item, ...(!isComplete && { severity: 'hint' }) };
  yield* said(groups.filter(isOfQnap), words.more, [causeOf('LD510', 'places')]);
});

const words = {
  bays: (names: string) => `${names}: the places without a drive are empty bays, as on a Synology NAS`,
  maybe: (names: string) => `${names}: the places without a drive may be empty bays of a Synology NAS`,
  more: (names: string) => `${names}: made for more drives than there are, as on a QNAP NAS`,
};

function* said(own: readonly Group[], message: (names: string) => string, causes: Candidate[]): Generator<Found> {
  const [first] = own;
  if (!first) return;
  yield { subject: first.name, line: first.line, message: message(listed(own.map(({ name }) => name))), causes };
}
