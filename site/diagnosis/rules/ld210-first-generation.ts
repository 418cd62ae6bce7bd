import { plural } from '../../../datasets/tools/language/plural.ts';
import { driveLinkRate } from '../join/link-rates.ts';
import type { Machine } from '../join/machine.ts';
import { bitsPerSecond, bytesPerSecond, listed } from '../say/formatting.ts';
import { isLimitedByKernel, isSas, portsByName } from './drive-ends.ts';
import type { DiagnosticRule } from './finding.ts';

/** The first SATA; each drive of the last ten years supports four times as much. */
const FIRST = 1.5e9;

const words = {
  links:
    'one {# SATA link runs at {rate}, which carries {carried}: {names}; the paste does not show what its drive supports} other {# SATA links run at {rate}, which carries {carried} each: {names}; the paste does not show what their drives support}',
};

export const firstGeneration: DiagnosticRule = {
  id: 'LD210',
  severity: 'hint',
  looksFor: 'SATA links at 1.5 Gb/s, where the paste does not show what the drives support.',
  why: 'Drives for 3 Gb/s came in 2005, for 6 Gb/s in 2009. A disk at 1.5 Gb/s is very old, or something holds its link back; optical drives do not need more.',
  sources: ['techreport-deskstar-t7k250', 'techreport-barracuda-xt', 'linux-libata-core'],
  *find(machine) {
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
        {
          message:
            'The port, the card or the backplane is of the first SATA generation, or set to it by a jumper of the drive',
          check:
            '`sudo smartctl -i /dev/sdX | grep "SATA Version"` shows what the drive supports and what it runs at; look for a jumper on the drive',
          fix: 'Move the drive to a 6 Gb/s port, or remove the jumper that limits it to 1.5 Gb/s',
        },
        {
          message: 'The kernel lowered the speed after errors, before the part of the log that was pasted',
          check: '`sudo dmesg | grep -i -E "limiting SATA link speed|SError"`',
          fix: 'Look for the cause of the errors first: cable, backplane, power',
        },
        {
          message: 'It is an optical drive, which needs no more',
          check: '`lsblk -o NAME,TYPE,MODEL`: its type is rom',
          fix: 'Nothing',
        },
      ],
    };
  },
};

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
