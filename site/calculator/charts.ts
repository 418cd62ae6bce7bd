// A calculator's charts: from its declaration to what the sweep chart needs, at build time and in the browser.

import type { Answer, Line } from '../../calc-wasm/js/calc.ts';
import type { Calculator, Input, Output } from '../../calc-wasm/js/generated/catalog.ts';
import { type FormatOptions, scaleOf } from '../common/format.ts';
import { entry } from './fields.ts';
import { answerValue, show } from './show.ts';
import { sweepChart } from './sweep.ts';

export type Chart = Calculator['charts'][number];

/** What a chart needs of its input and output: the browser gets these with the page, not the whole catalogue. */
export interface ChartParts {
  chart: Chart;
  input: Pick<Input, 'name' | 'label' | 'unit' | 'domain' | 'nothing'>;
  output: Pick<Output, 'name' | 'label' | 'unit'>;
}

/** A point per pixel of a phone: more would not show. */
const POINTS = 509;

export const sampled = ({ input, output, from, to }: Chart) => ({ over: input, output, from, to, points: POINTS });

/** The line from its first answer to its last: where inputs exclude each other up to an end, the axis ends, too. */
export function answered({ x, y }: Line): Line {
  const has = (value: number): boolean => Number.isFinite(value);
  const [first, last] = [y.findIndex(has), y.findLastIndex(has)];
  return first < 0 ? { x, y } : { x: x.slice(first, last + 1), y: y.slice(first, last + 1) };
}

/** A point on the axis of the input; a list of drives is walked by how many there are. */
export const valueText = ({ input: { unit, domain } }: Pick<ChartParts, 'input'>, value: number): string =>
  domain.kind === 'drives' ? String(value) : entry(value, unit);

/** How many rows the table behind a curve has. */
const ROWS = 12;

export function tableRows(
  { x, y }: Line,
  input: ChartParts['input'],
  output: ChartParts['output'],
  options?: FormatOptions,
): [string, string][] {
  const every = Math.max(1, Math.floor(x.length / ROWS));
  return [...x.keys()]
    .filter((index) => index % every === 0)
    .map((index) => [valueText({ input }, x[index] ?? Number.NaN), show(y[index] ?? Number.NaN, output.unit, options)]);
}

/** Where the marker stands; a list of drives is walked by how many its first group has: 8 of "8x18TB+4TB". */
export function placeOf({ input }: Pick<ChartParts, 'input'>, answer: Answer): number {
  const value = answerValue(answer, input.name);
  return input.domain.kind === 'drives' ? Number(/^(\d+)x/.exec(String(value))?.[1] ?? 1) : Number(value);
}

/** Whether the reader's own case lies within a chart. */
export const isMarked = ({ x }: Line, here: number): boolean => here >= (x[0] ?? 0) && here <= (x.at(-1) ?? 0);

/** The options of a chart, given its line and the answer that its marker stands for. */
export function drawing({ input, output }: ChartParts, { x, y }: Line, answer: Answer, format?: FormatOptions) {
  const here = placeOf({ input }, answer);
  const own = Number(answerValue(answer, output.name));
  return sweepChart({
    x: [...x],
    y: [...y],
    xLabel: input.label,
    yLabel: output.label,
    listed: input.domain.kind === 'one_of',
    marker: isMarked({ x, y }, here) ? { x: here, y: own, text: show(own, output.unit, format) } : undefined,
    xFormat: (value: number) => valueText({ input }, value),
    // Steps of "1 in 1,700" would be no even steps to the eye.
    yFormat: (value: number) =>
      value === 0 ? '0' : show(value, output.unit === 'chance' ? 'ratio' : output.unit, format),
    yStep: (highest: number) => scaleOf(highest, output.unit ?? 'count', format),
  });
}

export function chartOf(calculator: Calculator, chart: Chart) {
  const input = calculator.inputs.find((item) => item.name === chart.input);
  const output = calculator.outputs.find((item) => item.name === chart.output);
  if (!input || !output) throw new Error(`chart "${chart.question}" names no input or output`);
  const options = (line: Line, answer: Answer) => drawing({ chart, input, output }, line, answer);
  return { input, output, options };
}
