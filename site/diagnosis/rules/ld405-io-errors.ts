import { plural } from '../../../datasets/tools/language/plural.ts';
import type { DriveTrouble } from '../../../datasets/tools/readers/kernel-log-trouble.ts';
import { wordsOf } from '../../../datasets/tools/text/words-of.ts';
import type { AtaPort, Machine } from '../join/machine.ts';
import { driveNameOf, isDriveName, nvmeControllerOf } from '../join/names.ts';
import { listed } from '../say/formatting.ts';
import {
  CONTROLLER,
  crcSigns,
  emptySigns,
  hungSigns,
  isReadable,
  leavingSigns,
  refusedSigns,
  savingSigns,
  sectorSigns,
  sharedSigns,
  targetSigns,
  wireSigns,
} from './drive-signs.ts';
import type { Candidate, Found } from './finding.ts';
import { nvmeLink } from './ld406-nvme-down.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  errors: 'one {The kernel logged # I/O error of {device}} other {The kernel logged # I/O errors of {device}}',
  more: (errors: string, count: string) => `${errors}, and left out more (${count} messages)`,
  commands: 'one {# command failed at {device}} other {# commands failed at {device}}',
  down: 'one {The link of {device} did not come up # time} other {The link of {device} did not come up # times}',
  resets: 'one {The kernel reset the link of {device} # time} other {The kernel reset the link of {device} # times}',
  ups: 'one {The link of {device} came up # time in the log} other {The link of {device} came up # times in the log: it keeps dropping and coming back}',
  silent:
    'one {The drive at {device} did not say what it is # time} other {The drive at {device} did not say what it is # times}',
  lost: (device: string) => `The kernel gave up the drive at ${device}`,
  offline: (devices: string) => `The kernel took devices offline that no longer answered: ${devices}`,
  fault: (devices: string) => `The firmware of ${devices} stopped with a fault`,
  restarted: (devices: string) => `${devices} was reset, and the driver looked for all of its drives again`,
  dropped:
    'one {The kernel dropped # drive from its array: {devices}} other {The kernel dropped # drives from their arrays: {devices}}',
  stale:
    'one {# drive was out of date, and the kernel left it out of its array: {devices}} other {# drives were out of date, and the kernel left them out of their arrays: {devices}}',
  aborts:
    'one {Commands of {devices} took too long, and the kernel intervened # time} other {Commands of {devices} took too long, and the kernel intervened # times}',
};

/** Devices that the kernel makes of others, and disks that a host makes of a file. */
const STACKED = /^(?:md|dm-|bcache|drbd|loop|rbd|nbd|zd)[0-9]/;
const VIRTUAL = /^(?:vd|xvd)[a-z]/;

const REFUSED = 'sense refused';
const FREEBSD = /^(?:a?da|nda)[0-9]/;

/** What tells why a command failed, where no line says so plainly that it did. */
const SAYING: ReadonlySet<string> = new Set(['sense error', 'scsi host', 'scsi way']);

const ORDER = [
  ...wordsOf('LD405.members LD405.host LD405.card LD405.empty LD405.stale LD405.target LD406.nvmeLink LD405.wire'),
  ...wordsOf('LD405.refused LD201.failing LD201.saving LD405.silent LD405.sectors LD405.dropped'),
];

export const ioErrors = rule(
  'LD405',
  function* (machine) {
    const { troubles, ata } = machine;
    const failed = troubles.filter(
      ({ kind, device }) => kind === 'io error' || (kind === 'medium error' && !device.startsWith('ata')),
    );
    // What a port says of its commands is more than that their drive aborted them.
    const saying = troubles.some(({ kind }) => kind.startsWith('ata ')) ? SAYING : new Set([...SAYING, REFUSED]);
    // A drive names its error, and the kernel the command that failed of it.
    const isNamed = (device: string) => failed.some((driveTrouble) => driveNameOf(driveTrouble.device) === device);
    const errors = [...failed, ...troubles.filter(({ kind, device }) => saying.has(kind) && !isNamed(device))];
    // A partition fails with its drive.
    const drives = Map.groupBy(errors, (driveTrouble) => driveNameOf(driveTrouble.device));
    const together = failedTogether(machine, [...drives.keys()]);
    if (together.length > 0) {
      yield errorsOf(
        together,
        together.flatMap((device) => drives.get(device) ?? []),
        [{ ...silent, signs: sharedSigns(machine, together) }, ...driveCauses(machine, undefined, undefined)],
      );
    }
    for (const [device, all] of drives) {
      if (!together.includes(device)) {
        const found = errorsOf([device], all, causesOf(machine, device));
        yield { ...found, message: withSuppressed(machine, found.message) };
      }
    }
    yield* ofSeveral(machine, errors.length > 0);
    // The errors of a drive say more than those of the port that it is on; FreeBSD names the drive in both.
    const ofPorts = troubles.filter(
      ({ kind, device }) =>
        kind.startsWith('ata ') && (errors.length === 0 || (isDriveName(device) && !drives.has(device))),
    );
    if (errors.length === 0 && ofPorts.length === 0) yield* comingAndGoing(machine);
    const byPort = Map.groupBy(ofPorts, (driveTrouble) => driveTrouble.device);
    const failing = [...byPort.keys()].filter((device) => isOnlyFailing(machine, device));
    if (failing.length >= SEVERAL) yield ofPortsTogether(machine, failing);
    for (const [device, all] of byPort) {
      if (failing.length >= SEVERAL && failing.includes(device)) continue;
      const port = ata.find(({ name }) => name === device);
      const worst = worstOf(all, (port?.fallbacks.length ?? 0) > 0);
      if (worst) yield ofPort(machine, worst, port);
    }
  },
  ORDER,
);

