import type { Rule } from '../../tables/rule.ts';
import type { Found, Table } from '../../tables/table.ts';
import { didYouMean, Suggester } from '../closest.ts';

/** A header wider than this is another kind of file: one finding says so instead of thousands. */
const WIDEST = 1000;

export const header: Rule = {
  id: 'LW102',
  level: 'error',
  looksFor: 'Header lines that differ from the descriptor of the table.',
  fix: 'write the header exactly as in the descriptor',
  *check({ tables }) {
    const suggester = new Suggester();
    for (const table of tables) {
      if (table.header.length > 0 && !isOneLine(table)) yield* checkHeader(table, suggester);
    }
  },
};

/** Of a file whose lines end in CR alone all is one line: the rule of encodings says so. */
const isOneLine = (table: Table): boolean => table.header.some((name) => name.includes('\r'));

function* checkHeader(table: Table, suggester: Suggester): Generator<Found> {
  const names = table.schema.fields.map((field) => field.name);
  const expected = `the header ${names.join(',')}`;
  if (table.header.length > WIDEST) {
    const message = `${table.header.length} columns`;
    yield table.found(0, 0, { message, expected, fix: 'check that this is the right file' });
    return;
  }
  if (table.separator) {
    yield table.found(0, 0, {
      message: `the columns are separated by ${table.separator.label}`,
      expected: 'commas',
      fix: 'save the file as "CSV, comma delimited"',
      fixable: true,
    });
  }
  if (!table.header.some((name) => names.includes(plain(name)))) {
    yield table.found(0, 0, {
      value: table.header[0] ?? '',
      message: 'the first line has no column of this table',
      expected,
      fix: 'remove the lines before the header, or check that this is the right file',
    });
    return;
  }
  yield* strayColumns(table, names, expected, suggester);
  for (const name of names.filter((name) => !table.header.includes(name))) {
    yield table.found(0, 0, {
      field: name,
      message: 'the column is missing',
      expected,
      fix: `add the column ${name}, with empty cells where nothing is known`,
      fixable: !isRequired(table, name),
    });
  }
  yield* firstMoved(table, names, expected);
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Columns that stand twice, and those that the table does not have. */
function* strayColumns(table: Table, names: string[], expected: string, suggester: Suggester): Generator<Found> {
  const missing = names.filter((name) => !table.header.includes(name));
  for (const [position, name] of table.header.entries()) {
    if (table.header.indexOf(name) < position) {
      yield table.found(0, position, {
        field: name,
        value: name,
        message: 'the column appears a second time',
        expected: 'every column once',
        fix: 'remove one of the two',
      });
    } else if (!names.includes(name)) {
      const suggestions = suggester.closest(name, missing);
      const isOnly = table.header.filter((other) => plain(other) === plain(name)).length === 1;
      yield table.found(0, position, {
        field: name,
        value: name,
        message: `unknown column${didYouMean(suggestions)}`,
        expected,
        fix: suggestions[0] ? `rename it to ${suggestions[0]}` : 'remove the column',
        // Nothing but case and spaces differ.
        replacement: isOnly ? missing.find((item) => item === plain(name)) : undefined,
      });
    }
  }
}

/** The first column that stands in the place of another. */
function* firstMoved(table: Table, names: string[], expected: string): Generator<Found> {
  const known = [...new Set(table.header)].filter((name) => names.includes(name));
  const ordered = names.filter((name) => table.header.includes(name));
  const name = known.find((column, index) => column !== ordered[index]);
  if (name === undefined) return;
  yield table.found(0, table.header.indexOf(name), {
    field: name,
    value: name,
    message: `the column is in the place of ${ordered[known.indexOf(name)]}`,
    expected,
    fix: 'reorder the columns as in the descriptor, cells included',
    fixable: true,
  });
}

const isRequired = ({ schema }: Table, name: string): boolean =>
  schema.fields.find((field) => field.name === name)?.constraints?.required === true;
