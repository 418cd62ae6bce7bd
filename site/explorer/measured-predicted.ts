// Measured against predicted: bandwidth over the ceiling of its link.

import type { Basis } from '../../calc-wasm/js/calc.ts';
import { quantity } from '../common/format.ts';
import { roomFor } from '../plot/axis.ts';
import { bandClass, byBasis } from '../plot/band.ts';
import { across, type Size, upwards } from '../plot/grid.ts';
import { areaY, dot, line, type PlotOptions, text } from '../plot/marks.ts';
import { type Merged, merged, radii, titleOf } from '../plot/merged.ts';
import { words as measurement } from './measurement.words.ts';
import { linkLabel, summary } from './measurement-text.ts';
import { linkOf, type Row, rowLink } from './measurements.ts';
import { words as data } from './words.ts';

const words = data.charts;

/** Drawn twice, for a phone and for more: type keeps its size. */
export const sizes = {
  narrow: { width: 340, height: 340 },
  wide: { width: 620, height: 420 },
} as const satisfies Record<Size, object>;

/** A row with both a measurement and a prediction. */
export interface Pair {
  row: Row;
  /** Bytes per second, like the ones below. */
  measured: number;
  ceiling: number;
  low: number;
  high: number;
  /** Whether the range was measured or is assumed. */
  basis: Basis;
}

export const pairs = (rows: readonly Row[]): Pair[] =>
  rows.flatMap((row) => {
    const { measured_bytes_per_s: measured, ceiling_bytes_per_s: ceiling } = row;
    const { expected_low_bytes_per_s: low, expected_high_bytes_per_s: high } = row;
    const { range_basis: basis } = row;
    if (measured === null || ceiling === null || low === null) return [];
    if (high === null || basis === null) return [];
    return [{ row, measured, ceiling, low, high, basis }];
  });

/** Air between the outermost dots and the frame, as a factor on a log scale. */
const AIR = 1.35;

/** Room at the left for the names of the line and the band, as such a factor. */
const ROOM = { narrow: 5, wide: 2.2 } as const;

/** A ceiling that is nearer than this to the one before shares its label. */
const SAME = 1.2;

const ticks = ([from, to]: [number, number], narrow: boolean): number[] =>
  [100, 300, 1000, 3000, 10_000, 30_000]
    .filter((_, index) => !narrow || index % 2 === 0)
    .map((step) => step * 1e6)
    .filter((value) => value >= from && value <= to);

const bandwidth = (value: number): string => quantity(value, 'byte_per_second');

const isSquare = ({ row }: Pair): boolean => row.link_kind !== 'pcie';

/** Cells of a decade, so small that dots of one cell cover each other. */
const CELLS = 40;

const step = (value: number): number => Math.round(Math.log10(value) * CELLS);

/** The dots of a drawing: where there are very many, one for all that cover each other. */
export const dotsOf = (drawn: readonly Pair[]): Merged<Pair>[] =>
  merged(drawn, (pair) => [isSquare(pair), step(pair.ceiling), step(pair.measured)].join());

function dots(drawn: readonly Merged<Pair>[]) {
  const options = {
    x: ({ one }: Merged<Pair>) => one.ceiling,
    y: ({ one }: Merged<Pair>) => one.measured,
    r: radii(drawn, 4.5),
    fill: 'var(--lw-measured)',
    stroke: 'var(--lw-measured)',
    strokeWidth: 1.5,
    href: ({ one: { row } }: Merged<Pair>) => rowLink(row),
    title: (dot: Merged<Pair>) => titleOf(summary(dot.one.row), dot),
  };
  const circles = drawn.filter(({ one }) => !isSquare(one));
  const squares = drawn.filter(({ one }) => isSquare(one));
  return [dot(circles, { ...options, symbol: 'circle' }), dot(squares, { ...options, symbol: 'square' })];
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
  const ceilings: { ceiling: number; links: Set<string> }[] = [];
  for (const { row, ceiling } of drawn.toSorted((a, b) => a.ceiling - b.ceiling)) {
    const last = ceilings.at(-1);
    const link = `${generationOf(row)} ${measurement.row.lanes(row.link_lanes ?? 1)}`;
    if (last && ceiling < last.ceiling * SAME) {
      last.ceiling = ceiling;
      last.links.add(link);
    } else {
      ceilings.push({ ceiling, links: new Set([link]) });
    }
  }
  return ceilings.map(({ ceiling, links }) => ({ ceiling, label: [...links].sort().join('\n') }));
}

