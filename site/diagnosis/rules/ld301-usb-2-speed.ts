import { usbRate } from '../join/link-rates.ts';
import type { Machine, UsbLink } from '../join/machine.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import type { Candidate, Found } from './finding.ts';
import { causeOf, rule } from './rule.ts';
import { HIGH_SPEED, isRootHub, usbName, usbTitle, usbTree } from './usb-ends.ts';

export const usb2Speed = rule('LD301', function* (machine) {
  const { storage } = usbTree(machine);
  const others = machine.usb.filter(
    (link) => !link.isHub && !storage.includes(link) && (link.isBelowTop || usbTree(machine).saysMore(link)),
  );
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
});

const words = { oldHost: 'the driver of the USB controller knows no USB 3' };

/** `can`: what the device is known to support, where that is more. */
function said(link: UsbLink, now: string, can: string | undefined): Pick<Found, 'message'> {
  if (can !== undefined) return { message: `${usbTitle(link)} runs at ${now}; it supports ${can}` };
  if (link.isBelowTop) return { message: `${usbTitle(link)} runs at ${now}; the kernel says that it could run faster` };
  // UAS came with USB 3: of a device that speaks it, more is likely.
  if (link.driver?.value === 'uas')
    return { message: `${usbTitle(link)} runs at ${now}; it uses UAS, so it likely supports 5 Gb/s or more` };
  // As slow as USB 1.1.
  if (link.running && link.running.value < HIGH_SPEED)
    return { message: `${usbTitle(link)} runs at ${now}; the paste does not show whether it supports more` };
  return {
    message: `${usbTitle(link)} runs at ${now}, about 40 MB/s at most; the paste does not show whether it supports more`,
  };
}

function causesOf(machine: Machine, link: UsbLink): Candidate[] {
  const tree = usbTree(machine);
  const hub = tree.hubOf(link);
  const cable = causeOf('LD301', 'cable');
  const port = causeOf('LD301', 'port');
  const between = causeOf('LD301', hub?.name === undefined ? 'betweenUnnamed' : 'between', { hub: hub?.name ?? '' });
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

const itself = causeOf('LD301', 'itself');
