// A part of a drawing, chosen with the mouse: from where it is pressed to where it is let go.
import { valueAt } from '../plot/axis.ts';
import type { Across } from '../plot/picture.ts';

/** Less than this is a click. */
const LEAST = 8;

/** Calls `chosen` with the two values of the axis, the lower one first. */
export function brush(
  { pointerId, clientX: from, target }: PointerEvent,
  chosen: (from: number, to: number) => void,
): void {
  const drawing = target instanceof Element ? target.closest<HTMLElement>('.lw-drawing') : null;
  const svg = drawing?.querySelector('svg');
  if (!drawing || !svg) return;
  const across: Across = JSON.parse(drawing.dataset.across ?? '{}');
  const { scale: kind, domain } = across;
  const box = svg.getBoundingClientRect();
  const scale = box.width / Number(svg.getAttribute('width'));
  const [left, right] = [box.left + across.left * scale, box.left + across.right * scale];
  const inside = (x: number) => Math.max(left, Math.min(right, x));
  const shade = document.createElement('div');
  shade.className = 'lw-brush';
  const ends = (to: number) => [inside(from), inside(to)].sort((a, other) => a - other);
  const show = (to: number): void => {
    const [low = 0, high = 0] = ends(to);
    const around = drawing.getBoundingClientRect();
    shade.style.left = `${low - around.left}px`;
    shade.style.width = `${high - low}px`;
  };
  drawing.append(shade);
  drawing.setPointerCapture(pointerId);
  const leave = new AbortController();
  const { signal } = leave;
  const stop = (): void => {
    leave.abort();
    shade.remove();
  };
  const end = ({ clientX }: PointerEvent): void => {
    stop();
    const [low = 0, high = 0] = ends(clientX);
    const value = (x: number) => valueAt(kind, domain, (x - left) / (right - left));
    if (high - low >= LEAST) chosen(value(low), value(high));
  };
  drawing.addEventListener('pointermove', ({ clientX }) => show(clientX), { signal });
  drawing.addEventListener('pointerup', end, { signal });
  drawing.addEventListener('pointercancel', stop, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
}
