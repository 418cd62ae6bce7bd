// One quantity over another, computed: a line over a range, bars over a list. The reader's own case is marked.

import { roomFor, roundTicks } from '../plot/axis.ts';
import { axisX, axisY, barY, dot, gridY, lineY, type PlotOptions, ruleX, ruleY, text } from '../plot/marks.ts';

interface Sweep {
  x: readonly (number | string)[];
  /** `null` or NaN where there is no answer: the line breaks. */
  y: readonly (number | null)[];
  /** Quantity, and the unit where the tick labels do not carry it. */
  xLabel: string;
  yLabel: string;
  /** The values of x are a list, such as 128, 256, 512, rather than samples of a range. */
  listed?: boolean;
  /** Where the reader stands. */
  marker?: { x: number | string; y: number; text?: string } | undefined;
  xFormat?: (value: number) => string;
  yFormat?: (value: number) => string;
  /** The unit of y's ticks in base units: ticks are round in hours, not in seconds. */
  yStep?: (highest: number) => number;
  /** Pixels; the drawing scales with its container. */
  width?: number;
  height?: number;
}

interface Point {
  x: number | string;
  y: number;
}

/** Narrow enough that its type stays readable on a phone of 320 px. */
const WIDTH = 480;
const HEIGHT = 280;
/** Above the plot: the name of the axis, then the reader's own value, which no curve crosses there. */
const TOP = 48;
/** The most bars that can each have a label. */
const LABELS = 8;

const named = (value: number): string => String(value);

export function sweepChart(sweep: Sweep): PlotOptions {
  const { xLabel, yLabel, yFormat = named, yStep, width = WIDTH, height = HEIGHT } = sweep;
  const points = sweep.x.map((x, index) => ({ x, y: sweep.y[index] ?? Number.NaN }));
  const highest = Math.max(0, ...points.map(({ y }) => y).filter(Number.isFinite));
  const step = yStep?.(highest) ?? 1;
  const ticks = roundTicks(highest / step).map((tick) => tick * step);
  const label = (value: number | string): string =>
    typeof value === 'number' ? (sweep.xFormat ?? named)(value) : value;
  // Labels of a long list would run into each other: every second one names its neighbours, too.
  const every = sweep.listed && points.length > LABELS ? 2 : 1;
  return {
    width,
    height,
    marginTop: TOP,
    marginRight: 16,
    marginBottom: 40,
    marginLeft: roomFor(ticks.map(yFormat)),
    ariaLabel: `${yLabel}, ${xLabel}`,
    y: { domain: [0, ticks.at(-1) ?? highest] },
    x: sweep.listed ? { type: 'band', domain: [...sweep.x], padding: 0.2 } : { type: 'linear' },
    marks: [
      gridY({ ticks, stroke: 'var(--lw-hairline)', strokeOpacity: 1 }),
      axisY({ ticks, tickSize: 0, tickFormat: yFormat, label: yLabel, labelArrow: 'none', labelOffset: TOP - 4 }),
      axisX({
        ...(!sweep.listed && { ticks: Math.max(2, Math.floor(width / 110)) }),
        tickSize: sweep.listed ? 0 : 4,
        tickFormat: (value: number | string, index: number) => (index % every === 0 ? label(value) : ''),
        label: xLabel,
        labelAnchor: 'center',
        labelArrow: 'none',
      }),
      ...(sweep.listed ? bars(points, sweep) : curve(points, sweep)),
      ruleY([0], { stroke: 'var(--lw-edge)' }),
    ],
  };
}

function bars(points: readonly Point[], { marker, yFormat = named }: Sweep) {
  const mine = ({ x }: Point): boolean => x === marker?.x;
  return [
    barY(points, {
      x: 'x',
      y: 'y',
      fill: 'var(--lw-model)',
      fillOpacity: (point: Point) => (mine(point) ? 1 : 0.35),
      title: (point: Point) => yFormat(point.y),
    }),
    text(points, {
      x: 'x',
      y: 'y',
      text: (point: Point) => (mine(point) ? yFormat(point.y) : null),
      lineAnchor: 'bottom',
      dy: -5,
      className: 'lw-plot-own',
    }),
  ];
}

function curve(points: readonly Point[], { marker, yFormat = named, x }: Sweep) {
  const line = lineY(points, { x: 'x', y: 'y', stroke: 'var(--lw-model)', strokeWidth: 2 });
  if (!marker) return [line];
  const last = Number(x.at(-1));
  // The label stays inside: it grows to the left in the right half.
  const right = Number(marker.x) > (Number(x[0]) + last) / 2;
  return [
    ruleX([marker], { x: 'x', stroke: 'var(--lw-edge)', strokeDasharray: '2 3' }),
    line,
    dot([marker], { x: 'x', y: 'y', r: 5, fill: 'var(--lw-paper)', stroke: 'var(--lw-model)', strokeWidth: 2 }),
    text([marker], {
      x: 'x',
      frameAnchor: 'top',
      text: () => marker.text ?? yFormat(marker.y),
      textAnchor: right ? 'end' : 'start',
      lineAnchor: 'bottom',
      dx: right ? 4 : -4,
      dy: -5,
      className: 'lw-plot-own',
    }),
  ];
}
