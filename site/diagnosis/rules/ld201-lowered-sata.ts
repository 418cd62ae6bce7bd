import { driveLinkRate } from '../join/link-rates.ts';
import type { AtaPort, Drive, Machine } from '../join/machine.ts';
import { bitsPerSecond, listed } from '../say/formatting.ts';
import { drivesByPort, inCommand, limitOf } from './drive-ends.ts';
import { hungSigns, savingSigns, sectorSigns, wireSigns } from './drive-signs.ts';
import type { Candidate } from './finding.ts';
import { kernelOption } from './ld202-forced-sata.ts';
import { causeOf, rule } from './rule.ts';

const SLOWEST = 1.5e9;
const words = {
  orLess: (rate: string) => `${rate} or less`,
  kept: (port: string, atMost: string) => `The kernel keeps ${port} at ${atMost}`,
  keptBelow: (port: string, atMost: string, can: string) =>
    `The kernel keeps ${port} at ${atMost}; the drive supports ${can}`,
  failed: (port: string, atMost: string) => `The kernel keeps ${port} at ${atMost} after errors`,
  freed: (port: string, atMost: string, rate: string) =>
    `The kernel lowered ${port} to ${atMost} after errors; later in the paste it came up at ${rate}`,
  option: (option: string) => `the paste names the option ${option}`,
  failedBelow: (port: string, atMost: string, can: string) =>
    `The kernel keeps ${port} at ${atMost} after errors; the drive supports ${can}`,
};

export const loweredSata = rule('LD201', function* (machine) {
  const all = loweredOf(machine);
  const alike = Map.groupBy(all, (lowered) => (isPlain(lowered) ? `${lowered.limit}` : lowered.port.name));
  for (const [first, ...others] of alike.values()) {
    if (!first) continue;
    const { port, drive, limit, line, areErrors } = first;
    const can = drive?.capable?.value;
    const running = port.running?.value ?? limit;
    const [now, then] = [driveLinkRate(running), can === undefined ? undefined : driveLinkRate(can)];
    const names = [first, ...others].map(nameOf);
    // Nothing is slower than the first SATA.
    const atMost = limit > SLOWEST ? words.orLess(bitsPerSecond(limit)) : bitsPerSecond(limit);
    const causes = causesOf(machine, port, drive);
    const options = machine.conditions.flatMap(({ kind, name }) => (kind === 'speedForced' ? [name] : []));
    const option = { ...kernelOption, signs: options.slice(0, 1).map(words.option) };
    yield {
      subject: drive?.id ?? port.name,
      line,
      message: isFreed(first)
        ? words.freed(listed(names), atMost, bitsPerSecond(running))
        : messageOf(
            listed(names),
            atMost,
            areErrors,
            can !== undefined && can > limit ? bitsPerSecond(can) : undefined,
          ),
      causes: others.length + options.length > 0 ? [option, ...causes] : causes,
      lost: now === undefined || then === undefined || then <= now ? undefined : then - now,
    };
  }
});

interface Lowered {
  port: AtaPort;
  drive: Drive | undefined;
  limit: number;
  line: number;
  /** Whether the paste shows that the kernel lowered it after errors. */
  areErrors: boolean;
}

const nameOf = ({ port, drive }: Lowered): string => (drive ? `${port.name} (${drive.id})` : port.name);

/** Whether the port came up faster since, as after a restart. */
const isFreed = ({ port: { running }, limit, line, areErrors }: Lowered): boolean =>
  areErrors && running !== undefined && running.value > limit && running.line > line;

/** Ports of which nothing else is known: several with one limit have one cause. */
const isPlain = ({ port, drive, areErrors }: Lowered): boolean =>
  !areErrors && drive === undefined && port.errors === undefined;

function loweredOf(machine: Machine): Lowered[] {
  const drives = drivesByPort(machine);
  return machine.ata.flatMap((port) => {
    const lowered = port.fallbacks.filter(({ value }) => !value.isForced).at(-1);
    const isGone = machine.troubles.some(({ kind, device }) => kind === 'ata lost' && device === port.name);
    if (isGone || port.fallbacks.some(({ value }) => value.isForced)) return [];
    // Links behind a port multiplier are told to try no more than it can.
    if (!lowered && isBehind(port.name, machine)) return [];
    const limit = lowered?.value.rate ?? limitOf(port)?.value;
    const line = lowered?.line ?? port.limit?.line;
    if (limit === undefined || line === undefined) return [];
    return [{ port, drive: drives.get(port.name), limit, line, areErrors: lowered !== undefined }];
  });
}

const isBehind = (name: string, { ata }: Machine): boolean =>
  /\.[0-9]{2}$/.test(name) && ata.some((ataPort) => name.startsWith(`${ataPort.name}.`));

function messageOf(port: string, atMost: string, areErrors: boolean, can: string | undefined): string {
  if (can === undefined) return areErrors ? words.failed(port, atMost) : words.kept(port, atMost);
  return areErrors ? words.failedBelow(port, atMost, can) : words.keptBelow(port, atMost, can);
}

const causesOf = (machine: Machine, port: AtaPort, drive: Drive | undefined): Candidate[] => [
  causeOf('LD201', 'wire', { port: port.name, drive: inCommand(drive), signs: wireSigns(port, drive) }),
  causeOf('LD201', 'saving', { signs: savingSigns(machine, port) }),
  causeOf('LD201', 'failing', {
    signs: [...hungSigns(machine, port), ...sectorSigns(machine, drive?.id ?? port.name)],
  }),
];
