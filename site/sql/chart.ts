// A chart of any answer: which columns it can be drawn from, a first guess, and the picture of what was chosen.

import { shortened } from '../common/fitted-text.ts';
import { numberFormat } from '../common/format.ts';
import type { BadValue } from '../common/state.ts';
import { doubleIn, isNumberType } from '../duckdb/answer.ts';
import type { Cell, Table } from '../duckdb/rows.ts';
import { CHARACTER } from '../plot/axis.ts';
import type { Axis, Mark, Picture } from '../plot/picture.ts';
import type { ChartChoice, Chosen } from './state.ts';
import { words as sql } from './words.ts';

const words = sql.chart;

/** As many as colours and shapes tell apart. */
const MOST_SERIES = 6;

/** Of more, no name would fit under a bar, not even every second one. */
const MOST_BARS = 60;

/** Values that span more than this are drawn on a logarithmic axis. */
const DECADES = 100;

/** A name under a bar or a tick cut shorter than this says nothing, one longer than this leaves no room for others. */
const LETTERS = { fewest: 12, most: 18 };

const POWERS = Array.from({ length: 50 }, (_, index) => 2 ** index);

const isNumber = (cell: Cell | undefined): cell is number => typeof cell === 'number' && Number.isFinite(cell);

/**
 * A number of more digits than a double has is a text in the table: the nearest double is near enough for a picture. What
 * is infinite or no number at all is none that is drawn, in a column that is.
 */
function drawnCell({ types, rows }: Table, row: number, index: number): Cell | undefined {
  const cell = rows[row]?.[index];
  const strange = doubleIn(types?.[index], cell ?? null);
  if (strange !== undefined) return strange;
  return typeof cell === 'string' && isNumberType(types?.[index]) ? Number(cell) : cell;
}

/** A column of numbers: nothing else in it, and at least one that can be drawn. */
export function numericColumns(table: Table): string[] {
  return table.columns.filter((_, index) => {
    const cells = table.rows.map((_, row) => drawnCell(table, row, index));
    const known = cells.filter((cell) => cell !== null);
    return known.some(isNumber) && known.every((cell) => typeof cell === 'number');
  });
}

function valuesOf(table: Table, name: string): (Cell | undefined)[] {
  const index = table.columns.indexOf(name);
  return table.rows.map((_, row) => (index < 0 ? row + 1 : drawnCell(table, row, index)));
}

const repeats = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

/** What is drawn of a choice, the rest guessed, and what of it the result does not have. Nothing without numbers. */
export function resolve(table: Table, choice: ChartChoice): { chosen: Chosen; bad: BadValue[] } | undefined {
  const numeric = numericColumns(table);
  const texts = table.columns.filter((name) => !numeric.includes(name));
  if (numeric.length === 0) return undefined;
  const bad: BadValue[] = [];
  const pick = (name: 'x' | 'y' | 'by', allowed: readonly string[]): string | undefined => {
    const value = choice[name];
    if (value === undefined || allowed.includes(value)) return value;
    bad.push({ parameter: name, value, allowed: allowed.filter(Boolean) });
    return undefined;
  };

  const y = pick('y', numeric);
  const x = pick('x', ['', ...table.columns]) ?? guessX(table, numeric, y);
  const upwards = y ?? numeric.find((name) => name !== x) ?? numeric[0] ?? '';
  const overNumbers = x === '' || numeric.includes(x);
  const groups = texts.find((name) => {
    const values = new Set(valuesOf(table, name));
    return name !== x && values.size > 1 && values.size <= MOST_SERIES;
  });
  const apart = overNumbers && repeats(valuesOf(table, x)) ? groups : undefined;
  const by = pick('by', ['', ...table.columns]) ?? apart ?? '';
  const among = by === '' ? undefined : valuesOf(table, by);
  const places = valuesOf(table, x).map((value, row) => `${value}\0${among?.[row]}`);
  const guessed = overNumbers ? (repeats(places) ? 'dots' : 'line') : 'bars';
  return { chosen: { x, y: upwards, by, form: choice.form ?? guessed }, bad };
}

/** The first column that is not what is drawn upwards; numbers rather than names that repeat. */
function guessX(table: Table, numeric: readonly string[], y: string | undefined): string {
  const others = table.columns.filter((name) => name !== y);
  const numbers = others.filter((name) => numeric.includes(name));
  const [first = ''] = others;
  const free = y === undefined ? numbers.length - 1 : numbers.length;
  if (numeric.includes(first)) return free > 0 ? first : '';
  return free > 0 && repeats(valuesOf(table, first)) ? (numbers[0] ?? first) : first;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A bare number: what its unit is, only whoever asked knows. */
function numberText(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e7 || size < 1e-4)) {
    const [digits, power = ''] = value.toExponential(3).split('e');
    const raised = power
      .replace('+', '')
      .replace('-', '⁻')
      .replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? '');
    return `${numberText(Number(digits))} × 10${raised}`;
  }
  return numberFormat({ maximumSignificantDigits: 6, useGrouping: 'min2' }).format(value).replace(/^-/, '\u2212');
}

const textOf = (cell: Cell | undefined): string =>
  isNumber(cell) ? numberText(cell) : cell === null ? sql.null : String(cell);

/** As much of each name as there is room for; where that is too little, some of them. */
function namesThatFit(names: readonly string[], room: number): string[] {
  const each = room / names.length;
  const every = Math.ceil((LETTERS.fewest * CHARACTER) / each);
  const letters = Math.floor((each * every) / CHARACTER) - 2;
  return names.map((name, index) => (index % every === 0 ? shortened(name, letters) : ''));
}

