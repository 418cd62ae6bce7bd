/** What disks had to do, how long requests wait, and how a volume of Storage Spaces is made. */

import type { Condition } from '../../../datasets/tools/readers/conditions.ts';
import type { DiskLoad } from '../../../datasets/tools/readers/iostat.ts';
import type { Wait } from '../../../datasets/tools/readers/waits.ts';
import type { StorageSpace } from '../../../datasets/tools/readers/windows-spaces.ts';
import { addEach, addFields, type FactList, placeAt } from './list.ts';

export function loadFacts(list: FactList, loads: readonly DiskLoad[]): void {
  for (const { name, line, reads, writes, busy } of loads) {
    const add = list.of('disk-load', name, line);
    addEach(add, { reads: reads.count, read_rate: reads.rate, read_size: reads.size, read_wait: reads.wait });
    addEach(add, { writes: writes.count, write_rate: writes.rate, write_size: writes.size, write_wait: writes.wait });
    add('busy', busy);
  }
}

export function waitFacts(list: FactList, waits: readonly Wait[]): void {
  for (const { tool, name, line, wait, atDrives, scrub } of waits) {
    const add = list.of('wait', name === '' ? tool : name, line);
    addEach(add, { seconds: wait, at_drives: atDrives, scrub });
  }
}

export function spaceUnitFacts(list: FactList, spaces: readonly StorageSpace[]): void {
  for (const space of spaces) {
    const add = list.of('space', space.name ?? placeAt(space.line), space.line);
    addFields(add, space, 'resiliency', 'columns', 'interleave');
    add('allocation_unit', space.unit);
  }
}

export function conditionFacts(list: FactList, conditions: readonly Condition[]): void {
  for (const { kind, name, line, value } of conditions) {
    const add = list.of('condition', name === '' ? placeAt(line) : name, line);
    addEach(add, { kind, value: value === '' ? undefined : value });
  }
}
