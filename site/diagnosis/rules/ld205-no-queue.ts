import { plural } from '../../../datasets/tools/language/plural.ts';
import type { AtaPort } from '../join/machine.ts';
import { listed } from '../say/formatting.ts';
import { drivesByPort, inCommand } from './drive-ends.ts';
import type { Candidate } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  off: 'one {Command queuing is off on {ports}: one command at a time} other {Command queuing is off on # ports, {ports}: one command at a time}',
  offOf:
    'one {Command queuing is off on {ports}: one command at a time of {most}} other {Command queuing is off on # ports, {ports}: one command at a time of {most}}',
  errors:
    'one {The kernel turned off command queuing on {ports} after errors} other {The kernel turned off command queuing on # ports after errors: {ports}}',
};

export const noQueue = rule('LD205', function* (machine) {
  const drives = drivesByPort(machine);
  const off = machine.ata.filter(({ queue }) => queue && (queue.value.off !== undefined || queue.value.depth <= 1));
  const alike = Map.groupBy(off, ({ queue }) => (queue?.value.off === 'errors' ? 'errors' : `${queue?.value.most}`));
  for (const [how, ports] of alike) {
    const [first] = ports;
    if (!first?.queue) continue;
    const drive = drives.get(first.name);
    const most = first.queue.value.most;
    const isAfterErrors = how === 'errors';
    yield {
      severity: isAfterErrors ? 'problem' : 'hint',
      subject: drive?.id ?? first.name,
      line: first.queue.line,
      message: plural(ports.length, isAfterErrors ? words.errors : most === undefined ? words.off : words.offOf, {
        ports: listed(ports.map(({ name }) => name)),
        most: `${most}`,
      }),
      causes: causesOf(first, inCommand(drive), isAfterErrors),
    };
  }
});

const causesOf = ({ name }: AtaPort, drive: string, isAfterErrors: boolean): Candidate[] => [
  causeOf('LD205', 'afterErrors', { name, drive, isRefuted: !isAfterErrors }),
  causeOf('LD205', 'mode', { isRefuted: isAfterErrors }),
  causeOf('LD205', 'option', { isRefuted: isAfterErrors }),
  causeOf('LD205', 'depth', { drive, isRefuted: isAfterErrors }),
];
