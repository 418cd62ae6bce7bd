/** What was read of a drive or of its port that speaks for one fault and against another, in clauses. */
import { plural } from '../../../datasets/tools/language/plural.ts';
import type { TroubleKind } from '../../../datasets/tools/readers/kernel-log-trouble.ts';
import { wordsOf } from '../../../datasets/tools/text/words-of.ts';
import type { AtaPort, Drive, Machine, UsbLink } from '../join/machine.ts';
import { driveNameOf, isDriveName, nvmeControllerOf } from '../join/names.ts';
import { bitsPerSecond, listed } from '../say/formatting.ts';
import { usbName } from './usb-ends.ts';

const words = {
  named: (errors: string, port: string) => `the log names ${errors} on ${port}`,
  crc: 'one {{drive} counted # error of its link} other {{drive} counted # errors of its link}',
  parity: (device: string) => `the log names parity or CRC errors of ${device}`,
  bus: (port: string) => `the log names errors of the link of ${port} (ATA bus error)`,
  empty: (device: string) => `${device} said that no medium is present`,
  way: (device: string) => `commands of ${device} failed in the controller, its driver or on the way`,
  noPath: (device: string) => `the kernel has no path left to ${device}`,
  fibre: (card: string) => `the Fibre Channel link of ${card} went down`,
  broken: (connection: string) => `the iSCSI ${connection} broke`,
  refused: (device: string) => `${device} answered that it aborted the command`,
  refusedPort: (port: string) => `the drive at ${port} answered that it aborted the command (ABRT)`,
  hung: (port: string) => `the link of ${port} came up, and its drive did not say what it is`,
  silent: (device: string) => `${device} did not answer as the kernel set it up`,
  medium: (device: string) => `the log shows a media error of ${device}`,
  failing: (drive: string) => `${drive} is failing, by its own SMART report`,
  tested: (drive: string) => `${drive} failed a self-test`,
  unread: 'one {{drive} has # sector that it cannot read} other {{drive} has # sectors that it cannot read}',
  media: 'one {{drive} could not read stored data # time} other {{drive} could not read stored data # times}',
  gone: (device: string) => `the log says that ${device} left, was reset or did not answer`,
  leftBefore: (port: string) => `the USB device at ${port} left just before, and no other did`,
  several: (devices: string) => `several drives are named: ${devices}`,
  logged: 'one {{controller} logged # event of its own} other {{controller} logged # events of its own}',
  reset: (devices: string) => `the log shows resets of ${devices}, too`,
  alike: (drives: string, rate: string) => `${drives} on the same controller run at ${rate}, too`,
  policy: (host: string, value: string) => `the power policy of ${host} is ${value}`,
  left: (device: string) => `${device} left its port, too`,
  fell: (device: string, before: string, now: string) => `${device} ran at ${before} before, and runs at ${now} now`,
};

/** Bits of SError that say that what arrived was damaged, or that the device left the link. */
const DAMAGED = new Set(wordsOf('BadCRC DevExch ICRC 10B8B Dispar Handshk LinkSeq TrStaTrns RecovData UnrecovData'));
/** Those of a link that went away or woke up. */
const WAKING = new Set(['PHYRdyChg', 'CommWake']);

const errorsOf = (port: AtaPort | undefined, wanted: ReadonlySet<string>): string[] => {
  const names = port?.errors?.value.filter((name) => wanted.has(name)) ?? [];
  return port && names.length > 0 ? [words.named(listed(names), port.name)] : [];
};

/** Signs of a link that comes and goes: both of them, or one and no sign of data that arrived damaged. */
const isWaking = (port: AtaPort | undefined): boolean => {
  const names = new Set(port?.errors?.value);
  const isDamaged = [...names].some((name) => name !== TRANSITION && DAMAGED.has(name));
  return [...WAKING].every((name) => names.has(name))
    ? !names.has('BadCRC') && !names.has('DevExch')
    : !isDamaged && [...WAKING].some((name) => names.has(name));
};
/** What a link that wakes up shows, too. */
const TRANSITION = '10B8B';

