/** Drives as tools describe them that list a whole machine. */
import type { DescribedDrive } from '../../../datasets/tools/readers/described-drive.ts';
import { addEach, addFields, addParts, type FactList, placeAt } from './list.ts';

export function describedFacts(list: FactList, drives: readonly DescribedDrive[]): void {
  for (const drive of drives) {
    const subject = drive.name?.value ?? placeAt(drive.line);
    const add = list.of('drive', subject, drive.line);
    add('node', drive.name);
    addFields(add, drive, 'vendor', 'model', 'transport', 'medium', 'bytes', 'logical_sector', 'physical_sector');
    addFields(add, drive, 'rotation');
    add('function', drive.address);
    const sata = list.of('sata-link', subject, drive.line);
    addEach(sata, { rate_capable: drive.capable, rate: drive.running });
    const pcie = list.of('pcie-link', subject, drive.line);
    addParts(pcie, drive.linkCapable, { rate: 'rate_capable', lanes: 'lanes_capable' });
    addParts(pcie, drive.linkRunning, { rate: 'rate', lanes: 'lanes' });
    for (const { name, start, line } of drive.partitions) list.of('partition', name, line)('start', start);
  }
}
