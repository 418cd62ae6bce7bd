import { driveLinkRate } from '../join/link-rates.ts';
import type { AtaPort, Drive, Machine } from '../join/machine.ts';
import { bitsPerSecond, bytesPerSecond } from '../say/formatting.ts';
import { inCommand, isHardDisk, isLimitedByKernel, isSas, limitOf, portsByName } from './drive-ends.ts';
import { alikeSigns, wireSigns } from './drive-signs.ts';
import type { Candidate } from './finding.ts';
import { howOftenSlowSata, withCommon } from './how-common.ts';
import { causeOf, rule } from './rule.ts';

/** What a hard disk needs at most: its outer tracks, of one actuator. */
const HARD_DISK_RATE = 300e6;

export const slowSata = rule('LD203', function* (machine) {
  const ports = portsByName(machine);
  for (const drive of machine.drives) {
    const port = ports.get(drive.ata);
    const { running, capable } = drive;
    if (!running || !capable || running.value >= capable.value || isSas(drive)) continue;
    const [now, then] = [driveLinkRate(running.value), driveLinkRate(capable.value)];
    if (now === undefined || then === undefined || isLimitedByKernel(port)) continue;
    // A hard disk on such a link is nothing to look into: another rule says so.
    if (isHardDisk(drive) && now >= HARD_DISK_RATE) continue;
    yield {
      severity: !drive.isUsb && !isHardDisk(drive) ? 'problem' : 'hint',
      subject: drive.id,
      line: running.line,
      message: `${drive.id} is on a link of ${bitsPerSecond(running.value)}, which carries ${bytesPerSecond(now)}; the drive supports ${bitsPerSecond(capable.value)}`,
      causes: causesOf(machine, port, drive),
      lost: Math.min(then, isHardDisk(drive) ? HARD_DISK_RATE : then) - now,
    };
  }
});

function causesOf(machine: Machine, port: AtaPort | undefined, drive: Drive): Candidate[] {
  const rate = bitsPerSecond(drive.running?.value ?? 0);
  if (drive.isUsb) {
    return [causeOf('LD203', 'bridge', { rate })];
  }
  const isFree = port !== undefined && limitOf(port) === undefined;
  const slowPort = causeOf('LD203', isFree ? 'freePort' : 'port', { rate, signs: alikeSigns(machine, drive) });
  const cable = causeOf('LD203', 'cable', { drive: inCommand(drive), signs: wireSigns(port, drive) });
  const kernel = causeOf('LD203', 'kernel', { isRefuted: isFree });
  return [withCommon(slowPort, howOftenSlowSata(drive)), cable, kernel];
}
