import type { Cause, DiagnosticRule } from './finding.ts';
import { SUPER_SPEED, usbName, usbTitle, usbTree } from './usb-ends.ts';

export const noUas: DiagnosticRule = {
  id: 'LD303',
  severity: 'hint',
  looksFor: 'A drive on USB that takes one command at a time although it offers UAS, or may.',
  why: 'With UAS a drive holds several commands at once; with Bulk-Only each waits for the one before. Small random reads of an SSD feel it most.',
  sources: ['linux-kernel-parameters-usb-storage', 'electronicdesign-uasp'],
  *find(machine) {
    for (const link of usbTree(machine).storage) {
      const { driver, offers, isUasIgnored, running } = link;
      const isOffered = offers.includes('uas') && driver?.value === 'usb-storage';
      // What the device offers stands in no list of links: only sticks and old bridges are this fast without UAS.
      const isUnknown = offers.length === 0 && driver?.value === 'usb-storage';
      const isFast = (running?.value ?? 0) >= SUPER_SPEED && !link.hasMoved;
      if (!isUasIgnored && !isOffered && !(isUnknown && isFast)) continue;
      yield {
        subject: usbName(link),
        line: isUasIgnored?.line ?? driver?.line ?? link.line,
        message: isUasIgnored
          ? `The kernel does not use UAS with ${usbTitle(link)}: it was told to ignore it`
          : isOffered
            ? `${usbTitle(link)} offers UAS and is driven by usb-storage`
            : `${usbTitle(link)} is driven by usb-storage, one command at a time; the paste does not show whether it offers UAS`,
        causes: [
          ...(isUasIgnored || isOffered ? [] : [unknown]),
          {
            message:
              'The kernel lists the bridge as one that fails with UAS, or a kernel option says so (usb-storage.quirks with `u`)',
            check: '`sudo dmesg | grep -i uas`; `cat /proc/cmdline`; `grep -r usb-storage /etc/modprobe.d`',
            fix: 'Remove your own option, if there is one; do not override the kernel’s list: those bridges fail with UAS',
          },
          {
            message: 'The driver uas is missing, or the USB controller does not support streams',
            check: '`modprobe -n -v uas`; `sudo dmesg | grep -i streams`',
            fix: 'Load uas, or use a port of another controller',
          },
        ],
      };
    }
  },
};

const unknown: Cause = {
  message: 'A memory stick, a card reader or an older bridge, which offers no UAS',
  check: '`sudo lsusb -v | grep -E "^Bus|bInterfaceProtocol"`: 98 is UAS, 80 is Bulk-Only',
  fix: 'Nothing for a memory stick; for an SSD use an enclosure whose bridge supports UAS',
};
