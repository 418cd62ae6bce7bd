import { plural } from '../../../datasets/tools/language/plural.ts';
import { listed } from '../say/formatting.ts';
import type { DiagnosticRule, Found } from './finding.ts';
import { isDown } from './group-state.ts';

const words = {
  faulty:
    'one {# member of {array} is marked faulty: {members}} other {# members of {array} are marked faulty: {members}}',
  writeMostly:
    'one {# member of {array} is marked write-mostly, so that reads go to the others: {members}} other {# members of {array} are marked write-mostly, so that reads go to the others: {members}}',
};

export const markedMembers: DiagnosticRule = {
  id: 'LD509',
  severity: 'hint',
  looksFor: 'Members of an array of md that are marked faulty or write-mostly.',
  why: 'The kernel prints (F) behind a member that failed and (W) behind one that is not read from as long as another can be. An array may be complete and still have either.',
  sources: ['linux-md-admin-guide', 'techspark-synology'],
  *find({ groups }) {
    for (const { name, line, marked, isDegraded, state } of groups) {
      // Of an array that misses members another rule says so.
      const isComplete = !isDegraded && !isDown(state?.value);
      const { faulty = [], writeMostly = [] } = marked ?? {};
      if (faulty.length > 0 && isComplete) yield failed(name, line, faulty);
      if (writeMostly.length > 0) yield written(name, line, writeMostly);
    }
  },
};

function failed(name: string, line: number, members: readonly string[]): Found {
  return {
    severity: 'problem',
    isRisk: true,
    subject: name,
    line,
    message: plural(members.length, words.faulty, { array: name, members: listed(members) }),
    causes: [
      {
        message: 'The kernel dropped the member after an error of its drive, cable or power',
        check: '`sudo dmesg | grep -E "I/O error|md/raid"`; `sudo smartctl -x /dev/sdX` of the drive',
        fix: `Replace what failed, then \`sudo mdadm /dev/${name} --remove failed\` and add the new member`,
      },
    ],
  };
}

function written(name: string, line: number, members: readonly string[]): Found {
  return {
    subject: name,
    line,
    message: plural(members.length, words.writeMostly, { array: name, members: listed(members) }),
    causes: [
      {
        message: 'Somebody set it, to keep reads on the faster drives of a mirror',
        check: `\`cat /sys/block/${name}/md/dev-*/state\``,
        fix: `If the member is as fast as the others: \`echo -writemostly | sudo tee /sys/block/${name}/md/dev-MEMBER/state\``,
      },
    ],
  };
}
