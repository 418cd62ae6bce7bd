import type { Judged } from './diagnosis.ts';
import { type DiagnosticRule, type Finding, SEVERITIES } from './finding.ts';
import type { Machine } from './machine.ts';
import { narrowLink } from './rules/ld101-narrow-link.ts';
import { slowLink } from './rules/ld102-slow-link.ts';
import { slotAtItsMaximum } from './rules/ld103-slot-at-its-maximum.ts';
import { oneEndSeen } from './rules/ld104-one-end-seen.ts';
import { kernelLimit } from './rules/ld105-kernel-limit.ts';
import { sharedUplink } from './rules/ld106-shared-uplink.ts';
import { linkErrors } from './rules/ld107-link-errors.ts';
import { payloadMismatch } from './rules/ld108-payload-mismatch.ts';
import { smallPayload } from './rules/ld109-small-payload.ts';
import { smallReadRequest } from './rules/ld110-small-read-request.ts';
import { idleGraphics } from './rules/ld121-idle-graphics.ts';
import { tunnel } from './rules/ld122-tunnel.ts';
import { noLink } from './rules/ld123-no-link.ts';
import { emptyPort } from './rules/ld124-empty-port.ts';
import { newerSpeed } from './rules/ld125-newer-speed.ts';
import { impossibleLink } from './rules/ld126-impossible-link.ts';
import { fasterPort } from './rules/ld127-faster-port.ts';
import { innerLink } from './rules/ld128-inner-link.ts';
import { loweredSata } from './rules/ld201-lowered-sata.ts';
import { forcedSata } from './rules/ld202-forced-sata.ts';
import { slowSata } from './rules/ld203-slow-sata.ts';
import { hardDiskSata } from './rules/ld204-hard-disk-sata.ts';
import { noQueue } from './rules/ld205-no-queue.ts';
import { slowSas } from './rules/ld206-slow-sas.ts';
import { portMultiplier } from './rules/ld207-port-multiplier.ts';
import { expander } from './rules/ld208-expander.ts';
import { fasterHop } from './rules/ld209-faster-hop.ts';
import { usb2Speed } from './rules/ld301-usb-2-speed.ts';
import { usbBelowAbility } from './rules/ld302-usb-below-ability.ts';
import { noUas } from './rules/ld303-no-uas.ts';
import { sharedHub } from './rules/ld304-shared-hub.ts';
import { linkInTheEnclosure } from './rules/ld305-link-in-the-enclosure.ts';
import { hotNvme } from './rules/ld401-hot-nvme.ts';
import { emulatedSectors } from './rules/ld402-emulated-sectors.ts';
import { splitCommands } from './rules/ld403-split-commands.ts';
import { virtualDrive } from './rules/ld404-virtual-drive.ts';
import { busyArray } from './rules/ld501-busy-array.ts';
import { degradedArray } from './rules/ld502-degraded-array.ts';
import { fullPool } from './rules/ld503-full-pool.ts';
import { mixedVdevs } from './rules/ld504-mixed-vdevs.ts';
import { noRedundancy } from './rules/ld505-no-redundancy.ts';
import { partialStripes } from './rules/ld506-partial-stripes.ts';
import { smallAshift } from './rules/ld507-small-ashift.ts';
import { idleMembers } from './rules/ld508-idle-members.ts';
import { impossibleFigure } from './rules/ld601-impossible-figure.ts';
import { lowFigure } from './rules/ld602-low-figure.ts';
import { memoryMeasured } from './rules/ld603-memory-measured.ts';
import { cachedWrite } from './rules/ld604-cached-write.ts';
import { accessDenied } from './rules/ld701-access-denied.ts';
import { linkNotShown } from './rules/ld702-link-not-shown.ts';
import { rateNotShown } from './rules/ld703-rate-not-shown.ts';
import { lineMissing } from './rules/ld704-line-missing.ts';
import { usbSpeedNotShown } from './rules/ld705-usb-speed-not-shown.ts';
import { averageSinceImport } from './rules/ld706-average-since-import.ts';

/**
 * Every rule, in the order of their ids: LD1xx PCIe, LD2xx SATA and SAS, LD3xx USB, LD4xx drives, LD5xx arrays, LD6xx
 * figures, LD7xx what the paste lacks.
 */
export const rules: readonly DiagnosticRule[] = [
  narrowLink,
  slowLink,
  slotAtItsMaximum,
  oneEndSeen,
  kernelLimit,
  sharedUplink,
  linkErrors,
  payloadMismatch,
  smallPayload,
  smallReadRequest,
  idleGraphics,
  tunnel,
  noLink,
  emptyPort,
  newerSpeed,
  impossibleLink,
  fasterPort,
  innerLink,
  loweredSata,
  forcedSata,
  slowSata,
  hardDiskSata,
  noQueue,
  slowSas,
  portMultiplier,
  expander,
  fasterHop,
  usb2Speed,
  usbBelowAbility,
  noUas,
  sharedHub,
  linkInTheEnclosure,
  hotNvme,
  emulatedSectors,
  splitCommands,
  virtualDrive,
  busyArray,
  degradedArray,
  fullPool,
  mixedVdevs,
  noRedundancy,
  partialStripes,
  smallAshift,
  idleMembers,
  impossibleFigure,
  lowFigure,
  memoryMeasured,
  cachedWrite,
  accessDenied,
  linkNotShown,
  rateNotShown,
  lineMissing,
  usbSpeedNotShown,
  averageSinceImport,
];

/** All that the rules find, the gravest first, risk before speed, then what costs most, then in the order of the text. */
export function findingsOf(machine: Machine, judged: readonly Judged[] = []): Finding[] {
  const found = rules.flatMap(({ id, severity, find }) =>
    [...find(machine, judged)].map((one): Finding => ({ id, severity, ...one })),
  );
  const grade = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  return found.sort(
    (a, b) =>
      grade(a) - grade(b) ||
      +(b.isRisk ?? false) - +(a.isRisk ?? false) ||
      (b.lost ?? 0) - (a.lost ?? 0) ||
      a.line - b.line,
  );
}
