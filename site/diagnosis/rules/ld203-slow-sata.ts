import { driveLinkRate } from '../join/link-rates.ts';
import type { AtaPort, Drive, Machine } from '../join/machine.ts';
import { bitsPerSecond, bytesPerSecond, listed } from '../say/formatting.ts';
import { inCommand, isHardDisk, isLimitedByKernel, isSas, limitOf, portsByName } from './drive-ends.ts';
import { wireSigns } from './drive-signs.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';
import { howOftenSlowSata, withCommon } from './how-common.ts';

/** What a hard disk needs at most: its outer tracks, of one actuator. */
const HARD_DISK_RATE = 300e6;

export const slowSata: DiagnosticRule = {
  id: 'LD203',
  severity: 'problem',
  looksFor: 'A SATA drive on a slower link than the drive supports.',
  why: 'A SATA SSD reads about twice as fast as a 3 Gb/s link carries. The link runs at what both drive and port support; less than that is a fault between them.',
  sources: ['linux-libata-core', 'smartctl-8'],
  *find(machine) {
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
  },
};

function causesOf(machine: Machine, port: AtaPort | undefined, drive: Drive): Candidate[] {
  const rate = bitsPerSecond(drive.running?.value ?? 0);
  if (drive.isUsb) {
    return [
      {
        message: `The bridge in the enclosure has a ${rate} SATA side: this is the link inside, not the USB link`,
        check: 'Look up the bridge by the numbers that `lsusb` shows',
        fix: 'Use an enclosure with a SATA 6 Gb/s bridge',
      },
    ];
  }
  const isFree = port !== undefined && limitOf(port) === undefined;
  const slowPort: Candidate = {
    message: isFree
      ? `The port supports no more than ${rate}: an older chipset, or a second controller of the board; the kernel set no limit (SControl 300)`
      : `The port supports no more than ${rate}: an older chipset, or a second controller of the board`,
    check:
      '`sudo dmesg | grep -i "ahci.*Gbps"` says what the controller supports; the manual of the board says which ports are the faster ones',
    fix: 'Move the drive to a 6 Gb/s port, or to a card with such ports',
    signs: alikeSigns(machine, drive),
  };
  const cable: Candidate = {
    message: 'The cable or the backplane does not carry more',
    check: `Change the cable or the bay, then \`sudo smartctl -i /dev/${inCommand(drive)} | grep "SATA Version"\``,
    fix: 'Replace the cable, or use another bay',
    signs: wireSigns(port, drive),
  };
  const kernel: Candidate = {
    message: 'The system lowered the speed after errors',
    check: '`sudo dmesg | grep -i "limiting SATA link speed"`',
    fix: 'Look for the cause of the errors first: cable, backplane, power',
    isRefuted: isFree,
  };
  return [withCommon(slowPort, howOftenSlowSata(drive)), cable, kernel];
}

const words = {
  alike: (drives: string, rate: string) => `${drives} on the same controller run at ${rate}, too`,
};

/** Other drives of the same controller that could do more and run as slowly; one that runs faster says nothing of a port. */
function alikeSigns({ drives }: Machine, { id, address, running }: Drive): string[] {
  const others = drives.filter((one) => one.id !== id && address !== undefined && one.address === address);
  const alike = others.filter(
    (one) => one.running?.value === running?.value && (one.capable?.value ?? 0) > (running?.value ?? 0),
  );
  const isFaster = others.some((one) => (one.running?.value ?? 0) > (running?.value ?? 0));
  if (alike.length === 0 || isFaster) return [];
  return [words.alike(listed(alike.map((one) => one.id)), bitsPerSecond(running?.value ?? 0))];
}
