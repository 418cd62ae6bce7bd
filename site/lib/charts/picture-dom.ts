// A picture as elements of a page: both drawings, its key, its figures, what to mind, and the table behind it. Made
// once, for the build's document and for the browser's.
import { units } from '../../generated/units.ts';
import { charts as words } from '../i18n/en/charts.ts';
import { draw, type Plot } from '../plot.ts';
import {
  type Cell,
  letterOf,
  namesFit,
  type Picture,
  pictureChart,
  type Size,
  sizes,
  type Table,
} from './picture.ts';

export interface Making {
  document: Document;
  plot: Plot;
  /** Whether the tables are open to begin with. */
  open: boolean;
}

export type Child = Element | string | undefined | false;

export function element(
  document: Document,
  name: string,
  attributes: Record<string, string>,
  ...children: Child[]
): Element {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

export function pictureElement(making: Making, picture: Picture): Element {
  const { document } = making;
  const make = (name: string, attributes: Record<string, string>, ...children: Child[]) =>
    element(document, name, attributes, ...children);
  const marks = picture.series.reduce((sum, { marks: own }) => sum + own.length, 0);
  return make(
    'figure',
    { class: 'lw-chart lw-picture' },
    make('figcaption', {}, picture.caption),
    ...(marks > 0 ? drawings(making, picture) : [make('p', { class: 'lw-note' }, words.empty)]),
    picture.series.length > 1 && key(make, picture),
    picture.figures && figures(make, picture.figures),
    picture.notes.length > 0 &&
      make(
        'ul',
        { class: 'lw-picture-notes' },
        ...picture.notes.map((note) => make('li', {}, note)),
      ),
    marks > 0 && table(make, picture, making.open),
  );
}

type Make = (name: string, attributes: Record<string, string>, ...children: Child[]) => Element;

function drawings({ document, plot }: Making, picture: Picture): Element[] {
  return (Object.keys(sizes) as Size[]).map((size) => {
    const drawing = element(document, 'div', { class: 'lw-drawing', 'data-size': size });
    drawing.append(draw(plot, pictureChart(picture, size), document));
    return drawing;
  });
}

/** Letters stand for names where a drawing has no room for them. */
function key(make: Make, picture: Picture): Element {
  return make(
    'ul',
    { class: 'lw-picture-key', ...(namesFit(picture) && { 'data-narrow': '' }) },
    ...picture.series.map(({ label }, index) =>
      make(
        'li',
        { 'data-series': String((index % 6) + 1) },
        make('b', {}, letterOf(index)),
        ` ${label}`,
      ),
    ),
  );
}

function figures(make: Make, found: NonNullable<Picture['figures']>): Element {
  return make(
    'dl',
    { class: 'lw-picture-figures' },
    ...found.map(({ label, value }) =>
      make('div', {}, make('dt', {}, label), make('dd', {}, value)),
    ),
  );
}

function table(make: Make, { caption, table: own }: Picture, open: boolean): Element {
  return make(
    'details',
    open ? { open: '' } : {},
    make('summary', {}, words.table),
    tableIn(make, own, words.tableOf(caption)),
    make('button', { type: 'button', 'data-csv': '' }, words.csv),
  );
}

/** A table that scrolls by itself where it is wider than the page. */
export function tableElement(document: Document, own: Table, label: string): Element {
  const make: Make = (name, attributes, ...children) =>
    element(document, name, attributes, ...children);
  return tableIn(make, own, label);
}

function tableIn(make: Make, { columns, rows }: Table, label: string): Element {
  const inside = (value: string | Cell): Child => {
    if (typeof value === 'string') return value;
    return value.href ? make('a', { href: value.href }, value.text) : value.text;
  };
  const head = make('tr', {}, ...columns.map((column) => make('th', { scope: 'col' }, column)));
  const body = rows.map(({ id, cells: [first = '', ...rest] }) =>
    make(
      'tr',
      id ? { id } : {},
      make('th', { scope: 'row', ...forPrograms(first) }, inside(first)),
      ...rest.map((value) => make('td', { ...forPrograms(value), ...roomy(value) }, inside(value))),
    ),
  );
  return make(
    'div',
    { class: 'lw-scroll', tabindex: '0', role: 'region', 'aria-label': label },
    make('table', { class: 'lw-table' }, make('thead', {}, head), make('tbody', {}, ...body)),
  );
}

/** What a file of this table holds instead of the text. */
function forPrograms(cell: string | Cell): Record<string, string> {
  if (typeof cell === 'string' || !cell.number) return {};
  const { value, unit } = cell.number;
  return { 'data-value': String(value ?? ''), 'data-unit': units[unit].symbol };
}

/** Longer text than this is not squeezed into a narrow column. */
const PHRASE = 24;

const roomy = (cell: string | Cell): Record<string, string> =>
  (typeof cell === 'string' ? cell : cell.text).length > PHRASE ? { class: 'lw-phrase' } : {};
