import { plural } from '../../../datasets/tools/language/plural.ts';
import { driveLinkRate } from '../join/link-rates.ts';
import type { Machine } from '../join/machine.ts';
import { bitsPerSecond, bytesPerSecond, listed } from '../say/formatting.ts';
import { isLimitedByKernel, isSas, portsByName } from './drive-ends.ts';
import { wireSigns } from './drive-signs.ts';
import { causeOf, rule } from './rule.ts';

/** The first SATA; each drive of the last ten years supports four times as much. */
const FIRST = 1.5e9;

const words = {
  links:
    'one {# SATA link runs at {rate}, which carries {carried}: {names}; the paste does not show what its drive supports} other {# SATA links run at {rate}, which carries {carried} each: {names}; the paste does not show what their drives support}',
};

export const firstGeneration = rule('LD210', function* (machine) {
  const found = slowLinks(machine);
  const [first] = found;
  const rate = driveLinkRate(FIRST);
  if (!first || rate === undefined) return;
  yield {
    subject: first.name,
    line: first.line,
    message: plural(found.length, words.links, {
      rate: bitsPerSecond(FIRST),
      carried: bytesPerSecond(rate),
      names: listed(found.map(({ name }) => name)),
    }),
    causes: [
      causeOf('LD210', 'generation'),
      causeOf('LD210', 'lowered', { signs: signsOf(machine, found) }),
      causeOf('LD210', 'optical', { isRefuted: found.every(({ name }) => isDisk(machine, name)) }),
    ],
  };
});

/** Errors of these links, which lower the speed. */
const signsOf = (machine: Machine, found: readonly { name: string }[]): string[] =>
  found.flatMap(({ name }) => {
    const drive = machine.drives.find(({ id, ata }) => id === name || ata === name);
    const port = machine.ata.find((ataPort) => ataPort.name === name || ataPort.name === drive?.ata);
    return wireSigns(port, drive);
  });

const isDisk = ({ drives }: Machine, name: string): boolean =>
  drives.some(({ id, ata, medium }) => (id === name || ata === name) && medium !== undefined);

function slowLinks(machine: Machine): { name: string; line: number }[] {
  const ports = portsByName(machine);
  const taken = new Set(machine.drives.map(({ ata }) => ata));
  const drives = machine.drives.filter((drive) => {
    const running = drive.running ?? ports.get(drive.ata)?.running;
    // Cards print what a drive runs at as what it could, too.
    const isUnknown = (drive.capable?.value ?? 0) <= FIRST;
    const isFree = !isSas(drive) && !drive.isUsb && !isLimitedByKernel(ports.get(drive.ata));
    return running?.value === FIRST && isUnknown && isFree;
  });
  const free = machine.ata.filter(
    (port) => port.running?.value === FIRST && !port.isOptical && !taken.has(port.name) && !isLimitedByKernel(port),
  );
  return [
    ...drives.map(({ id, running, line }) => ({ name: id, line: running?.line ?? line })),
    ...free.map(({ name, running, line }) => ({ name, line: running?.line ?? line })),
  ];
}
