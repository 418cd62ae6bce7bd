// What a calculator answers over one of its inputs, a line for each case: a picture of an article, drawn at build time.
import { granted, type Inputs } from '../../calc-wasm/js/calc.ts';
import { sweep } from '../../calc-wasm/js/node.ts';
import { chartOf, valueText } from '../calculator/charts.ts';
import { show } from '../calculator/show.ts';
import { scaleOf } from '../common/format.ts';
import { calculatorNamed } from '../common/query.ts';
import { unbroken } from '../common/unbroken.ts';
import { roundTicks } from '../plot/axis.ts';
import { pictureElement } from '../plot/picture-dom.ts';
import { built } from '../plot/plot-build.ts';

export interface WhatIf {
  /** The calculator. */
  of: string;
  /** Its other inputs, by the name that a line bears. */
  cases: Readonly<Record<string, Inputs>>;
  /** The input that is walked, and its ends. */
  over: string;
  from: number;
  to: number;
  output: string;
}

/** More than a drawing puts dots on. */
const POINTS = 241;

/** Of the table behind the lines. */
const ROWS = 12;

/** As HTML. An input or output that there is none of stops the build. */
export function whatIf({ of, cases, over, from, to, output }: WhatIf): string {
  const calculator = calculatorNamed(of);
  const drawn = chartOf(calculator, { question: `${output} over ${over}`, input: over, output, from, to });
  const { label, unit } = drawn.output;
  const lines = Object.entries(cases).map(([name, inputs]) => {
    const { x, y } = granted(sweep(calculator.name, inputs, { over, output, from, to, points: POINTS }));
    // An input of whole numbers comes several times.
    return { name: unbroken(name), points: new Map([...x].map((at, index) => [at, y[index] ?? Number.NaN])) };
  });
  const xs = [...(lines[0]?.points.keys() ?? [])];
  const highest = Math.max(0, ...lines.flatMap(({ points }) => [...points.values()].filter(Number.isFinite)));
  /** A list of sizes doubles from each to the next. */
  const steps = drawn.input.domain.kind === 'one_of' && drawn.input.domain.values;
  const step = scaleOf(highest, unit ?? 'count');
  const every = Math.max(1, Math.floor(xs.length / ROWS));
  const xText = (value: number) => valueText(drawn, value);
  const yText = (value: number) => (value === 0 ? '0' : show(value, unit));
  return built((document, plot) =>
    pictureElement(
      { document, plot },
      {
        caption: `${label} · ${drawn.input.label}`,
        form: 'lines',
        x: {
          label: drawn.input.label,
          format: xText,
          ...(steps ? { scale: 'log', ticks: steps } : { scale: 'linear' }),
        },
        y: { label, scale: 'linear', format: yText, ticks: roundTicks(highest / step).map((tick) => tick * step) },
        series: lines.map(({ name, points }) => ({
          label: name,
          marks: [...points]
            .map(([x, y]) => ({ x, y, title: `${xText(x)}: ${yText(y)}` }))
            .filter(({ y }) => Number.isFinite(y)),
        })),
        table: {
          columns: [drawn.input.label, ...lines.map(({ name }) => name || label)],
          rows: xs
            .filter((_, index) => index % every === 0)
            .map((at) => ({
              cells: [xText(at), ...lines.map(({ points }) => show(points.get(at) ?? Number.NaN, unit))],
            })),
        },
        notes: [],
      },
    ),
  );
}
