import { describe, expect, it, test } from 'vitest';
import { LONGEST_QUERY, problemIn } from '../../site/duckdb/limits.ts';
import { lanewise, started } from '../support/terminal.ts';
import { tableOf } from '../support/test-tables.ts';

const sql = (...args: string[]) => lanewise(['sql', ...args]);

describe('a query in the terminal', () => {
  it('is answered as a table, its numbers on the right', async () => {
    const { stdout, status } = await sql("SELECT 'a' AS name, 5 AS n UNION ALL SELECT 'long one', 1234");
    expect(stdout).toBe('name         n\n────────  ────\na            5\nlong one  1234\n');
    expect(status).toBe(0);
  });

  const odd = `SELECT 'a,"b"|<c>' AS text, 12345.67::DECIMAL(9, 2) AS exact, NULL AS nothing, 9007199254740993 AS large`;

  it('is answered as CSV and JSON, nothing lost', async () => {
    expect((await sql('--csv', odd)).stdout).toBe(
      'text,exact,nothing,large\n"a,""b""|<c>",12345.67,,9007199254740993\n',
    );
    expect(JSON.parse((await sql('--json', odd)).stdout).rows).toEqual([
      { text: 'a,"b"|<c>', exact: 12345.67, nothing: null, large: '9007199254740993' },
    ]);
    expect(JSON.parse((await sql('--json', 'SELECT 1 WHERE false')).stdout).rows).toEqual([]);
  });

  it('has lists and structs as such in JSON, and as text elsewhere', async () => {
    const nested = "SELECT [1, 2] AS list, {'a': 1, 'b': [true]} AS struct";
    expect(JSON.parse((await sql('--json', nested)).stdout).rows).toEqual([
      { list: [1, 2], struct: { a: 1, b: [true] } },
    ]);
    expect((await sql('--csv', nested)).stdout).toBe('list,struct\n"[1, 2]","{\'a\': 1, \'b\': [true]}"\n');
  });

  it('is nothing that a spreadsheet runs, and numbers stay numbers', async () => {
    const formula = `SELECT '=HYPERLINK("//x")' AS "=1+1", -5 AS n, '-5' AS text, '@SUM(A1)' AS at`;
    expect((await sql('--csv', formula)).stdout).toBe(`'=1+1,n,text,at\n"'=HYPERLINK(""//x"")",-5,-5,'@SUM(A1)\n`);
  });

  it('gives every row to a file and the first ones to the screen', async () => {
    const lines = (text: string) => text.trimEnd().split('\n');
    expect(lines(started(['sql', '--csv', 'FROM range(100000)']).stdout)).toHaveLength(100_001);
    expect((await sql('FROM range(100000)')).stdout).toContain('The first 200 rows');
  });

  it('cannot send commands to the terminal', async () => {
    expect((await sql("SELECT chr(27) || '[31mred' AS x")).stdout).toContain('\\u{1b}[31mred');
  });

  it.each(tableOf<[string, string, number][]>(import.meta.filename, 'refused statements'))(
    'refuses %s',
    async (query, words, code) => {
      const { stderr, stdout, status } = await sql(query);
      expect(stderr).toContain(words);
      expect([stdout, status]).toEqual(['', code]);
    },
  );

  it.each([[], ['SELECT', '1'], ['--csv', '--json', 'SELECT 1'], ['--nothing']])(
    'says how it is used: %s %s %s',
    async (...args) => {
      const { stderr, status } = await sql(...args);
      expect(stderr).toContain('lanewise sql --help');
      expect(status).toBe(2);
    },
  );
});

test.each(tableOf<string[]>(import.meta.filename, 'questions'))('%s is a question', (query) =>
  expect(problemIn(query)).toBeUndefined(),
);

test.each(tableOf<string[]>(import.meta.filename, 'statements'))('%s is none', (query) =>
  expect(problemIn(query)).toBe('not_a_question'),
);

test('a query has a longest length, and takes no time to be refused', () => {
  expect(problemIn(`SELECT ${'1'.repeat(LONGEST_QUERY)}`)).toBe('too_long');
  expect(problemIn('(/*'.repeat(LONGEST_QUERY / 3))).toBe('not_a_question');
});
