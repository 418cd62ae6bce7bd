// A chart of measured points: what is drawn, what the table behind it says, and the drawing itself. Every kind of
// chart of the dataset makes one of these.

import type { Basis } from '../../calc-wasm/js/calc.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { shortened, wrapped } from '../common/fitted-text.ts';
import type { Marks } from '../common/mark.ts';
import { along, BOLD, CHARACTER, domainWithZero, roomFor, ticksBetween } from './axis.ts';
import { bandClass } from './band.ts';
import { HAIRLINE, tickText } from './grid.ts';
import {
  areaY,
  axisX,
  axisY,
  barY,
  dot,
  gridX,
  gridY,
  line,
  type Markish,
  type PlotOptions,
  ruleX,
  ruleY,
  text,
} from './marks.ts';
import { words } from './words.ts';

export interface Axis {
  /** Quantity, and its unit where the labels of the ticks do not carry it. */
  label: string;
  scale: 'linear' | 'log';
  format(value: number): string;
  /** The same in a sentence, where the axis has to be named there. */
  named?(value: number): string;
  /** Powers of two that people count in; otherwise round decimal numbers are found. */
  ticks?: readonly number[];
  /** Its ends, where a part of it is looked at. */
  domain?: readonly [number, number];
  /** What a person means who types a value of it; without it, a number with k or M. */
  read?(text: string): number | undefined;
}

export interface Mark {
  x: number;
  y: number;
  /** What a reader who points at it learns: figure, conditions, source. */
  title: string;
  /** Its row in the table behind the chart. */
  row?: string;
  /** What the core predicts for it. */
  model?: number;
}

export interface Series {
  label: string;
  marks: Mark[];
}

/** A line that was not measured: a model, a target, a quantile. */
export interface Reference {
  label: string;
  points: [x: number, y: number][];
  kind: 'model' | 'ceiling';
}

export interface Band {
  basis: Basis;
  points: [x: number, low: number, high: number][];
}

export interface Cell {
  text: string;
  href?: string;
  /** What the text is, where it is not of the page's language. */
  marks?: Marks;
  /** For programs: the number in its base unit, or nothing where it is not known. */
  number?: { value: number | undefined; unit: UnitName };
}

/** A result of the dataset, by the names that it has there. */
export interface ResultKey {
  set_id: string;
  result_id: string;
}

export interface Table {
  columns: string[];
  rows: { id?: string; result?: ResultKey; cells: (string | Cell)[] }[];
}

export interface Picture {
  /** What it shows, in a sentence: its caption, and its name for those who do not see it. */
  caption: string;
  form: 'lines' | 'dots' | 'bars';
  x: Axis;
  y: Axis;
  series: Series[];
  references?: Reference[];
  /** Expected ranges, from the lowest to the highest y at each x. */
  bands?: Band[];
  /** Names of bars, by x; where they are many or long, as they fit into so many pixels. */
  bars?: readonly string[] | ((room: number) => readonly string[]);
  /** Figures that sum it up. */
  figures?: { label: string; value: string }[];
  table: Table;
  /** What follows from it, with numbers: its title, above the caption. */
  finding?: string;
  /** Where its rows stand, and under which licences. */
  sources?: string;
  /** The query for its rows, and the console that holds it, where an address can. */
  sql?: { query: string; address?: string };
  /** What the reader must know: what was left out, and why. */
  notes: string[];
}

/** Drawn for a phone, for a column and for a whole page: type keeps its size. */
export const sizes = {
  narrow: { width: 340, height: 320 },
  wide: { width: 760, height: 420, name: 32 },
  full: { width: 1000, height: 480 },
} as const;

export type Size = keyof typeof sizes;

/** Told apart by colour and by shape. */
const SYMBOLS = ['circle', 'square', 'triangle', 'diamond', 'star', 'cross'] as const;

/** A line of more marks than this is a line alone: its dots would cover it. */
const MOST_DOTS = 130;

/** Height of a line of type, so that labels do not overlap. */
const LINE = 15;

export const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26));

const colourOf = (index: number): string => `var(--lw-series-${(index % SYMBOLS.length) + 1})`;

/** Steps within a power of ten, from fine to coarse. */
const STEPS = [
  [1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9],
  [1, 1.5, 2, 3, 4, 5, 7],
  [1, 2, 5],
  [1, 3],
  [1],
];

