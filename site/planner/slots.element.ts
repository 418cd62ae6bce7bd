// The table of cards and slots of a board, as the page shows it.
import type { SlotTable } from './slots.ts';
import { words } from './words.ts';

function cell(tag: 'th' | 'td', text: string, scope?: 'col' | 'row'): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (scope) element.setAttribute('scope', scope);
  return element;
}

function line(cells: HTMLElement[]): HTMLElement {
  const row = document.createElement('tr');
  row.append(...cells);
  return row;
}

/** Without a board there is none to show. */
export function fillSlots(place: HTMLElement | null, table: SlotTable | undefined): void {
  if (!place) return;
  place.hidden = table === undefined;
  if (!table) return;
  const heads = [words.slots.cardHead, ...table.heads].map((text) => cell('th', text, 'col'));
  place.querySelector('thead')?.replaceChildren(line(heads));
  const rows = table.rows.map(({ name, cells }) =>
    line([cell('th', name, 'row'), ...cells.map((text) => cell('td', text))]),
  );
  place.querySelector('tbody')?.replaceChildren(...rows);
}
