// The rows of the explorer's table as HTML: as Measurements.astro writes the first ones.
import type { FormatOptions } from '../common/format.ts';
import { create, marked } from '../common/page-element.element.ts';
import { type ColumnName, rowName, type TableColumn } from './columns.ts';
import { anchorOf, type Row, runKey } from './measurements.ts';
import { words as explorer } from './row.words.ts';
import { sortings } from './selection.ts';
import { words as data } from './words.ts';

const words = data.table;

/** The head of the column in which rows are chosen and opened. */
export function controlsHead(): HTMLTableCellElement {
  const cell = create('th', '', create('span', 'lw-visually-hidden', explorer.row.head));
  cell.scope = 'col';
  return cell;
}

export function head({ name, number }: TableColumn): HTMLTableCellElement {
  const cell = create('th', number && 'lw-number');
  cell.scope = 'col';
  cell.dataset.column = name;
  cell.append(name in sortings ? sorting(name) : words.columns[name]);
  return cell;
}

function sorting(name: ColumnName): HTMLButtonElement {
  const button = create('button', '', words.columns[name]);
  button.type = 'button';
  button.dataset.sort = name;
  return button;
}

export function line(row: Row, columns: readonly TableColumn[], options: FormatOptions): HTMLTableRowElement {
  const cells = columns.map((column, index) => cell(row, column, index === 0, options));
  const line = create('tr', '', controls(rowName(row, columns)), ...cells);
  line.id = anchorOf(row);
  line.dataset.run = runKey(row);
  line.dataset.result = row.result_id;
  return line;
}

/** Without names: none of these is a filter. */
function controls(row: string): HTMLTableCellElement {
  const choose = create('input');
  choose.type = 'checkbox';
  choose.dataset.choose = '';
  choose.ariaLabel = explorer.row.choose(row);
  const open = create('button');
  open.type = 'button';
  open.dataset.open = '';
  open.ariaExpanded = 'false';
  open.ariaLabel = explorer.row.open(row);
  return create('td', '', choose, open);
}

function cell(
  row: Row,
  { name, number, text, href, marks = {} }: TableColumn,
  first: boolean,
  options: FormatOptions,
): HTMLTableCellElement {
  const cell = marked(create(first ? 'th' : 'td', number && 'lw-number'), marks);
  if (first) cell.scope = 'row';
  cell.dataset.label = words.columns[name];
  const address = href?.(row);
  cell.append(address ? link(text(row, options), address) : text(row, options));
  return cell;
}

function link(text: string, href: string): HTMLAnchorElement {
  const link = create('a', '', text);
  link.href = href;
  if (!href.startsWith('/')) link.rel = 'noreferrer';
  return link;
}
