// Pages about links and drives as they were found in machines, against the rows that they are made of.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { query } from '../../site/duckdb/dataset-build.ts';
import { chartPages } from '../../site/field/chart-names.ts';
import { DIST, documentOf, englishPages } from './built.ts';

const pages = new Map(englishPages().map(({ path, html }) => [path, html]));
const PATHS = ['', 'payload/', 'drives/', 'devices/'].map((name) => `/data/field/${name}`);

const fileAt = (path: string): string => readFileSync(join(DIST, path), 'utf8');

/** The rows of a chart's file; DuckDB reads it. */
const rowsOf = (chart: string) =>
  query<{ count: number; total: number; share: number; low: number; high: number; source: string }>(
    `SELECT * FROM read_csv('${join(DIST, `/data/field/charts/${chart}.csv`)}', header = false, skip = 1,
     columns = {'name': 'VARCHAR', 'count': 'INTEGER', 'total': 'INTEGER', 'share': 'DOUBLE',
                'low': 'DOUBLE', 'high': 'DOUBLE', 'source': 'VARCHAR'})`,
  );

const numbersIn = (text: string | null | undefined): number[] =>
  (text ?? '').match(/[0-9][0-9,]*(?:\.[0-9]+)?/g)?.map((item) => Number(item.replaceAll(',', ''))) ?? [];

test('the first sentence says how many NVMe drives run on fewer lanes than they have', async () => {
  const [row] = await query<{ narrow: number; links: number }>(
    `SELECT sum(links) FILTER (lanes < max_lanes)::INTEGER AS narrow, sum(links)::INTEGER AS links
     FROM links_seen WHERE kind = 'nvme' AND max_lanes > 1`,
  );
  const numbers = numbersIn(documentOf('/data/field/').querySelector('.lw-lead')?.textContent);
  expect(numbers.slice(0, 2)).toEqual([row?.narrow, row?.links]);
  expect(numbers[2]).toBeCloseTo((100 * (row?.narrow ?? 0)) / (row?.links ?? 1), 0);
});

test.each(PATHS)('%s says how it was counted, and every chart has its table', (path) => {
  const document = documentOf(path);
  expect(document.querySelector('#method')?.textContent).toBeTruthy();
  const charts = [...document.querySelectorAll('figure.lw-chart')];
  for (const chart of charts) {
    const rows = [...chart.querySelectorAll('tbody tr')];
    expect(rows.length, chart.querySelector('figcaption')?.textContent ?? '').toBeGreaterThan(1);
    for (const row of rows) {
      const [count = 0, total = 0, share = 0, low = 0, high = 0] = [...row.querySelectorAll('td')].flatMap(
        ({ textContent }) => numbersIn(textContent),
      );
      expect(count).toBeLessThanOrEqual(total);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
    expect(chart.querySelectorAll('svg').length).toBe(2);
  }
  expect(document.body.textContent).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(PATHS)('the charts of %s are files, too, with the figures of their tables', async (path) => {
  for (const chart of documentOf(path).querySelectorAll('figure.lw-chart')) {
    const shown = [...chart.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].slice(0, 2).flatMap((cell) => numbersIn(cell.textContent)),
    );
    const rows = await rowsOf(chart.id);
    expect(rows.map(({ count, total }) => [count, total])).toEqual(shown);
    for (const { count, total, share, low, high, source } of rows) {
      expect(share).toBeCloseTo(count / total, 5);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
      expect(new URL(source, 'https://lanewise.example').pathname).toBe(path);
    }
    const svg = fileAt(`/data/field/charts/${chart.id}.svg`);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).toContain(chart.querySelector('figcaption')?.textContent ?? 'no caption');
    // No file stands beside it.
    expect(svg).not.toMatch(/href=|url\(|NaN|undefined/);
  }
});

test.each(Object.entries(chartPages))('the chart %s can stand in other pages', (name, page) => {
  const offered = documentOf(`/data/field/${page}`).querySelector(`#${name}`);
  const frame = documentOf(`/embed/chart/${name}/v1/`);
  expect(offered?.querySelector('textarea')?.textContent).toContain(`/embed/chart/${name}/v1/`);
  expect(frame.querySelector('figcaption')?.textContent).toBe(offered?.querySelector('figcaption')?.textContent);
  expect(frame.querySelectorAll('figure tbody tr').length).toBe(offered?.querySelectorAll('tbody tr').length);
  expect(frame.querySelector('textarea')).toBeNull();
  expect(frame.querySelector('[data-full]')?.getAttribute('href')).toBe(`/data/field/${page}#${name}`);
});

test('a part says what was found of it, and a part that nothing was found of says nothing', async () => {
  const part = (path: string) => documentOf(path).querySelector('[data-field-of]')?.textContent;
  const [row] = await query<{ wide: number; links: number }>(
    `SELECT sum(links) FILTER (lanes = max_lanes)::INTEGER AS wide, sum(links)::INTEGER AS links
     FROM links_seen WHERE vendor_id = '1000' AND device_id = '0072' AND kind = 'sas'`,
  );
  const numbers = numbersIn(part('/data/controllers/broadcom-sas2008/'));
  expect(numbers).toEqual(expect.arrayContaining([row?.wide, row?.links]));
  expect(part('/data/drives/samsung-980-pro-1tb/')).toContain('144d:a80a');
  expect(part('/data/drives/samsung-860-evo-1tb/')).toContain('6 Gb/s');
  expect(part('/data/drives/seagate-exos-x16-12tb/')).toBeUndefined();
});

test('calculator and sizer name the payload size that machines use; frames have no room for it', () => {
  const said = /Most machines use 256.B for NVMe drives \(/;
  expect(pages.get('/calculators/pcie/')).toMatch(said);
  expect(pages.get('/sizer/')).toMatch(said);
  const frames = [...pages].filter(([path]) => path.startsWith('/embed/'));
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.filter(([, html]) => said.test(html)).map(([path]) => path)).toEqual([]);
});

test('the set that they are made of leads to them', () => {
  const links = [...documentOf('/data/sets/hardware-databases/').querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toContain('/data/field/');
});
