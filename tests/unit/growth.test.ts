// What a page holds stays within bounds, however many rows, runs and devices the dataset has.
import { parseHTML } from 'linkedom';
import { describe, expect, it, test } from 'vitest';
import { type Compared, compared, groups } from '../../site/accuracy/accuracy.ts';
import { linkInto, listed, MOST_ROWS } from '../../site/accuracy/listed.ts';
import { sharesChart } from '../../site/accuracy/shares-chart.ts';
import { type Device, devicesNamed, MOST_PROPOSED } from '../../site/charts/devices.ts';
import { query } from '../../site/duckdb/dataset-build.ts';
import { againstCeiling, dotsOf, pairs } from '../../site/explorer/measured-predicted.ts';
import { anchorOf, type Row, rowLink } from '../../site/explorer/measurements.ts';
import { MOST_DOTS, merged, titleOf } from '../../site/plot/merged.ts';
import { drawn } from '../../site/plot/plot-build.ts';
import { type Part, pagesOf, RUNS_PER_PAGE, runsOn } from '../../site/sets/measured-build.ts';
import { measuredRow } from '../support/measured-row.ts';

const CEILING = 7.88e9;

/** A result of a link that was the limit, its share of the ceiling one of a thousand. */
const row = (index: number): Row =>
  measuredRow({
    set_id: `set-${index % 500}`,
    result_id: `result-${index}`,
    target: `Card ${index}`,
    target_kind: 'device',
    link_kind: 'pcie',
    link_lanes: 8,
    max_payload_size_bytes: 256,
    max_payload_size_origin: 'stated',
    bandwidth_bytes_per_s: null,
    measured_bytes_per_s: CEILING * (0.7 + (index % 1000) / 4000),
    ceiling_bytes_per_s: CEILING,
    expected_low_bytes_per_s: CEILING * 0.8,
    expected_high_bytes_per_s: CEILING,
  });

const few = Array.from({ length: 40 }, (_, index) => row(index));
const many = Array.from({ length: 20_000 }, (_, index) => row(index));

const elementsIn = (html: string): number => parseHTML(html).document.querySelectorAll('*').length;

/** The figures that the dots of a drawing stand for, by what their titles say. */
function figuresIn(html: string): number {
  const titles = [...parseHTML(html).document.querySelectorAll('title')];
  return titles.reduce((total, { textContent }) => {
    const more = /and ([\d,]+) more here/.exec(textContent ?? '')?.[1] ?? '0';
    return total + 1 + Number(more.replaceAll(',', ''));
  }, 0);
}

describe.each([
  ['the dots of the dataset page', (rows: Row[]) => againstCeiling(rows, 'wide')],
  ['the shares of the accuracy page', (rows: Row[]) => sharesChart(groups(compared(rows)), 'wide', rowLink)],
])('%s', (_, chart) => {
  it('are one for each figure of few', () => {
    expect(figuresIn(drawn(chart(few)))).toBe(few.length);
    expect(drawn(chart(few))).not.toContain('more here');
  });

  it('stand for every figure of many, in a drawing of bounded size', () => {
    const html = drawn(chart(many));
    expect(elementsIn(html)).toBeLessThan(2000);
    expect(figuresIn(html)).toBe(many.length);
  });
});

test('dots that do not cover each other stay apart, however many there are', () => {
  const all = Array.from({ length: MOST_DOTS + 1 }, (_, index) => index);
  expect(merged(all, String)).toHaveLength(all.length);
  expect(dotsOf(pairs(few))).toHaveLength(few.length);
  expect(titleOf('Card 1', { one: 1, more: 0 })).toBe('Card 1');
});

describe('a table of compared rows', () => {
  const rows: Compared[] = compared(many);

  it('lists those furthest off, in the order they had', () => {
    const shown = listed(rows);
    expect(shown).toHaveLength(MOST_ROWS);
    const least = Math.min(...shown.map(({ error }) => Math.abs(error)));
    expect(rows.filter((item) => !shown.includes(item)).every(({ error }) => Math.abs(error) <= least)).toBe(true);
    expect(shown).toEqual(rows.filter((item) => shown.includes(item)));
  });

  it('is led to where it lists a row, and the page of its run where it does not', () => {
    const shown = listed(rows);
    const [first] = shown;
    const other = rows.find((item) => !shown.includes(item));
    if (!first || !other) throw new Error('one of each is needed');
    const linkTo = linkInto(shown, '');
    expect(linkTo(first.row)).toBe(`#${anchorOf(first.row)}`);
    expect(linkTo(other.row)).toBe(rowLink(other.row));
  });
});

test('every run of a part is on one of its pages, and none on two', () => {
  const runs = Array.from({ length: 2 * RUNS_PER_PAGE + 1 }, (_, index) => ({
    set: 'set',
    run: `run-${index}`,
    rows: [],
  }));
  const part: Part = {
    kind: 'drives',
    id: 'a',
    name: 'A',
    called: ['A'],
    facts: [],
    isUnsized: false,
    figures: 0,
    runs,
  };
  expect(pagesOf(part)).toBe(3);
  const pages = [1, 2, 3].map((page) => runsOn(part, page));
  expect(pages.flat()).toEqual(runs);
  expect(pages.every((page) => page.length <= RUNS_PER_PAGE)).toBe(true);
  expect(pagesOf({ ...part, runs: [] })).toBe(1);
});

describe('the devices to compare', () => {
  const all: Device[] = Array.from({ length: 5000 }, (_, index) => ({
    key: `set-${index % 50}/run-${index}`,
    name: `Drive ${index}`,
    source: index % 2 ? 'A review' : 'A bulletin',
  }));

  it('are found by words of name, source and key, in any order', () => {
    expect(devicesNamed(all, 'review 4321').map(({ name }) => name)).toEqual(['Drive 4321']);
    expect(devicesNamed(all, 'SET-7/RUN-57')).toContainEqual(expect.objectContaining({ name: 'Drive 57' }));
    expect(devicesNamed(all, 'no such')).toEqual([]);
  });

  it('are proposed no more at once than can be read', () =>
    expect(devicesNamed(all, 'drive')).toHaveLength(MOST_PROPOSED));
});

test('rows of the database are plain objects: every column, nulls, exact integers, lists and dates', async () => {
  const [found] = await query(
    `SELECT 1::BIGINT AS small, 9007199254740993::BIGINT AS large, NULL AS nothing, 0.5::DOUBLE AS half,
       'text' AS text, DATE '2026-01-31' AS day, [1.5::DOUBLE, 2.5] AS list, true AS yes`,
  );
  expect(found).toEqual({
    small: 1,
    large: '9007199254740993',
    nothing: null,
    half: 0.5,
    text: 'text',
    day: '2026-01-31',
    list: [1.5, 2.5],
    yes: true,
  });
  expect(await query('SELECT 1 AS one WHERE false')).toEqual([]);
});

test('an answer of more rows than one chunk of the database keeps all of them, in their order', async () => {
  const found = await query<{ n: number }>('SELECT range::INTEGER AS n FROM range(5000) ORDER BY n');
  expect(found.map(({ n }) => n)).toEqual(Array.from({ length: 5000 }, (_, index) => index));
});
