// Rows of lists and tables from the templates that the server sent.

export function rowOf(root: ParentNode, name: string): HTMLElement {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  const row = template?.content.firstElementChild?.cloneNode(true);
  if (!(row instanceof HTMLElement)) throw new Error(`there is no template "${name}"`);
  return row;
}

/** Writes texts into the places that name them; one without text is hidden where it stands alone. */
export function fill(row: HTMLElement, texts: Readonly<Record<string, unknown>>): void {
  for (const place of row.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = texts[place.dataset.text ?? ''];
    if (typeof text !== 'string') continue;
    // Writing what stands there already would make the browser lay it out anew.
    if (place.textContent !== text) place.textContent = text;
    if (place.hidden !== (text === '')) place.hidden = text === '';
  }
}

const PRESSED = ':is(a[href], button, input, select)';

/** Makes the rows of a list anew, where the page has that list. */
export function fillRows<Item extends object>(
  root: HTMLElement,
  name: string,
  items: readonly Item[],
  more: (row: HTMLElement, item: Item) => void = () => {},
): void {
  const list = root.querySelector(`[data-rows="${name}"]`);
  if (!list) return;
  const rows = items.map((item) => {
    const row = rowOf(root, name);
    fill(row, item as Record<string, unknown>);
    more(row, item);
    return row;
  });
  const at = [...list.children].findIndex((row) => row.contains(document.activeElement));
  list.replaceChildren(...rows);
  if (at < 0) return;
  // Whoever was in a row goes on in the one in its place, in the nearest that has something to press, or beside them.
  const places = [...rows.slice(at), ...rows.slice(0, at).toReversed(), list.closest(`section:has(${PRESSED})`)];
  const pressed = places.flatMap((place) => [...(place?.querySelectorAll<HTMLElement>(PRESSED) ?? [])]);
  pressed.find((control) => control.checkVisibility())?.focus({ preventScroll: true });
}
