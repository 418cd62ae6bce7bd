/** Cards for drives and what hangs on them, by their own tools. */
import type { Controller } from '../../../datasets/tools/readers/controller.ts';
import { addParts, type FactList } from './list.ts';

export function controllerFacts(list: FactList, controllers: readonly Controller[]): void {
  for (const { line, tool, model, firmware, address, link, drives, volumes, backup, unwell } of controllers) {
    const subject = address?.value ?? tool;
    const add = list.of('controller', subject, line);
    add('tool', tool);
    add('model', model);
    add('firmware', firmware);
    add('address', address);
    add('cache_backup', backup);
    add('unwell_volumes', unwell);
    const own = list.of('pcie-link', subject, line);
    addParts(own, link, { generation: 'generation', lanes: 'lanes' });
    for (const drive of drives) {
      const { transport } = drive;
      const of = list.of('drive', drive.place, drive.line);
      of('model', drive.model);
      of('transport', transport);
      of('medium', drive.medium);
      of('bytes', drive.bytes);
      of('state', drive.state);
      of('failing', drive.failing);
      of('media_errors', drive.mediaErrors);
      const kind = transport?.value === 'SATA' ? 'sata-link' : 'sas-link';
      const way = list.of(kind, drive.place, drive.line);
      way('rate_capable', drive.capable);
      way('rate', drive.running);
    }
    for (const { place, line: own, level, state, cache, bytes } of volumes) {
      const of = list.of('volume', place, own);
      of('level', level);
      of('state', state);
      of('cache', cache);
      of('bytes', bytes);
    }
  }
}
