// A facet of many values is looked through by their names.

/**
 * The field of a facet is in the form only while it is open. With each text field that gets the focus, Chrome looks for the
 * next one of its form (for the keyboard of a phone), and lays out every closed facet that has one: 0.2 s on a slow phone.
 */
function joinForm(facet: HTMLDetailsElement): void {
  const field = facet.querySelector('[data-narrow]');
  if (facet.open) field?.removeAttribute('form');
  else field?.setAttribute('form', '');
}

export function narrowFacets(root: HTMLElement, signal: AbortSignal): void {
  for (const facet of root.querySelectorAll<HTMLDetailsElement>('[data-facet]')) {
    joinForm(facet);
    facet.addEventListener('toggle', () => joinForm(facet), { signal });
  }
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
