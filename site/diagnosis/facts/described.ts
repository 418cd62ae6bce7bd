/** Drives as tools describe them that list a whole machine. */
import type { DescribedDrive } from '../../../datasets/tools/readers/described-drive.ts';
import { addParts, type FactList, placeAt } from './list.ts';

export function describedFacts(list: FactList, drives: readonly DescribedDrive[]): void {
  for (const drive of drives) {
    const subject = drive.name?.value ?? placeAt(drive.line);
    const add = list.of('drive', subject, drive.line);
    add('node', drive.name);
    add('vendor', drive.vendor);
    add('model', drive.model);
    add('transport', drive.transport);
    add('medium', drive.medium);
    add('bytes', drive.bytes);
    add('logical_sector', drive.logicalSector);
    add('physical_sector', drive.physicalSector);
    add('rotation', drive.rotation);
    add('function', drive.address);
    const sata = list.of('sata-link', subject, drive.line);
    sata('rate_capable', drive.capable);
    sata('rate', drive.running);
    const pcie = list.of('pcie-link', subject, drive.line);
    addParts(pcie, drive.linkCapable, { rate: 'rate_capable', lanes: 'lanes_capable' });
    addParts(pcie, drive.linkRunning, { rate: 'rate', lanes: 'lanes' });
    for (const { name, start, line } of drive.partitions) list.of('partition', name, line)('start', start);
  }
}
