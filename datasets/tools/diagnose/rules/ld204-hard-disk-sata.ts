import { bitsPerSecond, listed } from '../say/saying.ts';
import { isHardDisk, isLimitedByKernel, isSas, portsByName } from './drive-ends.ts';
import type { DiagnosticRule } from './finding.ts';
import { howOftenSlowSata, withCommon } from './how-common.ts';

export const hardDiskSata: DiagnosticRule = {
  id: 'LD204',
  severity: 'normal',
  looksFor: 'Hard disks that support 6 Gb/s on 3 Gb/s links.',
  why: 'A link of 3 Gb/s carries up to 300 MB/s, as much as the fastest hard disks read on their outer tracks. Only reads from the cache of the drive are slower.',
  sources: ['sata-3.5', 'linux-libata-core'],
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
    const [first] = slow;
    if (!first?.running) return;
    yield {
      subject: first.id,
      line: first.running.line,
      message: `${listed(slow.map(({ id }) => id))}: a link of ${bitsPerSecond(first.running.value)} does not limit a hard disk`,
      causes: [
        withCommon(
          {
            message: 'The port is an older one, or the firmware set it to 3 Gb/s',
            check: '`sudo dmesg | grep -i "ahci.*Gbps"`',
            fix: 'Nothing for a hard disk; keep the faster ports for SSDs',
          },
          howOftenSlowSata(first),
        ),
      ],
    };
  },
};
