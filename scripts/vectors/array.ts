// Vectors of arrays: RAID, ZFS, SHR, btrfs. The core has no calculator for them yet: `judge` is where they come in.
import type { VectorSet } from './set.ts';

export const array: VectorSet = {
  name: 'arrays',
  columns: [
    ...['id', 'level', 'drives', 'params', 'quantity', 'expected', 'unit', 'tolerance'],
    ...['source', 'trust', 'note'],
  ],
  judge: (row) => ({
    kind: 'skipped',
    reason: `no calculator for level ${row.get('level')} yet`,
  }),
};
