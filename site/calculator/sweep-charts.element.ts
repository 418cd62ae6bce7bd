// Redraws a calculator's charts. A chunk of its own: Plot is larger than the rest of the page together.

import { type Answer, type Calc, type Given, granted } from '../../calc-wasm/js/calc.ts';
import type { FormatOptions } from '../common/format.ts';
import { painted } from '../common/painted.element.ts';
import { plot } from '../plot/marks.ts';
import { draw } from '../plot/plot.ts';
import { answered, type ChartParts, drawing, sampled, tableRows } from './charts.ts';

/** One figure after the other, as long as the answer is `wanted`: a key that is pressed meanwhile comes between them. */
export async function redraw(
  figures: Iterable<HTMLElement>,
  calc: Calc,
  answer: Answer,
  { format, wanted }: { format: FormatOptions; wanted: () => boolean },
): Promise<void> {
  for (const figure of figures) {
    if (!wanted()) return;
    const parts: ChartParts = JSON.parse(figure.dataset.sweep ?? '');
    const inputs = answer.inputs as unknown as Record<string, Given>;
    const points = answered(granted(calc.sweep(answer.calculator, inputs, sampled(parts.chart))));
    figure.querySelector('[data-drawing]')?.replaceChildren(draw({ plot }, drawing(parts, points, answer, format)));
    const rows = tableRows(points, parts.input, parts.output, format).map(([x, y]) => {
      const row = document.createElement('tr');
      const head = document.createElement('th');
      head.scope = 'row';
      head.textContent = x;
      row.append(head, document.createElement('td'));
      (row.lastChild as HTMLElement).textContent = y;
      return row;
    });
    figure.querySelector('[data-rows]')?.replaceChildren(...rows);
    await painted();
  }
}
