import type { Rule } from '../../tables/rule.ts';
import type { Column, Found, Table } from '../../tables/table.ts';
import { wordsOf } from '../../text/words-of.ts';

/** Latencies of one result from the quickest request to the slowest. */
const LATENCIES = wordsOf(`
  latency_min_s latency_p50_s latency_p90_s latency_p95_s latency_p99_s latency_p999_s latency_p9999_s latency_max_s
`);
/** The mean lies between the ends, but not at a known place among the percentiles. */
const MEAN = ['latency_min_s', 'latency_mean_s', 'latency_max_s'];

/**
 * A percentile is read off a histogram and may lie this much beyond the extreme: fio's bins are
 * 1/64 wide (FIO_IO_U_PLAT_BITS is 6 in its stat.h).
 */
const HISTOGRAM_ERROR = 1 / 64;

export const order: Rule = {
  id: 'LW303',
  level: 'error',
  looksFor: 'Ranges whose low end, value and high end are out of order, and percentiles that decrease.',
  fix: 'put the smallest number into the low column and the largest into the high one',
  *check({ tables }) {
    for (const table of tables) {
      for (const names of triplesOf(table)) yield* checkChain(table, names, 0);
      if (table.schema.name === 'results') {
        yield* checkChain(table, LATENCIES, HISTOGRAM_ERROR);
        yield* checkChain(table, MEAN, 0);
      }
      if (table.schema.name === 'percentiles') yield* checkPercentiles(table);
    }
  },
};

/** Columns named x_low_y, x_y and x_high_y belong together; their names are the declaration. */
function triplesOf({ schema }: Table): string[][] {
  const names = new Set(schema.fields.map(({ name }) => name));
  return [...names]
    .filter((name) => name.includes('_low_'))
    .map((low) => [low, low.replace('_low_', '_'), low.replace('_low_', '_high_')].filter((name) => names.has(name)));
}

function* checkChain(table: Table, names: string[], tolerance: number): Generator<Found> {
  const columns = names.map((name) => table.column(name)).filter((column) => column.hasValues);
  if (columns.length < 2) return;
  for (let row = 1; row <= table.length; row++) {
    let before: Column | undefined;
    let largest = Number.NEGATIVE_INFINITY;
    for (const column of columns) {
      const value = column.number(row);
      if (Number.isNaN(value)) continue;
      if (before && value < largest * (1 - tolerance)) {
        yield column.found(row, {
          message: `smaller than ${before.name}, which is ${largest}`,
          expected: `${names.join(', ')} in that order`,
          fix: 'swap them, or check the units',
        });
      }
      if (value >= largest) {
        largest = value;
        before = column;
      }
    }
  }
}

/** Rows of one result are compared in the order of their percentiles, wherever they stand. */
function* checkPercentiles(table: Table): Generator<Found> {
  const [result, share, latency] = ['result_id', 'percentile', 'latency_s'].map((name) => table.column(name));
  if (!result || !share || !latency) return;
  const stated = Array.from({ length: table.length }, (_, at) => at + 1).filter(
    (row) => !Number.isNaN(share.number(row)) && !Number.isNaN(latency.number(row)),
  );
  for (const rows of Map.groupBy(stated, (row) => result.text(row)).values()) {
    rows.sort((a, b) => share.number(a) - share.number(b));
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1];
      if (before === undefined || latency.number(row) >= latency.number(before)) continue;
      yield latency.found(row, {
        message: `smaller than at ${share.number(before)} %, which is ${latency.number(before)}`,
        expected: 'latencies that grow with the percentile',
        fix: 'swap them, or check the units',
      });
    }
  }
}
