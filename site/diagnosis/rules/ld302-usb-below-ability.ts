import { usbRate } from '../join/link-rates.ts';
import type { Machine, UsbLink } from '../join/machine.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
import { causeOf, rule } from './rule.ts';
import { HIGH_SPEED, isRootHub, usbName, usbTitle, usbTree } from './usb-ends.ts';

export const usbBelowAbility = rule('LD302', function* (machine) {
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
});

function causesOf(machine: Machine, link: UsbLink): Candidate[] {
  const hub = usbTree(machine).hubOf(link);
  const most = hub?.capable?.value ?? hub?.running?.value;
  const isAtMost = most !== undefined && most <= (link.running?.value ?? 0);
  const rate = bitsPerSecond(most ?? 0);
  const port: Candidate =
    isAtMost && hub && isRootHub(hub)
      ? causeOf('LD302', 'rootPort', { rate })
      : isAtMost
        ? causeOf('LD302', 'hubPort', { rate })
        : causeOf('LD302', 'port');
  const cable = causeOf('LD302', 'cable');
  const firmware = causeOf('LD302', 'firmware');
  return [{ ...cable, isRefuted: isAtMost }, port, firmware];
}
