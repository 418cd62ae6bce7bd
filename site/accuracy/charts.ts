// How near predictions come: each figure as a share of its ceiling, and the errors of several models side by side.

import { bare } from '../common/format.ts';
import { anchorOf } from '../explorer/measurements.ts';
import { bandClass, byBasis } from '../plot/band.ts';
import {
  axisX,
  axisY,
  dot,
  gridX,
  gridY,
  type PlotOptions,
  rect,
  ruleX,
  ruleY,
  text,
} from '../plot/marks.ts';
import { type Compared, type Group, isProof } from './accuracy.ts';
import { type ComparedChain, isInRange } from './chains.ts';
import type { Model } from './model.ts';
import { linkName, outputName, settingText, share, shareTick, signed, signedTick } from './text.ts';
import { words as accuracy } from './words.ts';

const words = accuracy.shares;

/** Drawn twice, for a phone and for more: type keeps its size. */
export const widths = { narrow: 340, wide: 720 } as const;
export type Size = keyof typeof widths;

/** Pixels of a row: its label, and below it its dot. */
const ROW = 36;

/** Characters of a target's name for which there is room beside its link. */
const NAME = { narrow: 20, wide: 80 } as const;

const shortened = (name: string, length: number): string =>
  name.length > length ? `${name.slice(0, length - 1).replace(/[\s,]+$/, '')}…` : name;

const isRow = (line: Compared | Group): line is Compared => 'row' in line;

export function sharesChart(groups: readonly Group[], size: Size): PlotOptions {
  // The heading of a group is a line of its own, above its rows from the nearest to the farthest from the ceiling.
  const lines: (Compared | Group)[] = groups.flatMap((group) => [
    group,
    ...group.rows.toSorted((one, other) => shareOf(other) - shareOf(one)),
  ]);
  const rows = lines.filter(isRow);
  const headings = lines.filter((line) => !isRow(line));
  const at = new Map(lines.map((line, index) => [line, index]));
  const y = (line: Compared | Group) => at.get(line) ?? 0;
  const lowest = Math.floor(Math.min(...rows.map(shareOf)) * 20) / 20;
  const ticks = Array.from({ length: 21 }, (_, index) => index / 20).filter(
    (tick) =>
      tick >= lowest && (size === 'wide' || Math.round(tick * 20) % (lowest < 0.7 ? 4 : 2) === 0),
  );
  return {
    width: widths[size],
    height: lines.length * ROW + 70,
    marginTop: 26,
    marginBottom: 44,
    marginLeft: 4,
    marginRight: 16,
    ariaLabel: words.caption,
    x: { domain: [lowest, 1.02] },
    y: { domain: [-0.5, lines.length - 0.5], reverse: true, axis: null },
    marks: [
      ...byBasis(rows).map(({ basis, own }) =>
        rect(own, {
          x1: ({ low, ceiling }: Compared) => low / ceiling,
          x2: ({ high, ceiling }: Compared) => high / ceiling,
          y1: (line: Compared) => y(line),
          y2: (line: Compared) => y(line) + 0.4,
          className: bandClass(basis),
        }),
      ),
      gridX({ ticks, stroke: 'var(--lw-hairline)', strokeOpacity: 1 }),
      axisX({
        ticks,
        tickFormat: shareTick,
        tickSize: 0,
        label: words.axis,
        labelAnchor: 'center',
        labelArrow: 'none',
      }),
      ruleX([1], { stroke: 'var(--lw-ceiling)' }),
      text([1], {
        x: (value: number) => value,
        frameAnchor: 'top',
        text: () => words.ceiling,
        textAnchor: 'end',
        dy: -16,
        className: 'lw-plot-named',
      }),
      text(headings, {
        frameAnchor: 'left',
        y,
        dy: 4,
        text: ({ link, origin }: Group) => words.group(linkName(link), accuracy.origin[origin]),
        fontWeight: 650,
        className: 'lw-plot-heading',
      }),
      text(rows, {
        frameAnchor: 'left',
        y,
        dy: -9,
        text: ({ row }: Compared) => `${shortened(row.target, NAME[size])}, ${settingText(row)}`,
        className: 'lw-plot-named',
      }),
      dot(rows, {
        x: shareOf,
        y: (line: Compared) => y(line) + 0.2,
        r: 4.5,
        fill: (line: Compared) => (isProof(line) ? 'var(--lw-measured)' : 'var(--lw-paper)'),
        stroke: 'var(--lw-measured)',
        strokeWidth: 1.5,
        href: ({ row }: Compared) => `#${anchorOf(row)}`,
        title: (line: Compared) =>
          `${line.row.target}, ${settingText(line.row)}: ${share(shareOf(line))}`,
      }),
    ],
  };
}

