// Shares that were counted, a bar each, with the interval that its sample leaves open.
import { quantity } from '../common/format.ts';
import { across, type Size, widths } from '../plot/grid.ts';
import { type PlotOptions, rect, ruleY, text } from '../plot/marks.ts';
import { interval } from './interval.ts';
import { words } from './words.ts';

export interface Share {
  label: string;
  count: number;
  total: number;
}

/** Pixels of a row: its name, and the bar below. */
const ROW = 44;

export const shareText = (share: number): string => quantity(share, 'ratio', { digits: 3 });

interface Bar extends Share {
  at: number;
  share: number;
  low: number;
  high: number;
}

export function sharesChart(caption: string, shares: readonly Share[], size: Size): PlotOptions {
  const bars = shares.map((share, at): Bar => {
    const [low, high] = interval(share.count, share.total);
    return { ...share, at, share: share.count / share.total, low, high };
  });
  const most = Math.min(1, Math.max(0.1, Math.ceil(Math.max(...bars.map(({ high }) => high)) * 10) / 10));
  const step = most > 0.5 ? 0.2 : most > 0.2 ? 0.1 : 0.05;
  const ticks = Array.from({ length: Math.round(most / step) + 1 }, (_, index) => index * step).filter(
    (tick) => tick <= most + 1e-9,
  );
  return {
    width: widths[size],
    height: bars.length * ROW + 56,
    marginTop: 8,
    marginBottom: 44,
    marginLeft: 16,
    marginRight: 20,
    ariaLabel: caption,
    x: { domain: [0, most] },
    y: { domain: [-0.5, bars.length - 0.5], reverse: true, axis: null },
    marks: [
      ...across({ ticks, format: (tick) => quantity(tick, 'ratio', { digits: 2 }), label: words.axis }),
      rect(bars, {
        x1: 0,
        x2: 'share',
        y1: ({ at }: Bar) => at - 0.02,
        y2: ({ at }: Bar) => at + 0.34,
        fill: 'var(--lw-measured)',
        fillOpacity: 0.35,
        title: ({ label, count, total }: Bar) => words.of(label, count, total),
      }),
      ruleY(bars, { x1: 'low', x2: 'high', y: ({ at }: Bar) => at + 0.16, stroke: 'var(--lw-ink)', strokeWidth: 1.5 }),
      text(bars, {
        frameAnchor: 'left',
        y: 'at',
        dy: -8,
        text: ({ label, share, count, total }: Bar) => words.bar(label, shareText(share), count, total),
        className: 'lw-plot-named',
      }),
    ],
  };
}
