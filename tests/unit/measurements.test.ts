import { DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, expect, test } from 'vitest';
import type { Statement } from '../../site/duckdb/statement.ts';
import { readBy, tableColumns } from '../../site/explorer/columns.ts';
import { keyOf, type Row } from '../../site/explorer/measurements.ts';
import { measurements } from '../../site/explorer/measurements-build.ts';
import {
  countStatement,
  facets,
  facetsStatement,
  rowsStatement,
  type Selection,
  sortings,
} from '../../site/explorer/selection.ts';
import { fromQuery, START, toQuery } from '../../site/explorer/state.ts';

type Cells = Record<string, string | number | null>;

let rows: Row[];
let ask: (statement: Statement) => Promise<Cells[]>;
/** The values of each facet with their rows, nothing being chosen. */
let values: Map<string, Map<string, number>>;

const counted = async (selection: Pick<Selection, 'where' | 'text'>) => {
  const found = new Map<string, Map<string, number>>(facets.map(({ name }) => [name, new Map()]));
  for (const { facet, value, rows } of await ask(facetsStatement(selection)))
    found.get(String(facet))?.set(String(value), Number(rows));
  return found;
};

const total = async (selection: Pick<Selection, 'where' | 'text'>) =>
  Number(Object.values((await ask(countStatement(selection)))[0] ?? {})[0]);

const keys = async (selection: Selection, limit = rows.length, offset = 0) => {
  const asked = rowsStatement(selection, ['set_id', 'result_id'], { limit, offset });
  return (await ask(asked)).map((row) => keyOf(row as Row));
};

beforeAll(async () => {
  rows = await measurements();
  const database = await DuckDBInstance.create('site/public/files/lanewise.duckdb', { access_mode: 'READ_ONLY' });
  const connection = await database.connect();
  ask = async ({ sql, values }) => (await connection.runAndReadAll(sql, values)).getRowObjectsJson() as Cells[];
  values = await counted(START);
});

/** Some facets have dozens of values, all filtered in the same way: a spread of them will do. */
const spread = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % Math.ceil(all.length / 4) === 0);

test('every facet has values, and choosing one leaves as many rows as its count says', async () => {
  for (const [name, counts] of values) {
    expect(counts.size, name).toBeGreaterThan(0);
    for (const [value, count] of spread([...counts]))
      expect(await total({ where: { [name]: [value] }, text: '' }), `${name}=${value}`).toBe(count);
  }
});

test('values of one facet are added, facets are intersected, and a facet ignores its own choice', async () => {
  const links = ['pcie-3.0', 'sata-3.0'];
  const where = { link: links, access: ['rand'] };
  const expected = rows.filter(
    (row) => links.includes(`${row.link_kind}-${row.link_generation}`) && row.access === 'rand',
  );
  expect(expected.length).toBeGreaterThan(links.length);
  expect(new Set(await keys({ ...START, where }))).toEqual(new Set(expected.map(keyOf)));

  const counts = await counted({ where, text: '' });
  const alone = await counted({ where: { access: ['rand'] }, text: '' });
  expect(counts.get('link')).toEqual(alone.get('link'));
  expect(counts.get('access')?.get('rand')).toBe(expected.length);
});

test.each(['samsung', 'SAMSUNG', 'PCIe', '%', "'; DROP TABLE results; --", 'ё', 'no such thing'])(
  'the text %j is looked for as it is, in any case',
  async (text) => {
    const searched = ['target', 'drive_name', 'controller', 'platform_name', 'slot', 'tool'];
    searched.push('source_title', 'source_publisher', 'note', 'run_note');
    const expected = rows.filter((row) =>
      searched.some((column) =>
        String(row[column] ?? '')
          .toLowerCase()
          .includes(text.toLowerCase()),
      ),
    );
    expect(await total({ where: {}, text })).toBe(expected.length);
  },
);

