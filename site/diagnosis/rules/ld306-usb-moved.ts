import { usbRate } from '../join/link-rates.ts';
import type { UsbLink } from '../join/machine.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import type { Found } from './finding.ts';
import { causeOf, rule } from './rule.ts';
import { HIGH_SPEED, usbName, usbTitle, usbTree } from './usb-ends.ts';

export const usbMoved = rule('LD306', function* (machine) {
  const tree = usbTree(machine);
  for (const link of tree.storage) {
    if (link.hasMoved || !link.running) continue;
    const before = [
      ...(link.earlier ? [{ path: undefined, running: link.earlier }] : []),
      ...tree.placesOf(link).filter(({ hasMoved }) => hasMoved),
    ].find(({ running }) => running && running.value !== link.running?.value);
    if (before?.running) yield found(link, before.running.value, before.path);
  }
});

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
    causes: [causeOf('LD306', isFaster ? 'earlierCable' : 'laterCable'), causeOf('LD306', 'port')],
  };
}
