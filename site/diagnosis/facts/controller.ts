/** Cards for drives and what hangs on them, by their own tools. */
import type { Controller } from '../../../datasets/tools/readers/controller.ts';
import { addEach, addFields, addParts, type FactList } from './list.ts';

export function controllerFacts(list: FactList, controllers: readonly Controller[]): void {
  for (const controller of controllers) {
    const { line, link, drives, volumes, backup, unwell } = controller;
    const subject = controller.address?.value ?? controller.tool;
    const add = list.of('controller', subject, line);
    addFields(add, controller, 'tool', 'model', 'firmware', 'address');
    addEach(add, { cache_backup: backup, unwell_volumes: unwell });
    const own = list.of('pcie-link', subject, line);
    addParts(own, link, { generation: 'generation', lanes: 'lanes' });
    for (const drive of drives) {
      const of = list.of('drive', drive.place, drive.line);
      addFields(of, drive, 'model', 'transport', 'medium', 'bytes', 'state', 'failing', 'media_errors');
      const kind = drive.transport?.value === 'SATA' ? 'sata-link' : 'sas-link';
      const way = list.of(kind, drive.place, drive.line);
      addEach(way, { rate_capable: drive.capable, rate: drive.running });
    }
    for (const volume of volumes)
      addFields(list.of('volume', volume.place, volume.line), volume, 'level', 'state', 'cache', 'bytes');
  }
}
