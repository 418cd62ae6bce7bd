// A table of figures as a file: numbers in base units, and in each row where it comes from.

import { download } from '../common/download.element.ts';
import { toCsv } from '../common/table-text.ts';
import { words } from './words.ts';

/** Saves the table beside the button that was pressed. */
export function saveTable({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-csv]') : null;
  const table = button?.parentElement?.querySelector('table');
  if (table) download(new TextEncoder().encode(csvOf(table)), 'lanewise-figures.csv');
}

function csvOf({ tHead, tBodies }: HTMLTableElement): string {
  const rows = [...tBodies].flatMap((body) => [...body.rows]);
  const heads = [...(tHead?.rows[0]?.cells ?? [])].map(({ textContent: name }, index) => {
    const unit = rows.map(({ cells }) => cells[index]?.dataset.unit).find(Boolean);
    return unit && unit !== name ? `${name}, ${unit}` : (name ?? '');
  });
  return toCsv(
    [...heads, words.csvSource, words.csvChart],
    rows.map((row) => [
      ...[...row.cells].map(({ dataset, textContent }) => dataset.value ?? textContent ?? ''),
      row.querySelector('a')?.href ?? '',
      location.href,
    ]),
  );
}
