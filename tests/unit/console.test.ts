// The SQL console without its page: queries written out, shared, pointed into, and their answers as charts.
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { answered, readView, viewOf } from '../../site/duckdb/answer.ts';
import { LONGEST_ADDRESS } from '../../site/duckdb/console.ts';
import { ask, database, query, textCell } from '../../site/duckdb/dataset-build.ts';
import { problemOf } from '../../site/duckdb/engine-error.ts';
import { LONGEST_QUERY, problemIn } from '../../site/duckdb/limits.ts';
import { problemText } from '../../site/duckdb/problem-text.ts';
import type { Cell, Table } from '../../site/duckdb/rows.ts';
import { single } from '../../site/duckdb/statement-text.ts';
import { consoleAddress, literal, written } from '../../site/explorer/sql-text.ts';
import { START } from '../../site/explorer/state.ts';
import { tables } from '../../site/generated/datasets.ts';
import { resolve, resultPicture } from '../../site/sql/chart.ts';
import { placeOf } from '../../site/sql/error.ts';
import { examples } from '../../site/sql/examples-build.ts';
import { fromQuery, type SqlState, toQuery } from '../../site/sql/state.ts';
import { cases } from '../support/fuzzing.ts';
import { tableOf } from '../support/test-tables.ts';

let connection: DuckDBConnection;

beforeAll(async () => {
  connection = await (await DuckDBInstance.create(database, { access_mode: 'READ_ONLY' })).connect();
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
    await fc.assert(fc.asyncProperty(text, same), { numRuns: cases(1000) });
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
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((item) => item.trim() !== '');
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

describe('the view of an answer', () => {
  /** What the page shows of a question, by native DuckDB. */
  const shown = async (sql: string, most = 200) => {
    const columns = (await rows(`DESCRIBE ${sql}`)).map(([name, type]) => ({ name: String(name), type: String(type) }));
    await connection.run(viewOf(sql).replace('CREATE', 'CREATE OR REPLACE'));
    const reader = await connection.runAndReadAll(readView(columns, most));
    const cells = reader.getRows().map((row) => row.map((cell) => cell as Cell));
    return answered({ columns: [], rows: cells, cut: false }, columns);
  };

  it.each([
    ['SELECT 12345.67::DECIMAL(9,2), 1.50::DECIMAL(3,2)', [12345.67, 1.5]],
    ['SELECT 9007199254740993, 9007199254740991', ['9007199254740993', 9007199254740991]],
    ['SELECT 123456789012345.678::DECIMAL(18,3)', ['123456789012345.678']],
    ['SELECT 0.1::FLOAT, 0.1', [0.1, 0.1]],
    ["SELECT 'x; -- y', [1.5, 2.25];; -- z", ['x; -- y', '[1.50, 2.25]']],
    ["SELECT DATE '2024-02-29', {'n': count(*)} FROM range(3)", ['2024-02-29', "{'n': 3}"]],
    ['SELECT direction AS d, 1 AS d FROM results LIMIT 1; /* x */', [expect.any(String), 1]],
    ["SELECT '007', 'NaN'::FLOAT", ['007', 'nan']],
  ])('has exact values: %s', async (sql, cells) => expect((await shown(sql)).rows[0]).toEqual(cells));

  it('keeps the names and types of the question', async () => {
    const { columns, types } = await shown('SELECT 1 AS a, 2 AS a, 1.5 AS "a ""b""", direction FROM results LIMIT 1');
    expect(columns).toEqual(['a', 'a', 'a "b"', 'direction']);
    expect(types).toEqual(['INTEGER', 'INTEGER', 'DECIMAL', 'ENUM']);
  });

  it('cuts long texts in the engine, and says where', async () => {
    const { rows: cells, cellsCutAt } = await shown("SELECT repeat('😀', 12000), 'short…'");
    expect(cells).toEqual([[`${'😀'.repeat(10_000)}…`, 'short…']]);
    expect(cellsCutAt).toBe(10_000);
    expect((await shown("SELECT repeat('😀', 9000) || '…'")).cellsCutAt).toBeUndefined();
  });

  it('shows as many columns as a page bears, each cell shorter where there are many', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `repeat('x', 5000) AS c${index}`);
    const table = await shown(`SELECT ${many.join(', ')}`);
    expect([table.columns.length, table.allColumns]).toEqual([200, 300]);
    expect(table.rows[0]?.[0]).toBe(`${'x'.repeat(1000)}…`);
  });
});

