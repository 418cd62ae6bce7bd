// Redraws a calculator's charts. A chunk of its own: Plot is larger than the rest of the page together.

import { type Answer, type Calc, type Given, granted } from '../../calc-wasm/js/calc.ts';
import type { FormatOptions } from '../common/format.ts';
import { create, marked } from '../common/page-element.element.ts';
import { painted } from '../common/painted.element.ts';
import { plot } from '../plot/marks.ts';
import { draw } from '../plot/plot.ts';
import { answered, type ChartParts, drawing, isMarked, placeOf, sampled, tableRows, valueText } from './charts.ts';
import { entry } from './fields.ts';

/** What Plot draws knows its scales. */
type Scaled = Element & { scale?: (name: 'x') => Scale | undefined };
interface Scale {
  invert?: (pixel: number) => number;
  /** Of bars. */
  apply?: (value: number) => number;
  bandwidth?: number;
}

/** What stands in a place now: the drawing, and where its marker is. */
interface Shown {
  svg: Scaled;
  at: number;
  text: string;
}

const shown = new WeakMap<HTMLElement, Shown>();

/** Keys of a slider, in steps of its axis. */
const KEYS: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 },
  ...{ Home: -Infinity, End: Infinity },
};
const STEPS = 50;

interface Range {
  from: number;
  to: number;
  whole: boolean;
  /** Of bars. */
  values?: readonly number[];
}

/** Which numbers the marker of a chart can stand at; nothing where it is no slider. */
function rangeOf({ chart: { from, to }, input: { domain } }: ChartParts): Range | undefined {
  if (domain.kind === 'drives') return { from, to, whole: true };
  if (domain.kind === 'one_of') {
    const { values } = domain;
    return { from: values[0] ?? from, to: values.at(-1) ?? to, whole: false, values };
  }
  if (domain.kind !== 'between') return undefined;
  return { from: Math.max(from, domain.minimum), to: Math.min(to, domain.maximum), whole: domain.whole };
}

/** The number below a pixel of a drawing; of bars that of the nearest. */
function numberAt({ invert, apply, bandwidth = 0 }: Scale, pixel: number, values?: readonly number[]) {
  if (!values) return invert?.(pixel);
  const away = (value: number) => Math.abs((apply?.(value) ?? Number.NaN) + bandwidth / 2 - pixel);
  return values.toSorted((a, b) => away(a) - away(b))[0];
}

/** The marker follows a pointer or keys, as a slider does: the field of its input is filled, and the answer follows. */
function makeSlider(place: HTMLElement, parts: ChartParts): void {
  const { chart, input } = parts;
  const range = rangeOf(parts);
  const named = `[data-input="${input.name}"]`;
  const field = place.closest('lw-calculator')?.querySelector<HTMLInputElement | HTMLSelectElement>(named);
  if (!field || !range) return;
  const { from, to, whole, values } = range;
  const set = (wanted: number) => {
    const within = Math.min(to, Math.max(from, wanted));
    const value = values ? within : whole ? Math.round(within) : Number(within.toPrecision(3));
    const text = values ? String(value) : entry(value, input.unit);
    // A list of drives keeps what its drives are.
    field.value = input.domain.kind === 'drives' ? field.value.replace(/^\d+/, String(value)) : text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const move = ({ clientX }: PointerEvent) => {
    const { svg } = shown.get(place) ?? {};
    const [box, scale] = [svg?.getBoundingClientRect(), svg?.scale?.('x')];
    if (!svg || !box || !scale) return;
    const pixel = ((clientX - box.left) / box.width) * (Number(svg.getAttribute('width')) || box.width);
    const wanted = numberAt(scale, pixel, values);
    if (wanted !== undefined) set(wanted);
  };
  place.dataset.drags = '';
  place.tabIndex = 0;
  place.role = 'slider';
  // The field is named by the label alone: two controls of one name could not be told apart.
  place.ariaLabel = `${chart.question} ${input.label}`;
  place.ariaValueMin = String(from);
  place.ariaValueMax = String(to);
  place.addEventListener('pointerdown', (event) => {
    place.setPointerCapture(event.pointerId);
    move(event);
  });
  place.addEventListener('pointermove', (event) => {
    if (place.hasPointerCapture(event.pointerId)) move(event);
  });
  place.addEventListener('keydown', (event) => {
    const steps = KEYS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const [at, step] = [shown.get(place)?.at ?? from, (to - from) / STEPS];
    const next = values?.[Math.max(0, Math.min(values.length - 1, values.indexOf(at) + steps))];
    set(next ?? at + steps * (whole ? Math.max(1, Math.round(step)) : step));
  });
}

/** Puts a drawing in its place, and tells the slider that it is what it stands at. */
function show(place: HTMLElement, now: Shown, parts: ChartParts): void {
  place.replaceChildren(now.svg);
  if (!shown.has(place)) makeSlider(place, parts);
  shown.set(place, now);
  if (place.role !== 'slider') return;
  place.ariaValueNow = String(Math.min(Number(place.ariaValueMax), Math.max(Number(place.ariaValueMin), now.at)));
  place.ariaValueText = now.text;
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
    const svg: Scaled = draw({ plot }, drawing(parts, points, answer, format));
    const at = placeOf(parts, answer);
    const text = (at === 0 && parts.input.nothing) || valueText(parts, at);
    if (place) show(place, { svg, at, text }, parts);
    const yours = figure.querySelector<HTMLElement>('[data-yours]');
    if (yours) yours.hidden = !isMarked(points, at);
    const rows = tableRows(points, parts.input, parts.output, format).map(([x, y]) =>
      create('tr', '', marked(create('th', '', x), { scope: 'row' }), create('td', '', y)),
    );
    figure.querySelector('[data-rows]')?.replaceChildren(...rows);
    await painted();
  }
}
