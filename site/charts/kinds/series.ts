// One result second by second or repetition by repetition: its line, its quantiles, how often which value came.

import type { UnitName } from '../../../calc-wasm/js/generated/units.ts';
import { counted } from '../../common/distinct-names.ts';
import { bare, quantity } from '../../common/format.ts';
import { words as common } from '../../common/quantity.words.ts';
import type { Picture, Reference, Table } from '../../plot/picture.ts';
import { bytesOf, numberOf } from '../axis-value.ts';
import { bandwidth, count, figure, headText, operations, orNone, seconds, share, sourceCell } from '../row-text.ts';
import type { Series } from '../rows.ts';
import { type Stability, stability } from '../stability.ts';
import { words } from '../words.ts';
import { type Choice, choice, chosenIn, type Kind, type Material, setOf } from './kind.ts';

/** Rows of the table behind it. */
const ROWS = 60;

/** Bars of the distribution. */
const BINS = 12;

const FORMATS: Record<string, { text: (value: number) => string; unit: UnitName }> = {
  iops: { text: operations, unit: 'operation_per_second' },
  bandwidth_bytes_per_s: { text: bandwidth, unit: 'byte_per_second' },
  latency_mean_s: { text: seconds, unit: 'second' },
  latency_p99_s: { text: seconds, unit: 'second' },
};

const formatOf = ({ metric }: Series) => FORMATS[metric]?.text ?? count;

/** Bytes written so far are a place on the drive: their values are steps, not samples of equal weight. */
const isSampled = ({ x_kind }: Series): boolean => x_kind !== 'byte';

interface Along {
  text(value: number): string;
  read(text: string): number | undefined;
  unit: UnitName;
}

const xOf = (of: Series): Along =>
  isSampled(of)
    ? { text: bare, read: numberOf, unit: 'count' }
    : { text: (value) => quantity(value, 'byte', { digits: 4, exact: true }), read: bytesOf, unit: 'byte' };

const keyOf = ({ set_id, result_id, metric }: Series): string => `${set_id}/${result_id}/${metric}`;

const metricText = ({ metric }: Series): string => words.values.metric?.[metric] ?? metric;

function summaryFigures({ count: values, ...found }: Stability, format: (value: number) => string) {
  const say = words.stability;
  return [
    { label: say.count, value: String(values) },
    { label: say.median, value: format(found.median) },
    { label: say.mean, value: format(found.mean) },
    { label: say.p5, value: format(found.p5) },
    { label: say.p95, value: format(found.p95) },
    { label: say.spread, value: share(found.spread) },
    { label: say.variation, value: orNone(found.variation, (value) => quantity(value, 'ratio', { digits: 2 })) },
  ];
}

/** How many values fall into each of equal steps from the least to the greatest. */
export function distribution(values: readonly number[], bins = BINS): { from: number; to: number; count: number }[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return [{ from: low, to: high, count: values.length }];
  const step = (high - low) / bins;
  const counts = Array.from({ length: bins }, (_, index) => ({
    from: low + index * step,
    to: low + (index + 1) * step,
    count: 0,
  }));
  for (const value of values) {
    const bin = counts[Math.min(bins - 1, Math.floor((value - low) / step))];
    if (bin) bin.count += 1;
  }
  return counts;
}

/** Each by the run that it is of, its load and what was measured; those that are alike are counted. */
function resultValues(all: readonly Series[], configurations: Material['configurations']): Choice['values'] {
  const results = new Map(
    configurations.flatMap((of) => of.points.map((point) => [`${of.set_id}/${point.result_id}`, { of, point }])),
  );
  const named = all.map((item) => {
    const result = results.get(`${item.set_id}/${item.result_id}`);
    return `${result ? headText(result.point, result.of) : item.target}: ${metricText(item)}`;
  });
  const names = counted(named, words.runOf);
  return all.map((item, index) => ({ value: keyOf(item), text: names[index] ?? '', detail: item.source_title }));
}

