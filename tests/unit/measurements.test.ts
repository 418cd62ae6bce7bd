import { DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, expect, test } from 'vitest';
import { fromQuery, START, toQuery, valuesOf } from '../../site/lib/measurement-state.ts';
import {
  filters,
  keyOf,
  type Row,
  type Selection,
  selected,
  sortings,
  statement,
} from '../../site/lib/measurements.ts';
import { measurements } from '../../site/lib/measurements-build.ts';

let rows: Row[];
let asked: (selection: Selection) => Promise<string[]>;

beforeAll(async () => {
  rows = await measurements();
  const database = await DuckDBInstance.create('site/public/files/lanewise.duckdb', {
    access_mode: 'READ_ONLY',
  });
  const connection = await database.connect();
  asked = async (selection) => {
    const { sql, values } = statement(selection);
    const reader = await connection.runAndReadAll(sql, values);
    return (reader.getRowObjectsJson() as Row[]).map(keyOf);
  };
});

const TEXTS = ['samsung', 'PCIe', '%', "'; DROP TABLE results; --", 'ё', 'no such thing'];

/** Every so many, so that the time does not grow with the dataset: names of results are as many as rows. */
function some<T>(values: readonly T[], most = 40): T[] {
  const step = Math.max(1, Math.ceil(values.length / most));
  return values.filter((_, index) => index % step === 0);
}

test('every filter gives the same rows with the database and without it', async () => {
  for (const { name, value } of filters) {
    for (const wanted of value ? some(valuesOf(rows, name)) : TEXTS) {
      const selection = { where: { [name]: wanted }, sort: START.sort };
      expect(await asked(selection), `${name}=${wanted}`).toEqual(
        selected(rows, selection).map(keyOf),
      );
    }
  }
});

test('every sorting gives the same order with the database and without it', async () => {
  for (const by of Object.keys(sortings)) {
    for (const descending of [false, true]) {
      const selection = { where: {}, sort: { by, descending } };
      expect(await asked(selection), `${by}, ${descending}`).toEqual(
        selected(rows, selection).map(keyOf),
      );
    }
  }
});

test('a state survives the address', () => {
  const query = '?set=habr-pcie-290&link=pcie-2.0&text=a+b&sort=-share&units=binary';
  const { state, bad } = fromQuery(query, rows);
  expect(bad).toEqual([]);
  expect(toQuery(state)).toBe(query);
  expect(toQuery(START)).toBe('');
});

test('bad values are named with what is allowed, unknown parameters are left alone', () => {
  const { state, bad } = fromQuery('?lanes=3&sort=__proto__&constructor=1&utm=x', rows);
  expect(state).toEqual(START);
  expect(bad.map(({ parameter, value }) => [parameter, value])).toEqual([
    ['lanes', '3'],
    ['sort', '__proto__'],
  ]);
  expect(bad[0]?.allowed).toEqual(['1', '2', '4', '8', '16']);
});

test('values are bound, never written into the statement', () => {
  const value = "x' OR 1=1 --";
  const { sql, values } = statement({ where: { text: value, set: value }, sort: START.sort });
  expect(sql).not.toContain(value);
  expect(values).toEqual([value, value]);
});
