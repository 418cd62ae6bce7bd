import { usbRate } from '../join/link-rates.ts';
import type { Machine, UsbLink } from '../join/machine.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import type { Candidate, DiagnosticRule, Found } from './finding.ts';
import { HIGH_SPEED, isRootHub, usbName, usbTitle, usbTree } from './usb-ends.ts';

export const usb2Speed: DiagnosticRule = {
  id: 'LD301',
  severity: 'problem',
  looksFor: 'A USB drive or adapter at USB 2.0 speed that supports more, or may.',
  why: 'USB 2.0 moves about 40 MB/s. A device for USB 3 falls back to it when one of its faster wire pairs does not connect, and nothing warns of it.',
  sources: ['lsusb-t', 'wikipedia-usb'],
  *find(machine) {
    const { storage } = usbTree(machine);
    const others = machine.usb.filter((link) => link.isBelowTop && !storage.includes(link));
    for (const link of [...storage, ...others]) {
      const { running } = link;
      // A place that the device has left is compared with the new one by another rule.
      if (!running || running.value > HIGH_SPEED || link.hasMoved) continue;
      const can = usbTree(machine).mostOf(link) ?? 0;
      const isKnown = can > running.value || link.isBelowTop !== undefined;
      // It says itself that it can do no more.
      if (!isKnown && link.capable && link.driver?.value !== 'uas') continue;
      const [now, then] = [usbRate(running.value), usbRate(can)];
      yield {
        severity: isKnown ? 'problem' : 'hint',
        subject: usbName(link),
        line: running.line,
        ...said(link, bitsPerSecond(running.value), can > running.value ? bitsPerSecond(can) : undefined),
        causes: causesOf(machine, link),
        lost: now === undefined || then === undefined || then <= now ? undefined : then - now,
      };
    }
  },
};

const words = { oldHost: 'the driver of the USB controller knows no USB 3' };

/** `can`: what the device is known to support, where that is more. */
function said(link: UsbLink, now: string, can: string | undefined): Pick<Found, 'message'> {
  if (can !== undefined) return { message: `${usbTitle(link)} runs at ${now}; it supports ${can}` };
  if (link.isBelowTop) return { message: `${usbTitle(link)} runs at ${now}; the kernel says that it could run faster` };
  // UAS came with USB 3: of a device that speaks it, more is likely.
  return {
    message:
      link.driver?.value === 'uas'
        ? `${usbTitle(link)} runs at ${now}; it uses UAS, so it likely supports 5 Gb/s or more`
        : `${usbTitle(link)} runs at ${now}, about 40 MB/s at most; the paste does not show whether it supports more`,
  };
}

function causesOf(machine: Machine, link: UsbLink): Candidate[] {
  const tree = usbTree(machine);
  const hub = tree.hubOf(link);
  const cable: Candidate = {
    message: 'The cable: an extension, a cable for charging, or one whose faster wire pairs do not connect',
    check: 'Use the short cable that came with the device, push it in fully, then `lsusb -t`',
    fix: 'Use a cable for USB 3 (5 Gb/s or more), as short as possible',
  };
  const port: Candidate = {
    message: 'The port: one of USB 2.0, or a header on the board for USB 2.0',
    check: '`lsusb -t`: a bus of 5000M or more is USB 3; plug the device into another port and look where it appears',
    fix: 'Use a port of a USB 3 bus',
  };
  const between: Candidate = {
    message: hub?.name === undefined ? 'A hub of USB 2.0 is in between' : `A hub of USB 2.0 is in between: ${hub.name}`,
    check: 'Plug the device straight into the machine, then `lsusb -t`',
    fix: 'Use a hub for USB 3, and a cable for USB 3 between hub and machine',
  };
  // A hub of USB 3 is two hubs, one on each bus: the slower half proves nothing where the faster is listed.
  const isBehindHub = hub !== undefined && !isRootHub(hub);
  const known = [
    { ...between, isRefuted: !isBehindHub || tree.hasFastHub || link.isOnOldHost },
    { ...cable, isRefuted: link.isOnOldHost },
    { ...port, signs: link.isOnOldHost ? [words.oldHost] : [] },
  ];
  return tree.mostOf(link) === undefined && !link.isBelowTop && link.driver?.value !== 'uas'
    ? [...known, itself]
    : known;
}

const itself: Candidate = {
  message: 'The device itself is one of USB 2.0',
  check: '`lsusb -v -d ID`: bcdUSB of 2.00 or less; 2.10 and more mean a device for USB 3',
  fix: 'Use a device or an enclosure for USB 3',
};
