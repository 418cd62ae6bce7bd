import { drivesByPort, inCommand } from '../drive-ends.ts';
import type { DiagnosticRule } from '../finding.ts';

export const noQueue: DiagnosticRule = {
  id: 'LD205',
  severity: 'hint',
  looksFor: 'SATA drives that get one command at a time (NCQ off).',
  why: 'With command queuing a drive holds up to 32 commands and reorders them. Without it, random reads of many programs wait for each other.',
  sources: ['linux-kernel-parameters-libata', 'linux-libata-core'],
  *find(machine) {
    const drives = drivesByPort(machine);
    for (const { name, queue } of machine.ata) {
      if (!queue || (queue.value.off === undefined && queue.value.depth > 1)) continue;
      const drive = drives.get(name);
      const isAfterErrors = queue.value.off === 'errors';
      yield {
        severity: isAfterErrors ? 'problem' : 'hint',
        subject: drive?.id ?? name,
        line: queue.line,
        message: isAfterErrors
          ? `The kernel turned off command queuing on ${name} after errors`
          : queue.value.most === undefined
            ? `Command queuing is off on ${name}: one command at a time`
            : `Command queuing is off on ${name}: one command at a time of ${queue.value.most}`,
        causes: isAfterErrors
          ? [
              {
                message: 'Commands failed or timed out: the drive, its cable or its power',
                check: `\`sudo dmesg | grep -E "${name}[.:]"\`, and \`sudo smartctl -x /dev/${inCommand(drive)}\``,
                fix: 'Find the cause of the errors; queuing comes back with the next restart',
              },
            ]
          : [
              {
                message:
                  'The controller is in IDE mode, or it or its driver does not support queuing',
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
                check: `\`cat /sys/block/${inCommand(drive)}/device/queue_depth\``,
                fix: 'Set it to 31 again',
              },
            ],
      };
    }
  },
};
