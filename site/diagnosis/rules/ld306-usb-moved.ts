import { usbRate } from '../join/link-rates.ts';
import type { UsbLink } from '../join/machine.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import type { DiagnosticRule, Found } from './finding.ts';
import { HIGH_SPEED, usbName, usbTitle, usbTree } from './usb-ends.ts';

export const usbMoved: DiagnosticRule = {
  id: 'LD306',
  severity: 'hint',
  looksFor: 'A USB drive that one paste shows at two speeds: before and after a change.',
  why: 'The drive, its bridge and the computer stayed the same, so what was changed in between explains the difference: the cable, the port or a hub.',
  sources: ['lsusb-t', 'wikipedia-usb'],
  *find(machine) {
    const tree = usbTree(machine);
    for (const link of tree.storage) {
      if (link.hasMoved || !link.running) continue;
      const before = [
        ...(link.earlier ? [{ path: undefined, running: link.earlier }] : []),
        ...tree.placesOf(link).filter(({ hasMoved }) => hasMoved),
      ].find(({ running }) => running && running.value !== link.running?.value);
      if (before?.running) yield found(link, before.running.value, before.path);
    }
  },
};

function found(link: UsbLink, earlier: number, path: string | undefined): Found {
  const now = link.running?.value ?? 0;
  const [slow, fast] = [usbRate(Math.min(earlier, now)), usbRate(Math.max(earlier, now))];
  const [then, today] = [bitsPerSecond(earlier), bitsPerSecond(now)];
  const isFaster = now > earlier;
  return {
    // What is as slow as USB 2 is what such a paste is about, whichever listing shows it.
    ...(Math.min(earlier, now) <= HIGH_SPEED && { severity: 'problem' }),
    subject: usbName(link),
    line: link.running?.line ?? link.line,
    message:
      path === undefined
        ? `${usbTitle(link)} ran at ${then} earlier in the paste and runs at ${today} later`
        : `${usbTitle(link)} runs at ${today}; at ${path}, earlier in the paste, it ran at ${then}`,
    lost: slow === undefined || fast === undefined ? undefined : fast - slow,
    causes: [
      {
        message: isFaster
          ? 'The earlier cable: one whose faster wire pairs do not connect, or one for charging'
          : 'The later cable: one whose faster wire pairs do not connect, or one for charging',
        check: 'Use the slower cable at the faster port, then `lsusb -t`: does the speed go with the cable?',
        fix: 'Keep the cable of the faster listing',
      },
      {
        message: 'The port, or a hub in between',
        check: 'Use the faster cable at the slower port, then `lsusb -t`',
        fix: 'Keep to the port of the faster listing',
      },
    ],
  };
}
