// The dots of the charts: what is pointed at or focused is named beside it. One stop for the Tab key, arrows from there.

import { words } from './words.ts';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const dotOf = (event: Event): SVGAElement | null =>
  event.target instanceof Element ? event.target.closest<SVGAElement>('.lw-drawing a') : null;

const dotsOf = (drawing: ParentNode): SVGAElement[] => [...drawing.querySelectorAll('a')] as never;

/** Pixels from a pointer to a mark that it still points at. */
const REACH = 48;

/** The mark that is pointed at, or else the nearest one. */
function nearest(event: PointerEvent | MouseEvent): SVGAElement | null {
  const own = dotOf(event);
  const drawing = event.target instanceof Element ? event.target.closest('.lw-drawing') : null;
  if (own || !drawing) return own;
  const away = dotsOf(drawing).map((dot) => {
    const { left, right, top, bottom } = dot.getBoundingClientRect();
    return { dot, far: Math.hypot((left + right) / 2 - event.clientX, (top + bottom) / 2 - event.clientY) };
  });
  const [first] = away.toSorted((a, other) => a.far - other.far);
  return first && first.far <= REACH ? first.dot : null;
}

export function followDots(root: HTMLElement, signal: AbortSignal): void {
  const tip = root.querySelector<HTMLElement>('[data-dot-text]');
  /** @param leads Whether what is said of it holds the link to its row: a finger has nothing else to press. */
  const name = (dot: SVGAElement | null, leads = false): void => {
    if (!tip) return;
    tip.hidden = dot === null;
    if (!dot) return;
    tip.textContent = dot.querySelector('title')?.textContent ?? '';
    tip.toggleAttribute('data-leads', leads);
    const href = dot.getAttribute('href');
    if (leads && href) {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: words.row });
      tip.append('\n', link);
    }
    placeBeside(tip, dot.getBoundingClientRect(), root.getBoundingClientRect());
  };
  const point = (event: PointerEvent): void => {
    const isOnTip = event.target instanceof Node && tip?.contains(event.target);
    if (event.pointerType !== 'touch' && !isOnTip) name(nearest(event));
  };
  const tap = (event: MouseEvent): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    if (tip && event.target instanceof Node && tip.contains(event.target)) return;
    const dot = nearest(event);
    name(dot, true);
    if (!dot) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const focus = (event: Event): void => {
    if (dotOf(event)) name(dotOf(event));
  };
  const leave = (event: FocusEvent): void => {
    // A finger that presses the link takes the focus off the mark.
    if (dotOf(event) && !tip?.hasAttribute('data-leads')) name(null);
  };
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && tip) tip.hidden = true;
    const dot = dotOf(event);
    const step = STEPS[event.key];
    const drawing = dot?.closest('.lw-drawing');
    if (!dot || !drawing || step === undefined) return;
    event.preventDefault();
    const dots = dotsOf(drawing);
    const next = dots[(dots.indexOf(dot) + step + dots.length) % dots.length];
    dot.tabIndex = -1;
    if (next) next.tabIndex = 0;
    next?.focus();
  };
  root.addEventListener('pointermove', point, { signal });
  root.addEventListener('pointerleave', point, { signal });
  root.addEventListener('click', tap, { signal, capture: true });
  root.addEventListener('focusin', focus, { signal });
  root.addEventListener('focusout', leave, { signal });
  root.addEventListener('keydown', move, { signal });
  for (const drawing of root.querySelectorAll('.lw-drawing')) oneStop(drawing);
}

/** Pixels between a mark and what it says. */
const GAP = 10;

/** Above the mark, below it where there is no room; never out of the chart. */
function placeBeside(tip: HTMLElement, mark: DOMRect, root: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const middle = (mark.left + mark.right) / 2 - root.left;
  const left = Math.max(0, Math.min(middle - width / 2, root.width - width));
  const above = mark.top - root.top - height - GAP;
  const hasRoom = above >= 0 && mark.top - height - GAP >= 0;
  tip.style.left = `${left}px`;
  tip.style.top = `${hasRoom ? above : mark.bottom - root.top + GAP}px`;
}

/** Only the first dot is reached with Tab: the others follow by arrow keys. */
export function oneStop(drawing: ParentNode): void {
  for (const [index, dot] of dotsOf(drawing).entries()) dot.tabIndex = index === 0 ? 0 : -1;
}
