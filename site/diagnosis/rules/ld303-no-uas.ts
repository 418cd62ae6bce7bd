import type { Machine, UsbLink } from '../join/machine.ts';
import type { Candidate } from './finding.ts';
import { causeOf, rule } from './rule.ts';
import { SUPER_SPEED, usbName, usbTitle, usbTree } from './usb-ends.ts';

export const noUas = rule('LD303', function* (machine) {
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
      causes: [...(isUasIgnored || isOffered ? [] : [unknown]), causeOf('LD303', 'listed'), driverOf(machine, link)],
    };
  }
});

const unknown = causeOf('LD303', 'unknown');

/** A driver that serves another device, or is set to leave this one alone, is loaded all the same. */
const driverOf = ({ usb }: Machine, { isUasIgnored }: UsbLink): Candidate =>
  causeOf('LD303', 'driver', {
    isRefuted: isUasIgnored !== undefined || usb.some(({ driver }) => driver?.value === 'uas'),
  });