/** An expression may be a column's name. */
const LONGEST_LABEL = 40;

/** Near the ends of what a double holds, a drawing's own steps between two values would be zero or without end. */
const TINY = 1e-290;
const HUGE = 1e290;

/** What values are multiplied with while they are drawn, so that such steps are numbers; a power of two loses no digit. */
function liftOf(values: readonly number[]): number {
  const size = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (size > HUGE) return 2 ** -64;
  return size > 0 && size < TINY ? 2 ** 500 : 1;
}

function axisOf(label: string, values: readonly number[], lift: number, zero = false): Axis {
  const [low, high] = values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const isLog = !zero && low > TINY && high / low >= DECADES;
  const inPowers = isLog && values.every((value) => POWERS.includes(value));
  return {
    label: shortened(label, LONGEST_LABEL),
    scale: isLog ? 'log' : 'linear',
    format: lift === 1 ? numberText : (value) => numberText(value / lift),
    ...(inPowers && { ticks: POWERS }),
  };
}

/** Names along the bottom, at equal distances. */
const namedAxis = (label: string, names: readonly string[]): Axis => ({
  label: shortened(label, LONGEST_LABEL),
  scale: 'linear',
  format: (index) => shortened(names[index] ?? '', LETTERS.most),
  ticks: names.map((_, index) => index),
});

export function resultPicture(table: Table, chosen: Chosen): Picture {
  const drawing = drawingOf(table, chosen);
  const missing = table.rows.length - drawing.rows.length;
  const notes = missing > 0 ? [words.leftOut(missing)] : [];
  const picture = chosen.form === 'bars' ? barsOf(drawing, chosen) : seriesOf(drawing, chosen);
  return { ...picture, notes: [...notes, ...picture.notes] };
}

/** A row that is drawn: its texts, and its mark. */
interface DrawnRow {
  name: string;
  value: string;
  group: string;
  mark: Mark;
}

interface Drawing {
  rows: DrawnRow[];
  /** Names along the bottom; nothing where it has numbers. */
  names: string[] | undefined;
  lift: Record<'x' | 'y', number>;
  xLabel: string;
}

function drawingOf(table: Table, { x, y, by }: Chosen): Drawing {
  const xLabel = x || words.rowNumber;
  const [across, up, groups] = [valuesOf(table, x), valuesOf(table, y), valuesOf(table, by)];
  const overNumbers = x === '' || numericColumns(table).includes(x);
  const names = [...new Set(across.map(textOf))];
  const lift = { x: overNumbers ? liftOf(across.filter(isNumber)) : 1, y: liftOf(up.filter(isNumber)) };
  const rows = table.rows.flatMap((_, row) => {
    const [atX, atY] = [across[row], up[row]];
    if (!isNumber(atY) || (overNumbers && !isNumber(atX))) return [];
    const [name, value, group] = [textOf(atX), textOf(atY), by === '' ? '' : textOf(groups[row])];
    const titles = [words.value(xLabel, name), words.value(y, value), ...(by === '' ? [] : [words.value(by, group)])];
    const place = overNumbers ? Number(atX) * lift.x : names.indexOf(name);
    return [{ name, value, group, mark: { x: place, y: atY * lift.y, title: titles.join('\n') } }];
  });
  return { rows, names: overNumbers ? undefined : names, lift, xLabel };
}

function barsOf({ rows, lift, xLabel }: Drawing, { y, by }: Chosen): Picture {
  const shown = rows.slice(0, MOST_BARS);
  const named = shown.map(({ name, group }) => [name, group].filter(Boolean).join(' · '));
  return {
    caption: words.caption(y, xLabel, by),
    form: 'bars',
    x: namedAxis(by ? `${xLabel} · ${by}` : xLabel, named),
    y: axisOf(y, [], lift.y, true),
    series: [{ label: '', marks: shown.map(({ mark }, index) => ({ ...mark, x: index })) }],
    bars: (room) => namesThatFit(named, room),
    table: tableOf([xLabel, y, by], shown),
    notes: rows.length > shown.length ? [words.tooManyBars(shown.length, rows.length)] : [],
  };
}

function seriesOf({ rows, names, lift, xLabel }: Drawing, { y, by, form }: Chosen): Picture {
  const series = [...Map.groupBy(rows, ({ group }) => group)];
  const shown = series.slice(0, MOST_SERIES);
  const drawn = shown.flatMap(([, own]) => own);
  const valuesAlong = (axis: 'x' | 'y') => drawn.map(({ mark }) => mark[axis]);
  return {
    caption: words.caption(y, xLabel, by),
    form: form === 'line' ? 'lines' : 'dots',
    x: names ? namedAxis(xLabel, names) : axisOf(xLabel, valuesAlong('x'), lift.x),
    y: axisOf(y, valuesAlong('y'), lift.y),
    series: shown.map(([label, own]) => ({
      label,
      marks: own.map(({ mark }) => mark).toSorted((a, other) => a.x - other.x),
    })),
    table: tableOf([xLabel, y, by], drawn),
    notes: series.length > shown.length ? [words.tooManySeries(shown.length, series.length, by)] : [],
  };
}

function tableOf(columns: readonly string[], rows: readonly DrawnRow[]): Picture['table'] {
  const named = columns.filter(Boolean);
  return {
    columns: [...named],
    rows: rows.map(({ name, value, group }) => ({ cells: [name, value, group].slice(0, named.length) })),
  };
}