export const series: Kind = {
  file: 'series',
  // Two drawings.
  choices: ({ series: all, configurations }) => [
    choice('result', resultValues(all, configurations), ['fio-plot-dl380-gen8/p420i-dc500m-5min-randread-32-1/iops']),
  ],
  sets: (state) => (state.result ?? []).map(setOf),
  pictures: ({ series: all }, state) => {
    const result = all.find((item) => keyOf(item) === chosenIn(state, 'result'));
    return result ? picturesOf(result) : [];
  },
};

const picturesOf = (of: Series): Picture[] => (isSampled(of) ? [lineOf(of), distributionOf(of)] : [lineOf(of)]);

/** From the first place of a series to its last, at what its values are steady around. */
function levelsOf({ x }: Series, steady: Stability): Reference[] {
  const [first = 0, last = 1] = [x[0], x.at(-1)];
  return (['p95', 'median', 'p5'] as const).map((name) => ({
    label: words.stability[name],
    kind: 'ceiling',
    points: [first, last].map((at) => [at, steady[name]]),
  }));
}

/** Every nth place of a series. */
function tableOf(of: Series, every: number, xLabel: string): Table {
  const [x, format, source] = [xOf(of), formatOf(of), sourceCell(of)];
  const unit = FORMATS[of.metric]?.unit ?? 'count';
  const places = of.x.map((at, index) => ({ at, value: of.value[index] })).filter((_, index) => index % every === 0);
  return {
    columns: [xLabel, metricText(of), words.columns.source],
    rows: places.map(({ at, value }) => ({ cells: [figure(at, x.unit, x.text), figure(value, unit, format), source] })),
  };
}

function lineOf(of: Series): Picture {
  const format = formatOf(of);
  const metric = metricText(of);
  const x = xOf(of);
  const xLabel = words.values.xKind?.[of.x_kind] ?? of.x_kind;
  const steady = isSampled(of) ? stability(of.value) : undefined;
  const every = Math.ceil(of.x.length / ROWS);
  const table = tableOf(of, every, xLabel);
  return {
    finding: findingOf(of, steady),
    caption: words.caption.series(metric, of.target),
    form: 'lines',
    x: { label: xLabel, scale: 'linear', format: x.text, read: x.read },
    y: { label: metric, scale: 'linear', format },
    series: [
      {
        label: '',
        marks: of.x.map((at, index) => {
          const y = of.value[index] ?? Number.NaN;
          return { x: at, y, title: `${xLabel} ${x.text(at)}\n${format(y)}\n${of.source_title}` };
        }),
      },
    ],
    references: steady ? levelsOf(of, steady) : [],
    ...(steady && { figures: summaryFigures(steady, format) }),
    table,
    notes: [
      ...(every > 1 ? [words.notes.manyPoints(every, table.rows.length)] : []),
      ...(isSampled(of) ? [] : [words.notes.steps]),
    ],
  };
}

function findingOf(of: Series, steady: Stability | undefined): string {
  const format = formatOf(of);
  if (steady) return words.finding.steady(metricText(of), format(steady.p5), format(steady.p95));
  return words.finding.falls(format(Math.max(...of.value)), format(Math.min(...of.value)));
}

function distributionOf(of: Series): Picture {
  const format = formatOf(of);
  const bins = distribution(of.value);
  const { columns } = words;
  return {
    caption: words.stability.distribution,
    form: 'bars',
    x: { label: metricText(of), scale: 'linear', format },
    y: { label: words.axis.count, scale: 'linear', format: bare },
    bars: bins.map(({ from }, index) => (index % 4 === 0 ? format(from) : '')),
    series: [
      {
        label: '',
        marks: bins.map(({ from, to, count: y }, x) => ({
          x,
          y,
          title: `${common.range(format(from), format(to))}: ${y}`,
        })),
      },
    ],
    table: {
      columns: [columns.range, columns.count],
      rows: bins.map(({ from, to, count: y }) => ({ cells: [`${format(from)} … ${format(to)}`, String(y)] })),
    },
    notes: [],
  };
}
