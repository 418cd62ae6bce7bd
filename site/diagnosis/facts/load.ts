/** What disks had to do, how long requests wait, and how a volume of Storage Spaces is made. */

import type { Condition } from '../../../datasets/tools/readers/conditions.ts';
import type { DiskLoad } from '../../../datasets/tools/readers/iostat.ts';
import type { Wait } from '../../../datasets/tools/readers/waits.ts';
import type { StorageSpace } from '../../../datasets/tools/readers/windows-spaces.ts';
import { addFields, type FactList, placeAt } from './list.ts';

export function loadFacts(list: FactList, loads: readonly DiskLoad[]): void {
  for (const { name, line, reads, writes, busy } of loads) {
    const add = list.of('disk-load', name, line);
    add('reads', reads.count);
    add('read_rate', reads.rate);
    add('read_size', reads.size);
    add('read_wait', reads.wait);
    add('writes', writes.count);
    add('write_rate', writes.rate);
    add('write_size', writes.size);
    add('write_wait', writes.wait);
    add('busy', busy);
  }
}

export function waitFacts(list: FactList, waits: readonly Wait[]): void {
  for (const { tool, name, line, wait, atDrives, scrub } of waits) {
    const add = list.of('wait', name === '' ? tool : name, line);
    add('seconds', wait);
    add('at_drives', atDrives);
    add('scrub', scrub);
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
    add('kind', kind);
    add('value', value === '' ? undefined : value);
  }
}
