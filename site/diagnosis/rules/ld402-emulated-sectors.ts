import { listed } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

export const emulatedSectors = rule('LD402', function* ({ drives, groups }) {
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
    causes: [causeOf('LD402', isZfs ? 'alignedPool' : 'alignedPartition')],
  };
});
