// The errors of several models side by side, and what arrays reach of what their chains promise.

import { bare } from '../common/format.ts';
import type { Row } from '../explorer/measurements.ts';
import { across, type Size, widths } from '../plot/grid.ts';
import { axisX, axisY, dot, gridY, type PlotOptions, ruleX, ruleY, text } from '../plot/marks.ts';
import { type Merged, merged, radii, titleOf } from '../plot/merged.ts';
import { type ComparedChain, isInRange } from './chains.ts';
import type { Model } from './model.ts';
import { outputName, settingText, share, shareTick, signed, signedTick } from './text.ts';
import { words as accuracy } from './words.ts';

/** Dots of half a hundredth of the measurement cover each other. */
const CELLS = 200;

/** Pixels of a model. */
const MODEL = 52;

/** Dots of one model that are drawn each on their own. */
const MOST_OF_MODEL = 100;

export const modelDots = (models: readonly Model[]) =>
  models.flatMap((model) =>
    merged(
      model.answers.map(({ row, error }) => ({ model, row, error })),
      ({ error }) => String(Math.round(error * CELLS)),
      MOST_OF_MODEL,
    ),
  );

export function modelsChart(models: readonly Model[], size: Size): PlotOptions {
  const at = new Map(models.map((model, index) => [model, index]));
  const y = (model: Model) => at.get(model) ?? 0;
  const dots = modelDots(models);
  const step = size === 'wide' ? 5 : 10;
  const far = Math.max(...dots.map(({ one }) => Math.abs(one.error)));
  const steps = Math.ceil((far * 100) / step);
  const ticks = Array.from({ length: 2 * steps + 1 }, (_, index) => ((index - steps) * step) / 100);
  return {
    width: widths[size],
    height: models.length * MODEL + 60,
    marginTop: 10,
    marginBottom: 44,
    marginLeft: 20,
    marginRight: 20,
    ariaLabel: accuracy.models.caption,
    x: { domain: [Math.min(...ticks), Math.max(...ticks)] },
    y: { domain: [-0.6, models.length - 0.4], reverse: true, axis: null },
    r: { type: 'identity' },
    marks: [
      ...across({ ticks, format: signedTick, label: accuracy.models.axis }),
      ruleX([0], { stroke: 'var(--lw-edge)' }),
      ruleY(models, { y: (model: Model) => y(model) + 0.12, stroke: 'var(--lw-hairline)' }),
      text(models, {
        frameAnchor: 'left',
        y,
        dy: -14,
        text: ({ name }: Model) => accuracy.about[name].name,
        className: 'lw-plot-named',
        stroke: 'var(--lw-paper)',
        strokeWidth: 4,
      }),
      dot(dots, {
        x: ({ one }: (typeof dots)[number]) => one.error,
        y: ({ one }: (typeof dots)[number]) => y(one.model) + 0.12,
        r: radii(dots, 4),
        fill: 'var(--lw-measured)',
        fillOpacity: 0.55,
        title: (dot: (typeof dots)[number]) => {
          const { row, error } = dot.one;
          return titleOf(`${row.target}, ${settingText(row)}: ${signed(error)}`, dot);
        },
      }),
      ruleX(models, {
        x: ({ errors: { mean } }: Model) => mean,
        y1: (model: Model) => y(model) - 0.12,
        y2: (model: Model) => y(model) + 0.36,
        stroke: 'var(--lw-model)',
        strokeWidth: 2.5,
      }),
    ],
  };
}

const shareOfMiddle = ({ error }: ComparedChain): number => 1 / (1 + error);

export const arrayDots = (rows: readonly ComparedChain[]): Merged<ComparedChain>[] =>
  merged(rows, (comparedChain) =>
    [comparedChain.drives, isInRange(comparedChain), Math.round(shareOfMiddle(comparedChain) * 100)].join(),
  );

/** The title of an axis, beside its middle. */
const TITLE = { labelAnchor: 'center', labelArrow: 'none' } as const;

/** Drives across, so that what a larger array loses shows; log, since most arrays are small. */
export function arraysChart(rows: readonly ComparedChain[], size: Size, linkTo: (row: Row) => string): PlotOptions {
  const { x, y, line, caption } = accuracy.arrays.chart;
  const highest = Math.ceil(Math.max(1, ...rows.map(shareOfMiddle)) * 5) / 5;
  const ticks = Array.from({ length: Math.round(highest * 5) + 1 }, (_, index) => index / 5);
  const dots = arrayDots(rows);
  return {
    width: widths[size],
    height: 340,
    marginTop: 16,
    marginBottom: 44,
    marginLeft: 68,
    marginRight: 16,
    ariaLabel: caption,
    // Room for the name of the line beyond the largest array.
    x: { type: 'log', base: 2, domain: [1.8, 2.5 * Math.max(24, ...rows.map(({ drives }) => drives))] },
    y: { domain: [0, highest] },
    r: { type: 'identity' },
    marks: [
      gridY({ ticks, stroke: 'var(--lw-hairline)', strokeOpacity: 1 }),
      axisY({ ticks, tickFormat: shareTick, tickSize: 0, label: y, labelOffset: 60, ...TITLE }),
      axisX({ ticks: [2, 3, 4, 6, 8, 12, 24, 48], tickFormat: bare, label: x, ...TITLE }),
      ruleY([1], { stroke: 'var(--lw-model)' }),
      text([1], {
        y: (value: number) => value,
        frameAnchor: 'right',
        text: () => line[size],
        textAnchor: 'end',
        dy: -8,
        className: 'lw-plot-named',
      }),
      dot(dots, {
        x: ({ one }: Merged<ComparedChain>) => one.drives,
        y: ({ one }: Merged<ComparedChain>) => shareOfMiddle(one),
        r: radii(dots, 4.5),
        fill: ({ one }: Merged<ComparedChain>) => (isInRange(one) ? 'var(--lw-measured)' : 'var(--lw-paper)'),
        stroke: 'var(--lw-measured)',
        strokeWidth: 1.5,
        href: ({ one }: Merged<ComparedChain>) => linkTo(one.row),
        title: (dot: Merged<ComparedChain>) => {
          const { row } = dot.one;
          const text = `${row.target}, ${outputName(dot.one)}: ${share(shareOfMiddle(dot.one))}`;
          return titleOf(text, dot);
        },
      }),
    ],
  };
}
