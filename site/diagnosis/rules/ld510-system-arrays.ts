import type { Group } from '../join/machine.ts';
import { listed } from '../say/formatting.ts';
import type { Cause, DiagnosticRule, Found } from './finding.ts';
import { arraysForData, isOfQnap, isOfSynology } from './group-state.ts';

export const systemArrays: DiagnosticRule = {
  id: 'LD510',
  severity: 'normal',
  looksFor: 'The system arrays of a NAS of Synology or QNAP, which have a place for every bay.',
  why: 'DSM keeps its system on md0 and its swap on md1, QTS its system on md9 and md13: mirrors over all drives that are made for all bays, or more. Places without a drive read as missing members and are none.',
  sources: ['techspark-synology', 'synology-shr-layout', 'moshous-qnap', 'magicmonster-raid'],
  *find({ groups }) {
    const ofSynology = groups.filter((group) => isOfSynology(group, groups));
    // A drive that left is missing in the arrays for data, too.
    if (arraysForData(groups).length > 0) yield* said(ofSynology, words.bays, [bays]);
    else for (const found of said(ofSynology, words.maybe, [bays, left])) yield { ...found, severity: 'hint' };
    yield* said(groups.filter(isOfQnap), words.more, [places]);
  },
};

const words = {
  bays: (names: string) => `${names}: the places without a drive are empty bays, as on a Synology NAS`,
  maybe: (names: string) => `${names}: the places without a drive may be empty bays of a Synology NAS`,
  more: (names: string) => `${names}: made for more drives than there are, as on a QNAP NAS`,
};

function* said(own: readonly Group[], message: (names: string) => string, causes: Cause[]): Generator<Found> {
  const [first] = own;
  if (!first) return;
  yield {
    subject: first.name,
    line: first.line,
    message: message(listed(own.map(({ name }) => name))),
    causes,
  };
}

const look = {
  check: 'Does the number of drives in it equal the number of drives in the NAS?',
  fix: 'Nothing; do not add drives to these arrays',
};

const bays: Cause = {
  message: 'The system and the swap of DSM are mirrored over all bays, filled or not',
  ...look,
};

const places: Cause = {
  message: 'QTS mirrors its system over all drives, with places for more than most machines hold',
  ...look,
};

const left: Cause = {
  message: 'A drive failed, was pulled, or did not come up in time',
  check: '`cat /proc/mdstat`: is an array for data degraded, too?',
  fix: 'Check cable and power of the drive, then repair the storage pool in DSM',
};