export const shareOf = ({ measured, ceiling }: Compared): number => measured / ceiling;

/** Pixels of a model. */
const MODEL = 52;

export function modelsChart(models: readonly Model[], size: Size): PlotOptions {
  const at = new Map(models.map((model, index) => [model, index]));
  const y = (model: Model) => at.get(model) ?? 0;
  const errors = models.flatMap((model) =>
    model.answers.map(({ row, error }) => ({ model, row, error })),
  );
  const step = size === 'wide' ? 5 : 10;
  const far = Math.max(...errors.map(({ error }) => Math.abs(error)));
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
    marks: [
      gridX({ ticks, stroke: 'var(--lw-hairline)', strokeOpacity: 1 }),
      axisX({
        ticks,
        tickFormat: signedTick,
        tickSize: 0,
        label: accuracy.models.axis,
        labelAnchor: 'center',
        labelArrow: 'none',
      }),
      ruleX([0], { stroke: 'var(--lw-edge)' }),
      ruleY(models, { y: (model: Model) => y(model) + 0.12, stroke: 'var(--lw-hairline)' }),
      text(models, {
        frameAnchor: 'left',
        y,
        dy: -14,
        text: ({ name }: Model) => accuracy.about[name].name,
        className: 'lw-plot-named',
      }),
      dot(errors, {
        x: 'error',
        y: ({ model }: { model: Model }) => y(model) + 0.12,
        r: 4,
        fill: 'var(--lw-measured)',
        fillOpacity: 0.55,
        title: ({ row, error }: (typeof errors)[number]) =>
          `${row.target}, ${settingText(row)}: ${signed(error)}`,
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

/** Drives across, so that what a larger array loses shows; log, since most arrays are small. */
export function arraysChart(rows: readonly ComparedChain[], size: Size): PlotOptions {
  const { x, y, line, caption } = accuracy.arrays.chart;
  const shareOfMiddle = ({ error }: ComparedChain) => 1 / (1 + error);
  const highest = Math.ceil(Math.max(1, ...rows.map(shareOfMiddle)) * 5) / 5;
  const ticks = Array.from({ length: Math.round(highest * 5) + 1 }, (_, index) => index / 5);
  return {
    width: widths[size],
    height: 340,
    marginTop: 16,
    marginBottom: 44,
    marginLeft: 68,
    marginRight: 16,
    ariaLabel: caption,
    // Room for the name of the line beyond the largest array.
    x: {
      type: 'log',
      base: 2,
      domain: [1.8, 2.5 * Math.max(24, ...rows.map(({ drives }) => drives))],
    },
    y: { domain: [0, highest] },
    marks: [
      gridY({ ticks, stroke: 'var(--lw-hairline)', strokeOpacity: 1 }),
      axisY({
        ticks,
        tickFormat: shareTick,
        tickSize: 0,
        label: y,
        labelAnchor: 'center',
        labelOffset: 60,
        labelArrow: 'none',
      }),
      axisX({
        ticks: [2, 3, 4, 6, 8, 12, 24, 48],
        tickFormat: bare,
        label: x,
        labelAnchor: 'center',
        labelArrow: 'none',
      }),
      ruleY([1], { stroke: 'var(--lw-model)' }),
      text([1], {
        y: (value: number) => value,
        frameAnchor: 'right',
        text: () => line[size],
        textAnchor: 'end',
        dy: -8,
        className: 'lw-plot-named',
      }),
      dot(rows, {
        x: 'drives',
        y: shareOfMiddle,
        r: 4.5,
        fill: (one: ComparedChain) => (isInRange(one) ? 'var(--lw-measured)' : 'var(--lw-paper)'),
        stroke: 'var(--lw-measured)',
        strokeWidth: 1.5,
        href: ({ row }: ComparedChain) => `#${anchorOf(row)}`,
        title: (one: ComparedChain) =>
          `${one.row.target}, ${outputName(one)}: ${share(shareOfMiddle(one))}`,
      }),
    ],
  };
}
