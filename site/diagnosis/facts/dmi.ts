/** What the maker says of a machine, by dmidecode. */
import type { DmiTable } from '../../../datasets/tools/readers/dmidecode.ts';
import { addEach, addFields, type FactList, placeAt } from './list.ts';

export function dmiFacts(list: FactList, table: DmiTable): void {
  const { systems, boards, processors, memory, slots } = table;
  for (const [subject, names] of Object.entries({ system: systems, board: boards })) {
    for (const named of names) addFields(list.of('system', subject, named.line), named, 'maker', 'model');
  }
  for (const processor of processors)
    addFields(list.of('processor', placeAt(processor.line), processor.line), processor, 'name', 'socket', 'cores');
  for (const module of memory)
    addFields(list.of('memory', placeAt(module.line), module.line), module, 'bytes', 'type', 'rate');
  for (const slot of slots) {
    const add = list.of('slot', slot.designation ?? placeAt(slot.line), slot.line);
    addFields(add, slot, 'type', 'lanes');
    addEach(add, { in_use: slot.isInUse, length: slot.length, function: slot.address });
  }
}
