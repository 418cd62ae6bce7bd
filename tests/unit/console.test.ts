// The SQL console without its page: queries written out, shared, pointed into, and their answers as charts.
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { LONGEST_ADDRESS } from '../../site/duckdb/console.ts';
import { database, query } from '../../site/duckdb/dataset-build.ts';
import { shortType, withoutEnums } from '../../site/duckdb/enums.ts';
import { LONGEST_QUERY, problemIn } from '../../site/duckdb/limits.ts';
import type { Table } from '../../site/duckdb/rows.ts';
import { consoleAddress, literal, written } from '../../site/explorer/sql-text.ts';
import { START } from '../../site/explorer/state.ts';
import { tables } from '../../site/generated/datasets.ts';
import { resolve, resultPicture } from '../../site/sql/chart.ts';
import { placeOf } from '../../site/sql/error.ts';
import { examples } from '../../site/sql/examples.ts';
import { fromQuery, type SqlState, toQuery } from '../../site/sql/state.ts';

let connection: DuckDBConnection;

beforeAll(async () => {
  const instance = await DuckDBInstance.create(database, { access_mode: 'READ_ONLY' });
  connection = await instance.connect();
});

const rows = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJson();

const failure = (sql: string): Promise<string> =>
  rows(sql).then(
    () => '',
    (error: Error) => error.message,
  );

test('the schema beside the query has every table of the database, and nothing else', async () => {
  const found = await rows(
    'SELECT table_name FROM duckdb_tables() UNION FROM duckdb_views() SELECT view_name WHERE NOT internal',
  );
  const known = Object.values(tables).map(({ sqlName }) => sqlName);
  expect(found.map(([name]) => name).sort()).toEqual(known.sort());
});

describe('a value written into a query', () => {
  it.each(["'; DROP TABLE runs; --", "it''s", '\\', "\\'", '$1 ? ?', '\0', 'a\0\0b', '/*', '𝟙 ё'])(
    '%j is read back as it is',
    async (text) => expect(await rows(`SELECT ${literal(text)}`)).toEqual([[text]]),
  );

  it('is read back whatever it is', async () => {
    const text = fc.string({ unit: 'grapheme' });
    const same = async (value: string) => {
      expect(await rows(`SELECT ${literal(value)}`)).toEqual([[value]]);
    };
    await fc.assert(fc.asyncProperty(text, same), { numRuns: 200 });
  });

  it('stands in its own place, whatever stands in the ones before', () => {
    const sql = 'SELECT * FROM t WHERE a = ? AND b IN (?, ?)';
    expect(written({ sql, values: ['?', "o'clock", 3] })).toBe(
      "SELECT * FROM t WHERE a = '?' AND b IN ('o''clock', 3)",
    );
  });
});

describe('a selection in SQL', () => {
  const queryOf = (address = '') => fromQuery(address.replace(/^[^?]*/, '')).state.query ?? '';

  it('is laid out for reading, and has the rows of the selection', async () => {
    const where = { link: ['pcie-3.0', 'sata-3.0'], access: ['rand'] };
    const sql = queryOf(consoleAddress({ ...START, where, text: "o'clock" }));
    expect(sql).toMatch(
      /^SELECT set_id, .*\n( {2}.*\n)*FROM measurements\nWHERE .*\n {2}AND .*\n {2}AND .*\nORDER BY .*\nLIMIT 200$/,
    );
    for (const line of sql.split('\n').slice(0, 3)) expect(line.length).toBeLessThan(80);
    expect(sql).toContain("link IN ('pcie-3.0', 'sata-3.0')");
    expect(sql).toContain("'o''clock'");
    expect(await rows(sql)).toEqual([]);
    expect(await rows(queryOf(consoleAddress({ ...START, where })))).not.toEqual([]);
  });

  it('has no address where it is too long for one', () => {
    const set = Array.from({ length: 400 }, (_, index) => `a-set-with-a-name-${index}`);
    expect(consoleAddress({ ...START, where: { set } })).toBeUndefined();
    expect(consoleAddress(START)?.length).toBeLessThan(LONGEST_ADDRESS);
  });
});

