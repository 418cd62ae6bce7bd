// Draws the figures of a drop. A chunk of its own: Plot is larger than the rest of the page's scripts together.
import { plot } from '../plot/marks.ts';
import { draw } from '../plot/plot.ts';
import type { Figure } from './figure.ts';
import { figuresChart, type sizes } from './figures-chart.ts';

export function drawFigures(root: HTMLElement, figures: readonly Figure[]): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-size]')) {
    const size = place.dataset.size as keyof typeof sizes;
    place.replaceChildren(draw({ plot }, figuresChart(figures, size)));
  }
}
