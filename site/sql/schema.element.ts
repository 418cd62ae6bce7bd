// Tables and columns beside the query: found by a part of their name, put into the query. The HTML has all of them.
import { PagePart } from '../common/page-element.element.ts';

export interface KnownTable {
  name: string;
  title: string;
  columns: { name: string; detail: string; title: string }[];
}

export class SqlSchema extends PagePart {
  connect(insert: (name: string) => void, signal: AbortSignal): void {
    const place = this.#place;
    const take = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-name]');
      if (button) insert(button.dataset.name ?? '');
    };
    place.addEventListener('click', take, { signal });
    const field = place.querySelector('input');
    field?.addEventListener('input', () => this.#filter(field.value), { signal });
  }

  /** As the page lists them. */
  get tables(): KnownTable[] {
    return this.#tables.map((table) => ({
      name: nameOf(table),
      title: table.dataset.title ?? '',
      columns: columnsOf(table).map((column) => ({
        name: nameOf(column),
        detail: column.querySelector('[data-type]')?.textContent?.trim() ?? '',
        title: column.querySelector('[data-title]')?.textContent?.trim() ?? '',
      })),
    }));
  }

  /** Shows what has the text in its name or title, its table opened; everything folded where there is no text. */
  #filter(text: string): void {
    const part = text.trim().toLowerCase();
    let hasMatch = false;
    for (const table of this.#tables) {
      const all = `${nameOf(table)} ${table.dataset.title}`.toLowerCase().includes(part);
      let some = false;
      for (const column of columnsOf(table)) {
        const fits = column.textContent?.toLowerCase().includes(part) === true;
        column.hidden = !all && !fits;
        some ||= fits;
      }
      table.hidden = !all && !some;
      table.open = part !== '' && some;
      hasMatch ||= !table.hidden;
    }
    const none = this.#place.querySelector<HTMLElement>('[data-none]');
    if (none) none.hidden = hasMatch;
  }

  get #tables(): HTMLDetailsElement[] {
    return [...this.#place.querySelectorAll('details')];
  }

  get #place(): HTMLElement {
    return this.find('[data-schema]');
  }
}

const columnsOf = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll('li')];

const nameOf = (part: HTMLElement): string => part.querySelector<HTMLElement>('[data-name]')?.dataset.name ?? '';
