// The first rows of a drive, a link or a set lie in files: they are those that the engine would answer with.
import { expect, test } from 'vitest';
import { query } from '../../site/duckdb/dataset-build.ts';
import { keyOf, type Row, rowsIn } from '../../site/explorer/measurements.ts';
import { asTable, facetValues, headFile, headRows } from '../../site/explorer/measurements-build.ts';
import { facets, ROWS_PER_PAGE } from '../../site/explorer/selection.ts';
import { fromQuery, HEADED, headOf, START, toQuery } from '../../site/explorer/state.ts';
import { isTried } from '../support/fuzzing.ts';

const heads = await headRows();
const values = await facetValues();

test('every value of such a facet has a file, and no other', () => {
  const expected = HEADED.flatMap((facet) => (values.get(facet) ?? []).map(({ value }) => `${facet}/${value}`));
  expect(heads.map(({ facet, value }) => `${facet}/${value}`).sort()).toEqual(expected.sort());
});

test('its rows are the first ones in the order of reading, with every column as it was', async () => {
  for (const { facet, value, rows } of heads.filter((_, index) => isTried(index))) {
    const column = facets.find(({ name }) => name === facet)?.column ?? '';
    const first = await query<Row>(
      `SELECT * FROM measurements WHERE ${column}::VARCHAR = '${value}' ORDER BY position LIMIT ${ROWS_PER_PAGE}`,
    );
    const read = rowsIn(JSON.parse(JSON.stringify(asTable(rows))));
    expect(read.map(keyOf), `${facet}=${value}`).toEqual(first.map(keyOf));
    expect(first).toMatchObject(read.map((row) => JSON.parse(JSON.stringify(row))));
  }
});

test('its counts are those that the engine would give for all other facets', async () => {
  for (const head of heads.filter((_, index) => index % 20 === 0)) {
    const column = facets.find(({ name }) => name === head.facet)?.column ?? '';
    const { counts } = await headFile(head);
    expect(counts.map(([facet]) => facet)).not.toContain(head.facet);
    for (const other of ['access', 'kind'].map((name) => facets.find((facet) => facet.name === name))) {
      const found = await query<{ value: string; rows: number }>(
        `SELECT ${other?.column}::VARCHAR AS value, count(*)::INTEGER AS rows FROM measurements
         WHERE ${column}::VARCHAR = '${head.value}' GROUP BY ALL ORDER BY ALL`,
      );
      expect(
        counts
          .filter(([facet]) => facet === other?.name)
          .map(([, ...counted]) => counted)
          .sort(),
        `${head.facet}=${head.value}`,
      ).toEqual(found.map(({ value, rows }) => [value, rows]));
    }
  }
});

test('only one value of one facet, in the usual order, on the first page, is such a file', () => {
  const of = (text: string) =>
    headOf(fromQuery(text, (facet) => (values.get(facet) ?? []).map(({ value }) => value)).state);
  const [one, another] = (values.get('link') ?? []).map(({ value }) => value);
  expect(of(`?link=${one}`)).toEqual({ facet: 'link', value: one });
  expect(of(`?link=${one}&units=binary&columns=target%20iops`)).toEqual({ facet: 'link', value: one });
  for (const other of [
    toQuery(START),
    `?link=${one}&link=${another}`,
    `?link=${one}&access=seq`,
    `?link=${one}&text=nvme`,
    `?link=${one}&sort=-iops`,
    `?link=${one}&page=2`,
    '?access=seq',
  ]) {
    expect(of(other), other).toBeUndefined();
  }
});
