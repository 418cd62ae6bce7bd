// Redraws the charts. A chunk of its own: Plot is larger than the rest of the page's scripts together.
import { plot } from '@observablehq/plot';
import {
  type ChartName,
  charts,
  type Drawing,
  drawable,
  type Size,
} from '../lib/charts/measurements.ts';
import { data } from '../lib/i18n/en/data.ts';
import { draw } from '../lib/plot.ts';
import { oneStop } from './dataset-dots.ts';

export function redraw(root: HTMLElement, drawing: Omit<Drawing, 'size'>): void {
  const some = drawable(drawing.shown) > 0;
  for (const place of root.querySelectorAll<HTMLElement>('[data-chart]')) {
    const options = charts[place.dataset.chart as ChartName];
    place.replaceChildren(
      draw({ plot }, options({ ...drawing, size: place.dataset.size as Size })),
    );
    oneStop(place);
  }
  const text = root.querySelector<HTMLElement>('[data-dot-text]');
  if (text) text.textContent = some ? data.charts.reading : data.charts.none;
}