/** Round numbers between the ends, in the finest steps that do not crowd. */
function logTicks([from, to]: [number, number], most: number): number[] {
  const decades = Math.ceil(Math.log10(to)) - Math.floor(Math.log10(from)) + 1;
  const first = Math.floor(Math.log10(from));
  const all = (steps: readonly number[]): number[] =>
    Array.from({ length: decades }, (_, index) => 10 ** (first + index))
      .flatMap((power) => steps.map((step) => step * power))
      .filter((value) => value >= from * 0.999 && value <= to * 1.001);
  const some = STEPS.map(all).filter((ticks) => ticks.length > 0);
  return some.find((ticks) => ticks.length <= most) ?? thinned(some.at(-1) ?? [], most);
}

function thinned(ticks: readonly number[], most: number): number[] {
  const every = Math.ceil(ticks.length / most);
  return ticks.filter((_, index) => index % every === 0);
}

/** The ends of an axis: zero where it is linear, some air around the values where it is logarithmic. */
function domainOf({ scale }: Axis, values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (scale === 'linear') return domainWithZero(low, high);
  return low === high ? [low / 2, high * 2] : [low / 1.25, high * 1.25];
}

const ticksOf = (axis: Axis, domain: [number, number], most: number): number[] => {
  const inside = axis.ticks?.filter((tick) => tick >= domain[0] && tick <= domain[1]);
  if (inside && inside.length > 1) return thinned(inside, most);
  if (axis.scale === 'log') return logTicks(domain, most);
  return thinned(ticksBetween(...domain, most), most + 1);
};

/** As many ticks, at most, as leave room for their labels side by side. */
function ticksThatFit(axis: Axis, domain: [number, number], most: number, room: number): number[] {
  const ticks = ticksOf(axis, domain, most);
  const places = ticks.map((tick) => along(axis.scale, domain, tick) * room);
  const closest = Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)));
  const fits = closest >= roomFor(ticks.map(tickText(axis.format)));
  return fits || most === 2 ? ticks : ticksThatFit(axis, domain, most - 1, room);
}

export function pictureChart(picture: Picture, size: Size): PlotOptions {
  const { width, height } = sizes[size];
  const { x, y, series, references = [], bands = [], form } = picture;
  const { xDomain, yDomain } = domainsOf(picture);
  const yTicks = ticksOf(y, yDomain, 6);
  const beside = labels(picture, size);
  const besideTexts = beside.map((label) => label.text);
  const frame = {
    width,
    height,
    marginTop: 30,
    marginBottom: 44,
    marginLeft: roomFor(yTicks.map(tickText(y.format))),
    marginRight: beside.length === 0 ? 16 : roomFor(besideTexts, BOLD),
  };
  const room = width - frame.marginLeft - frame.marginRight;
  const names = barNames(picture, room);
  frame.marginBottom += LINE * (Math.max(1, ...names.map((name) => name.split('\n').length)) - 1);
  const xTicks = ticksThatFit(x, xDomain, size === 'narrow' ? 5 : 9, room);
  const isBars = form === 'bars';
  return {
    ...frame,
    ariaLabel: picture.caption,
    x: isBars
      ? { type: 'band', domain: series.flatMap(({ marks }) => marks.map((mark) => mark.x)), padding: 0.3 }
      : { ...scaleOf(x), domain: xDomain },
    y: { ...scaleOf(y), domain: yDomain },
    marks: [
      gridY({ ticks: yTicks, ...HAIRLINE }),
      ...(isBars ? [] : [gridX({ ticks: xTicks, ...HAIRLINE })]),
      axisY({ ticks: yTicks, text: tickText(y.format), tickSize: 0, label: labelOf(y), labelArrow: 'none' }),
      axisX({
        ...(isBars ? { text: (at: number) => names[at] ?? '' } : { ticks: xTicks, text: tickText(x.format) }),
        tickSize: 0,
        label: labelOf(x),
        labelAnchor: 'center',
        labelArrow: 'none',
      }),
      ...bands.map(bandArea),
      ...references.map((item) => reference(item, series)),
      ...(isBars ? bars(picture, size, room) : series.flatMap((own, index) => measured(own, index, form, width))),
      ...namesBeside(beside, picture, frame, xDomain, yDomain),
      ...(y.scale === 'linear' ? [ruleY([0], { stroke: 'var(--lw-edge)' })] : []),
    ],
  };
}

const bandArea = ({ basis, points }: Band): Markish =>
  areaY(points, {
    x: ([at]: Band['points'][number]) => at,
    y1: ([, low]: Band['points'][number]) => low,
    y2: ([, , high]: Band['points'][number]) => high,
    className: bandClass(basis),
  });

