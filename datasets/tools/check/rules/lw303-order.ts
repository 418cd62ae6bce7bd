import type { Rule } from '../rule.ts';
import type { Found, Table } from '../table.ts';
import { readValue } from '../value.ts';

export const order: Rule = {
  id: 'LW303',
  level: 'error',
  looksFor: 'Ranges whose low end, value and high end are not in that order.',
  fix: 'put the smallest number into the low column and the largest into the high one',
  *check({ tables }) {
    for (const table of tables) {
      for (const triple of triplesOf(table)) yield* checkTriple(table, triple);
    }
  },
};

/** Columns named x_low_y, x_y and x_high_y belong together; their names are the declaration. */
function triplesOf(table: Table): number[][] {
  const { fields } = table.schema;
  return fields.flatMap((field, low) => {
    if (!field.name.includes('_low_')) return [];
    const middle = table.fieldIndex(field.name.replace('_low_', '_'));
    const high = table.fieldIndex(field.name.replace('_low_', '_high_'));
    return [[low, middle, high].filter((index) => index >= 0)];
  });
}

function* checkTriple(table: Table, triple: number[]): Generator<Found> {
  for (let row = 1; row <= table.length; row++) {
    if (!table.isWhole(row)) continue;
    let before: { name: string; value: number } | undefined;
    for (const index of triple) {
      const field = table.schema.fields[index];
      if (!field) continue;
      const text = table.text(row, index);
      const reading = readValue(text, field);
      if (reading.kind !== 'ok' || typeof reading.value !== 'number') continue;
      if (before && reading.value < before.value) {
        yield table.found(row, table.positions[index] ?? 0, {
          field: field.name,
          value: text,
          message: `smaller than ${before.name}, which is ${before.value}`,
          expected: 'low end, value and high end in that order',
          fix: 'exchange them, or check the units',
        });
      }
      before = { name: field.name, value: reading.value };
    }
  }
}
