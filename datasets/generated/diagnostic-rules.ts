// generated, do not edit; run `npm run gen`

import { narrowLink } from '../tools/diagnose/rules/ld101-narrow-link.ts';
import { slowLink } from '../tools/diagnose/rules/ld102-slow-link.ts';
import { slotAtItsMaximum } from '../tools/diagnose/rules/ld103-slot-at-its-maximum.ts';
import { oneEndSeen } from '../tools/diagnose/rules/ld104-one-end-seen.ts';
import { kernelLimit } from '../tools/diagnose/rules/ld105-kernel-limit.ts';
import { sharedUplink } from '../tools/diagnose/rules/ld106-shared-uplink.ts';
import { linkErrors } from '../tools/diagnose/rules/ld107-link-errors.ts';
import { payloadMismatch } from '../tools/diagnose/rules/ld108-payload-mismatch.ts';
import { smallPayload } from '../tools/diagnose/rules/ld109-small-payload.ts';
import { smallReadRequest } from '../tools/diagnose/rules/ld110-small-read-request.ts';
import { portBelowItself } from '../tools/diagnose/rules/ld111-port-below-itself.ts';
import { changedLink } from '../tools/diagnose/rules/ld112-changed-link.ts';
import { idleGraphics } from '../tools/diagnose/rules/ld121-idle-graphics.ts';
import { tunnel } from '../tools/diagnose/rules/ld122-tunnel.ts';
import { noLink } from '../tools/diagnose/rules/ld123-no-link.ts';
import { emptyPort } from '../tools/diagnose/rules/ld124-empty-port.ts';
import { newerSpeed } from '../tools/diagnose/rules/ld125-newer-speed.ts';
import { impossibleLink } from '../tools/diagnose/rules/ld126-impossible-link.ts';
import { fasterPort } from '../tools/diagnose/rules/ld127-faster-port.ts';
import { innerLink } from '../tools/diagnose/rules/ld128-inner-link.ts';
import { loweredLink } from '../tools/diagnose/rules/ld129-lowered-link.ts';
import { loweredSata } from '../tools/diagnose/rules/ld201-lowered-sata.ts';
import { forcedSata } from '../tools/diagnose/rules/ld202-forced-sata.ts';
import { slowSata } from '../tools/diagnose/rules/ld203-slow-sata.ts';
import { hardDiskSata } from '../tools/diagnose/rules/ld204-hard-disk-sata.ts';
import { noQueue } from '../tools/diagnose/rules/ld205-no-queue.ts';
import { slowSas } from '../tools/diagnose/rules/ld206-slow-sas.ts';
import { portMultiplier } from '../tools/diagnose/rules/ld207-port-multiplier.ts';
import { expander } from '../tools/diagnose/rules/ld208-expander.ts';
import { fasterHop } from '../tools/diagnose/rules/ld209-faster-hop.ts';
import { firstGeneration } from '../tools/diagnose/rules/ld210-first-generation.ts';
import { sataCrc } from '../tools/diagnose/rules/ld211-sata-crc.ts';
import { usb2Speed } from '../tools/diagnose/rules/ld301-usb-2-speed.ts';
import { usbBelowAbility } from '../tools/diagnose/rules/ld302-usb-below-ability.ts';
import { noUas } from '../tools/diagnose/rules/ld303-no-uas.ts';
import { sharedHub } from '../tools/diagnose/rules/ld304-shared-hub.ts';
import { linkInTheEnclosure } from '../tools/diagnose/rules/ld305-link-in-the-enclosure.ts';
import { usbMoved } from '../tools/diagnose/rules/ld306-usb-moved.ts';
import { usbResets } from '../tools/diagnose/rules/ld307-usb-resets.ts';
import { hotNvme } from '../tools/diagnose/rules/ld401-hot-nvme.ts';
import { emulatedSectors } from '../tools/diagnose/rules/ld402-emulated-sectors.ts';
import { splitCommands } from '../tools/diagnose/rules/ld403-split-commands.ts';
import { virtualDrive } from '../tools/diagnose/rules/ld404-virtual-drive.ts';
import { ioErrors } from '../tools/diagnose/rules/ld405-io-errors.ts';
import { nvmeDown } from '../tools/diagnose/rules/ld406-nvme-down.ts';
import { busyDrive } from '../tools/diagnose/rules/ld407-busy-drive.ts';
import { failingDrive } from '../tools/diagnose/rules/ld408-failing-drive.ts';
import { busyArray } from '../tools/diagnose/rules/ld501-busy-array.ts';
import { degradedArray } from '../tools/diagnose/rules/ld502-degraded-array.ts';
import { fullPool } from '../tools/diagnose/rules/ld503-full-pool.ts';
import { mixedVdevs } from '../tools/diagnose/rules/ld504-mixed-vdevs.ts';
import { noRedundancy } from '../tools/diagnose/rules/ld505-no-redundancy.ts';
import { partialStripes } from '../tools/diagnose/rules/ld506-partial-stripes.ts';
import { smallAshift } from '../tools/diagnose/rules/ld507-small-ashift.ts';
import { idleMembers } from '../tools/diagnose/rules/ld508-idle-members.ts';
import { markedMembers } from '../tools/diagnose/rules/ld509-marked-members.ts';
import { systemArrays } from '../tools/diagnose/rules/ld510-system-arrays.ts';
import { poolErrors } from '../tools/diagnose/rules/ld511-pool-errors.ts';
import { raidCard } from '../tools/diagnose/rules/ld512-raid-card.ts';
import { raidCache } from '../tools/diagnose/rules/ld513-raid-cache.ts';
import { btrfsErrors } from '../tools/diagnose/rules/ld514-btrfs-errors.ts';
import { btrfsSingle } from '../tools/diagnose/rules/ld515-btrfs-single.ts';
import { impossibleFigure } from '../tools/diagnose/rules/ld601-impossible-figure.ts';
import { lowFigure } from '../tools/diagnose/rules/ld602-low-figure.ts';
import { memoryMeasured } from '../tools/diagnose/rules/ld603-memory-measured.ts';
import { cachedWrite } from '../tools/diagnose/rules/ld604-cached-write.ts';
import { beforeAfter } from '../tools/diagnose/rules/ld605-before-after.ts';
import { networkFigure } from '../tools/diagnose/rules/ld606-network-figure.ts';
import { accessDenied } from '../tools/diagnose/rules/ld701-access-denied.ts';
import { linkNotShown } from '../tools/diagnose/rules/ld702-link-not-shown.ts';
import { rateNotShown } from '../tools/diagnose/rules/ld703-rate-not-shown.ts';
import { lineMissing } from '../tools/diagnose/rules/ld704-line-missing.ts';
import { usbSpeedNotShown } from '../tools/diagnose/rules/ld705-usb-speed-not-shown.ts';
import { averageSinceImport } from '../tools/diagnose/rules/ld706-average-since-import.ts';
import { networkLink } from '../tools/diagnose/rules/ld801-network-link.ts';
import { networkErrors } from '../tools/diagnose/rules/ld802-network-errors.ts';
import type { DiagnosticRule } from '../tools/diagnose/rules/finding.ts';

