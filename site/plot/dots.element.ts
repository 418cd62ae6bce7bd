// The dots of the charts: what is pointed at or focused is named beside it. One stop for the Tab key, arrows from there.

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const dotOf = (event: Event): SVGAElement | null =>
  event.target instanceof Element ? event.target.closest<SVGAElement>('.lw-drawing a') : null;

const dotsOf = (drawing: ParentNode): SVGAElement[] => [...drawing.querySelectorAll('a')] as never;

export function followDots(root: HTMLElement, signal: AbortSignal): void {
  const tip = root.querySelector<HTMLElement>('[data-dot-text]');
  const name = (event: Event): void => {
    const dot = dotOf(event);
    if (!dot || !tip) return;
    tip.textContent = dot.querySelector('title')?.textContent ?? '';
    tip.hidden = false;
    placeBeside(tip, dot.getBoundingClientRect(), root.getBoundingClientRect());
  };
  const leave = (event: Event): void => {
    if (dotOf(event) && tip) tip.hidden = true;
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
  root.addEventListener('pointerover', name, { signal });
  root.addEventListener('pointerout', leave, { signal });
  root.addEventListener('focusin', name, { signal });
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
