import { plural } from '../../language/plural.ts';
import { driveNameOf, isDriveName } from '../join/names.ts';
import type { Cause, DiagnosticRule } from './finding.ts';

const words = {
  errors:
    'one {The kernel logged # I/O error of {device}} other {The kernel logged # I/O errors of {device}}',
  commands:
    'one {# command failed at {device}, or its link did not come up} other {# commands failed at {device}, or its link did not come up}',
};

export const ioErrors: DiagnosticRule = {
  id: 'LD405',
  severity: 'problem',
  looksFor: 'Reads and writes that failed, by the kernel’s log.',
  why: 'A command that fails is tried again for seconds, which makes a drive look slow; then data may be lost, or an array drops the drive. The speed of its link says nothing of it.',
  sources: ['linux-blk-core', 'wikipedia-erc', 'smartctl-8'],
  *find({ troubles, ata }) {
    const errors = troubles.filter(({ kind }) => kind === 'io error');
    // A partition fails with its drive.
    for (const [device, all] of Map.groupBy(errors, (one) => driveNameOf(one.device))) {
      const count = all.reduce((sum, one) => sum + one.count, 0);
      yield {
        subject: device,
        line: all[0]?.line ?? 1,
        message: plural(count, words.errors, { device }),
        causes: causesOf(device),
        isRisk: true,
      };
    }
    // The errors of a drive say more than those of the port that it is on.
    if (errors.length > 0) return;
    for (const { kind, device, line, count } of troubles) {
      const port = ata.find(({ name }) => name === device);
      // Another rule says that the kernel lowered the link for it.
      if (kind !== 'ata error' || (port?.fallbacks.length ?? 0) > 0) continue;
      yield {
        subject: device,
        line,
        message: plural(count, words.commands, { device }),
        causes: causesOf(undefined),
        isRisk: true,
      };
    }
  },
};

function causesOf(device: string | undefined): Cause[] {
  const name = device !== undefined && isDriveName(device) ? device : 'sdX';
  return [
    {
      message: 'The drive is failing: sectors that it cannot read',
      check: `\`sudo smartctl -x /dev/${name}\`: Reallocated, Pending and Uncorrectable sectors, media errors`,
      fix: 'Save the data first, then replace the drive',
    },
    {
      message: 'The cable, the backplane bay or the power supply fails intermittently',
      check: `\`sudo smartctl -A /dev/${name}\`: does UDMA_CRC_Error_Count grow? Several drives at once point to power or the controller`,
      fix: 'Change cable or bay and the power connector, and watch the log',
    },
    {
      message: 'The controller or the USB bridge dropped the drive',
      check:
        '`sudo dmesg`: what stands before the first error: a reset, “controller is down”, “USB disconnect”?',
      fix: 'Look for the cause of that message; the errors follow from it',
    },
  ];
}
