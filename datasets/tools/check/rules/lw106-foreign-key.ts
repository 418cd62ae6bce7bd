import type { ForeignKey } from '../../schema/table-schema.ts';
import { echo } from '../../tables/finding.ts';
import { type Rule, type Subject, tableNamed } from '../../tables/rule.ts';
import { BROUGHT } from '../../tables/shared-rows.ts';
import type { Found, Table } from '../../tables/table.ts';
import { INVISIBLE } from '../../text/invisible.ts';
import { didYouMean, distance, Suggester } from '../closest.ts';
import { rowsNamed } from '../references.ts';

/** Tables in which names that differ by a sign are often two things: parts that are sold, a read and its write. */
const PARTS = new Set(['drives', 'controllers', 'cards', 'platforms', 'results']);

/** A name as it is meant, whatever stands at its edges or cannot be seen. */
const plain = (name: string): string =>
  [...name]
    .filter((sign) => !INVISIBLE.test(sign))
    .join('')
    .trim()
    .toLowerCase();

/** Whether two names can only be the same part, spelled in two ways: same numbers, and one slip of the hand. */
function isSlip(one: string, other: string): boolean {
  const numbers = (name: string) => name.match(/\d+/g)?.join(' ') ?? '';
  const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return numbers(one) === numbers(other) && distance(letters(one), letters(other)) <= 1;
}

export const foreignKey: Rule = {
  id: 'LW106',
  level: 'error',
  looksFor: 'Cells that refer to a row that another table does not have.',
  fix: 'correct the name, or add the missing row',
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
  // Its header is wrong, which is said of that file: its rows cannot be looked up.
  if (other && (!other.column(target).exists || other.header.join().includes('\r'))) return;
  const column = table.column(name);
  if (!column.exists) return;
  const named = other && rowsNamed(table, name, other, target);
  let candidates: string[] | undefined;
  let misspelt: Set<string> | undefined;
  const suggester = new Suggester();
  for (let row = 1; row <= table.length; row++) {
    if (named?.[row] || column.isEmpty(row)) continue;
    const value = column.text(row);
    candidates ??= other ? textsOf(other, target) : [];
    misspelt ??= new Set(candidates.filter((name) => name !== plain(name)).map(plain));
    // The rule of invisible signs or of names finds it there, where it is to be corrected.
    if (misspelt.has(value)) continue;
    const closest = suggester.closest(value, candidates);
    const suggestions = PARTS.has(resource) ? closest.filter((candidate) => isSlip(value, candidate)) : closest;
    yield column.found(row, {
      message: `${resource} has no row "${echo(value)}"${didYouMean(suggestions)}`,
      expected: `a ${target} of ${resource}`,
      fix: suggestions[0]
        ? `write ${suggestions[0]}`
        : BROUGHT.includes(resource)
          ? `add the row to ${resource}.csv in the folder of the set`
          : `add the row to ${resource}.csv`,
    });
  }
}

function textsOf(table: Table, name: string): string[] {
  const column = table.column(name);
  const texts = new Set<string>();
  for (let row = 1; row <= table.length; row++) texts.add(column.text(row));
  texts.delete('');
  return [...texts];
}