/** The ends of both axes: all that is drawn lies between them. */
function domainsOf(picture: Picture): Record<'xDomain' | 'yDomain', [number, number]> {
  const { y, series, references = [], bands = [] } = picture;
  const marks = series.flatMap((own) => own.marks);
  const xs = [
    ...marks.map((mark) => mark.x),
    ...[...references, ...bands].flatMap(({ points }) => points.map(([at]) => at)),
  ];
  const ys = [
    ...marks.flatMap((mark) => [mark.y, mark.model ?? mark.y]),
    ...references.flatMap(({ points }) => points.map(([, at]) => at)),
  ];
  return { xDomain: xDomainOf(picture, xs), yDomain: ys.length > 0 ? domainOf(y, ys) : [1, 10] };
}

function xDomainOf({ form, x }: Picture, xs: readonly number[]): [number, number] {
  if (form === 'bars') return [0, 1];
  if (x.domain) return [...x.domain];
  return xs.length > 0 ? spread(x, xs) : [1, 10];
}

/** Where along a drawing its horizontal axis runs, in units of the drawing, and what its ends are; none of bars. */
export interface Across {
  left: number;
  right: number;
  domain: readonly [number, number];
  scale: Axis['scale'];
}

export function acrossOf(
  { form, x }: Picture,
  { width = 0, marginLeft = 0, marginRight = 0, x: scale }: PlotOptions,
): Across | undefined {
  const [low, high] = (scale?.domain ?? []) as number[];
  if (form === 'bars' || low === undefined || high === undefined) return undefined;
  return { left: marginLeft, right: width - marginRight, domain: [low, high], scale: x.scale };
}

/** Names under bars, in as many lines as keep each under its own bar. */
function barNames({ bars = [] }: Picture, room: number): readonly string[] {
  if (typeof bars === 'function') return bars(room);
  const most = room / bars.filter(Boolean).length / CHARACTER;
  return bars.map((name) => wrapped(name, most).join('\n'));
}

const scaleOf = ({ scale, ticks }: Axis) => (scale === 'log' ? { type: scale, base: ticks ? 2 : 10 } : { type: scale });

const labelOf = ({ label, scale }: Axis): string => (scale === 'log' ? words.log(label) : label);

/** Along the bottom, a linear axis begins where its values do, with some air. */
function spread(axis: Axis, values: readonly number[]): [number, number] {
  if (axis.scale === 'log') return domainOf(axis, values);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const air = (high - low || 1) * 0.03;
  return [low < (high - low) * 0.5 ? Math.min(0, low) : low - air, high + air];
}

function measured({ marks }: Series, index: number, form: Picture['form'], width: number): Markish[] {
  const stroke = colourOf(index);
  const path = line(marks, { x: 'x', y: 'y', stroke, strokeWidth: marks.length > width / 4 ? 1 : 1.75 });
  if (form === 'lines' && marks.length > MOST_DOTS) return [path];
  const predicted = marks.filter(({ model }) => model !== undefined);
  return [
    ruleX(predicted, { x: 'x', y1: 'y', y2: 'model', stroke: 'var(--lw-edge)', strokeDasharray: '2 2' }),
    dot(predicted, { x: 'x', y: 'model', r: 5, symbol: 'times', stroke: 'var(--lw-model)', strokeWidth: 2 }),
    ...(form === 'lines' ? [path] : []),
    dot(marks, {
      x: 'x',
      y: 'y',
      r: 4,
      symbol: SYMBOLS[index % SYMBOLS.length],
      fill: stroke,
      stroke: 'var(--lw-paper)',
      strokeWidth: 0.75,
      href: ({ row }: Mark) => (row ? `#${row}` : undefined),
      target: '_self',
      title: 'title',
    }),
  ];
}

/** A model that bears the name of a series has its colour, too. */
function reference({ points, kind, label }: Reference, series: readonly Series[]): Markish {
  const own = series.findIndex((item) => item.label === label);
  return line(points, {
    stroke: own < 0 ? `var(--lw-${kind})` : colourOf(own),
    strokeWidth: kind === 'model' ? 2 : 1,
    ...(kind === 'ceiling' && { strokeDasharray: '5 3' }),
  });
}

/** A name beside the right end of what it names. */
interface Label {
  text: string;
  x: number;
  y: number;
  fill: string;
  className: string;
}

