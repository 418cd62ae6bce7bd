import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Machine, UsbLink } from '../join/machine.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';
import { SUPER_SPEED, usbName, usbTitle, usbTree } from './usb-ends.ts';

const words = {
  gaveUp: (device: string) => `the driver uas gave up commands of ${device}`,
  resets: 'one {The kernel reset {device} # time} other {The kernel reset {device} # times}',
  aborts:
    'one {The kernel gave up # command of {device}, which is on USB} other {The kernel gave up # commands of {device}, which is on USB}',
  dead: 'one {The USB controller {device} stopped answering # time, and all behind it was gone} other {The USB controller {device} stopped answering # times, and all behind it was gone}',
  left: 'one {{device} left its USB port # time and came back} other {{device} left its USB port # times and came back}',
};

export const usbResets: DiagnosticRule = {
  id: 'LD307',
  severity: 'problem',
  looksFor:
    'A USB drive that the kernel resets, that drops its commands or leaves its port; a controller of USB that stops answering.',
  why: 'A reset stops all transfers for seconds, and what was in flight may be lost. Bridge, cable and power are the usual reasons; the speed of the link says nothing of them.',
  sources: ['linux-uas-driver', 'linux-kernel-parameters-usb-storage', 'rpi-linux-3404', 'pop-os-linux-307'],
  *find(machine) {
    for (const link of disks(machine)) {
      const { resets } = link;
      if (!resets) continue;
      yield {
        // One is what some bridges need to begin with.
        severity: resets.value > 1 || machine.troubles.length > 0 ? 'problem' : 'hint',
        subject: usbName(link),
        line: resets.line,
        message: plural(resets.value, words.resets, { device: usbTitle(link) }),
        causes: causesOf(machine, link),
        ...(resets.value > 1 && { isRisk: true }),
      };
    }
    const hasResets = disks(machine).some(({ resets }) => resets);
    for (const { kind, device, line, count } of machine.troubles) {
      const found = { subject: device, line, isRisk: true as const };
      if (kind === 'usb abort' && !hasResets)
        yield {
          ...found,
          message: plural(count, words.aborts, { device }),
          causes: causesOf(machine, undefined),
        };
      if (kind === 'usb host dead')
        yield { ...found, message: plural(count, words.dead, { device }), causes: OF_CONTROLLERS };
      const link = machine.usb.find(({ path }) => path === device);
      if (kind === 'usb gone' && link?.running && !link.hasMoved && disks(machine).includes(link))
        yield {
          ...found,
          message: plural(count, words.left, { device: usbTitle(link) }),
          causes: causesOf(machine, link),
        };
    }
  },
};

/** Drives, and what is as fast as only drives are. */
const disks = (machine: Machine): UsbLink[] => {
  const { storage } = usbTree(machine);
  return machine.usb.filter(
    (link) => storage.includes(link) || (!link.isHub && (link.running?.value ?? 0) >= SUPER_SPEED),
  );
};

const OF_CONTROLLERS: Candidate[] = [
  {
    message: 'A device draws more than the ports give, or upsets the controller',
    check: 'Unplug all devices but one, then watch the log: with which of them does the controller stop?',
    fix: 'Power that device by itself, or plug it in at another controller',
  },
  {
    message: 'The driver, or the firmware of the controller',
    check: 'Start another version of the kernel, then watch the log: does it end?',
    fix: 'Keep the kernel with which it ends; update the BIOS and the firmware of the controller',
  },
];

function causesOf({ troubles }: Machine, link: UsbLink | undefined): Candidate[] {
  const aborts = troubles.filter(({ kind }) => kind === 'usb abort').map(({ device }) => words.gaveUp(device));
  const uas: Candidate = {
    message: 'The bridge in the enclosure, or its firmware, fails with UAS',
    check:
      'Start the kernel with `usb-storage.quirks=VVVV:PPPP:u`, the numbers of `lsusb`, and watch the log: do the resets end?',
    fix: 'Update the firmware of the bridge; else keep the option, or use an enclosure with another bridge',
  };
  const power: Candidate = {
    message: 'The drive gets too little power from the port',
    check: 'Use an enclosure or a hub with a power supply of its own, then watch the log',
    fix: 'Power the drive by itself: a spinning disk or a fast SSD needs more than many ports give',
  };
  const cable: Candidate = {
    message: 'The cable, its plug or a hub in between',
    check: 'Use a short cable for USB 3, straight into another port of the machine, then watch the log',
    fix: 'Keep the cable and port without resets',
  };
  return [{ ...uas, signs: aborts, isRefuted: link?.driver?.value === 'usb-storage' }, power, cable];
}