function frame(size: Size, domain: [number, number]): PlotOptions {
  const narrow = size === 'narrow';
  return {
    ...sizes[size],
    marginTop: 34,
    marginRight: 12,
    marginBottom: 42,
    x: { type: 'log', domain },
    marks: across({ ticks: ticks(domain, narrow), format: bandwidth, label: words.log(words.computed) }),
  };
}

/** The expected ranges of each basis as one band along the ceiling, from their lowest to their highest share of it. */
const expected = (every: readonly Pair[]) =>
  byBasis(every).map(({ basis, own }) => {
    const ceilings = own.map(({ ceiling }) => ceiling);
    const low = Math.min(...own.map((pair) => pair.low / pair.ceiling));
    const high = Math.max(...own.map((pair) => pair.high / pair.ceiling));
    return areaY([Math.min(...ceilings) / AIR, Math.max(...ceilings) * AIR], {
      x: (value: number) => value,
      y1: (value: number) => value * low,
      y2: (value: number) => value * high,
      className: bandClass(basis),
    });
  });

function ceilingDomain(every: readonly Pair[], size: Size): [number, number] {
  const ceilings = every.map(({ ceiling }) => ceiling);
  return [Math.min(...ceilings) / ROOM[size], Math.max(...ceilings) * AIR];
}

/** Measured over the ceiling, both on log scales: the ceiling is the diagonal, the expected range a band below it. */
export function againstCeiling(rows: readonly Row[], size: Size): PlotOptions {
  const drawn = pairs(rows);
  const x = ceilingDomain(drawn, size);
  const lowest = Math.min(...drawn.map(({ measured }) => measured));
  const y: [number, number] = [Math.min(lowest / AIR, x[0]), x[1]];
  const yTicks = ticks(y, size === 'narrow');
  const base = frame(size, x);
  const marginLeft = roomFor(yTicks.map(bandwidth));
  return {
    ...base,
    marginLeft,
    ariaLabel: words.againstCeiling,
    y: { type: 'log', domain: y },
    r: { type: 'identity' },
    marks: [
      ...upwards({ ticks: yTicks, format: bandwidth, label: words.log(words.measured) }),
      ...(base.marks ?? []),
      ...expected(drawn),
      line(
        x.map((value) => [value, value]),
        { stroke: 'var(--lw-ceiling)', strokeWidth: 1 },
      ),
      text([x[0] * ROOM[size] ** 0.42], {
        x: (value: number) => value,
        y: (value: number) => value,
        text: () => words.ceiling,
        rotate: diagonal({ ...base, marginLeft }, x, y),
        dx: -4,
        dy: -8,
        className: 'lw-plot-named',
      }),
      text(clusters(drawn), {
        x: 'ceiling',
        y: 'ceiling',
        text: 'label',
        textAnchor: 'end',
        lineAnchor: 'bottom',
        dx: -9,
        dy: -7,
      }),
      ...dots(dotsOf(drawn)),
    ],
  };
}

/** The angle, in degrees, at which x = y runs on two log scales. */
function diagonal(
  { width = 0, height = 0, marginTop = 0, marginRight = 0, marginBottom = 0, marginLeft = 0 }: PlotOptions,
  x: [number, number],
  y: [number, number],
): number {
  const across = (width - marginLeft - marginRight) / Math.log(x[1] / x[0]);
  const up = (height - marginTop - marginBottom) / Math.log(y[1] / y[0]);
  return (-Math.atan2(up, across) * 180) / Math.PI;
}
