import { plural } from '../../../datasets/tools/language/plural.ts';
import { inCommand } from './drive-ends.ts';
import type { DiagnosticRule } from './finding.ts';

const words = {
  errors:
    'one {The link of {drive} has had # error in the life of the drive} other {The link of {drive} has had # errors in the life of the drive}',
};

export const sataCrc: DiagnosticRule = {
  id: 'LD211',
  severity: 'hint',
  looksFor: 'A drive that counted errors on its link (UDMA_CRC_Error_Count).',
  why: 'What arrives damaged is sent again, and after many errors the kernel lowers the speed of the link. The count is of all the life of the drive: only whether it grows says that something is wrong now.',
  sources: ['smartctl-8', 'linux-libata-core'],
  *find({ drives }) {
    for (const drive of drives) {
      const errors = drive.health?.linkErrors;
      if (!errors) continue;
      yield {
        subject: drive.id,
        line: errors.line,
        message: plural(errors.value, words.errors, { drive: drive.id }),
        causes: [
          {
            message: 'The cable, its plug or the bay of the drive, now or in the past',
            check: `\`sudo smartctl -A /dev/${inCommand(drive)} | grep CRC\`, copy a large file, and look again: has the count grown?`,
            fix: 'Change the cable or the bay, if it grows; else nothing',
          },
        ],
      };
    }
  },
};
