// A part of a chart: what people type for its ends, what lies in it, and where its rows are asked for.
import { describe, expect, test } from 'vitest';
import { bytesOf, numberOf, typed } from '../../site/charts/axis-value.ts';
import { sqlOf } from '../../site/charts/pictures.ts';
import { windowed } from '../../site/charts/window.ts';
import { acrossOf, type Picture, pictureChart } from '../../site/plot/picture.ts';
import { tableOf } from '../support/test-tables.ts';

const PICTURE: Picture = {
  caption: 'made for this test',
  form: 'lines',
  x: { label: 'x', scale: 'log', format: String },
  y: { label: 'y', scale: 'linear', format: String },
  series: [
    { label: 'A', marks: [1, 4, 16, 64].map((x) => ({ x, y: x * 10, title: '' })) },
    { label: 'B', marks: [{ x: 1, y: 5, title: '' }] },
  ],
  references: [
    {
      label: 'model',
      kind: 'model',
      points: [
        [1, 0],
        [64, 600],
      ],
    },
  ],
  table: { columns: [], rows: [] },
  notes: [],
};

describe('a value of an axis', () => {
  test.each(tableOf<[string, number][]>(import.meta.filename, 'numbers'))('%s is a number', (text, value) =>
    expect(numberOf(text)).toBe(value),
  );

  test.each(tableOf<[string, number][]>(import.meta.filename, 'sizes'))('%s is a size', (text, value) =>
    expect(bytesOf(text)).toBe(value),
  );

  test.each(['', 'four', '4 4', '-1', '1e9', '4 KB/s', '<b>', '４'])('%j is none', (text) =>
    expect([numberOf(text), bytesOf(text)]).toEqual([undefined, undefined]),
  );

  test('is written so that it is read again', () => {
    for (const value of [1, 3.3333, 1234.5, 987_654, 2.5e9, 0.00123])
      expect(Math.abs((numberOf(typed(value)) ?? 0) / value - 1)).toBeLessThan(0.01);
    expect(typed(undefined)).toBe('');
  });
});

describe('a part', () => {
  const part = (from?: string, to?: string) => windowed(PICTURE, { from: from ? [from] : [], to: to ? [to] : [] });

  test('is the whole where nothing is asked', () => expect(part().picture).toBe(PICTURE));

  test('has the marks between its ends, and every series by its own place', () => {
    const { picture, bad } = part('4', '16');
    expect(bad).toEqual([]);
    expect(picture.series.map(({ marks }) => marks.map(({ x }) => x))).toEqual([[4, 16], []]);
    expect(picture.x.domain).toEqual([4, 16]);
    expect(acrossOf(picture, pictureChart(picture, 'wide'))?.domain).toEqual([4, 16]);
  });

  test('cuts a line that was not measured where the part ends, as it is drawn', () => {
    const [line] = part('8', undefined).picture.references ?? [];
    expect(line?.points).toEqual([
      [8, 300],
      [64, 600],
    ]);
  });

  test.each([
    ['16', '4', 'to'],
    ['99', undefined, 'from'],
    ['0', undefined, 'from'],
    ['a', undefined, 'from'],
    [undefined, '<script>', 'to'],
  ])('from %s to %s is refused at its end, and the whole is drawn', (from, to, end) => {
    const { picture, bad } = part(from, to);
    expect(picture).toBe(PICTURE);
    expect(bad.map((badEnd) => badEnd.end)).toEqual([end]);
  });

  test('of bars is the whole', () => {
    const bars: Picture = { ...PICTURE, form: 'bars' };
    expect(windowed(bars, { from: ['4'] })).toEqual({ picture: bars, bad: [] });
  });
});

describe('the rows in SQL', () => {
  const row = (set_id: string, result_id: string) => ({ result: { set_id, result_id }, cells: [] });
  const query = (...rows: ReturnType<typeof row>[]) => sqlOf({ columns: [], rows });

  test('are named by set and result, with quotes that cannot end', () => {
    const sql = query(row('a', 'one'), row('b', "it's"), row('a', 'two'));
    expect(sql?.query).toContain("set_id = 'a' AND result_id IN ('one', 'two')");
    expect(sql?.query).toContain("OR set_id = 'b' AND result_id IN ('it''s')");
    expect(new URL(`https://x${sql?.address}`).searchParams.get('query')).toBe(sql?.query);
  });

  test('are none where no row is a result', () =>
    expect(sqlOf({ columns: [], rows: [{ cells: [] }] })).toBeUndefined());

  test('stand without an address where none can hold them', () => {
    const many = query(...Array.from({ length: 900 }, (_, at) => row('a', `result-${at}`)));
    expect(many?.query).toContain("'result-899'");
    expect(many?.address).toBeUndefined();
  });
});
