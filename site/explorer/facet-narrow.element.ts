// A facet of many values is looked through by their names.

export function narrowFacets(root: HTMLElement, signal: AbortSignal): void {
  const narrow = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-narrow]')) return;
    const text = target.value.trim().toLowerCase();
    const facet = target.closest('[data-facet]');
    let left = 0;
    for (const label of facet?.querySelectorAll('label') ?? []) {
      const name = label.querySelector('[data-label]')?.textContent ?? '';
      label.hidden = !name.toLowerCase().includes(text);
      if (!label.hidden) left += 1;
    }
    const none = facet?.querySelector<HTMLElement>('[data-no-value]');
    if (none) none.hidden = left > 0;
  };
  root.addEventListener('input', narrow, { signal });
}