/** Of a cable, a plug or a bay. */
export function wireSigns(port: AtaPort | undefined, drive: Drive | undefined): string[] {
  const errors = drive?.health?.linkErrors?.value;
  return [
    ...(isWaking(port) ? [] : errorsOf(port, DAMAGED)),
    ...(drive && errors ? [plural(errors, words.crc, { drive: drive.id })] : []),
  ];
}

const has = ({ troubles }: Machine, kind: TroubleKind, device: string | undefined): boolean =>
  troubles.some((trouble) => trouble.kind === kind && trouble.device === device);

/** Of commands that failed on their way, by the check of the link or by the result of the command. */
export const crcSigns = (machine: Machine, device = '', port = device): string[] => [
  ...[...new Set([device, port])].filter((name) => has(machine, 'ata crc', name)).map(words.parity),
  ...(has(machine, 'ata bus', port) ? [words.bus(port)] : []),
  ...(has(machine, 'scsi way', device) ? [words.way(device)] : []),
];

/** Of a reader without a card. */
export const emptySigns = (machine: Machine, device: string): string[] =>
  has(machine, 'sense empty', device) ? [words.empty(device)] : [];

/** Of commands that the drive itself, or the bridge before it, did not carry out. */
export const refusedSigns = (machine: Machine, device: string, port = device): string[] => [
  ...(has(machine, 'sense refused', device) ? [words.refused(device)] : []),
  ...(has(machine, 'ata refused', port) ? [words.refusedPort(port)] : []),
];

/** Of a drive that hangs: the signal on its link is good. */
export const hungSigns = (machine: Machine, port: AtaPort | undefined): string[] =>
  port?.running && port.bytes === undefined && has(machine, 'ata silent', port.name) ? [words.hung(port.name)] : [];

const SAVING = /^(?:min_power|med_power)/;

/** Of power saving: the link changed and nothing on it was damaged, or the system is set to let links sleep. */
export const savingSigns = ({ conditions }: Machine, port: AtaPort | undefined): string[] => [
  ...(isWaking(port) ? errorsOf(port, WAKING) : []),
  ...conditions
    .filter(({ kind, value }) => kind === 'linkSaving' && SAVING.test(value))
    .slice(0, 1)
    .map(({ name, value }) => words.policy(name, value)),
];

const OF_MEDIUM: ReadonlySet<TroubleKind> = new Set(['medium error', 'sense error', 'sense medium']);

/** Of a drive that cannot read what it holds. */
export function sectorSigns({ troubles, drives }: Machine, device: string): string[] {
  const drive = drives.find(({ id, ata }) => id === device || ata === device);
  const { isFailing, isTestFailed, pending, uncorrectable, mediaErrors } = drive?.health ?? {};
  const isMedium = troubles.some(
    ({ kind, device: own }) => OF_MEDIUM.has(kind) && [device, drive?.ata].includes(driveNameOf(own)),
  );
  const unread = pending ?? uncorrectable;
  return [
    ...(isMedium ? [words.medium(device)] : []),
    ...(drive && isFailing ? [words.failing(drive.id)] : []),
    ...(drive && isTestFailed ? [words.tested(drive.id)] : []),
    ...(drive && unread ? [plural(unread.value, words.unread, { drive: drive.id })] : []),
    ...(drive && mediaErrors ? [plural(mediaErrors.value, words.media, { drive: drive.id })] : []),
  ];
}

/** Whether SMART was read and says that the drive can read all of it; what the log names speaks against that. */
export const isReadable = (machine: Machine, device: string): boolean =>
  sectorSigns(machine, device).length === 0 &&
  machine.drives.some(({ id, health }) => id === device && health?.isReadable !== undefined);

const LEAVING: ReadonlySet<TroubleKind> = new Set([
  'usb abort',
  'usb gone',
  'usb host dead',
  'usb host halted',
  'nvme down',
  'nvme timeout',
  'nvme lost',
  'ata lost',
  'scsi lost',
  'scsi host',
]);

