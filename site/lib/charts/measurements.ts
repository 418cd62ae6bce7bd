// Measured against predicted: once as bandwidth over the ceiling, once as a share of it. The frame is that of all
// rows, so that a selection is seen among the same axes.
import {
  areaY,
  axisX,
  axisY,
  dot,
  gridX,
  gridY,
  line,
  type PlotOptions,
  text,
} from '@observablehq/plot';
import { quantity } from '../format.ts';
import { data } from '../i18n/en/data.ts';
import { linkLabel, summary } from '../measurement-text.ts';
import { anchorOf, linkOf, type Row } from '../measurements.ts';
import { roomFor } from './axis.ts';

const words = data.charts;

/** Drawn twice, for a phone and for more: type keeps its size. */
export const sizes = {
  narrow: { width: 340, height: 340 },
  wide: { width: 620, height: 420 },
} as const;

export type Size = keyof typeof sizes;

export interface Drawing {
  /** Every row of the dataset. */
  all: readonly Row[];
  /** Those to draw. */
  shown: readonly Row[];
  size: Size;
  binary: boolean;
}

/** A row with both a measurement and a prediction. */
interface Pair {
  row: Row;
  measured: number;
  ceiling: number;
  low: number;
  high: number;
}

function pairs(rows: readonly Row[]): Pair[] {
  return rows.flatMap((row) => {
    const { measured_bytes_per_s: measured, ceiling_bytes_per_s: ceiling } = row;
    const { expected_low_bytes_per_s: low, expected_high_bytes_per_s: high } = row;
    if (measured === null || ceiling === null || low === null || high === null) return [];
    return [{ row, measured, ceiling, low, high }];
  });
}

export const drawable = (rows: readonly Row[]): number => pairs(rows).length;

/** Air between the outermost dots and the frame, as a factor on a log scale. */
const AIR = 1.35;

/** Room at the left for the names of the line and the band, as such a factor. */
const ROOM = { narrow: 5, wide: 2.2 } as const;

/** Top of the shares: the names of the links stand above 100 %. */
const TOP = 1.16;

/** A ceiling that is nearer than this to the one before shares its label. */
const SAME = 1.2;

function ticks([from, to]: [number, number], binary: boolean, narrow: boolean): number[] {
  const base = binary ? 2 ** 20 : 1e6;
  const steps = binary
    ? [64, 256, 1024, 4096, 16384, 65536]
    : [100, 300, 1000, 3000, 10_000, 30_000];
  return steps
    .filter((_, index) => !narrow || index % 2 === (binary ? 1 : 0))
    .map((step) => step * base)
    .filter((value) => value >= from && value <= to);
}

const bandwidth = (binary: boolean) => (value: number) =>
  quantity(value, 'byte_per_second', { binary, digits: 3 });

function dots(drawn: readonly Pair[], y: (pair: Pair) => number, binary: boolean) {
  const options = {
    x: 'ceiling',
    y,
    r: 4.5,
    // Filled where the link was the limit: only there the model can be judged.
    fill: ({ row }: Pair) =>
      row.link_limited === 'yes' ? 'var(--lw-measured)' : 'var(--lw-paper)',
    stroke: 'var(--lw-measured)',
    strokeWidth: 1.5,
    href: ({ row }: Pair) => `#${anchorOf(row)}`,
    title: ({ row }: Pair) => summary(row, { binary }),
  };
  const square = ({ row }: Pair) => row.link_kind !== 'pcie';
  return [
    dot(
      drawn.filter((pair) => !square(pair)),
      { ...options, symbol: 'circle' },
    ),
    dot(drawn.filter(square), { ...options, symbol: 'square' }),
  ];
}

/** PCIe and DMI count alike, and differ by their symbol; other links say their name. */
function generationOf(row: Row): string {
  const plain = row.link_kind === 'pcie' || row.link_kind === 'dmi';
  return plain && row.link_generation !== null ? row.link_generation : linkLabel(linkOf(row));
}

interface Cluster {
  ceiling: number;
  label: string;
}

/** Ceilings that lie close together, with the links that have them. */
function clusters(drawn: readonly Pair[]): Cluster[] {
  const found: { ceiling: number; links: Set<string> }[] = [];
  for (const { row, ceiling } of drawn.toSorted((a, b) => a.ceiling - b.ceiling)) {
    const last = found.at(-1);
    const link = `${generationOf(row)} ${data.row.lanes(row.link_lanes ?? 1)}`;
    if (last && ceiling < last.ceiling * SAME) {
      last.ceiling = ceiling;
      last.links.add(link);
    } else {
      found.push({ ceiling, links: new Set([link]) });
    }
  }
  return found.map(({ ceiling, links }) => ({ ceiling, label: [...links].sort().join('\n') }));
}

function frame(size: Size, domain: [number, number], binary: boolean): PlotOptions {
  const narrow = size === 'narrow';
  return {
    ...sizes[size],
    marginTop: 34,
    marginRight: 12,
    marginBottom: 42,
    x: { type: 'log', domain },
    marks: [
      gridX({
        ticks: ticks(domain, binary, narrow),
        stroke: 'var(--lw-hairline)',
        strokeOpacity: 1,
      }),
      axisX({
        ticks: ticks(domain, binary, narrow),
        tickFormat: bandwidth(binary),
        tickSize: 0,
        label: words.log(words.computed),
        labelAnchor: 'center',
        labelArrow: 'none',
      }),
    ],
  };
}

