// The rows of the explorer's table as HTML: as Measurements.astro writes the first ones.
import type { FormatOptions } from '../common/format.ts';
import { rowName, type TableColumn } from './columns.ts';
import { anchorOf, type Row, runKey } from './measurements.ts';
import { words as explorer } from './row.words.ts';
import { sortings } from './selection.ts';
import { words as data } from './words.ts';

const words = data.table;

/** The head of the column in which rows are chosen and opened. */
export function controlsHead(): HTMLTableCellElement {
  const cell = document.createElement('th');
  cell.scope = 'col';
  const text = document.createElement('span');
  text.className = 'lw-visually-hidden';
  text.textContent = explorer.row.head;
  cell.append(text);
  return cell;
}

export function head({ name, number }: TableColumn): HTMLTableCellElement {
  const cell = document.createElement('th');
  cell.scope = 'col';
  cell.dataset.column = name;
  if (number) cell.className = 'lw-number';
  if (!(name in sortings)) {
    cell.textContent = words.columns[name];
    return cell;
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.sort = name;
  button.textContent = words.columns[name];
  cell.append(button);
  return cell;
}

export function line(row: Row, columns: readonly TableColumn[], options: FormatOptions): HTMLTableRowElement {
  const line = document.createElement('tr');
  line.id = anchorOf(row);
  line.dataset.run = runKey(row);
  line.dataset.result = row.result_id;
  line.append(
    controls(rowName(row, columns)),
    ...columns.map((column, index) => cell(row, column, index === 0, options)),
  );
  return line;
}

/** Without names: none of these is a filter. */
function controls(row: string): HTMLTableCellElement {
  const cell = document.createElement('td');
  const choose = document.createElement('input');
  choose.type = 'checkbox';
  choose.dataset.choose = '';
  choose.ariaLabel = explorer.row.choose(row);
  const open = document.createElement('button');
  open.type = 'button';
  open.dataset.open = '';
  open.ariaExpanded = 'false';
  open.ariaLabel = explorer.row.open(row);
  cell.append(choose, open);
  return cell;
}

function cell(
  row: Row,
  { name, number, text, href, marks = {} }: TableColumn,
  first: boolean,
  options: FormatOptions,
): HTMLTableCellElement {
  const cell = document.createElement(first ? 'th' : 'td');
  if (first) cell.scope = 'row';
  if (number) cell.className = 'lw-number';
  cell.dataset.label = words.columns[name];
  for (const [key, value] of Object.entries(marks)) cell.setAttribute(key, value);
  const address = href?.(row);
  cell.append(address ? link(text(row, options), address) : text(row, options));
  return cell;
}

function link(text: string, href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  if (!href.startsWith('/')) link.rel = 'noreferrer';
  return link;
}
