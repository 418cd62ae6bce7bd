import { expect, test } from 'vitest';
import { realSchema } from '../check/testing.ts';
import { Shared } from '../tables/shared-rows.ts';
import { setOf } from '../tables/subject.ts';
import { Table } from '../tables/table.ts';
import { promote } from './promote.ts';

const schemas = new Map(['drives', 'targets'].map((name) => [name, realSchema(name)]));
const encoder = new TextEncoder();
const names = realSchema('drives').fields.map(({ name }) => name);
const header = names.join(',');

/** "id capacity" as a line of drives.csv. */
function line(text: string): string {
  const [drive_id = '', capacity_bytes = ''] = text.split(' ');
  const cells: Record<string, string> = { drive_id, capacity_bytes, vendor: 'Example' };
  return names.map((name) => cells[name] ?? '').join(',');
}

const csv = (rows: string[]) => `${[header, ...rows.map(line)].join('\n')}\n`;

/** The texts after a promotion of these sets, and what is said of it. */
function promoted(registry: string[], sets: Record<string, string[]>, only = Object.keys(sets)) {
  const table = new Table('datasets/registry/drives.csv', realSchema('drives'), encoder.encode(csv(registry)));
  const resources = ['drives', 'targets'].map((name) => ({ name, path: `${name}.csv` }));
  const load = (shared: Shared) =>
    Object.entries(sets).map(([setId, rows]) =>
      setOf(
        setId,
        `datasets/sets/${setId}/`,
        [
          { path: 'datapackage.json', bytes: encoder.encode(JSON.stringify({ resources })) },
          { path: 'drives.csv', bytes: encoder.encode(csv(rows)) },
        ],
        { schemas, shared },
      ),
    );
  const bare = new Shared([table]);
  const shared = new Shared([table], load(bare));
  const { files, moved, left } = promote(
    shared,
    load(shared).filter(({ setId }) => only.includes(setId)),
  );
  return { files, moved: moved.map(({ key }) => key), left: left.map(({ key, counts }) => `${key} ${counts}`) };
}

test('rows go to their place in the order, and a table without rows is no file', () => {
  const { files, moved, left } = promoted(['a 1', 'd 1'], { one: ['c 1', 'b 1'], two: ['e 1'] });
  expect(files.get('datasets/registry/drives.csv')).toBe(csv(['a 1', 'b 1', 'c 1', 'd 1', 'e 1']));
  expect(files.get('datasets/sets/one/drives.csv')).toBeUndefined();
  expect(files.has('datasets/sets/one/drives.csv')).toBe(true);
  expect(JSON.parse(files.get('datasets/sets/one/datapackage.json') ?? '').resources).toEqual([
    { name: 'targets', path: 'targets.csv' },
  ]);
  expect([moved.toSorted(), left]).toEqual([['b', 'c', 'e'], []]);
});

test('a row that the registry has already is dropped, one that differs stays', () => {
  const { files, left } = promoted(['a 1', 'b 1'], { one: ['a 1', 'b 2'] });
  expect(files.get('datasets/sets/one/drives.csv')).toBe(csv(['b 2']));
  expect(files.has('datasets/registry/drives.csv')).toBe(false);
  expect(left).toEqual(['b datasets/registry/drives.csv']);
});

test('of two sets that differ the one that counts is promoted', () => {
  const { files, left } = promoted([], { one: ['a 1'], two: ['a 2'] });
  expect(files.get('datasets/registry/drives.csv')).toBe(csv(['a 1']));
  expect(left).toEqual(['a datasets/sets/one/drives.csv']);
});

test('a row does not begin to count by being promoted alone', () => {
  const { files, left } = promoted([], { one: ['a 1'], two: ['a 2'] }, ['two']);
  expect(files.size).toBe(0);
  expect(left).toEqual(['a datasets/sets/one/drives.csv']);
});

test('a list that is not in order keeps its order', () => {
  const { files } = promoted(['z 1', 'a 1'], { one: ['b 1'] });
  expect(files.get('datasets/registry/drives.csv')).toBe(csv(['z 1', 'a 1', 'b 1']));
});

test('what is promoted has nothing left to promote', () => {
  expect(promoted(['a 1'], { one: ['b 1'] }).files.size).toBe(3);
  expect(promoted(['a 1', 'b 1'], { one: [] }).moved).toEqual([]);
});
