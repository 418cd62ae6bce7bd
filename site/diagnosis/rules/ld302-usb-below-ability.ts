import { usbRate } from '../join/link-rates.ts';
import type { Machine, UsbLink } from '../join/machine.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';
import { HIGH_SPEED, isRootHub, usbName, usbTitle, usbTree } from './usb-ends.ts';

export const usbBelowAbility: DiagnosticRule = {
  id: 'LD302',
  severity: 'problem',
  looksFor: 'A USB drive at 5 or 10 Gb/s that supports more.',
  why: 'Device, cable, hub and port agree on the slowest of what each supports. An SSD behind a 10 Gb/s bridge reads about half as fast at 5 Gb/s.',
  sources: ['lsusb-t', 'usb-3.2', 'lore-xhci-minor-revision', 'lore-asm2142-jms580'],
  *find(machine) {
    for (const link of usbTree(machine).storage) {
      const { running } = link;
      if (!running || running.value <= HIGH_SPEED || link.hasMoved) continue;
      const can = usbTree(machine).mostOf(link);
      if (can === undefined || can <= running.value) continue;
      const [now, then] = [usbRate(running.value), usbRate(can)];
      yield {
        subject: usbName(link),
        line: running.line,
        message:
          link.chip === undefined || link.capable?.value !== can
            ? `${usbTitle(link)} runs at ${bitsPerSecond(running.value)}; it supports ${bitsPerSecond(can)}`
            : `${usbTitle(link)} runs at ${bitsPerSecond(running.value)}; its chip, ${link.chip}, supports ${bitsPerSecond(can)}`,
        causes: causesOf(machine, link),
        lost: now === undefined || then === undefined ? undefined : then - now,
      };
    }
  },
};

/** `most`: what the hub of the port is known to support. */
function portSaid(most: number | undefined, hub: UsbLink | undefined): Pick<Candidate, 'message'> {
  if (most === undefined) return { message: 'The port: many USB 3 ports support 5 Gb/s only' };
  return {
    message:
      hub && isRootHub(hub)
        ? `The port: the kernel takes its controller for one of ${bitsPerSecond(most)}, which it is, or which its firmware says wrongly`
        : `The port: its hub supports ${bitsPerSecond(most)} and no more`,
  };
}

function causesOf(machine: Machine, link: UsbLink): Candidate[] {
  const hub = usbTree(machine).hubOf(link);
  const most = hub?.capable?.value ?? hub?.running?.value;
  const isAtMost = most !== undefined && most <= (link.running?.value ?? 0);
  const port: Candidate = {
    ...portSaid(isAtMost ? most : undefined, hub),
    check: '`lsusb -t`: the first line of a bus says what its ports support: 5000M, 10000M, 20000M/x2',
    fix: 'Use a port as fast as the device; the manual of the board lists the speed of each port. Where the controller is made for more, update its firmware and the BIOS, then power off and on',
  };
  const cable: Candidate = {
    message: 'The cable: one for 5 Gb/s, too long, or a hub or extension in between',
    check: 'Use the cable that came with the device, straight into the machine, then `lsusb -t`',
    fix: 'Use a cable for 10 Gb/s or more, at most a metre long',
  };
  const firmware: Candidate = {
    message: 'Firmware of the USB controller or of the bridge: it names an older revision of USB',
    check:
      '`lsusb -t`: the first line of the bus says what the kernel takes the controller for; compare with its data sheet',
    fix: 'Update the BIOS and the firmware of the controller; then power off and on, not only restart',
  };
  return [{ ...cable, isRefuted: isAtMost }, port, firmware];
}
