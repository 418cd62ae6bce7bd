/** What the maker says of a machine, by dmidecode. */
import type { DmiTable } from '../../../datasets/tools/readers/dmidecode.ts';
import { type FactList, placeAt } from './list.ts';

export function dmiFacts(list: FactList, table: DmiTable): void {
  const { systems, boards, processors, memory, slots } = table;
  for (const [subject, names] of Object.entries({ system: systems, board: boards })) {
    for (const { line, maker, model } of names) {
      const add = list.of('system', subject, line);
      add('maker', maker);
      add('model', model);
    }
  }
  for (const { line, name, socket, cores } of processors) {
    const add = list.of('processor', placeAt(line), line);
    add('name', name);
    add('socket', socket);
    add('cores', cores);
  }
  for (const { line, bytes, type, rate } of memory) {
    const add = list.of('memory', placeAt(line), line);
    add('bytes', bytes);
    add('type', type);
    add('rate', rate);
  }
  for (const { line, designation, type, lanes, isInUse, length, address } of slots) {
    const add = list.of('slot', designation ?? placeAt(line), line);
    add('type', type);
    add('lanes', lanes);
    add('in_use', isInUse);
    add('length', length);
    add('function', address);
  }
}
