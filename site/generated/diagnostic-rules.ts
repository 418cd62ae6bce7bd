// generated, do not edit; run `npm run gen`

import { narrowLink, slowLink } from '../diagnosis/rules/ld101-below-both-ends.ts';
import { slotAtItsMaximum } from '../diagnosis/rules/ld103-slot-at-its-maximum.ts';
import { oneEndSeen } from '../diagnosis/rules/ld104-one-end-seen.ts';
import { kernelLimit } from '../diagnosis/rules/ld105-kernel-limit.ts';
import { sharedUplink } from '../diagnosis/rules/ld106-shared-uplink.ts';
import { linkErrors } from '../diagnosis/rules/ld107-link-errors.ts';
import { payloadMismatch } from '../diagnosis/rules/ld108-payload-mismatch.ts';
import { smallPayload } from '../diagnosis/rules/ld109-small-payload.ts';
import { smallReadRequest } from '../diagnosis/rules/ld110-small-read-request.ts';
import { portBelowItself } from '../diagnosis/rules/ld111-port-below-itself.ts';
import { changedLink } from '../diagnosis/rules/ld112-changed-link.ts';
import { idleGraphics } from '../diagnosis/rules/ld121-idle-graphics.ts';
import { tunnel } from '../diagnosis/rules/ld122-tunnel.ts';
import { noLink } from '../diagnosis/rules/ld123-no-link.ts';
import { emptyPort } from '../diagnosis/rules/ld124-empty-port.ts';
import { newerSpeed } from '../diagnosis/rules/ld125-newer-speed.ts';
import { impossibleLink } from '../diagnosis/rules/ld126-impossible-link.ts';
import { fasterPort } from '../diagnosis/rules/ld127-faster-port.ts';
import { innerLink } from '../diagnosis/rules/ld128-inner-link.ts';
import { loweredLink } from '../diagnosis/rules/ld129-lowered-link.ts';
import { loweredSata } from '../diagnosis/rules/ld201-lowered-sata.ts';
import { forcedSata } from '../diagnosis/rules/ld202-forced-sata.ts';
import { slowSata } from '../diagnosis/rules/ld203-slow-sata.ts';
import { hardDiskSata } from '../diagnosis/rules/ld204-hard-disk-sata.ts';
import { noQueue } from '../diagnosis/rules/ld205-no-queue.ts';
import { slowSas } from '../diagnosis/rules/ld206-slow-sas.ts';
import { portMultiplier } from '../diagnosis/rules/ld207-port-multiplier.ts';
import { expander } from '../diagnosis/rules/ld208-expander.ts';
import { fasterHop } from '../diagnosis/rules/ld209-faster-hop.ts';
import { firstGeneration } from '../diagnosis/rules/ld210-first-generation.ts';
import { sataCrc } from '../diagnosis/rules/ld211-sata-crc.ts';
import { usb2Speed } from '../diagnosis/rules/ld301-usb-2-speed.ts';
import { usbBelowAbility } from '../diagnosis/rules/ld302-usb-below-ability.ts';
import { noUas } from '../diagnosis/rules/ld303-no-uas.ts';
import { sharedHub } from '../diagnosis/rules/ld304-shared-hub.ts';
import { linkInTheEnclosure } from '../diagnosis/rules/ld305-link-in-the-enclosure.ts';
import { usbMoved } from '../diagnosis/rules/ld306-usb-moved.ts';
import { usbResets } from '../diagnosis/rules/ld307-usb-resets.ts';
import { thunderboltLink } from '../diagnosis/rules/ld308-thunderbolt-link.ts';
import { slowCard } from '../diagnosis/rules/ld309-slow-card.ts';
import { hotNvme } from '../diagnosis/rules/ld401-hot-nvme.ts';
import { emulatedSectors } from '../diagnosis/rules/ld402-emulated-sectors.ts';
import { splitCommands } from '../diagnosis/rules/ld403-split-commands.ts';
import { virtualDrive } from '../diagnosis/rules/ld404-virtual-drive.ts';
import { ioErrors } from '../diagnosis/rules/ld405-io-errors.ts';
import { nvmeDown } from '../diagnosis/rules/ld406-nvme-down.ts';
import { busyDrive } from '../diagnosis/rules/ld407-busy-drive.ts';
import { failingDrive } from '../diagnosis/rules/ld408-failing-drive.ts';
import { longWaits } from '../diagnosis/rules/ld409-long-waits.ts';
import { slowEncryption } from '../diagnosis/rules/ld410-slow-encryption.ts';
import { windowsLog } from '../diagnosis/rules/ld411-windows-log.ts';
import { readOnly } from '../diagnosis/rules/ld412-read-only.ts';
import { busyArray } from '../diagnosis/rules/ld501-busy-array.ts';
import { degradedArray } from '../diagnosis/rules/ld502-degraded-array.ts';
import { fullPool } from '../diagnosis/rules/ld503-full-pool.ts';
import { mixedVdevs } from '../diagnosis/rules/ld504-mixed-vdevs.ts';
import { noRedundancy } from '../diagnosis/rules/ld505-no-redundancy.ts';
import { partialStripes } from '../diagnosis/rules/ld506-partial-stripes.ts';
import { smallAshift } from '../diagnosis/rules/ld507-small-ashift.ts';
import { idleMembers } from '../diagnosis/rules/ld508-idle-members.ts';
import { markedMembers } from '../diagnosis/rules/ld509-marked-members.ts';
import { systemArrays } from '../diagnosis/rules/ld510-system-arrays.ts';
import { poolErrors } from '../diagnosis/rules/ld511-pool-errors.ts';
import { raidCard } from '../diagnosis/rules/ld512-raid-card.ts';
import { raidCache } from '../diagnosis/rules/ld513-raid-cache.ts';
import { btrfsErrors } from '../diagnosis/rules/ld514-btrfs-errors.ts';
import { btrfsSingle } from '../diagnosis/rules/ld515-btrfs-single.ts';
import { paritySpace } from '../diagnosis/rules/ld516-parity-space.ts';
import { zfsSettings } from '../diagnosis/rules/ld517-zfs-settings.ts';
import { failedPaths } from '../diagnosis/rules/ld518-failed-paths.ts';
import { lvmVolumes } from '../diagnosis/rules/ld519-lvm-volumes.ts';
import { impossibleFigure } from '../diagnosis/rules/ld601-impossible-figure.ts';
import { lowFigure } from '../diagnosis/rules/ld602-low-figure.ts';
import { memoryMeasured } from '../diagnosis/rules/ld603-memory-measured.ts';
import { cachedWrite } from '../diagnosis/rules/ld604-cached-write.ts';
import { beforeAfter } from '../diagnosis/rules/ld605-before-after.ts';
import { networkFigure } from '../diagnosis/rules/ld606-network-figure.ts';
import { accessDenied } from '../diagnosis/rules/ld701-access-denied.ts';
import { linkNotShown } from '../diagnosis/rules/ld702-link-not-shown.ts';
import { rateNotShown } from '../diagnosis/rules/ld703-rate-not-shown.ts';
import { lineMissing } from '../diagnosis/rules/ld704-line-missing.ts';
import { usbSpeedNotShown } from '../diagnosis/rules/ld705-usb-speed-not-shown.ts';
import { averageSinceImport } from '../diagnosis/rules/ld706-average-since-import.ts';
import { networkLink } from '../diagnosis/rules/ld801-network-link.ts';
import { networkErrors } from '../diagnosis/rules/ld802-network-errors.ts';
import { networkMount } from '../diagnosis/rules/ld803-network-mount.ts';
import type { DiagnosticRule } from '../diagnosis/rules/finding.ts';

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
  thunderboltLink,
  slowCard,
  hotNvme,
  emulatedSectors,
  splitCommands,
  virtualDrive,
  ioErrors,
  nvmeDown,
  busyDrive,
  failingDrive,
  longWaits,
  slowEncryption,
  windowsLog,
  readOnly,
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
  paritySpace,
  zfsSettings,
  failedPaths,
  lvmVolumes,
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
  networkMount,
];
