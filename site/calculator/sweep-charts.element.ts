// Redraws a calculator's charts. A chunk of its own: Plot is larger than the rest of the page together.

import { type Answer, type Calc, type Given, granted } from '../../calc-wasm/js/calc.ts';
import type { FormatOptions } from '../common/format.ts';
import { painted } from '../common/painted.element.ts';
import { plot } from '../plot/marks.ts';
import { draw } from '../plot/plot.ts';
import { answered, type ChartParts, drawing, sampled, tableRows } from './charts.ts';
import { entry } from './fields.ts';

/** What Plot draws knows its scales. */
type Scaled = Element & { scale?: (name: 'x') => { invert?: (pixel: number) => number } | undefined };

const shown = new WeakMap<HTMLElement, Scaled>();

/** The marker follows a pointer that drags it, as a slider does: the field of its input is filled, and the answer follows. */
function followDrag(place: HTMLElement, drawn: Scaled, { input }: ChartParts): void {
  const isKnown = shown.has(place);
  shown.set(place, drawn);
  const field = place.closest('lw-calculator')?.querySelector<HTMLInputElement>(`input[data-input="${input.name}"]`);
  if (isKnown || !field || input.domain.kind !== 'between') return;
  const { minimum, maximum, whole } = input.domain;
  const move = ({ clientX }: PointerEvent) => {
    const svg = shown.get(place);
    const box = svg?.getBoundingClientRect();
    const invert = svg?.scale?.('x')?.invert;
    if (!svg || !box || !invert) return;
    const pixel = ((clientX - box.left) / box.width) * (Number(svg.getAttribute('width')) || box.width);
    const value = Math.min(maximum, Math.max(minimum, invert(pixel)));
    field.value = entry(whole ? Math.round(value) : Number(value.toPrecision(2)), input.unit);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  place.dataset.drags = '';
  place.addEventListener('pointerdown', (event) => {
    place.setPointerCapture(event.pointerId);
    move(event);
  });
  place.addEventListener('pointermove', (event) => {
    if (place.hasPointerCapture(event.pointerId)) move(event);
  });
}

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
    const place = figure.querySelector<HTMLElement>('[data-drawing]');
    const drawn = draw({ plot }, drawing(parts, points, answer, format));
    place?.replaceChildren(drawn);
    if (place) followDrag(place, drawn as Scaled, parts);
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
