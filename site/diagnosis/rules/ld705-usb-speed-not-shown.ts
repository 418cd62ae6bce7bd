import { bitsPerSecond, listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { lineNaming } from './not-understood.ts';
import { usbName, usbTitle, usbTree } from './usb-ends.ts';

export const usbSpeedNotShown: DiagnosticRule = {
  id: 'LD705',
  severity: 'hint',
  looksFor: 'USB drives whose link speed the paste does not show.',
  why: 'lsusb -v shows what a device supports, lsusb -t what its link runs at.',
  sources: ['lsusb-t'],
  *find(machine) {
    const silent = usbTree(machine).storage.filter(
      (link) => !link.running && lineNaming(machine, [usbName(link)]) === undefined,
    );
    const [first] = silent;
    if (!first) return;
    yield {
      subject: usbName(first),
      line: first.line,
      message: first.capable
        ? `The paste does not show the speed of ${listed(silent.map(usbTitle))}; it supports ${bitsPerSecond(first.capable.value)}`
        : `The paste does not show the speed of ${listed(silent.map(usbTitle))}`,
      causes: [
        {
          message: 'The tools that were pasted do not print it',
          check: '`lsusb -t`: 480M is USB 2.0, 5000M and more are USB 3',
          fix: 'Paste the output of `lsusb -t`, too',
        },
      ],
    };
  },
};
