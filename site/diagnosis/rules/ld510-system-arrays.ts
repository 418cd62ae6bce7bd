import type { Group } from '../join/machine.ts';
import { listed } from '../say/formatting.ts';
import type { Cause, Found } from './finding.ts';
import { arraysForData, isOfQnap, isOfSynology } from './group-state.ts';
import { causeOf, rule } from './rule.ts';

export const systemArrays = rule('LD510', function* ({ groups }) {
  const ofSynology = groups.filter((group) => isOfSynology(group, groups));
  // A drive that left is missing in the arrays for data, too.
  if (arraysForData(groups).length > 0) yield* said(ofSynology, words.bays, [bays]);
  else for (const item of said(ofSynology, words.maybe, [bays, left])) yield { ...item, severity: 'hint' };
  yield* said(groups.filter(isOfQnap), words.more, [places]);
});

const words = {
  bays: (names: string) => `${names}: the places without a drive are empty bays, as on a Synology NAS`,
  maybe: (names: string) => `${names}: the places without a drive may be empty bays of a Synology NAS`,
  more: (names: string) => `${names}: made for more drives than there are, as on a QNAP NAS`,
};

function* said(own: readonly Group[], message: (names: string) => string, causes: Cause[]): Generator<Found> {
  const [first] = own;
  if (!first) return;
  yield { subject: first.name, line: first.line, message: message(listed(own.map(({ name }) => name))), causes };
}

const bays = causeOf('LD510', 'bays');

const places = causeOf('LD510', 'places');

const left = causeOf('LD510', 'left');
