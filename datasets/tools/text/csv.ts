/** Writes the rows of a table as the checks want them: UTF-8, LF, every column in its order. */

import type { TableSchema } from '../schema/table-schema.ts';
import { beginsFormula, csvCell, guarded } from './csv-cell.ts';

export type Cells = Readonly<Record<string, string | number | undefined>>;

export function writeCsv(schema: Pick<TableSchema, 'fields'>, rows: readonly Cells[]): string {
  const header = schema.fields.map(({ name }) => name).join(',');
  return `${[header, ...rows.map((row) => csvLine(schema, row))].join('\n')}\n`;
}

/** One row without its line end; columns that the row does not name stay empty. */
export function csvLine({ fields }: { fields: readonly { name: string; type: string }[] }, row: Cells): string {
  return fields
    .map(({ name, type }) => {
      const value = row[name];
      if (value === undefined) return '';
      return typeof value === 'number' || type !== 'string' ? plain(value) : csvCell(clean(value));
    })
    .join(',');
}

/** One line of visible characters that no spreadsheet runs: the texts come from files of strangers. */
export function clean(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return beginsFormula(line) ? `'${line}` : line;
}

/** Digits without an exponent: 0.0000004, not 4e-7. A text where a number belongs is no formula either. */
function plain(value: string | number): string {
  const text = String(value);
  if (typeof value === 'string') return csvCell(guarded(value));
  if (!text.includes('e')) return text;
  return value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15, maximumFractionDigits: 20 });
}
