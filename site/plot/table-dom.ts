// Elements and tables of figures, for the build's document and for the browser's. Apart from the drawings: a page
// without any does not load what draws them.
import { units } from '../../calc-wasm/js/generated/units.ts';
import type { Cell, Table } from './picture.ts';

export type Child = Element | string | undefined | false;

export function element(
  document: Document,
  name: string,
  attributes: Record<string, string>,
  ...children: Child[]
): Element {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children.filter((child) => child !== undefined && child !== false));
  return created;
}

export type Make = (name: string, attributes: Record<string, string>, ...children: Child[]) => Element;

/** A table that scrolls by itself where it is wider than the page. */
export function tableElement(document: Document, own: Table, label: string): Element {
  const make: Make = (name, attributes, ...children) => element(document, name, attributes, ...children);
  return tableIn(make, own, label);
}

export function tableIn(make: Make, { columns, rows }: Table, label: string): Element {
  const inside = (value: string | Cell): Child => {
    if (typeof value === 'string') return value;
    return value.href ? make('a', { href: value.href }, value.text) : value.text;
  };
  const head = make('tr', {}, ...columns.map((column) => make('th', { scope: 'col' }, column)));
  const body = rows.map(({ id, cells: [first = '', ...rest] }) =>
    make(
      'tr',
      id ? { id } : {},
      make('th', { scope: 'row', ...forPrograms(first), ...marksOf(first) }, inside(first)),
      ...rest.map((value) => make('td', { ...forPrograms(value), ...roomy(value), ...marksOf(value) }, inside(value))),
    ),
  );
  return make(
    'div',
    { class: 'lw-scroll', tabindex: '0', role: 'region', 'aria-label': label },
    make('table', { class: 'lw-table lw-figures' }, make('thead', {}, head), make('tbody', {}, ...body)),
  );
}

/** What a file of this table holds instead of the text. */
function forPrograms(cell: string | Cell): Record<string, string> {
  if (typeof cell === 'string' || !cell.number) return {};
  const { value, unit } = cell.number;
  return { 'data-value': String(value ?? ''), 'data-unit': units[unit].symbol };
}

const marksOf = (cell: string | Cell): Record<string, string> => (typeof cell === 'string' ? {} : { ...cell.marks });

/** Longer text than this is not squeezed into a narrow column. */
const PHRASE = 24;

const roomy = (cell: string | Cell): Record<string, string> =>
  (typeof cell === 'string' ? cell : cell.text).length > PHRASE ? { class: 'lw-phrase' } : {};