describe('the address of a query', () => {
  it('gives back what was written into it', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((one) => one.trim() !== '');
    const state = fc.record({
      query: text,
      chart: fc.record(
        { x: text, y: text, by: fc.constant(''), form: fc.constantFrom('dots', 'line', 'bars') },
        { requiredKeys: [] },
      ),
    });
    const same = (value: SqlState) => {
      expect(fromQuery(toQuery(value))).toEqual({ state: value, bad: [] });
    };
    fc.assert(fc.property(state as fc.Arbitrary<SqlState>, same));
  });

  it('names a bad form, and leaves out a query that is too long', () => {
    expect(fromQuery('?query=SELECT+1&form=pie').bad).toEqual([
      { parameter: 'form', value: 'pie', allowed: ['dots', 'line', 'bars'] },
    ]);
    const long = fromQuery(`?query=${'x'.repeat(LONGEST_QUERY + 1)}`);
    expect(long).toEqual({ state: { chart: {} }, bad: [], tooLong: LONGEST_QUERY + 1 });
  });
});

describe('the place of a mistake', () => {
  const cases: [query: string, word: string][] = [
    ['SELECT nothing FROM measurements', 'nothing'],
    ['-- a comment\nSELECT iops,\n  nothing\nFROM measurements', 'nothing'],
    ['SELECT iops FROM nowhere', 'nowhere'],
    [`SELECT ${'iops, '.repeat(60)}nothing, ${'iops, '.repeat(60)} 1 FROM measurements`, 'nothing'],
    ['SELECT iops FORM measurements', 'measurements'],
    ['SELECT nosuch(iops) FROM measurements', 'nosuch'],
    ["SELECT 'ё' AS a, nothing FROM measurements", 'nothing'],
  ];

  it.each(cases)('is found in %j', async (sql, word) => {
    const place = placeOf(await failure(sql), sql);
    expect(sql.slice(place?.from, place?.to)).toBe(word);
  });

  it.each(['', 'LINE 9: x\n        ^', 'LINE 1: other\n                          ^'])(
    'is none where the message %j has none',
    (message) => expect(placeOf(message, 'SELECT 1')).toBeUndefined(),
  );
});

describe('an answer without ENUMs', () => {
  const described = async (sql: string) =>
    (await rows(`DESCRIBE ${sql}`)).map(([name, type]) => ({
      name: String(name),
      type: String(type),
    }));

  it.each([
    'SELECT direction, iops, direction FROM results ORDER BY set_id, result_id LIMIT 20',
    'FROM results SELECT direction AS "a ""b", 1 AS "2" ORDER BY set_id, result_id LIMIT 3; -- and so on',
    '-- first\n(SELECT list(DISTINCT direction ORDER BY direction) FROM results)',
  ])('is the same as text: %s', async (sql) => {
    const asked = withoutEnums(sql, await described(sql));
    expect(asked).not.toBe(sql);
    const [one, other] = await Promise.all([
      connection.runAndReadAll(sql),
      connection.runAndReadAll(asked),
    ]);
    expect(other.columnNames()).toEqual(one.columnNames());
    const flat = (all: unknown[][]) =>
      all.map((row) => row.map((cell) => String(cell).replace(/[[\] ]/g, '')));
    expect(flat(other.getRowsJson())).toEqual(flat(one.getRowsJson()));
    expect(other.columnTypes().join()).not.toContain('ENUM');
  });

  it('is the question itself where it has none, and types are short', async () => {
    const sql = 'SELECT iops FROM results';
    expect(withoutEnums(sql, await described(sql))).toBe(sql);
    expect(['DECIMAL(9,2)', "ENUM('a', ')')[]", 'VARCHAR'].map(shortType)).toEqual([
      'DECIMAL',
      'ENUM[]',
      'VARCHAR',
    ]);
  });
});

