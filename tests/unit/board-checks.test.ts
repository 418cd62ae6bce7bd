import { expect, test } from 'vitest';
import { checked, textsOf } from '../../site/boards/board.ts';
import type { BoardChecksRow } from '../../site/generated/datasets.ts';

const row = (cells: Partial<BoardChecksRow>): BoardChecksRow => ({
  board_check_id: 'a.1',
  board_id: 'a',
  slot: 'PCIE1',
  field: 'lanes',
  stated: '1',
  found: '1',
  outcome: 'agrees',
  sources: 'a-manual',
  note: null,
  ...cells,
});

test('firmware is compared where both state a cell', () => {
  const rows = [
    row({}),
    row({ slot: 'PCIE2', outcome: 'differs', found: '8' }),
    row({ field: 'generation', outcome: 'agrees' }),
    row({ board_id: 'b', outcome: 'added', stated: null }),
  ];
  expect(checked(rows)).toEqual({ boards: 1, slots: 2, cells: 3, same: 2, lanes: 2, sameLanes: 1 });
});

test('texts are the sources that no firmware table is counted from', () => {
  expect(textsOf({ sources: 'bsdhw-dmi a-manual linuxhw-dmi' })).toEqual(['a-manual']);
  expect(textsOf({ sources: null })).toEqual([]);
});
