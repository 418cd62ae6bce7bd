// The table of cards and slots of a board, as the page shows it.
import { create, marked } from '../common/page-element.element.ts';
import type { SlotTable } from './slots.ts';
import { words } from './words.ts';

const head = (text: string, scope: 'col' | 'row') => marked(create('th', '', text), { scope });

/** Without a board there is none to show. */
export function fillSlots(place: HTMLElement | null, table: SlotTable | undefined): void {
  if (!place) return;
  place.hidden = table === undefined;
  if (!table) return;
  const heads = [words.slots.cardHead, ...table.heads].map((text) => head(text, 'col'));
  place.querySelector('thead')?.replaceChildren(create('tr', '', ...heads));
  const rows = table.rows.map(({ name, cells }) =>
    create('tr', '', head(name, 'row'), ...cells.map((text) => create('td', '', text))),
  );
  place.querySelector('tbody')?.replaceChildren(...rows);
}