test('in a chosen set a row is found by its own name, too', async () => {
  const where = { set: ['habr-pcie-290'] };
  const text = 'New-Board-any-slot';
  const selection = { ...START, where, text };
  expect(await keys(selection)).toContain('habr-pcie-290/new-board-any-slot');
  const found = (await keys(selection)).length;
  expect(await total(selection)).toBe(found);
  expect((await counted(selection)).get('set')?.get('habr-pcie-290')).toBe(found);
});

test('every sorting orders all rows, those without a value last, and pages do not overlap', async () => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  for (const [by, [column = '']] of Object.entries(sortings)) {
    for (const descending of [false, true]) {
      const selection = { ...START, sort: { by, descending } };
      const found = await keys(selection);
      expect(new Set(found).size).toBe(rows.length);
      const known = found.map((key) => byKey.get(key)?.[column] ?? null);
      const end = known.indexOf(null);
      expect(known.slice(end === -1 ? known.length : end).every((item) => item === null)).toBe(true);
      const all = known.filter((item) => item !== null);
      const wrong = all.filter((item, index) => {
        const before = all[index - 1];
        return before !== undefined && (descending ? before < item : before > item);
      });
      expect(wrong, `${by}, ${descending}`).toEqual([]);
      expect([...(await keys(selection, 50)), ...(await keys(selection, 50, 50))]).toEqual(found.slice(0, 100));
    }
  }
});

test('each column of the table reads what it says it reads', () => {
  for (const { name, reads, text, href } of tableColumns) {
    const allowed = new Set([...reads, 'set_id', 'result_id']);
    for (const row of spread(rows)) {
      const watched = new Proxy(row, {
        get(target, column: string) {
          expect(allowed, `${name} reads ${column}`).toContain(column);
          return target[column];
        },
      });
      text(watched);
      href?.(watched);
    }
  }
  expect(new Set(readBy(['target', 'measured'])).size).toBe(readBy(['target', 'measured']).length);
});

const allowed = (facet: string) => [...(values.get(facet)?.keys() ?? [])].sort();

test('a state survives the address', () => {
  const query =
    '?link=pcie-2.0&link=pcie-3.0&set=habr-pcie-290&text=a+b&sort=-share&page=3&columns=target+share&units=binary';
  const { state, bad } = fromQuery(query, allowed);
  expect(bad).toEqual([]);
  expect(state.where).toEqual({ link: ['pcie-2.0', 'pcie-3.0'], set: ['habr-pcie-290'] });
  expect(toQuery(state)).toBe(query);
  expect(toQuery(START)).toBe('');
});

test('the same choice has the same address, whatever its order', () => {
  const one = fromQuery('?link=pcie-3.0&access=rand&link=pcie-2.0', allowed);
  const other = fromQuery('?access=rand&link=pcie-2.0&link=pcie-3.0&link=pcie-3.0', allowed);
  expect(toQuery(one.state)).toBe(toQuery(other.state));
});

test('bad values are named with what is allowed, unknown parameters are left alone', () => {
  const query = '?lanes=3&lanes=4&sort=__proto__&page=-1&columns=target+price&units=bits&constructor=1&utm=x';
  const { state, bad } = fromQuery(query, allowed);
  expect(toQuery(state)).toBe('?lanes=4&columns=target');
  expect(bad.map(({ parameter, value }) => [parameter, value])).toEqual([
    ['lanes', '3'],
    ['page', '-1'],
    ['sort', '__proto__'],
    ['columns', 'price'],
    ['units', 'bits'],
  ]);
  expect(bad[0]?.allowed).toContain('16');
});

test('values are bound, never written into the statement', () => {
  const value = "x' OR 1=1 --";
  const selection = { ...START, where: { set: [value], metric: [value] }, text: value };
  for (const { sql, values } of [
    rowsStatement(selection, ['set_id'], { limit: 1 }),
    countStatement(selection),
    facetsStatement(selection),
  ]) {
    expect(sql).not.toContain(value);
    expect(values).toContain(value);
    expect(sql.split('?').length - 1).toBe(values.length);
  }
});
