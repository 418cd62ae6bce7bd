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
import type { Cause, DiagnosticRule, Found } from './finding.ts';
import { howOftenSlowSata, withCommon } from './how-common.ts';

const words = {
  one: (names: string, rate: string) => `${names}: a link of ${rate} does not limit a hard disk`,
  perhapsTwo: (names: string, rate: string, most: string) =>
    `${names}: a link of ${rate} does not limit a hard disk with one actuator; one with two reads up to ${most}`,
};

export const hardDiskSata: DiagnosticRule = {
  id: 'LD204',
  severity: 'normal',
  looksFor: 'Hard disks that support 6 Gb/s on 3 Gb/s links.',
  why: 'A link of 3 Gb/s carries up to 300 MB/s. Hard disks with one actuator read up to 280 MB/s on their outer tracks: only reads from their cache are slower. The few with two actuators, of 14 TB and more at 7200 rpm, read up to 554 MB/s while both are busy.',
  sources: ['sata-3.5', 'linux-libata-core', 'heise-exos-2x18', 'tomshardware-exos-2x18', 'seagate-mach2-faq'],
  *find(machine) {
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
  },
};

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
    causes: [withCommon(isInDoubt ? doubtful(inCommand(first)) : port, howOftenSlowSata(first))],
  };
}

const port: Cause = {
  message: 'The port is an older one, or the firmware set it to 3 Gb/s',
  check: '`sudo dmesg | grep -i "ahci.*Gbps"`',
  fix: 'Nothing for a hard disk; keep the faster ports for SSDs',
};

const doubtful = (drive: string): Cause => ({
  message: 'The port is an older one, or the firmware set it to 3 Gb/s',
  check: `\`ls /sys/block/${drive}/queue/independent_access_ranges\`: from Linux 5.19 on it lists 0 and 1 for a drive with two actuators`,
  fix: 'Nothing for a drive with one actuator; move one with two to a 6 Gb/s port',
});
