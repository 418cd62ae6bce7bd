import { type Rule, tablesNamed } from '../../tables/rule.ts';
import type { Column, Found, Table } from '../../tables/table.ts';
import { factorTo, scaled } from '../../tables/unit.ts';
import { wordsOf } from '../../text/words-of.ts';

const REPORTED = /^([~<>]?)([0-9.]+)(?:-([0-9.]+))?$/;

/** Digits that a figure of the data keeps: conversions are rounded to them, not to fewer. */
const KEPT = 1e-9;
/** Half a byte, operation or picosecond: base-unit figures may be rounded to whole ones. */
const HALF = { 'B/s': 0.5, '1/s': 0.5, s: 5e-13 };

/** Where a reported time may stand. */
const TIMES = wordsOf(`
  latency_mean_s latency_p50_s latency_p90_s latency_p95_s latency_p99_s latency_p999_s latency_p9999_s latency_min_s
  latency_max_s duration_s
`);

export const reportedUnit: Rule = {
  id: 'LW311',
  level: 'error',
  looksFor: "Base-unit columns that do not follow from the author's figure and its unit.",
  fix: 'convert the reported value by the meaning of its unit',
  *check({ tables }) {
    for (const table of tablesNamed(tables, 'results')) yield* checkTable(table);
  },
};

function* checkTable(table: Table): Generator<Found> {
  const [value, unit] = [table.column('reported_value'), table.column('reported_unit_means')];
  const bandwidth = {
    low: table.column('bandwidth_low_bytes_per_s'),
    exact: table.column('bandwidth_bytes_per_s'),
    high: table.column('bandwidth_high_bytes_per_s'),
  };
  const iops = table.column('iops');
  const times = TIMES.map((name) => table.column(name));

  for (let row = 1; row <= table.length; row++) {
    if (value.isEmpty(row) || unit.isEmpty(row) || !table.isWhole(row)) continue;
    const reported = value.text(row);
    const [, sign, first, second] = REPORTED.exec(reported) ?? [];
    if (first === undefined) continue;
    const text = unit.choice(row);
    const words = `${reported} ${text}`;

    const bytes = factorTo('B/s', text);
    if (bytes !== undefined) {
      const low = scaled(Number(first), bytes);
      if (second !== undefined) {
        yield* checkOne(row, [bandwidth.low], low, words, 'B/s');
        yield* checkOne(row, [bandwidth.high], scaled(Number(second), bytes), words, 'B/s');
      } else {
        const column = sign === '>' ? 'low' : sign === '<' ? 'high' : 'exact';
        yield* checkOne(row, [bandwidth[column]], low, words, 'B/s');
      }
      continue;
    }
    // Of times and operations the tables hold no ranges.
    if (second !== undefined || sign === '<' || sign === '>') continue;
    if (text === '1/s') yield* checkOne(row, [iops], Number(first), words, '1/s');
    const seconds = factorTo('s', text);
    if (seconds !== undefined) yield* checkOne(row, times, scaled(Number(first), seconds), words, 's');
  }
}

/** A figure has to stand in one of the columns. */
function* checkOne(
  row: number,
  columns: readonly Column[],
  value: number,
  reported: string,
  unit: keyof typeof HALF,
): Generator<Found> {
  const tolerance = Math.max(HALF[unit], Math.abs(value) * KEPT);
  if (columns.some((column) => Math.abs(column.number(row) - value) <= tolerance)) return;
  const column = columns.find((item) => !item.isEmpty(row)) ?? columns[0];
  if (!column) return;
  yield column.found(row, {
    message: `does not follow from ${reported}`,
    expected: `${value}`,
    fix: `write ${value}, or correct the reported value or the meaning of its unit`,
    replacement: columns.length === 1 && column.isEmpty(row) ? `${value}` : undefined,
  });
}
