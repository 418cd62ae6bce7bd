import type { DiagnosticRule } from '../finding.ts';
import { bitsPerSecond, listed } from '../saying.ts';

export const fastLastHop: DiagnosticRule = {
  id: 'LD207',
  severity: 'normal',
  looksFor: 'Drives behind links that are faster than the drives.',
  why: 'Tools of RAID cards print the speed of the drive and that of the last link beside it. A SATA drive of 6 Gb/s behind an expander of 12 Gb/s is as it should be.',
  sources: ['sata-3.5', 'spl-4'],
  *find({ drives }) {
    const behind = drives.filter(
      ({ running, capable }) => running && capable && running.value > capable.value,
    );
    const [first] = behind;
    if (!first?.running || !first.capable) return;
    yield {
      subject: first.id,
      line: first.running.line,
      message: `${listed(behind.map(({ id }) => id))}: a drive of ${bitsPerSecond(first.capable.value)} behind a link of ${bitsPerSecond(first.running.value)} runs at its own speed`,
      causes: [
        {
          message: 'The drive is slower than the card or expander that it hangs on',
          check: 'Compare with the data sheet of the drive',
          fix: 'Nothing',
        },
      ],
    };
  },
};