function errorsOf(devices: readonly string[], all: readonly DriveTrouble[], causes: Candidate[]): Found {
  // FreeBSD names each error of a command, and again that it gave the command up.
  const isTwice = devices.every((device) => FREEBSD.test(device));
  const counts = all.map((driveTrouble) => driveTrouble.count);
  const count = isTwice ? Math.max(...counts) : counts.reduce((sum, own) => sum + own, 0);
  return {
    subject: devices[0] ?? '',
    line: all[0]?.line ?? 1,
    message: plural(count, all.every(({ kind }) => kind === REFUSED) ? words.commands : words.errors, {
      device: listed(devices),
    }),
    causes,
    isRisk: true,
  };
}

/** The kernel writes ten of a kind in five seconds at most, and then how many it did not write. */
function withSuppressed({ conditions }: Machine, errors: string): string {
  const counts = conditions.flatMap(({ kind, value }) => (kind === 'suppressed' ? [Number(value)] : []));
  return counts.length === 0 ? errors : words.more(errors, `${counts.reduce((sum, count) => sum + count, 0)}`);
}

/** Three drives do not fail by themselves at once. */
const SEVERAL = 3;

/** Drives of which nothing but the command that failed was read, where they are several. */
function failedTogether(machine: Machine, devices: readonly string[]): string[] {
  const alike = devices.filter(
    (device) =>
      isDriveName(device) &&
      !VIRTUAL.test(device) &&
      sectorSigns(machine, device).length === 0 &&
      leavingSigns(machine, device).length === 0,
  );
  return alike.length < SEVERAL ? [] : alike;
}

/** Whether commands at a port failed, and nothing says that its drive cannot read or that the kernel lowered its link. */
function isOnlyFailing(machine: Machine, device: string): boolean {
  const own = machine.troubles.filter((driveTrouble) => driveTrouble.device === device);
  const port = machine.ata.find(({ name }) => name === device);
  return (
    worstOf(own, (port?.fallbacks.length ?? 0) > 0)?.kind === 'ata error' && sectorSigns(machine, device).length === 0
  );
}

function ofPortsTogether(machine: Machine, ports: readonly string[]): Found {
  const own = machine.troubles.filter(({ kind, device }) => kind === 'ata error' && ports.includes(device));
  const count = own.reduce((sum, driveTrouble) => sum + driveTrouble.count, 0);
  const [cable, sectors] = driveCauses(machine, undefined, undefined);
  return {
    subject: ports[0] ?? '',
    line: own[0]?.line ?? 1,
    message: plural(count, words.commands, { device: listed(ports) }),
    causes: [{ ...silent, signs: sharedSigns(machine, ports) }, cable, sectors],
    isRisk: true,
  };
}

/** Links that come up again and again while those beside them do not; waking from sleep brings up all of them. */
const AGAIN = { least: 4, times: 3 };

function* comingAndGoing(machine: Machine): Generator<Found> {
  const fewest = Math.min(...machine.ata.flatMap(({ ups }) => ups ?? []));
  for (const port of machine.ata) {
    const { name, ups = 0, line } = port;
    if (ups < AGAIN.least || ups < fewest * AGAIN.times) continue;
    const [cable, , dropped] = driveCauses(machine, port, undefined, name);
    const message = plural(ups, words.ups, { device: name });
    yield { subject: name, line, message, causes: [causeOf('LD201', 'saving'), dropped, cable] };
  }
}

const TOGETHER = ['scsi fault', 'array drop', 'array stale', 'scsi lost', 'scsi abort', 'scsi rescan'] as const;
/** After a fault or a command that was given up a controller is reset, too. */
const RESET: ReadonlySet<string> = new Set(['scsi fault', 'scsi abort', 'scsi reset']);

