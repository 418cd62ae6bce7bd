import type { Drive } from '../join/machine.ts';
import { bitsPerSecond, bytesPerSecond, listed } from '../say/formatting.ts';
import {
  inCommand,
  isHardDisk,
  isLimitedByKernel,
  isSas,
  mayHaveTwoActuators,
  portsByName,
  TWO_ACTUATORS_RATE,
} from './drive-ends.ts';
import type { Found } from './finding.ts';
import { howOftenSlowSata, withCommon } from './how-common.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  one: (names: string, rate: string) => `${names}: a link of ${rate} does not limit a hard disk`,
  perhapsTwo: (names: string, rate: string, most: string) =>
    `${names}: a link of ${rate} does not limit a single-actuator hard disk; a dual-actuator one reads up to ${most}`,
};

export const hardDiskSata = rule('LD204', function* (machine) {
  const ports = portsByName(machine);
  const slow = machine.drives.filter(
    (drive) =>
      isHardDisk(drive) &&
      !isSas(drive) &&
      drive.running?.value === 3e9 &&
      (drive.capable?.value ?? 0) > 3e9 &&
      !isLimitedByKernel(ports.get(drive.ata)),
  );
  for (const [isInDoubt, drives] of Map.groupBy(slow, mayHaveTwoActuators)) {
    const found = foundOf(drives, isInDoubt);
    if (found) yield found;
  }
});

function foundOf(drives: readonly Drive[], isInDoubt: boolean): Found | undefined {
  const [first] = drives;
  if (!first?.running) return undefined;
  const names = listed(drives.map(({ id }) => id));
  const rate = bitsPerSecond(first.running.value);
  return {
    // Neither a fault nor in order, until somebody looks at the drive.
    ...(isInDoubt && { severity: 'hint' }),
    subject: first.id,
    line: first.running.line,
    message: isInDoubt ? words.perhapsTwo(names, rate, bytesPerSecond(TWO_ACTUATORS_RATE)) : words.one(names, rate),
    causes: [
      causeOf('LD204', 'port', { isRefuted: isInDoubt }),
      causeOf('LD204', 'doubtful', { drive: inCommand(first), isRefuted: !isInDoubt }),
    ].map((cause) => withCommon(cause, howOftenSlowSata(first))),
  };
}
