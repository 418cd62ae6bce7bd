import { type Rule, tablesNamed } from '../../tables/rule.ts';
import type { Column, Found, Table } from '../../tables/table.ts';
import { wordsOf } from '../../text/words-of.ts';

const FIGURES = wordsOf(`
  bandwidth_bytes_per_s bandwidth_low_bytes_per_s bandwidth_high_bytes_per_s iops latency_mean_s latency_p50_s
  latency_p90_s latency_p95_s latency_p99_s latency_p999_s latency_p9999_s latency_max_s cpu_percent power_w
`);
const RATIOS = ['relative_value', 'relative_low_value', 'relative_high_value'];

export const figure: Rule = {
  id: 'LW310',
  level: 'error',
  looksFor: 'Results without a figure, and ratios that do not say what they refer to.',
  fix: 'give a figure, or precision "relative" with a ratio and the row it refers to',
  *check({ tables }) {
    for (const table of tablesNamed(tables, 'results')) yield* checkTable(table);
  },
};

function isStated(columns: readonly Column[], row: number): boolean {
  for (const column of columns) if (!column.isEmpty(row)) return true;
  return false;
}

function* checkTable(table: Table): Generator<Found> {
  const figures = FIGURES.map((name) => table.column(name));
  const ratios = RATIOS.map((name) => table.column(name));
  const column = (name: string) => table.column(name);
  const [precision, bandwidth] = [column('precision'), column('bandwidth_bytes_per_s')];
  const [ratio, metric] = [column('relative_value'), column('relative_metric')];
  const [relativeTo, id] = [column('relative_to'), column('result_id')];

  for (let row = 1; row <= table.length; row++) {
    if (!table.isWhole(row)) continue;
    const hasFigure = isStated(figures, row);
    const isRelative = precision.choice(row) === 'relative';
    const refers = !relativeTo.isEmpty(row);
    if (!isRelative && hasFigure && !refers) continue;

    if (isRelative && hasFigure) {
      yield precision.found(row, {
        message: 'a relative row with an absolute figure',
        expected: 'only a ratio where the source gives only a ratio',
        fix: 'remove the figure, or write exact or approximate',
      });
    }
    if (isRelative && !(isStated(ratios, row) && refers && !metric.isEmpty(row))) {
      yield ratio.found(row, {
        message: 'a relative row without its ratio, what it compares, or the row it refers to',
        expected: 'relative_value or its range, relative_metric and relative_to',
        fix: 'fill in all three',
      });
    }
    if (!isRelative && !hasFigure) {
      yield bandwidth.found(row, {
        message: 'a result without a figure',
        expected: 'a throughput or its range, IOPS, a latency, processor time or power',
        fix: 'add the figure, or write precision relative with a ratio',
      });
    }
    if (refers && relativeTo.text(row) === id.text(row) && ratio.number(row) !== 1) {
      yield ratio.found(row, {
        message: 'a baseline that is not 1',
        expected: '1 where a row refers to itself',
        fix: 'write 1, or name another row in relative_to',
      });
    }
  }
}
