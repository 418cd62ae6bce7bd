import { listed } from '../say/formatting.ts';
import { portsByName } from './drive-ends.ts';
import type { DiagnosticRule } from './finding.ts';
import { lineNaming } from './not-understood.ts';

export const rateNotShown: DiagnosticRule = {
  id: 'LD703',
  severity: 'hint',
  looksFor: 'SATA and SAS drives whose link speed the paste does not show.',
  why: 'The drive lists of cards, lsblk and lsscsi do not give link speeds. smartctl does: always for SATA drives, with -x for SAS drives.',
  sources: ['smartctl-8'],
  *find(machine) {
    const { drives } = machine;
    const ports = portsByName(machine);
    const silent = drives.filter(
      ({ id, protocol, running, isVirtual, isUsb, ata: port }) =>
        (protocol === 'SATA' || protocol === 'SAS') &&
        !running &&
        !isVirtual &&
        !isUsb &&
        !ports.get(port)?.running &&
        lineNaming(machine, [id]) === undefined,
    );
    const [first] = silent;
    if (!first) return;
    const isSas = silent.some(({ protocol }) => protocol === 'SAS');
    yield {
      subject: first.id,
      line: first.line,
      message: `The paste does not show the link speed of ${listed(silent.map(({ id }) => id))}`,
      causes: [
        {
          message: 'The tools that were pasted do not print it',
          check: isSas
            ? '`sudo smartctl -x /dev/sdX | grep "negotiated logical link rate"`'
            : '`sudo smartctl -i /dev/sdX | grep "SATA Version"`',
          fix: isSas ? 'Paste the output of `sudo smartctl -x`, too' : 'Paste the output of `sudo smartctl -i`, too',
        },
      ],
    };
  },
};
