import { listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

export const emulatedSectors: DiagnosticRule = {
  id: 'LD402',
  severity: 'normal',
  looksFor: 'Drives with 4096-byte sectors that present 512-byte sectors (512e).',
  why: 'Writes that are not aligned to 4096 bytes make the drive read first. Current tools start partitions at 1 MiB, which is aligned; a ZFS pool needs ashift=12.',
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
      message: `${listed(emulated.map(({ id }) => id))}: 4096-byte sectors, presented as 512-byte sectors`,
      causes: [
        {
          message: 'Most current hard disks do this for compatibility with old software',
          check: isZfs
            ? '`zpool get ashift`; 12 is right for these drives'
            : '`lsblk -o NAME,START,PHY-SEC`: the start of a partition is a multiple of 8',
          fix: 'Nothing, if it is so',
        },
      ],
    };
  },
};
