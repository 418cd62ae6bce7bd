import type { Rule } from '../rule.ts';
import type { Found, Table } from '../table.ts';
import { factorTo, scaled } from '../unit.ts';

const REPORTED = /^([~<>]?)([0-9.]+)(?:-([0-9.]+))?$/;

export const reportedUnit: Rule = {
  id: 'LW311',
  level: 'error',
  looksFor: "Base-unit columns that do not follow from the author's figure and its unit.",
  fix: 'convert the reported value by the meaning of its unit',
  *check({ tables }) {
    for (const table of tables.filter(({ schema }) => schema.name === 'results')) {
      for (let row = 1; row <= table.length; row++) {
        if (table.isWhole(row)) yield* checkRow(table, row);
      }
    }
  },
};

function* checkRow(table: Table, row: number): Generator<Found> {
  const read = (name: string) => table.text(row, table.fieldIndex(name));
  const [, sign, first, second] = REPORTED.exec(read('reported_value')) ?? [];
  const unit = read('reported_unit_means');
  const factor = factorTo('B/s', unit);
  if (first === undefined || factor === undefined) return;
  const low = scaled(Number(first), factor);
  const expected =
    second !== undefined
      ? { bandwidth_low_bytes_per_s: low, bandwidth_high_bytes_per_s: scaled(+second, factor) }
      : sign === '>'
        ? { bandwidth_low_bytes_per_s: low }
        : sign === '<'
          ? { bandwidth_high_bytes_per_s: low }
          : { bandwidth_bytes_per_s: low };
  for (const [name, value] of Object.entries(expected)) {
    const text = read(name);
    // Half a byte per second: base-unit figures may be rounded to whole bytes.
    if (text !== '' && Math.abs(Number(text) - value) <= 0.5) continue;
    yield table.found(row, Math.max(0, table.positions[table.fieldIndex(name)] ?? 0), {
      field: name,
      value: text,
      message: `does not follow from ${read('reported_value')} ${unit}`,
      expected: `${value}`,
      fix: `write ${value}, or correct the reported value or the meaning of its unit`,
    });
  }
}