/** What drives or controllers share; that a command was slow says nothing more where its errors are known. */
function* ofSeveral(machine: Machine, isFailed: boolean): Generator<Found> {
  for (const kind of TOGETHER) {
    const all = machine.troubles.filter(
      (trouble) =>
        trouble.kind === kind ||
        (kind === 'scsi abort' && trouble.kind === 'scsi reset' && CONTROLLER.test(trouble.device)),
    );
    const drives = all.filter(
      ({ device }) => kind === 'scsi fault' || kind === 'scsi rescan' || !CONTROLLER.test(device),
    );
    // A controller that was reset gave up no command of its own, and what was taken offline was given up before.
    const own = (drives.length > 0 ? drives : all).filter(
      ({ device }) => kind !== 'scsi abort' || !machine.troubles.some((other) => isLost(other, device)),
    );
    const [first] = own;
    if (!first || (kind === 'scsi abort' && isFailed)) continue;
    if (kind === 'scsi rescan' && machine.troubles.some((other) => RESET.has(other.kind) && isOfAll(other, own)))
      continue;
    const names = [...new Set(own.map(({ device }) => device))];
    const isFault = kind === 'scsi fault' || kind === 'scsi rescan';
    const only = isFault || names.length > 1 ? undefined : driveNameOf(first.device);
    const [cable, drive] = driveCauses(machine, undefined, only);
    const controller = {
      ...silent,
      signs: [...(isFault ? [ofAll(kind, own, names)] : []), ...sharedSigns(machine, names)],
    };
    const target = isFault ? [] : names.flatMap((name) => targetOf(machine, name)).slice(0, 1);
    yield {
      subject: first.device,
      line: first.line,
      message: ofAll(kind, own, names),
      causes:
        kind === 'array stale'
          ? [causeOf('LD405', 'stale', { name: first.device })]
          : [...target, cable, controller, ...(isFault ? [] : [drive])],
      isRisk: true,
    };
  }
}

/** Whether it is of what the lines are of, or does not say of what. */
const isOfAll = ({ kind, device }: DriveTrouble, own: readonly DriveTrouble[]): boolean =>
  kind === 'scsi abort' || own.some((trouble) => trouble.device === device);

const isLost = ({ kind, device }: DriveTrouble, own: string): boolean => kind === 'scsi lost' && device === own;

function ofAll(kind: (typeof TOGETHER)[number], own: readonly DriveTrouble[], names: readonly string[]): string {
  const devices = listed(names);
  if (kind === 'scsi fault') return words.fault(devices);
  if (kind === 'scsi lost') return words.offline(devices);
  if (kind === 'scsi rescan') return words.restarted(devices);
  if (kind === 'array stale') return plural(names.length, words.stale, { devices });
  if (kind === 'array drop') return plural(names.length, words.dropped, { devices });
  return plural(
    own.reduce((sum, { count }) => sum + count, 0),
    words.aborts,
    { devices },
  );
}

/** Of a port whose link the kernel lowered another rule says that it failed. */
function worstOf(all: readonly DriveTrouble[], isLowered: boolean): DriveTrouble | undefined {
  const of = (kind: DriveTrouble['kind']) => all.find((driveTrouble) => driveTrouble.kind === kind);
  return (
    of('ata lost') ??
    (isLowered
      ? undefined
      : (of('ata error') ?? of('ata crc') ?? of('ata silent') ?? of('ata down') ?? of('ata reset')))
  );
}

function ofPort(machine: Machine, { kind, device, line, count }: DriveTrouble, port: AtaPort | undefined): Found {
  const [cable, sectors, dropped] = driveCauses(machine, port, undefined, device);
  // A link that was reset or did not come up says nothing of what is stored.
  const isOfLink = (kind === 'ata reset' || kind === 'ata down') && sectors.signs?.length === 0;
  const saving = { ...causeOf('LD201', 'saving'), signs: savingSigns(machine, port) };
  const isSaving = saving.signs.length > 0;
  const isLost = kind === 'ata lost';
  // That it is gone is the finding, and no sign of who dropped it.
  const last = isLost ? { ...dropped, signs: [] } : dropped;
  const refused = refusedBy(machine, device, cable, sectors);
  // Commands that took too long may have waited for a link that slept.
  const isLate = machine.troubles.some((trouble) => trouble.kind === 'ata late' && trouble.device === device);
  const asleep = isLate && !isSaving && cable.signs?.length === 0 ? [saving] : [];
  const causes = [...(isSaving ? [saving] : []), ...refused, cable, ...asleep, ...(isOfLink ? [] : [sectors]), last];
  const found = { subject: device, line, causes };
  if (kind === 'ata silent') {
    const message = plural(count, words.silent, { device });
    const failing = causeOf('LD201', 'failing', { signs: hungSigns(machine, port) });
    // It said so later.
    if (port?.bytes !== undefined) return { ...found, message, causes: [cable, failing, saving], severity: 'hint' };
    return { ...found, message, causes: [failing, cable, saving], isRisk: true };
  }
  if (isLost) return { ...found, message: words.lost(device), isRisk: true };
  if (kind === 'ata error' || kind === 'ata crc')
    return { ...found, message: plural(count, words.commands, { device }), isRisk: true };
  if (kind === 'ata down') return { ...found, message: plural(count, words.down, { device }), isRisk: true };
  // A drive that is plugged in has its link reset, too.
  return { ...found, message: plural(count, words.resets, { device }), severity: 'hint' };
}

