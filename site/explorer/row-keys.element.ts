// Arrow keys in the first column of the explorer's table: to the same control of the next row.

const STEPS: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

export function followRows(lines: HTMLElement, signal: AbortSignal): void {
  const move = (event: KeyboardEvent) => {
    const { target, key } = event;
    const step = STEPS[key];
    if (!step || !(target instanceof HTMLElement)) return;
    const control = ['[data-choose]', '[data-open]'].find((item) => target.matches(item));
    if (!control) return;
    event.preventDefault();
    let line = target.closest('tr')?.[step];
    // The details of an opened row are a row of their own.
    while (line && !line.matches('[data-run]')) line = line[step];
    line?.querySelector<HTMLElement>(control)?.focus();
  };
  lines.addEventListener('keydown', move, { signal });
}