/** The expected range as shares of the ceiling. */
function expected(every: readonly Pair[]): { y1: number; y2: number } {
  return {
    y1: Math.min(...every.map(({ low, ceiling }) => low / ceiling)),
    y2: Math.max(...every.map(({ high, ceiling }) => high / ceiling)),
  };
}

function ceilingDomain(every: readonly Pair[], size: Size): [number, number] {
  const ceilings = every.map(({ ceiling }) => ceiling);
  return [Math.min(...ceilings) / ROOM[size], Math.max(...ceilings) * AIR];
}

/** Measured over the ceiling, both on log scales: the ceiling is the diagonal, the expected range a band below it. */
export function againstCeiling({ all, shown, size, binary }: Drawing): PlotOptions {
  const every = pairs(all);
  const drawn = pairs(shown);
  const x = ceilingDomain(every, size);
  const lowest = Math.min(...every.map(({ measured }) => measured));
  const y: [number, number] = [Math.min(lowest / AIR, x[0]), x[1]];
  const yTicks = ticks(y, binary, size === 'narrow');
  const base = frame(size, x, binary);
  const marginLeft = roomFor(yTicks.map(bandwidth(binary)));
  const band = expected(every);
  const named = (label: string, dy: number, dx: number) =>
    text([x[0] * ROOM[size] ** 0.42], {
      x: (value: number) => value,
      y: (value: number) => value,
      text: () => label,
      rotate: diagonal({ ...base, marginLeft }, x, y),
      dx,
      dy,
      className: 'lw-plot-named',
    });
  return {
    ...base,
    marginLeft,
    ariaLabel: words.againstCeiling,
    y: { type: 'log', domain: y },
    marks: [
      gridY({ ticks: yTicks, stroke: 'var(--lw-hairline)', strokeOpacity: 1 }),
      axisY({
        ticks: yTicks,
        tickFormat: bandwidth(binary),
        tickSize: 0,
        label: words.log(words.measured),
        labelArrow: 'none',
      }),
      ...(base.marks ?? []),
      areaY(x, {
        x: (value: number) => value,
        y1: (value: number) => value * band.y1,
        y2: (value: number) => value * band.y2,
        fill: 'var(--lw-band)',
      }),
      line(
        x.map((value) => [value, value]),
        { stroke: 'var(--lw-ceiling)', strokeWidth: 1 },
      ),
      named(words.ceiling, -8, -4),
      named(words.expected, 12, 8),
      text(clusters(drawn), {
        x: 'ceiling',
        y: 'ceiling',
        text: 'label',
        textAnchor: 'end',
        lineAnchor: 'bottom',
        dx: -9,
        dy: -7,
      }),
      ...dots(drawn, ({ measured }) => measured, binary),
    ],
  };
}

/** The angle, in degrees, at which x = y runs on two log scales. */
function diagonal(
  {
    width = 0,
    height = 0,
    marginTop = 0,
    marginRight = 0,
    marginBottom = 0,
    marginLeft = 0,
  }: PlotOptions,
  x: [number, number],
  y: [number, number],
): number {
  const across = (width - marginLeft - marginRight) / Math.log(x[1] / x[0]);
  const up = (height - marginTop - marginBottom) / Math.log(y[1] / y[0]);
  return (-Math.atan2(up, across) * 180) / Math.PI;
}

/** The same rows as a share of their ceiling: here the distance to the expected range can be seen. */
export function asShare({ all, shown, size, binary }: Drawing): PlotOptions {
  const every = pairs(all);
  const drawn = pairs(shown);
  const x = ceilingDomain(every, size);
  const share = ({ measured, ceiling }: Pair) => measured / ceiling;
  const percent = (value: number) => quantity(value, 'ratio');
  const lowest = Math.floor(Math.min(...every.map(share)) * 5) / 5;
  const yTicks = [0, 0.2, 0.4, 0.6, 0.8, 1].filter((value) => value >= lowest);
  const band = expected(every);
  const named = (label: string, y: number, dy: number) =>
    text([label], {
      x: x[0],
      y,
      text: (value: string) => value,
      textAnchor: 'start',
      dx: 6,
      dy,
      className: 'lw-plot-named',
    });
  const base = frame(size, x, binary);
  return {
    ...base,
    marginLeft: roomFor(yTicks.map(percent)),
    ariaLabel: words.asShare,
    y: { domain: [lowest, TOP] },
    marks: [
      gridY({ ticks: yTicks, stroke: 'var(--lw-hairline)', strokeOpacity: 1 }),
      axisY({
        ticks: yTicks,
        tickFormat: percent,
        tickSize: 0,
        label: words.share,
        labelArrow: 'none',
      }),
      ...(base.marks ?? []),
      areaY(x, { x: (value: number) => value, ...band, fill: 'var(--lw-band)' }),
      line(
        x.map((value) => [value, 1]),
        { stroke: 'var(--lw-ceiling)', strokeWidth: 1 },
      ),
      named(words.ceiling, 1, -8),
      named(words.expected, (band.y1 + band.y2) / 2, 0),
      // A phone has no room for them side by side; there the first chart names the links.
      ...(size === 'wide'
        ? [text(clusters(drawn), { x: 'ceiling', y: TOP, text: 'label', lineAnchor: 'top' })]
        : []),
      ...dots(drawn, share, binary),
    ],
  };
}

export const charts = { ceiling: againstCeiling, share: asShare };

export type ChartName = keyof typeof charts;