describe('a statement', () => {
  it.each(tableOf<[string, string][]>(import.meta.filename, 'single'))('%s ends where it ends', (sql, text) =>
    expect(single(sql)).toBe(text),
  );

  it.each(['SELECT 1; SELECT 2', "SELECT ''; --\n DETACH x", 'SELECT 1;;x'])('%j is more than one', (sql) =>
    expect(single(sql)).toBeUndefined(),
  );
});

describe('an error of the engine', () => {
  const code = (message: string, name = 'Error') => problemOf(Object.assign(new Error(message), { name })).code;

  it('is what its kind says, whatever words of the reader follow', async () => {
    for (const sql of tableOf<string[]>(import.meta.filename, 'mistakes')) {
      expect(code(await failure(sql)), sql).toBe('query');
    }
    expect(code('Out of Memory Error: failed to allocate')).toBe('no_memory');
    expect(code('IO Error: Could not read')).toBe('database_broken');
    expect(code('INTERNAL Error: x')).toBe('engine_crashed');
    expect(code('memory access out of bounds', 'RuntimeError')).toBe('engine_crashed');
    expect(
      code(
        'Catalog Error: Type with name "JSON" is not in the catalog, but it exists in the json extension.\n\nPlease',
      ),
    ).toBe('no_extension');
  });

  it('says the date where the date was asked for, and nowhere else', () => {
    const icu = (name: string) =>
      code(
        `Catalog Error: Scalar Function with name "${name}" is not in the catalog, but it exists in the icu extension.`,
      );
    expect(['current_date', 'today', 'icu_sort_key'].map(icu)).toEqual([
      'no_current_date',
      'no_current_date',
      'no_extension',
    ]);
    expect(problemText({ code: 'no_extension', message: '' })).not.toContain('now()');
  });

  it('of PIVOT without IN says that it needs IN, on the page and in the terminal', async () => {
    const sql = 'PIVOT measurements ON link_kind USING count(*)';
    expect(problemIn(sql)).toBeUndefined();
    // As DuckDB for the web says it.
    expect(code('Invalid Input Error: Cannot prepare multiple statements at once!')).toBe('pivot_without_in');
    await expect(ask(sql, database, textCell)).rejects.toThrow(/PIVOT needs its values listed.* IN \(/);
  });
});

test.each(examples)('the example "$label" is a question and has rows', async ({ sql }) => {
  expect(problemIn(sql)).toBeUndefined();
  expect((await query(sql)).length).toBeGreaterThan(1);
});

describe('the chart of an answer', () => {
  const table = (columns: string[], ...cells: Table['rows']): Table => ({ columns, rows: cells, cut: false });
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
    expect(resultPicture(many, { x: 'x', y: 'y', by: '', form: 'bars' }).notes[0]).toContain('first 60 of 100 bars');
  });

  it('offers a column of doubles of which some are infinite or no numbers, and says that these are left out', () => {
    const of = { ...table(['x', 'y'], [1, 2], [2, 'inf'], [3, 'nan'], [4, '-0.0']), types: ['INTEGER', 'DOUBLE'] };
    const { chosen } = resolve(of, {}) ?? {};
    expect(chosen).toEqual({ x: 'x', y: 'y', by: '', form: 'line' });
    const { series, notes } = resultPicture(of, { x: 'x', y: 'y', by: '', form: 'line' });
    expect(series[0]?.marks.map(({ x }) => x)).toEqual([1, 4]);
    expect(notes).toHaveLength(1);
    // A text that looks so is a text.
    expect(resolve({ ...of, types: ['INTEGER', 'VARCHAR'] }, { y: 'y' })?.bad).toHaveLength(1);
    expect(resolve({ ...table(['y'], ['inf']), types: ['DOUBLE'] }, {})).toBeUndefined();
  });

  it.each([
    ['the smallest', [5e-324, 1e-323, 2e-320]],
    ['the largest', [-1.7e308, 1.7e308, 0]],
  ])('draws %s doubles at places that are numbers, and names them', (_, values) => {
    const of = table(['x', 'y'], ...values.map((value, index) => [index, value]));
    for (const form of ['line', 'dots', 'bars'] as const) {
      const { series, y, table: rows } = resultPicture(of, { x: 'x', y: 'y', by: '', form });
      const places = series[0]?.marks.map((mark) => mark.y) ?? [];
      const [low, high] = [Math.min(...places), Math.max(...places)];
      expect(Number.isFinite(high - low) && (high - low) / 1000 > 1e-300, form).toBe(true);
      expect(y.format(places[0] ?? 0)).toBe(rows.rows[0]?.cells[1]);
    }
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
