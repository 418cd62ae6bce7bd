// How a drive's figures grow with what is asked of it: by requests in flight, and by size of block. Pure.
import { quantity, size } from '../common/format.ts';
import type { Row } from '../explorer/measurements.ts';
import { axisX, axisY, dot, gridY, line, type PlotOptions } from '../plot/marks.ts';
import { isOfDriveAlone } from './best.ts';
import { words } from './words.ts';

interface Point {
  x: number;
  y: number;
  goes: 'read' | 'write';
}

export interface Curve {
  name: keyof typeof words.curves;
  points: Point[];
}

/** Fewer points than this are no curve. */
const FEWEST = 3;

const DIRECTIONS: Record<string, Point['goes']> = { device_writes_host: 'read', device_reads_host: 'write' };

/** The best of each place on the axis and direction, in order; nothing of a direction with too few. */
function pointsOf(rows: readonly Row[], x: string, y: string): Point[] {
  const best = new Map<string, Point>();
  for (const row of rows) {
    const goes = DIRECTIONS[row.direction];
    const point = { x: Number(row[x]), y: Number(row[y]) };
    if (!goes || !(point.x > 0) || !(point.y > 0)) continue;
    const key = `${goes} ${point.x}`;
    if (point.y > (best.get(key)?.y ?? 0)) best.set(key, { ...point, goes });
  }
  const all = [...best.values()].toSorted((a, other) => a.x - other.x);
  return [...Map.groupBy(all, ({ goes }) => goes).values()].filter((own) => own.length >= FEWEST).flat();
}

export function curvesOf(rows: readonly Row[]): Curve[] {
  const own = rows.filter(isOfDriveAlone);
  const random = own.filter((row) => row.access === 'rand' && Number(row.block_size_bytes) === 4096);
  const sequential = own.filter((row) => row.access === 'seq');
  const all: Curve[] = [
    { name: 'depth', points: pointsOf(random, 'requests_in_flight', 'iops') },
    { name: 'block', points: pointsOf(sequential, 'block_size_bytes', 'measured_bytes_per_s') },
  ];
  return all.filter(({ points }) => points.length > 0);
}

const WIDTH = 400;
const MARGIN = { left: 76, right: 24 } as const;
/** Pixels of a letter of the axis, and between two labels. */
const LETTER = 8;
const GAP = 12;

/** Places whose labels have room on a logarithmic axis, the last always: from there down, each that is far enough. */
function roomy(places: readonly number[], label: (place: number) => string): number[] {
  const [first = 1, last = 2] = [places[0], places.at(-1)];
  const across = WIDTH - MARGIN.left - MARGIN.right;
  const at = (place: number) => (Math.log(place / first) / Math.log(last / first)) * across;
  const kept: number[] = [];
  for (const place of places.toReversed()) {
    const before = kept.at(-1);
    const half = (one: number) => (label(one).length * LETTER) / 2;
    if (before === undefined || at(before) - at(place) >= half(before) + half(place) + GAP) kept.push(place);
  }
  return kept.toReversed();
}

const UNITS = { depth: 'operation_per_second', block: 'byte_per_second' } as const;

export function curveChart({ name, points }: Curve): PlotOptions {
  const places = [...new Set(points.map(({ x }) => x))].toSorted((a, other) => a - other);
  const label = (value: number) => (name === 'block' ? size(value) : String(value));
  const ticks = roomy(places, label);
  const figure = (value: number) => quantity(value, UNITS[name], { exact: true });
  return {
    width: WIDTH,
    height: 240,
    marginTop: 16,
    marginRight: MARGIN.right,
    marginBottom: 44,
    marginLeft: MARGIN.left,
    ariaLabel: words.curves[name].title,
    x: { type: 'log', domain: [places[0] ?? 1, places.at(-1) ?? 2] },
    y: { domain: [0, Math.max(...points.map(({ y }) => y)) * 1.05] },
    marks: [
      gridY({ ticks: 4, stroke: 'var(--lw-hairline)', strokeOpacity: 1 }),
      axisX({
        ticks,
        tickFormat: label,
        tickSize: 0,
        label: words.curves[name].axis,
        labelAnchor: 'center',
        labelArrow: 'none',
      }),
      axisY({ ticks: 4, tickFormat: figure, tickSize: 0, label: null }),
      line(points, { x: 'x', y: 'y', z: 'goes', stroke: 'var(--lw-measured)', strokeWidth: 1.5 }),
      dot(points, {
        x: 'x',
        y: 'y',
        r: 4,
        fill: ({ goes }: Point) => (goes === 'read' ? 'var(--lw-measured)' : 'var(--lw-paper)'),
        stroke: 'var(--lw-measured)',
        title: ({ x, y, goes }: Point) => `${words.curves[name].at(label(x), words[goes])}: ${figure(y)}`,
      }),
    ],
  };
}
