/** The form of a table: commas between cells, the columns of the descriptor in its order, no empty lines. */

import { plural } from '../language/plural.ts';
import { MALFORMED } from '../tables/scanner.ts';
import type { Table } from '../tables/table.ts';
import { csvCell } from '../text/csv-cell.ts';
import { isUtf8, type Reformed } from './bytes.ts';

const words = {
  removed: 'one {removed # empty line} other {removed # empty lines}',
  points:
    'one {read # comma inside a number as its decimal point} other {read # commas inside numbers as decimal points}',
};

/**
 * The table written anew where its form differs and nothing is in doubt; nothing otherwise. In doubt
 * are rows with too few or too many cells, quotes that do not pair, unknown and repeated columns, bytes that are no text.
 */
export function reshape(table: Table): Reformed | undefined {
  const { header, schema, scan } = table;
  const names = schema.fields.map(({ name }) => name);
  const isKnown = header.every((name, at) => names.includes(name) && header.indexOf(name) === at);
  if (header.length === 0 || !isKnown || scan.allFlags & MALFORMED) return undefined;
  if (!isUtf8(scan.bytes)) return undefined;
  const rows: number[] = [];
  for (let row = 1; row <= table.length; row++) {
    if (table.isWhole(row)) rows.push(row);
    else if (!isBlank(table, row)) return undefined;
  }

  const missing = schema.fields
    .filter(({ name, constraints }) => !header.includes(name) && !constraints?.required)
    .map(({ name }) => name);
  const wanted = names.filter((name) => header.includes(name) || missing.includes(name));
  const ordered = names.filter((name) => header.includes(name));
  const done = [
    ...(table.separator ? [`changed separators from ${table.separator.label} to commas`] : []),
    ...(ordered.join() === header.join() ? [] : ['reordered the columns as in the descriptor']),
    ...(missing.length === 0 ? [] : [`added empty columns: ${missing.join(', ')}`]),
    ...(rows.length === table.length ? [] : [plural(table.length - rows.length, words.removed)]),
  ];
  if (done.length === 0) return undefined;

  const columns = wanted.map((name) => table.fieldIndex(name));
  let points = 0;
  const lines = rows.map((row) =>
    columns
      .map((index) => {
        const text = table.text(row, index);
        const pointed = withPoint(text, table, index);
        if (pointed !== text) points++;
        return csvCell(pointed);
      })
      .join(','),
  );
  if (points > 0) done.push(plural(points, words.points));
  return { bytes: new TextEncoder().encode(`${[wanted.join(','), ...lines].join('\n')}\n`), done };
}

/**
 * Where another sign than the comma stands between cells, a comma inside a number is the decimal one. The others are
 * left to the rule that names them one by one; it cannot know this of a comma before three digits.
 */
function withPoint(text: string, { separator, schema }: Table, index: number): string {
  if (!separator || schema.fields[index]?.type !== 'number') return text;
  return /^\s*[+-]?[0-9]{1,3},[0-9]{3}\s*$/.test(text) ? text.replace(',', '.') : text;
}

function isBlank(table: Table, row: number): boolean {
  const cell = table.cell(row, 0);
  return table.width(row) === 1 && table.scan.cellStarts[cell] === table.scan.cellEnds[cell];
}