/** A letter on a phone, the name after it where there is room; a lone series needs none. */
function labels({ series, references = [], bands = [], form }: Picture, size: Size): Label[] {
  if (form === 'bars') return [];
  const several = series.length > 1;
  const fits = namesFit({ series });
  const own = series.flatMap(({ label, marks }, index): Label[] => {
    // Beside its own line where it has one: a model that bears its name.
    const line = references.find((item) => item.label === label)?.points.at(-1);
    const end = marks.toSorted((a, other) => a.x - other.x).at(-1);
    const last = line ? { x: line[0], y: line[1] } : end;
    if (!last || label === '' || (!several && size === 'narrow')) return [];
    const isNamed = size !== 'narrow';
    const letter = several && !(isNamed && fits) ? letterOf(index) : '';
    const name = isNamed ? shortened(label, sizes.wide.name) : '';
    const shownText = [letter, name].filter(Boolean).join(' ');
    return [{ text: shownText, x: last.x, y: last.y, fill: colourOf(index), className: 'lw-plot-series' }];
  });
  const predicted = series
    .flatMap(({ marks }) => marks)
    .toSorted((a, other) => a.x - other.x)
    .findLast(({ model }) => model !== undefined);
  const model: Label[] =
    predicted?.model === undefined || size === 'narrow'
      ? []
      : [
          {
            text: words.predicted,
            x: predicted.x,
            y: predicted.model,
            fill: 'var(--lw-model)',
            className: 'lw-plot-series',
          },
        ];
  const named = new Set(series.map(({ label }) => label));
  const others = references.flatMap(({ label, points }): Label[] => {
    const last = points.at(-1);
    if (!last || named.has(label)) return [];
    return [{ text: label, x: last[0], y: last[1], fill: 'currentColor', className: 'lw-plot-named' }];
  });
  const ranges = bands.flatMap(({ basis, points }): Label[] => {
    const [x, low = 0, high = 0] = points.at(-1) ?? [];
    if (x === undefined) return [];
    const y = (low + high) / 2;
    return [{ text: words.bands[basis], x, y, fill: 'currentColor', className: 'lw-plot-named' }];
  });
  return [...own, ...model, ...others, ...ranges];
}

interface Frame {
  width: number;
  height: number;
  marginTop: number;
  marginBottom: number;
  marginLeft: number;
  marginRight: number;
}

/** The labels in a column at the right, moved apart where two would overlap. */
function namesBeside(
  all: readonly Label[],
  { x, y }: Picture,
  { width, height, marginTop, marginBottom, marginLeft, marginRight }: Frame,
  xDomain: [number, number],
  yDomain: [number, number],
): Markish[] {
  const inner = height - marginTop - marginBottom;
  const right = width - marginRight;
  let free = marginTop - LINE;
  const placed = all
    .map((label) => ({ label, at: marginTop + (1 - along(y.scale, yDomain, label.y)) * inner }))
    .toSorted((a, other) => a.at - other.at)
    .map((item) => {
      free = Math.max(item.at, free + LINE);
      return { ...item, free };
    });
  // What was pushed out at the bottom pushes back.
  let limit = marginTop + inner + 4;
  for (const item of placed.toReversed()) {
    item.free = Math.min(item.free, limit);
    limit = item.free - LINE;
  }
  const across = (value: number) => marginLeft + along(x.scale, xDomain, value) * (right - marginLeft);
  return placed.map(({ label, at, free: own }) =>
    text([label], {
      x: 'x',
      y: 'y',
      text: 'text',
      textAnchor: 'start',
      dx: right + 6 - across(label.x),
      dy: own - at,
      fill: label.fill,
      className: label.className,
    }),
  );
}

function bars({ series, y }: Picture, size: Size, room: number): Markish[] {
  const marks = series.flatMap((item) => item.marks);
  const fit = roomFor(marks.map(({ y: value }) => y.format(value))) <= room / marks.length + 10;
  return [
    barY(marks, {
      x: 'x',
      y: 'y',
      fill: 'var(--lw-payload)',
      href: ({ row }: Mark) => (row ? `#${row}` : undefined),
      target: '_self',
      title: 'title',
    }),
    text(fit ? marks : [], {
      x: 'x',
      y: 'y',
      text: ({ y: value }: Mark) => y.format(value),
      lineAnchor: 'bottom',
      dy: -4,
      fontWeight: size === 'narrow' ? 400 : 600,
    }),
  ];
}

/** Whether every name of a series is told in full beside it. */
export const namesFit = ({ series }: Pick<Picture, 'series'>): boolean =>
  series.every(({ label }) => label.length <= sizes.wide.name);
