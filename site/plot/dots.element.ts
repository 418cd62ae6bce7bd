// The dots of the charts: what is pointed at or focused is named below. One stop for the Tab key, arrows from there.

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
  const text = root.querySelector<HTMLElement>('[data-dot-text]');
  const idle = text?.textContent ?? '';
  const name = (event: Event): void => {
    const dot = dotOf(event);
    if (dot && text) text.textContent = dot.querySelector('title')?.textContent ?? '';
  };
  const leave = (event: Event): void => {
    if (dotOf(event) && text) text.textContent = idle;
  };
  const move = (event: KeyboardEvent): void => {
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

/** Only the first dot is reached with Tab: the others follow by arrow keys. */
export function oneStop(drawing: ParentNode): void {
  for (const [index, dot] of dotsOf(drawing).entries()) dot.tabIndex = index === 0 ? 0 : -1;
}
