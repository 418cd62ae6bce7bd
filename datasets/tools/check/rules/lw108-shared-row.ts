import { echo } from '../../tables/finding.ts';
import { KeyIndex } from '../../tables/keys.ts';
import type { Rule } from '../../tables/rule.ts';
import { differingColumn, isBrought } from '../../tables/shared-rows.ts';
import type { Found, Table } from '../../tables/table.ts';

export const sharedRow: Rule = {
  id: 'LW108',
  level: 'warning',
  looksFor:
    'Rows of drives, platforms, controllers and workloads that differ from the row of the same name in the registry or another set.',
  fix: 'correct the row that is wrong, or give one of the two another name',
  *check({ tables, shared = [] }) {
    for (const table of tables.filter(isBrought)) {
      const places = shared.filter(({ schema }) => schema.name === table.schema.name);
      for (const [index, other] of places.entries()) {
        if (other.file === table.file) continue;
        const counts = index < places.findIndex(({ file }) => file === table.file);
        yield* compare(table, other, counts);
      }
    }
  },
};

/** `otherCounts`: of two rows that differ it is the other one that is taken. */
function* compare(table: Table, other: Table, otherCounts: boolean): Generator<Found> {
  const positionOf = (one: Table) => one.schema.primaryKey.map((name) => one.column(name).position);
  const [own, theirs] = [positionOf(table), positionOf(other)];
  if ([...own, ...theirs].some((position) => position < 0)) return;
  const index = new KeyIndex(other, theirs);
  for (let row = 1; row <= table.length; row++) {
    const twin = index.rowOf(table, own, row);
    if (twin === 0 || !table.isWhole(row) || !other.isWhole(twin)) continue;
    const differing = differingColumn(table, row, other, twin);
    if (differing === undefined) continue;
    const there = other.column(differing).text(twin);
    const place = `${other.file}:${other.lineOf(twin)}`;
    yield table.column(differing).found(row, {
      message: otherCounts
        ? `${place} has a different row of this name, which takes precedence`
        : `${place} has a different row of this name, but this one takes precedence`,
      expected: there === '' ? 'an empty cell, as there' : `"${echo(there)}", as there`,
      fix: 'correct the row that is wrong, or give one of the two another name',
    });
  }
}
