import { describe, expect, test } from 'vitest';
import { refused } from '../../../calc-wasm/js/calc.ts';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { shared } from '../../../tests/support/dataset.ts';
import { rowsIn } from '../names/load.ts';
import { type Board, boards } from './boards.ts';

const rows = rowsIn(shared.tables);
const all = boards(rows);

function named(id: string): Board {
  const board = all.find((item) => item.id === id);
  if (!board) throw new Error(`there is no board "${id}"`);
  return board;
}

describe('every platform', () => {
  test('is a board', () =>
    expect(all.map(({ id }) => id)).toEqual(rows('socket-platforms').map((row) => row.socket_platform_id)));

  test.each(all.map((board) => [board.id, board] as const))(
    '%s has slots and ports that the core takes',
    (_, { chipset, slots, sata }) => {
      const parts = chipset ? [{ id: 'chipset', ...chipset }] : [];
      const on = (of: string) => (of === 'chipset' && chipset ? { on: 'chipset' } : {});
      for (const { link, of, count } of slots) {
        const drive = { id: 'drives', link: 'pcie 5.0 x16', slot: link, read: 1e9, count, ...on(of) };
        expect(refused(size({ chain: { parts: [...parts, drive] } }))).toBe(false);
      }
      for (const { link, count } of sata) {
        const drive = { id: 'drives', link, count, ...on('chipset') };
        expect(refused(size({ chain: { parts: [...parts, drive] } }))).toBe(false);
      }
    },
  );
});

test('a slot that splits in four shows four drives, one that splits in two shows two', () => {
  const shown = (id: string) => named(id).slots.map(({ link, splits }) => [link, splits]);
  expect(shown('intel-lga4189-c621a')).toContainEqual(['pcie 4.0 x16', 4]);
  // 16|8+8
  expect(shown('amd-am5-b650')).toContainEqual(['pcie 4.0 x16', 2]);
  expect(shown('amd-am5-b650')).toContainEqual(['pcie 4.0 x8', 1]);
  // 16|8+8|8+4+4
  expect(shown('intel-lga1851-z890')).toContainEqual(['pcie 5.0 x16', 3]);
  expect(shown('intel-lga1851-z890')).toContainEqual(['pcie 5.0 x8', 2]);
});

test('a platform of which no row says how its slot splits claims nothing', () =>
  expect(named('intel-lga1700-b760').slots.find(({ takes }) => takes === 'cards')).not.toHaveProperty('splits'));

test('lanes of the chipset become slots of four lanes, and ports stand with their generation', () => {
  const { slots, sata, chipset } = named('amd-am5-b650');
  expect(slots).toContainEqual({ link: 'pcie 4.0 x4', count: 2, of: 'chipset', takes: 'either' });
  expect(sata).toEqual([{ link: 'sata 3.0', count: 4 }]);
  expect(chipset?.link).toBe('pcie 4.0 x4');
});