/** Of a device that left its link, which all of its errors follow from. */
export function leavingSigns({ troubles, drives }: Machine, device: string): string[] {
  const { ata, usb, address, isUsb } = drives.find(({ id }) => id === device) ?? {};
  const own = [device, nvmeControllerOf(device), ata, usb, address];
  // Where nothing says what a drive is on, a controller of USB that died may have taken it along.
  const mayBeUsb = isDriveName(device) && ata === undefined && (isUsb || address === undefined);
  const [left, ...others] = troubles.filter(({ kind }) => kind === 'usb gone');
  const failed = troubles.find(({ device: name }) => driveNameOf(name) === device);
  // Errors of a drive that nothing places follow on the only device that left.
  const isBehind = left && others.length === 0 && mayBeUsb && usb === undefined && left.line < (failed?.line ?? 0);
  if (isBehind) return [words.leftBefore(left.device)];
  return troubles.some(
    ({ kind, device: gone }) => LEAVING.has(kind) && (own.includes(gone) || (kind.startsWith('usb host') && mayBeUsb)),
  )
    ? [words.gone(device)]
    : [];
}

/** What resets itself, and all drives behind it. */
export const CONTROLLER = /^(?:mpt[23]sas|mptscsih|aacraid)/;

/** Of a drive on the network: nothing says that it is on a port of this machine. */
export function targetSigns({ conditions, drives }: Machine, device: string): string[] {
  const drive = drives.find(({ id }) => id === device);
  const isLocal = (drive?.ata ?? drive?.usb ?? drive?.address ?? drive?.isUsb) !== undefined;
  const said = conditions.flatMap(({ kind, name }) => {
    if (kind === 'noPath' && name === device) return [words.noPath(name)];
    if (isLocal || nvmeControllerOf(device) !== undefined) return [];
    return kind === 'iscsiLost' ? [words.broken(name)] : kind === 'fibreDown' ? [words.fibre(name)] : [];
  });
  return [...new Set(said)].slice(0, 1);
}

/** Of what several drives share. */
export function sharedSigns({ troubles }: Machine, names: readonly string[]): string[] {
  // Events of another controller say nothing of the one whose drives fail.
  const silent = new Set(troubles.flatMap(({ controller }) => controller ?? []));
  const resets = troubles.filter(({ kind, device }) => !names.includes(device) && kind === 'scsi reset');
  return [
    ...(names.length > 1 ? [words.several(listed(names))] : []),
    ...(resets.length > 0 ? [words.reset(listed(resets.map(({ device }) => device)))] : []),
    ...troubles
      .filter(({ kind, device }) => kind === 'scsi log' && (silent.size === 0 || silent.has(device)))
      .map(({ device, count }) => plural(count, words.logged, { controller: device })),
  ];
}

/** Drives of the same controller that could do more, and what they run at. */
const besides = ({ drives }: Machine, { id, address }: Drive): Drive[] =>
  drives.filter((drive) => drive.id !== id && address !== undefined && drive.address === address);

/** Whether a drive of the same controller runs faster, so that the controller can. */
export const isFasterBeside = (machine: Machine, drive: Drive): boolean =>
  besides(machine, drive).some(({ running }) => (running?.value ?? 0) > (drive.running?.value ?? 0));

/** Other drives of the same controller that could do more and run as slowly; one that runs faster says nothing of a port. */
export function alikeSigns(machine: Machine, drive: Drive): string[] {
  const rate = drive.running?.value ?? 0;
  const alike = besides(machine, drive).filter(
    ({ running, capable }) => running?.value === rate && (capable?.value ?? 0) > rate,
  );
  if (alike.length === 0 || isFasterBeside(machine, drive)) return [];
  return [words.alike(listed(alike.map(({ id }) => id)), bitsPerSecond(rate))];
}

/** Of a device on USB that lost its power or its contact: it left the port, and did not only stop answering. */
export const unpluggedSigns = ({ troubles }: Machine, path: string | undefined): string[] =>
  path !== undefined && troubles.some(({ kind, device }) => kind === 'usb gone' && device === path)
    ? [words.left(path)]
    : [];

/** Of a cable of USB: the same device came up slower than before, or did not answer. */
export function fallenSigns({ troubles }: Machine, link: UsbLink | undefined): string[] {
  const [before, now] = [link?.earlier?.value ?? 0, link?.running?.value ?? 0];
  const isSilent = troubles.some(({ kind, device }) => kind === 'usb silent' && device === link?.path);
  return [
    ...(link && now > 0 && before > now ? [words.fell(usbName(link), bitsPerSecond(before), bitsPerSecond(now))] : []),
    ...(link && isSilent ? [words.silent(usbName(link))] : []),
  ];
}
