// Runs side by side: the best figure of each in either direction, and what its link was expected to carry.

import { words as charts } from '../charts/words.ts';
import { toldApart } from '../common/distinct-names.ts';
import { shortened } from '../common/fitted-text.ts';
import { quantity, size } from '../common/format.ts';
import { linkText, placeText, summary, valueLabel } from '../explorer/measurement-text.ts';
import { type Row, rowLink } from '../explorer/measurements.ts';
import { bandClass, byBasis } from '../plot/band.ts';
import { across, type Size, widths } from '../plot/grid.ts';
import { dot, type PlotOptions, rect, text } from '../plot/marks.ts';
import { words as sets } from './words.ts';

const words = sets.chart;

/** Lines that one drawing shows. */
export const MOST = 16;

/** Pixels of a run: its label, and below it its dots. */
const LINE = 38;

/** Characters for which there is room. */
const ROOM = { narrow: 44, wide: 96 } as const;

const METRICS = {
  bandwidth: { column: 'measured_bytes_per_s', unit: 'byte_per_second' },
  iops: { column: 'iops', unit: 'operation_per_second' },
} as const;

export type Metric = keyof typeof METRICS;

interface Dot {
  row: Row;
  value: number;
  line: number;
}

export interface Lines {
  metric: Metric;
  labels: string[];
  dots: Dot[];
}

/**
 * The best figures of the fastest runs; nothing where fewer than two have one. Runs that nothing in words tells apart share
 * a line, since their names mean something to whoever made them alone.
 */
export function linesOf(runs: readonly { rows: readonly Row[] }[]): Lines | undefined {
  for (const metric of Object.keys(METRICS) as Metric[]) {
    const { column } = METRICS[metric];
    const figure = (row: Row) => Number(row[column]);
    const known = runs
      .map(({ rows }) => rows.filter((row) => row[column] !== null && figure(row) > 0))
      .filter((rows) => rows.length > 0);
    if (known.length < 2) continue;
    const labels = labelsOf(known.flatMap(([row]) => row ?? []));
    const alike = [...Map.groupBy(known.entries(), ([index]) => labels[index] ?? '')].map(([label, group]) => {
      const rows = group.flatMap(([, own]) => own);
      const rising = rows.toSorted((a, other) => figure(a) - figure(other));
      const best = [...new Map(rising.map((row) => [row.direction, row])).values()];
      return { label: words.alike(label, group.length), best };
    });
    const lines = alike
      .toSorted((a, other) => Math.max(...other.best.map(figure)) - Math.max(...a.best.map(figure)))
      .slice(0, MOST);
    return {
      metric,
      labels: lines.map(({ label }) => label),
      dots: lines.flatMap(({ best }, line) => best.map((row) => ({ row, value: figure(row), line }))),
    };
  }
  return undefined;
}

/** What a run is called beside others: no more than tells it from them. */
const TELLING: ((row: Row) => string)[] = [
  () => '',
  placeText,
  ({ state }) => (state === 'unknown' ? '' : valueLabel('state', String(state))),
  ({ tool }) => String(tool ?? ''),
  ({ test_size_bytes: bytes }) => (bytes == null ? '' : charts.testFile(size(Number(bytes)))),
];

/** What all have in common tells nothing: a page of one drive leaves out its name, where something else tells runs apart. */
function labelsOf(rows: readonly Row[]): string[] {
  const isOne = new Set(rows.map(({ target }) => target)).size === 1;
  const labels = toldApart(
    rows,
    TELLING.map((tell) => (row) => [isOne ? '' : row.target, linkText(row), tell(row)].filter(Boolean).join(', ')),
  );
  return labels.map((label, index) => label || (rows[index]?.target ?? ''));
}

/** Of each power of ten as many as there is room for. */
function stepsOver(ratio: number): number[] {
  if (ratio > 300) return [1];
  if (ratio > 15) return [1, 3];
  return ratio > 4 ? [1, 2, 5] : [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9];
}

function ticks([from, to]: [number, number]): number[] {
  const steps = stepsOver(to / from);
  const powers = Array.from({ length: 16 }, (_, power) => 10 ** power);
  return powers.flatMap((power) => steps.map((step) => step * power)).filter((value) => value >= from && value <= to);
}

const FILLS: Record<string, string> = {
  device_writes_host: 'var(--lw-measured)',
  device_reads_host: 'var(--lw-paper)',
};

export function runsChart({ metric, labels, dots }: Lines, size: Size): PlotOptions {
  const { unit } = METRICS[metric];
  const ranges = metric === 'bandwidth' ? dots.flatMap(rangeOf) : [];
  const values = [...dots.map(({ value }) => value), ...ranges.flatMap(({ low, high }) => [low, high])];
  const domain: [number, number] = [Math.min(...values) / 1.3, Math.max(...values) * 1.3];
  const format = (value: number) => quantity(value, unit, { exact: true });
  return {
    width: widths[size],
    height: labels.length * LINE + 60,
    marginTop: 10,
    marginBottom: 44,
    marginLeft: 12,
    marginRight: 24,
    ariaLabel: words[metric],
    x: { type: 'log', domain },
    y: { domain: [-0.6, labels.length - 0.4], reverse: true, axis: null },
    marks: [
      ...across({ ticks: ticks(domain), format, label: words.log(words.axis[metric]) }),
      ...byBasis(ranges).map(({ basis, own }) =>
        rect(own, {
          x1: 'low',
          x2: 'high',
          y1: ({ line }: { line: number }) => line,
          y2: ({ line }: { line: number }) => line + 0.4,
          className: bandClass(basis),
        }),
      ),
      text(labels, {
        frameAnchor: 'left',
        y: (_: string, index: number) => index,
        dy: -9,
        text: (label: string) => shortened(label, ROOM[size]),
        className: 'lw-plot-named',
        stroke: 'var(--lw-paper)',
        strokeWidth: 4,
      }),
      ...(['circle', 'diamond'] as const).map((symbol) => marksOf(dots, symbol)),
    ],
  };
}

/** What a figure was expected to be, on its line. */
function rangeOf({ row, line }: Dot) {
  const { expected_low_bytes_per_s: low, expected_high_bytes_per_s: high, range_basis: basis } = row;
  return low === null || high === null || basis === null ? [] : [{ low, high, basis, line }];
}

/** The figures of the directions that have a symbol: circles for reads and writes, diamonds for all others. */
const marksOf = (dots: readonly Dot[], symbol: 'circle' | 'diamond') =>
  dot(
    dots.filter(({ row }) => row.direction in FILLS === (symbol === 'circle')),
    {
      x: 'value',
      y: ({ line }: Dot) => line + 0.2,
      r: 4.5,
      symbol,
      fill: ({ row }: Dot) => FILLS[row.direction] ?? 'var(--lw-band)',
      stroke: 'var(--lw-measured)',
      strokeWidth: 1.5,
      href: ({ row }: Dot) => rowLink(row),
      title: ({ row }: Dot) => summary(row),
    },
  );
