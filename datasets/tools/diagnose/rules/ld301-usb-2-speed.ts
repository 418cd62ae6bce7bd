import type { Cause, DiagnosticRule } from '../finding.ts';
import { usbRate } from '../link-rates.ts';
import type { Machine, UsbLink } from '../machine.ts';
import { bitsPerSecond } from '../saying.ts';
import { HIGH_SPEED, isRootHub, usbName, usbTitle, usbTree } from '../usb-ends.ts';

export const usb2Speed: DiagnosticRule = {
  id: 'LD301',
  severity: 'problem',
  looksFor: 'A USB drive at USB 2.0 speed that supports more.',
  why: 'USB 2.0 moves about 40 MB/s. A device for USB 3 falls back to it when one of its faster wire pairs does not connect, and nothing warns of it.',
  sources: ['lsusb-t', 'wikipedia-usb'],
  *find(machine) {
    for (const link of usbTree(machine).storage) {
      const { running, driver } = link;
      if (!running || running.value > HIGH_SPEED) continue;
      const can = usbTree(machine).mostOf(link);
      // UAS came with USB 3: of a device that speaks it, more is likely.
      const isLikely = can <= running.value && driver?.value === 'uas';
      if (can <= running.value && !isLikely) continue;
      const [now, then] = [usbRate(running.value), usbRate(can)];
      yield {
        severity: isLikely ? 'hint' : 'problem',
        subject: usbName(link),
        line: running.line,
        message: isLikely
          ? `${usbTitle(link)} runs at ${bitsPerSecond(running.value)}; it uses UAS, so it likely supports 5 Gb/s or more`
          : `${usbTitle(link)} runs at ${bitsPerSecond(running.value)}; it supports ${bitsPerSecond(can)}`,
        causes: causesOf(machine, link),
        lost: now === undefined || then === undefined ? undefined : then - now,
      };
    }
  },
};

function causesOf(machine: Machine, link: UsbLink): Cause[] {
  const tree = usbTree(machine);
  const hub = tree.hubOf(link);
  const cable: Cause = {
    message:
      'The cable: an extension, a cable for charging, or one whose faster wire pairs do not connect',
    check: 'Use the short cable that came with the device, push it in fully, then `lsusb -t`',
    fix: 'Use a cable for USB 3 (5 Gb/s or more), as short as possible',
  };
  const port: Cause = {
    message: 'The port: one of USB 2.0, or a header on the board for USB 2.0',
    check:
      '`lsusb -t`: a bus of 5000M or more is USB 3; plug the device into another port and look where it appears',
    fix: 'Use a port of a USB 3 bus',
  };
  const between: Cause = {
    message:
      hub?.name === undefined
        ? 'A hub of USB 2.0 is in between'
        : `A hub of USB 2.0 is in between: ${hub.name}`,
    check: 'Plug the device straight into the machine, then `lsusb -t`',
    fix: 'Use a hub for USB 3, and a cable for USB 3 between hub and machine',
  };
  // A hub of USB 3 is two hubs, one on each bus: the slower half proves nothing where the faster is listed.
  const isBehindHub = hub !== undefined && !isRootHub(hub);
  return isBehindHub && !tree.hasFastHub ? [between, cable, port] : [cable, port];
}
