import { bitsPerSecond, listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

export const linkInTheEnclosure: DiagnosticRule = {
  id: 'LD305',
  severity: 'normal',
  looksFor: 'A SATA speed shown for a drive that is attached by USB.',
  why: 'Tools that read the drive itself show its link to the bridge in the enclosure. They say nothing about the USB link.',
  sources: ['lsusb-t', 'smartctl-8'],
  *find({ drives, usb }) {
    const shown = new Set(usb.flatMap(({ path, running }) => (running && path ? [path] : [])));
    const inside = drives.filter(
      ({ isUsb, running, capable, usb: path }) =>
        isUsb && running && running.value >= (capable?.value ?? 0) && !shown.has(path ?? ''),
    );
    const [first] = inside;
    if (!first?.running) return;
    yield {
      subject: first.id,
      line: first.running.line,
      message: `${listed(inside.map(({ id }) => id))}: ${bitsPerSecond(first.running.value)} is the link inside the enclosure; the paste does not show the USB link`,
      causes: [
        {
          message: 'The drive sits behind a bridge from USB to SATA',
          check: 'Linux: `lsusb -t` shows 480M, 5000M or 10000M. Windows: USB Device Tree Viewer shows the speed',
          fix: 'Nothing; paste the output of `lsusb -t`, too',
        },
      ],
    };
  },
};
