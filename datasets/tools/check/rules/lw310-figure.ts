import type { Rule } from '../rule.ts';
import type { Found, Table } from '../table.ts';

const FIGURES = [
  'bandwidth_bytes_per_s',
  'bandwidth_low_bytes_per_s',
  'bandwidth_high_bytes_per_s',
  'iops',
  'latency_mean_s',
  'latency_p50_s',
  'latency_p99_s',
  'cpu_percent',
];
const RATIOS = ['relative_value', 'relative_low_value', 'relative_high_value'];

export const figure: Rule = {
  id: 'LW310',
  looksFor: 'Results without a figure, and ratios that do not say what they refer to.',
  fix: 'give a figure, or precision "relative" with a ratio and the row it refers to',
  *check({ tables }) {
    for (const table of tables.filter(({ schema }) => schema.name === 'results')) {
      for (let row = 1; row <= table.length; row++) {
        if (table.isWhole(row)) yield* checkRow(table, row);
      }
    }
  },
};

function* checkRow(table: Table, row: number): Generator<Found> {
  const read = (name: string) => table.text(row, table.fieldIndex(name));
  const place = (field: string, words: { message: string; expected: string; fix: string }) =>
    table.found(row, Math.max(0, table.positions[table.fieldIndex(field)] ?? 0), {
      field,
      value: read(field),
      ...words,
    });
  const hasFigure = FIGURES.some((name) => read(name) !== '');
  const hasRatio = RATIOS.some((name) => read(name) !== '');
  const isRelative = read('precision') === 'relative';

  if (isRelative && hasFigure) {
    yield place('precision', {
      message: 'a relative row with an absolute figure',
      expected: 'only a ratio where the source gives only a ratio',
      fix: 'remove the figure, or write exact or approximate',
    });
  }
  const saysOfWhat = read('relative_to') !== '' && read('relative_metric') !== '';
  if (isRelative && !(hasRatio && saysOfWhat)) {
    yield place('relative_value', {
      message: 'a relative row without its ratio, what it compares, or the row it refers to',
      expected: 'relative_value or its range, relative_metric and relative_to',
      fix: 'fill in all three',
    });
  }
  if (!isRelative && !hasFigure) {
    yield place('bandwidth_bytes_per_s', {
      message: 'a result without a figure',
      expected: 'a bandwidth, a range of it, operations per second, a latency, or processor time',
      fix: 'add the figure, or write precision relative with a ratio',
    });
  }
  const refersToItself = read('relative_to') !== '' && read('relative_to') === read('result_id');
  if (refersToItself && Number(read('relative_value')) !== 1) {
    yield place('relative_value', {
      message: 'a baseline that is not 1',
      expected: '1 where a row refers to itself',
      fix: 'write 1, or name another row in relative_to',
    });
  }
}
