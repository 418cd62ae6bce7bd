// The figure of a measured row, whatever it counts: a bandwidth, operations, a time, processor time, or a ratio.

import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { type FormatOptions, quantity, range } from '../common/format.ts';

type Columns = Readonly<Record<string, string | number | null>>;

interface Quantity {
  unit: UnitName;
  value: string;
  low?: string;
  high?: string;
  /** The column's unit in the base unit. */
  factor?: number;
  /** In front of each number. */
  sign?: string;
}

/** Of several figures in one row the first is shown: the others are in its details. */
const QUANTITIES: readonly Quantity[] = [
  {
    unit: 'byte_per_second',
    value: 'bandwidth_bytes_per_s',
    low: 'bandwidth_low_bytes_per_s',
    high: 'bandwidth_high_bytes_per_s',
  },
  { unit: 'operation_per_second', value: 'iops' },
  { unit: 'second', value: 'latency_mean_s' },
  { unit: 'second', value: 'latency_p50_s' },
  { unit: 'second', value: 'latency_p99_s' },
  { unit: 'ratio', value: 'cpu_percent', factor: 0.01 },
  { unit: 'count', value: 'relative_value', low: 'relative_low_value', high: 'relative_high_value', sign: '×' },
];

/** The columns that `figureOf` reads. */
export const figureColumns: readonly string[] = [
  ...new Set(QUANTITIES.flatMap(({ value, low, high }) => [value, low, high].filter((name) => name !== undefined))),
  'precision',
  'reported_value',
];

export interface Figure {
  /** In the base unit; of a range its middle, of an open end that end. */
  value: number;
  text: string;
}

/** In front of a figure that its author rounded. */
export const about = ({ precision, reported_value }: Columns): string =>
  precision === 'approximate' || String(reported_value).startsWith('~') ? '≈\u202f' : '';

interface FigureOptions extends FormatOptions {
  /** Shares it: among lanes, for one. */
  divisor?: number;
  /** The one column to read, where the first that the row holds is not the one that is asked for. */
  column?: string;
}

/** Nothing where a row holds none of these. */
export function figureOf(
  row: Columns,
  { divisor = 1, column: asked, ...options }: FigureOptions = {},
): Figure | undefined {
  for (const { unit, value, low, high, factor = 1, sign = '' } of QUANTITIES) {
    if (asked !== undefined && asked !== value) continue;
    const valueIn = (column: string | undefined) => {
      const value = column === undefined ? null : (row[column] ?? null);
      return value === null ? null : (Number(value) * factor) / divisor;
    };
    const [one, least, most] = [valueIn(value), valueIn(low), valueIn(high)];
    // A ratio was stated, a rate was measured: 3.5 is not 3.50.
    const exact = unit === 'count';
    const text = (number: number) => `${sign}${quantity(number, unit, { exact, ...options })}`;
    if (one !== null) return { value: one, text: `${about(row)}${text(one)}` };
    if (least !== null && most !== null) {
      return { value: (least + most) / 2, text: `${sign}${range(least, most, unit, { exact, ...options })}` };
    }
    if (least !== null) return { value: least, text: `>\u202f${text(least)}` };
    if (most !== null) return { value: most, text: `<\u202f${text(most)}` };
  }
  return undefined;
}

/** What a ratio is more or less than once: ×1.38 is 38 %, ×0.47 is 53 %. Nothing for rows without a ratio. */
export function changeOf(row: Columns, options: FormatOptions = {}): Figure | undefined {
  const away = (column: string) => {
    const value = row[column] ?? null;
    return value === null ? null : Math.abs(Number(value) - 1);
  };
  const relative = away('relative_value');
  if (relative !== null)
    return { value: relative, text: `${about(row)}${quantity(relative, 'ratio', { exact: true, ...options })}` };
  const [low, high] = [away('relative_low_value'), away('relative_high_value')];
  if (low === null || high === null) return undefined;
  const [least, most] = [Math.min(low, high), Math.max(low, high)];
  return { value: (low + high) / 2, text: range(least, most, 'ratio', { exact: true, ...options }) };
}
