// What is taken away of a chart: its table as a file, with numbers in base units and in each row where it comes from;
// its drawing as SVG or PNG, which says itself what it shows and where it stands.

import { download } from '../common/download.element.ts';
import { pngOf } from '../common/png.element.ts';
import { toCsv } from '../common/table-text.ts';
import { drawingFile } from './drawing-file.element.ts';
import { words } from './words.ts';

const NAME = 'lanewise-figures';

const bytesOf = (text: string) => new TextEncoder().encode(text);

export async function save(button: HTMLElement): Promise<void> {
  const figure = button.closest('figure');
  const { save: kind } = button.dataset;
  const table = figure?.querySelector('table');
  if (!figure || !table) return;
  if (kind === 'csv') download(bytesOf(csvOf(table)), `${NAME}.csv`);
  if (kind === 'svg') download(bytesOf(drawingFile(figure)), `${NAME}.svg`);
  if (kind === 'png') download(await pngOf(drawingFile(figure)), `${NAME}.png`);
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
