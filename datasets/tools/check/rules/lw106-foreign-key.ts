import type { ForeignKey } from '../../table-schema.ts';
import { didYouMean, Suggester } from '../closest.ts';
import { echo } from '../finding.ts';
import { type Rule, type Subject, tableNamed } from '../rule.ts';
import type { Found, Table } from '../table.ts';

export const foreignKey: Rule = {
  id: 'LW106',
  level: 'error',
  looksFor: 'Cells that name a row of another table which does not exist.',
  fix: 'correct the name, or add the row that it should name',
  *check(subject) {
    for (const table of subject.tables) {
      for (const key of table.schema.foreignKeys ?? []) {
        yield* checkReference(subject, table, key);
      }
    }
  },
};

function* checkReference(subject: Subject, table: Table, key: ForeignKey): Generator<Found> {
  const [name] = key.fields;
  const [target] = key.reference.fields;
  const { resource = table.schema.name } = key.reference;
  const other = resource === table.schema.name ? table : tableNamed(subject, resource);
  if (name === undefined || target === undefined) return;
  // A single file dropped on the site comes without the tables that it refers to.
  if (!other && !subject.package) return;
  const column = table.fieldIndex(name);
  const position = table.positions[column] ?? -1;
  if (position < 0) return;

  const ids = new Set<string>();
  if (other) {
    const otherColumn = other.fieldIndex(target);
    for (let row = 1; row <= other.length; row++) ids.add(other.text(row, otherColumn));
  }
  ids.delete('');
  const candidates = [...ids];
  const suggester = new Suggester();
  for (let row = 1; row <= table.length; row++) {
    const value = table.text(row, column);
    if (value === '' || ids.has(value)) continue;
    const suggestions = suggester.closest(value, candidates);
    yield table.found(row, position, {
      field: name,
      value,
      message: `${resource} has no row "${echo(value)}"${didYouMean(suggestions)}`,
      expected: `a ${target} of ${resource}`,
      fix: suggestions[0] ? `write ${suggestions[0]}` : `add the row to ${resource}.csv`,
    });
  }
}
