import { links } from '../../../../calc-wasm/js/generated/chain.ts';
import type { Rule } from '../../tables/rule.ts';
import type { Found, Table } from '../../tables/table.ts';
import columns from './link-columns.json' with { type: 'json' };

/** By table: columns of widths, each with the column that says of which link; without one it is PCI Express. */
const WIDTHS: Readonly<Record<string, readonly (readonly string[])[]>> = columns.lanes;
const PCI_EXPRESS = new Set(['pcie', 'nvme']);

const { widths } = links.pcie;
const WIDTH = `a width of PCI Express: ${widths.map((lanes) => `x${lanes}`).join(', ')}`;

export const lanes: Rule = {
  id: 'LW315',
  level: 'error',
  looksFor: 'Link widths that PCI Express does not have, and splits that do not add up to the lanes of their group.',
  fix: 'look up the width: a link has 1, 2, 4, 8, 12, 16 or 32 lanes',
  *check({ tables }) {
    for (const table of tables) {
      for (const [lanes = '', kind] of WIDTHS[table.schema.name] ?? []) yield* checkWidths(table, lanes, kind);
      if (table.schema.name === 'cpu-lane-groups') yield* checkSplits(table);
    }
  },
};

function* checkWidths(table: Table, name: string, kindName?: string): Generator<Found> {
  const column = table.column(name);
  const kind = kindName === undefined ? undefined : table.column(kindName);
  for (let row = 1; row <= table.length; row++) {
    const value = column.number(row);
    if (Number.isNaN(value) || widths.includes(value)) continue;
    if (kind && !PCI_EXPRESS.has(kind.choice(row))) continue;
    yield column.found(row, {
      message: 'no PCI Express link has this width',
      expected: WIDTH,
      fix: 'write the width of one link, not the sum of several',
    });
  }
}

function* checkSplits(table: Table): Generator<Found> {
  const [lanes, splits] = [table.column('lanes'), table.column('splits')];
  for (let row = 1; row <= table.length; row++) {
    const whole = lanes.number(row);
    for (const split of splits.text(row).split('|').filter(Boolean)) {
      const slots = split.split('+').map(Number);
      const sum = slots.reduce((total, slot) => total + slot, 0);
      const odd = slots.find((slot) => !widths.includes(slot));
      if (odd !== undefined) {
        yield splits.found(row, {
          message: `no PCI Express link has ${odd} lanes`,
          expected: WIDTH,
          fix: `correct ${split}`,
        });
      } else if (sum !== whole) {
        yield splits.found(row, {
          message: `${split} adds up to ${sum} lanes, the group has ${whole}`,
          expected: `splits of ${whole} lanes`,
          fix: 'correct the split, or the lanes of the group',
        });
      }
    }
  }
}
