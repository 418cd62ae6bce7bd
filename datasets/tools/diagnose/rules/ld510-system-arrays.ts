import { listed } from '../say/saying.ts';
import type { DiagnosticRule } from './finding.ts';
import { isSystemArray } from './group-state.ts';

export const systemArrays: DiagnosticRule = {
  id: 'LD510',
  severity: 'normal',
  looksFor: 'The system arrays of a Synology NAS, which have a place for every bay.',
  why: 'DSM keeps its system on md0 and its swap on md1, mirrors over all drives that are made for all bays. Empty bays read as missing members and are none.',
  sources: ['techspark-synology', 'synology-shr-layout'],
  *find({ groups }) {
    const own = groups.filter((group) => isSystemArray(group, groups));
    const [first] = own;
    if (!first) return;
    yield {
      subject: first.name,
      line: first.line,
      message: `${listed(own.map(({ name }) => name))}: the places without a drive are empty bays, as on a Synology NAS`,
      causes: [
        {
          message: 'The system and the swap of DSM are mirrored over all bays, filled or not',
          check: 'Does the number of drives in it equal the number of drives in the NAS?',
          fix: 'Nothing; do not add drives to these arrays',
        },
      ],
    };
  },
};
