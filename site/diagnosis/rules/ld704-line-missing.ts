import type { DiagnosticRule } from './finding.ts';
import { nameOf } from './pcie-ends.ts';

export const lineMissing: DiagnosticRule = {
  id: 'LD704',
  severity: 'hint',
  looksFor: 'Registers of lspci without the line of their device.',
  why: 'The line that names a device is often lost to grep. Without it, the link belongs to no known device or port.',
  sources: ['lspci-8'],
  *find({ functions, drives }) {
    const placed = new Set(drives.map(({ pcie }) => pcie));
    const [first] = functions.filter((one) => one.address === undefined && one.name === '' && !placed.has(one));
    if (!first) return;
    yield {
      subject: nameOf(first),
      line: first.line,
      message: 'The paste shows registers of a device and does not name it',
      causes: [
        {
          message: 'The paste was cut, or grep left lines out',
          check: 'Does the paste begin with a line such as `01:00.0 Non-Volatile memory controller: …`?',
          fix: 'Paste all of `sudo lspci -vv`',
        },
      ],
    };
  },
};
