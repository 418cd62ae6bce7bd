// A link is typed, or chosen from a list, which a field gets when its list is first reached.

const listOf = (target: EventTarget | null): HTMLSelectElement | undefined =>
  target instanceof HTMLSelectElement && 'pick' in target.dataset ? target : undefined;

const fieldOf = (list: HTMLSelectElement) => list.parentElement?.querySelector('input');

/** What is chosen in a list stands in its field as if it were typed. */
export function pickLinks(form: HTMLFormElement, signal: AbortSignal): void {
  const links = form.querySelector<HTMLTemplateElement>('template[data-links]');
  const reach = ({ target }: { target: EventTarget | null }) => {
    const list = listOf(target);
    if (!list || !links) return;
    if (list.options.length === 1) list.append(links.content.cloneNode(true));
    list.value = fieldOf(list)?.value ?? '';
    // A link that is in no list.
    if (list.selectedIndex < 0) list.selectedIndex = 0;
  };
  const choose = (event: Event) => {
    const list = listOf(event.target);
    const field = list && fieldOf(list);
    if (!list || !field) return;
    event.stopPropagation();
    field.value = list.value;
    field.dispatchEvent(new Event(event.type, { bubbles: true }));
  };
  // Before a list opens; the first may have been reached before this came.
  for (const name of ['pointerdown', 'focusin']) form.addEventListener(name, reach, { signal });
  reach({ target: document.activeElement });
  for (const name of ['input', 'change']) form.addEventListener(name, choose, { signal, capture: true });
}
