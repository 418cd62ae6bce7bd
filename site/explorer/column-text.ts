// How the value of any column reads, for pages that show whole rows.
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { bare, quantity, size, unitSymbol } from '../common/format.ts';
import { asIs, inEnglish, type Marks } from '../common/mark.ts';
import type { Column } from '../generated/datasets.ts';
import { words } from './column.words.ts';
import { valueLabel } from './measurement-text.ts';

/** The unit of a column as the page writes it. */
export const columnUnit = (unit: string): string => words.units[unit] ?? unitSymbol(unit);

const UNITS: Record<string, UnitName> = {
  B: 'byte',
  'B/s': 'byte_per_second',
  '1/s': 'operation_per_second',
  s: 'second',
};

/** What the text of a column's value is, where it is not of the page's language. */
export function marksOf({ name, type, enum: allowed }: Column): Marks {
  if (type !== 'string' || allowed) return {};
  return NAMES.test(name) ? asIs : inEnglish;
}

/** Columns of identifiers, versions and commands, rather than of text. */
const NAMES = /_(id|sha256|url|spdx|version|scheduler)$|^(command|tool|firmware|kernel|vendor|model)$/;

/** A column's value with its unit; bandwidth also as the base unit has it. */
export function columnText(column: Column, value: string | number): string {
  const unit = column.unit === undefined ? undefined : UNITS[column.unit];
  if (unit === undefined) {
    if (column.name === 'measured_over_ceiling') return quantity(Number(value), 'ratio');
    if (column.unit === '%') return quantity(Number(value) / 100, 'ratio', { digits: 6 });
    return typeof value === 'number'
      ? bare(value)
      : (words.values[column.name]?.[value] ?? valueLabel(column.name, value));
  }
  if (unit === 'byte') return size(Number(value), { digits: 6 });
  // Runs last as long as they were told to, but for some microseconds.
  const digits = column.name === 'duration_s' ? 3 : 6;
  return quantity(Number(value), unit, { digits, exact: true });
}
