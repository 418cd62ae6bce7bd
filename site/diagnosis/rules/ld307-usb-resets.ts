import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Machine, UsbLink } from '../join/machine.ts';
import { isDriveName } from '../join/names.ts';
import { fallenSigns, unpluggedSigns } from './drive-signs.ts';
import type { Candidate } from './finding.ts';
import { causeOf, rule } from './rule.ts';
import { SUPER_SPEED, usbName, usbTitle, usbTree } from './usb-ends.ts';

const words = {
  gaveUp: (device: string) => `the driver uas gave up commands of ${device}`,
  quiet: 'the kernel gave up the drive, and the driver uas says nothing of its commands',
  resets: 'one {The kernel reset {device} # time} other {The kernel reset {device} # times}',
  aborts:
    'one {The kernel gave up # command of {device}, which is on USB} other {The kernel gave up # commands of {device}, which is on USB}',
  silent:
    'one {{device} did not answer # time as the kernel set it up} other {{device} did not answer # times as the kernel set it up}',
  dead: 'one {The USB controller {device} stopped answering # time, and everything behind it was gone} other {The USB controller {device} stopped answering # times, and everything behind it was gone}',
  halted: (device: string) =>
    `The USB controller ${device} reported a system error and was halted with everything behind it`,
  left: 'one {{device} left its USB port # time and came back} other {{device} left its USB port # times and came back}',
};

export const usbResets = rule('LD307', function* (machine) {
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
  const hosts = machine.troubles.filter(({ kind }) => kind === 'usb host dead' || kind === 'usb host halted');
  const isHostDead = hosts.length > 0;
  const hasResets = disks(machine).some(({ resets }) => resets);
  for (const { kind, device, line, count } of machine.troubles) {
    const found = { subject: device, line, isRisk: true as const };
    if (kind === 'usb abort' && !hasResets)
      yield {
        ...found,
        // Commands fail with the controller that carries them.
        ...(isHostDead && { severity: 'hint' }),
        message: plural(count, words.aborts, { device }),
        causes: causesOf(machine, undefined),
      };
    if (kind === 'usb host dead')
      yield { ...found, message: plural(count, words.dead, { device }), causes: OF_CONTROLLERS };
    // What was halted is given up a little later.
    if (kind === 'usb host halted' && !hosts.some((host) => host.device === device && host.kind === 'usb host dead'))
      yield { ...found, message: words.halted(device), causes: OF_CONTROLLERS };
    if (kind === 'usb silent' && !disks(machine).some(({ path, resets }) => path === device && resets))
      yield { ...found, message: plural(count, words.silent, { device }), causes: SILENT };
    const link = machine.usb.find(({ path }) => path === device);
    if (kind === 'usb gone' && link?.running && !link.hasMoved && disks(machine).includes(link))
      yield {
        ...found,
        message: plural(count, words.left, { device: usbTitle(link) }),
        causes: causesOf(machine, link, []),
      };
  }
});

/** Drives, and what is as fast as only drives are. */
const disks = (machine: Machine): UsbLink[] => {
  const { storage } = usbTree(machine);
  const devices = machine.usb.filter(({ isHub }) => !isHub);
  // The only device that is named, beside a drive that fails, is that drive.
  const isOnly = devices.length === 1 && machine.troubles.some(({ device }) => isDriveName(device));
  return devices.filter((link) => isOnly || storage.includes(link) || (link.running?.value ?? 0) >= SUPER_SPEED);
};

const SILENT: Candidate[] = [causeOf('LD307', 'cable'), causeOf('LD307', 'power')];
const OF_CONTROLLERS: Candidate[] = [causeOf('LD307', 'draws'), causeOf('LD307', 'driver')];

function causesOf(
  machine: Machine,
  link: UsbLink | undefined,
  leaving = unpluggedSigns(machine, link?.path ?? onlyGone(machine)),
): Candidate[] {
  const aborts = machine.troubles.filter(({ kind }) => kind === 'usb abort').map(({ device }) => words.gaveUp(device));
  // The driver uas says of each command that it gave up, before the kernel gives up the drive.
  const isQuiet = aborts.length === 0 && machine.troubles.some(({ kind }) => kind === 'scsi lost');
  return [
    causeOf('LD307', 'uas', {
      // What left its port took its commands along.
      signs: leaving.length > 0 ? [] : aborts,
      isRefuted: link?.driver?.value === 'usb-storage' || (link?.isOnOldHost === true && aborts.length === 0),
    }),
    causeOf('LD307', 'power', { signs: [...leaving, ...(isQuiet ? [words.quiet] : [])] }),
    causeOf('LD307', 'cable', { signs: fallenSigns(machine, link) }),
  ];
}

/** The device that left its port, where no other did. */
function onlyGone({ troubles }: Machine): string | undefined {
  const [path, ...others] = new Set(troubles.flatMap(({ kind, device }) => (kind === 'usb gone' ? [device] : [])));
  return others.length === 0 ? path : undefined;
}
