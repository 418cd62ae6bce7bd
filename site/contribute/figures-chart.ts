// Figures that somebody has dropped, as bars from zero: a unit that slipped stands out at once.

import { shortened } from '../common/fitted-text.ts';
import { quantity } from '../common/format.ts';
import { roomFor, roundTicks } from '../plot/axis.ts';
import { axisX, axisY, barX, gridX, type PlotOptions, ruleX, text } from '../plot/marks.ts';
import type { Figure } from './figure.ts';
import { words as contribute } from './words.ts';

const words = contribute.check.chart;

export const sizes = { narrow: { width: 340, label: 16 }, wide: { width: 700, label: 40 } };

/** Height of a bar with the gap to the next, in pixels. */
const BAR = 22;

export function figuresChart(figures: readonly Figure[], size: keyof typeof sizes): PlotOptions {
  const { width, label: longest } = sizes[size];
  const unit = figures[0]?.unit ?? 'byte_per_second';
  const value = (number: number) => quantity(number, unit, { digits: 3 });
  // Two rows may have the same label: the bars stand in the order of the rows.
  const place = (_: Figure, index: number) => String(index);
  const label = (index: string) => shortened(figures[Number(index)]?.label ?? '', longest);
  const most = Math.max(...figures.map((figure) => figure.value));
  const ticks = roundTicks(most, size === 'narrow' ? 2 : 4);
  const places = figures.map((_, index) => String(index));
  return {
    width,
    height: figures.length * BAR + 46,
    marginTop: 6,
    marginRight: 76,
    marginBottom: 40,
    marginLeft: roomFor(places.map(label)),
    ariaLabel: words.label,
    x: { domain: [0, Math.max(most, ticks.at(-1) ?? 0)] },
    y: { type: 'band', domain: places, padding: 0.25 },
    marks: [
      gridX({ ticks, stroke: 'var(--lw-hairline)', strokeOpacity: 1 }),
      axisX({ ticks, tickFormat: value, tickSize: 0, label: null }),
      axisY({ tickFormat: label, tickSize: 0, label: null }),
      barX(figures, {
        x: 'value',
        y: place,
        fill: ({ wrong }: Figure) => (wrong ? 'var(--lw-paper)' : 'var(--lw-payload)'),
        stroke: ({ wrong }: Figure) => (wrong ? 'var(--lw-warning)' : 'none'),
        strokeWidth: 1.5,
        insetLeft: 0.5,
      }),
      text(figures, {
        x: 'value',
        y: place,
        text: ({ value: number }: Figure) => value(number),
        textAnchor: 'start',
        dx: 5,
      }),
      ruleX([0], { stroke: 'var(--lw-edge)' }),
    ],
  };
}
