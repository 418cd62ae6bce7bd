/** What disks had to do, by iostat. */
import type { DiskLoad } from '../../../datasets/tools/readers/iostat.ts';
import type { FactList } from './list.ts';

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
