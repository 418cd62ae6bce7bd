// Pictures that articles make of their tables and of calculators.
import { describe, expect, test } from 'vitest';
import type { Inputs } from '../../calc-wasm/js/calc.ts';
import { barred } from '../../site/articles/bars-build.ts';
import { whatIf } from '../../site/articles/what-if-build.ts';

const cell = (value?: number): string =>
  `<td>${value === undefined ? 'twice that' : `<data value="${value}">x</data>`}</td>`;
const table = (...rows: (number | undefined)[][]): string =>
  `<p>Finding</p><table><tbody>${rows.map((row) => `<tr><td>name</td>${row.map(cell).join('')}</tr>`).join('')}</tbody></table>`;
const widths = (html: string): number[] =>
  [...html.matchAll(/<svg.*?<\/svg>/g)].map(([svg]) => Number([...svg.matchAll(/ width="([\d.]+)"/g)].at(-1)?.[1]));

describe('bars in a table', () => {
  test('are shares of the largest number of their columns', () =>
    expect(widths(barred(table([1e9, 5], [4e9, 5], [3e9, 5]), [2]))).toEqual([25, 100, 75]));
  test('of several columns have one scale, or each row its own', () => {
    expect(widths(barred(table([1, 2], [4, 8]), [2, 3]))).toEqual([12.5, 25, 50, 100]);
    expect(widths(barred(table([1, 2], [4, 8]), [2, 3], true))).toEqual([50, 100, 50, 100]);
  });
  test('leave out what is no number, and keep the rest as it is', () => {
    const html = barred(table([1], [undefined], [2]), [2]);
    expect(widths(html)).toEqual([50, 100]);
    expect(html.replaceAll(/<svg.*?<\/svg>/g, '')).toBe(table([1], [undefined], [2]));
  });
  test('of nothing stop the build', () => expect(() => barred(table([1], [2]), [3])).toThrow('columns 3 hold no two'));
});

describe('what a calculator answers over an input', () => {
  const link = { generation: '3.0', lanes: 8 };
  const drawn = (over: string, cases: Record<string, Inputs>) =>
    whatIf({ of: 'pcie', cases, over, from: 1, to: 8, output: 'per_drive' });
  test('has a line and a column for each case', () => {
    const html = drawn('drives', { wide: link, narrow: { ...link, lanes: 2 } });
    for (const name of ['wide', 'narrow']) expect(html).toMatch(new RegExp(`<th[^>]*>${name}</th>`));
    expect(html.match(/<li data-series/g)).toHaveLength(2);
  });
  test('counts whole things once', () => {
    const rows = drawn('drives', { '': link }).match(/<tr/g) ?? [];
    expect(rows).toHaveLength(1 + 8);
  });
  test('of an input that there is none of stops the build', () =>
    expect(() => drawn('colour', { '': link })).toThrow('colour'));
});