/** Every finding of the diagnosis, in the order of their ids. */
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
  portBelowItself,
  changedLink,
  idleGraphics,
  tunnel,
  noLink,
  emptyPort,
  newerSpeed,
  impossibleLink,
  fasterPort,
  innerLink,
  loweredLink,
  loweredSata,
  forcedSata,
  slowSata,
  hardDiskSata,
  noQueue,
  slowSas,
  portMultiplier,
  expander,
  fasterHop,
  firstGeneration,
  sataCrc,
  usb2Speed,
  usbBelowAbility,
  noUas,
  sharedHub,
  linkInTheEnclosure,
  usbMoved,
  usbResets,
  hotNvme,
  emulatedSectors,
  splitCommands,
  virtualDrive,
  ioErrors,
  nvmeDown,
  busyDrive,
  failingDrive,
  busyArray,
  degradedArray,
  fullPool,
  mixedVdevs,
  noRedundancy,
  partialStripes,
  smallAshift,
  idleMembers,
  markedMembers,
  systemArrays,
  poolErrors,
  raidCard,
  raidCache,
  btrfsErrors,
  btrfsSingle,
  impossibleFigure,
  lowFigure,
  memoryMeasured,
  cachedWrite,
  beforeAfter,
  networkFigure,
  accessDenied,
  linkNotShown,
  rateNotShown,
  lineMissing,
  usbSpeedNotShown,
  averageSinceImport,
  networkLink,
  networkErrors,
];
