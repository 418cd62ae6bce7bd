// A table of an article as a bar chart: below each number of its columns a bar, all of one scale or each row of its own.
import { parseHTML } from 'linkedom';

/**
 * @param columns From 1: those of `<Answer>` and `<Measured>`.
 * @param isByRow Whether only the numbers of a row are of one unit.
 */
export function barred(html: string, columns: readonly number[], isByRow = false): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    columns.flatMap((column) => {
      const cell = row.querySelectorAll('td')[column - 1];
      const value = Number(cell?.querySelector('data')?.getAttribute('value') ?? Number.NaN);
      return cell && Number.isFinite(value) ? [{ cell, value }] : [];
    }),
  );
  if (rows.flat().length < 2) throw new Error(`columns ${columns} hold no two numbers to draw bars of`);
  for (const group of isByRow ? rows : [rows.flat()]) {
    const most = Math.max(...group.map(({ value }) => value));
    for (const { cell, value } of group) cell.insertAdjacentHTML('beforeend', bar(value / most));
  }
  return document.body.innerHTML;
}

const bar = (share: number): string =>
  `<svg class="lw-place" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="4"></rect><rect width="${(share * 100).toFixed(1)}" height="4"></rect></svg>`;
