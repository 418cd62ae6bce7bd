import type { DiagnosticRule } from '../finding.ts';
import { listed } from '../saying.ts';

export const emulatedSectors: DiagnosticRule = {
  id: 'LD402',
  severity: 'normal',
  looksFor: 'Drives with sectors of 4096 bytes that speak of 512 (512e).',
  why: 'Writes that do not start and end at 4096 bytes make the drive read first. Partitions of today start at 1 MiB and are fine; a pool of ZFS wants ashift=12.',
  sources: ['openzfs-zpoolprops'],
  *find({ drives, groups }) {
    const emulated = drives.filter(
      ({ logicalSector, physicalSector, isVirtual }) =>
        !isVirtual && logicalSector?.value === 512 && physicalSector?.value === 4096,
    );
    const [first] = emulated;
    if (!first?.physicalSector) return;
    const isZfs = groups.some(({ system }) => system === 'zfs');
    yield {
      subject: first.id,
      line: first.physicalSector.line,
      message: `${listed(emulated.map(({ id }) => id))}: sectors of 4096 bytes that are addressed as 512`,
      causes: [
        {
          message: 'Most hard disks of today are made so, for old software',
          check: isZfs
            ? '`zpool get ashift`; 12 is right for these drives'
            : '`lsblk -o NAME,START,PHY-SEC`: the start of a partition is a multiple of 8',
          fix: 'Nothing, if both are so',
        },
      ],
    };
  },
};