test.each(examples)('the example "$label" is a question and has rows', async ({ sql }) => {
  expect(problemIn(sql)).toBeUndefined();
  expect((await query(sql)).length).toBeGreaterThan(1);
});

describe('the chart of an answer', () => {
  const table = (columns: string[], ...cells: Table['rows']): Table => ({
    columns,
    rows: cells,
    cut: false,
  });
  const chosen = (of: Table, choice = {}) => resolve(of, choice)?.chosen;

  it('is guessed: names as bars, numbers over numbers as lines, apart where they repeat', () => {
    const names = table(['link', 'rate'], ['pcie', 2], ['sata', 1]);
    expect(chosen(names)).toEqual({ x: 'link', y: 'rate', by: '', form: 'bars' });
    const sweep = table(['depth', 'way', 'iops'], [1, 'read', 5], [1, 'write', 4], [2, 'read', 9]);
    expect(chosen(sweep)).toEqual({ x: 'depth', y: 'iops', by: 'way', form: 'line' });
    const drives = table(['drive', 'depth', 'iops'], ['a', 1, 5], ['a', 2, 9], ['b', 1, 4]);
    expect(chosen(drives)).toEqual({ x: 'depth', y: 'iops', by: 'drive', form: 'line' });
    expect(chosen(table(['n'], [3], [4]))).toEqual({ x: '', y: 'n', by: '', form: 'line' });
    expect(chosen(table(['a', 'b'], [1, 1], [1, 2]))).toMatchObject({ form: 'dots' });
    expect(resolve(table(['name'], ['x']), {})).toBeUndefined();
    expect(resolve(table(['name'], [null]), {})).toBeUndefined();
  });

  it('keeps what was chosen, and names what the answer does not have', () => {
    const of = table(['link', 'rate', 'share'], ['pcie', 2, 0.5], ['sata', 1, 0.9]);
    const choice = { x: 'rate', y: 'link', by: '', form: 'dots' } as const;
    const found = resolve(of, choice);
    expect(found?.chosen).toEqual({ x: 'rate', y: 'share', by: '', form: 'dots' });
    expect(found?.bad).toEqual([{ parameter: 'y', value: 'link', allowed: ['rate', 'share'] }]);
  });

  it('says what it leaves out', () => {
    const of = table(
      ['x', 'y', 'by'],
      ...Array.from(
        { length: 20 },
        (_, index) => [index, index % 3 ? index : null, `s${index}`] as Table['rows'][number],
      ),
    );
    const { notes, series } = resultPicture(of, { x: 'x', y: 'y', by: 'by', form: 'dots' });
    expect(series).toHaveLength(6);
    expect(notes).toEqual([
      expect.stringContaining('7 rows are left out'),
      expect.stringContaining('first 6 of 13 values of by'),
    ]);
    const many = table(
      ['x', 'y'],
      ...Array.from({ length: 100 }, (_, index) => [`n${index}`, index] as Table['rows'][number]),
    );
    expect(resultPicture(many, { x: 'x', y: 'y', by: '', form: 'bars' }).notes[0]).toContain(
      'first 60 of 100 bars',
    );
  });

  it('has logarithmic axes where values span decades, unless one is not above zero', () => {
    const form = 'line' as const;
    const scales = (...values: number[]) => {
      const of = table(['x', 'y'], ...values.map((value) => [value, value]));
      const { x, y } = resultPicture(of, { x: 'x', y: 'y', by: '', form });
      return [x.scale, y.scale];
    };
    expect(scales(1, 10, 1000)).toEqual(['log', 'log']);
    expect(scales(0, 10, 1000)).toEqual(['linear', 'linear']);
    expect(scales(-5, 5)).toEqual(['linear', 'linear']);
  });
});
