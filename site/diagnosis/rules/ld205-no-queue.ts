import { plural } from '../../../datasets/tools/language/plural.ts';
import type { AtaPort } from '../join/machine.ts';
import { listed } from '../say/formatting.ts';
import { drivesByPort, inCommand } from './drive-ends.ts';
import type { Cause, DiagnosticRule } from './finding.ts';

const words = {
  off: 'one {Command queuing is off on {ports}: one command at a time} other {Command queuing is off on # ports, {ports}: one command at a time}',
  offOf:
    'one {Command queuing is off on {ports}: one command at a time of {most}} other {Command queuing is off on # ports, {ports}: one command at a time of {most}}',
  errors:
    'one {The kernel turned off command queuing on {ports} after errors} other {The kernel turned off command queuing on # ports after errors: {ports}}',
};

export const noQueue: DiagnosticRule = {
  id: 'LD205',
  severity: 'hint',
  looksFor: 'SATA drives that get one command at a time (NCQ off).',
  why: 'With command queuing a drive holds up to 32 commands and reorders them. Without it, random reads of many programs wait for each other.',
  sources: ['linux-kernel-parameters-libata', 'linux-libata-core'],
  *find(machine) {
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
        causes: isAfterErrors ? afterErrors(first, inCommand(drive)) : neverOn(inCommand(drive)),
      };
    }
  },
};

const afterErrors = ({ name }: AtaPort, drive: string): Cause[] => [
  {
    message: 'Commands failed or timed out: the drive, its cable or its power',
    check: `\`sudo dmesg | grep -E "${name}[.:]"\`, and \`sudo smartctl -x /dev/${drive}\``,
    fix: 'Find the cause of the errors; queuing comes back with the next restart',
  },
];

const neverOn = (drive: string): Cause[] => [
  {
    message: 'The controller is in IDE mode, or it or its driver does not support queuing',
    check: '`lspci -nnk | grep -A3 -i sata`: is the driver ahci?',
    fix: 'Set the SATA ports to AHCI in the BIOS, if the installed system can start from them',
  },
  {
    message: 'A kernel option or the kernel’s list of faulty drives turns it off',
    check: '`cat /proc/cmdline` for `libata.force=noncq`; `sudo dmesg | grep -i ncq`',
    fix: 'Remove the option, if the drive is sound',
  },
  {
    message: 'The depth was set to 1',
    check: `\`cat /sys/block/${drive}/device/queue_depth\``,
    fix: 'Write the depth of the drive back: 32, or 31 on older kernels',
  },
];