function causesOf(machine: Machine, device: string): Candidate[] {
  if (STACKED.test(device)) return [causeOf('LD405', 'members', { device })];
  if (VIRTUAL.test(device)) return [causeOf('LD405', 'host')];
  if (device.startsWith('mmcblk')) return [causeOf('LD405', 'card', { device })];
  const controller = nvmeControllerOf(device);
  if (controller !== undefined) {
    const [, sectors, dropped] = driveCauses(machine, undefined, device);
    return [...targetOf(machine, device), nvmeLink, sectors, dropped];
  }
  const port = portOf(machine, device);
  const [cable, sectors, dropped] = driveCauses(
    machine,
    machine.ata.find(({ name }) => name === port),
    device,
    device,
    port,
  );
  // Without a word of the medium, what failed is as likely on the way to it.
  const empty = emptySigns(machine, device);
  return [
    causeOf('LD405', 'empty', { signs: empty, isRefuted: empty.length === 0 }),
    ...targetOf(machine, device),
    cable,
    sectors,
    dropped,
    ...refusedBy(machine, device, cable, sectors, port),
  ];
}

function targetOf(machine: Machine, device: string): Candidate[] {
  const signs = targetSigns(machine, device);
  return signs.length > 0 ? [causeOf('LD405', 'target', { signs })] : [];
}

/** The port of a drive; where no line says it, the only port that fails beside the only drive that does. */
function portOf({ drives, troubles }: Machine, device: string): string | undefined {
  const { ata: known, isUsb } = drives.find(({ id }) => id === device) ?? {};
  const named = new Set(troubles.map((trouble) => driveNameOf(trouble.device)));
  const [port, ...others] = [...named].filter((name) => /^ata[0-9.]+$/.test(name));
  const isOnly = others.length === 0 && [...named].every((name) => name === device || !isDriveName(name));
  const isOnUsb = isUsb || troubles.some((trouble) => trouble.kind === 'usb abort' && trouble.device === device);
  return known ?? (isOnly && !isOnUsb ? port : undefined);
}

/** Where the link damaged data or the drive names sectors, that is why it gave a command up. */
function refusedBy(machine: Machine, device: string, cable: Candidate, sectors: Candidate, port?: string): Candidate[] {
  const signs = refusedSigns(machine, device, port);
  const isExplained = [cable, sectors].some((cause) => cause.signs?.length !== 0);
  const name = isDriveName(device) ? device : 'sdX';
  return signs.length === 0 || isExplained ? [] : [causeOf('LD405', 'refused', { name, signs: signs.slice(0, 1) })];
}

/** Sectors that a drive cannot read are no errors of its link, which the kernel names by themselves. */
function driveCauses(
  machine: Machine,
  port: AtaPort | undefined,
  device: string | undefined,
  subject = device,
  portName = port?.name,
): [cable: Candidate, sectors: Candidate, dropped: Candidate] {
  const name = device !== undefined && isDriveName(device) ? device : 'sdX';
  const drive = machine.drives.find(({ id, ata }) => id === subject || (port !== undefined && ata === port.name));
  const isSmartRead = drive?.health?.isReadable !== undefined;
  const [ofDrive, ofPort] = [subject, portName].map((own) => (own === undefined ? [] : sectorSigns(machine, own)));
  return [
    causeOf('LD405', 'wire', { name, signs: [...wireSigns(port, drive), ...crcSigns(machine, subject, portName)] }),
    causeOf('LD405', 'sectors', {
      name,
      signs: (ofDrive?.length ? ofDrive : ofPort) ?? [],
      isRefuted: drive !== undefined && isReadable(machine, drive.id),
      isChecked: isSmartRead,
    }),
    causeOf('LD405', 'dropped', { signs: subject === undefined ? [] : leavingSigns(machine, subject) }),
  ];
}

const silent = causeOf('LD405', 'silent');
