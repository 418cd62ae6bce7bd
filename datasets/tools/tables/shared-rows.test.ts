import { expect, test } from 'vitest';
import { foreignKey } from '../check/rules/lw106-foreign-key.ts';
import { sharedRow } from '../check/rules/lw108-shared-row.ts';
import { realSchema, runOn } from '../check/testing.ts';
import { Shared } from './shared-rows.ts';
import { setOf } from './subject.ts';
import { Table } from './table.ts';

const schemas = new Map(['drives', 'targets', 'runs', 'sources'].map((name) => [name, realSchema(name)]));
const encoder = new TextEncoder();

function csv(table: string, rows: Record<string, string>[]): Uint8Array {
  const names = realSchema(table).fields.map(({ name }) => name);
  const lines = rows.map((row) => names.map((name) => row[name] ?? '').join(','));
  return encoder.encode(`${[names.join(','), ...lines].join('\n')}\n`);
}

const drives = (folder: string, ...rows: Record<string, string>[]) =>
  new Table(`datasets/${folder}/drives.csv`, realSchema('drives'), csv('drives', rows));

const drive = (drive_id: string, capacity = '', source_note = '') => ({
  drive_id,
  vendor: 'Example',
  model: drive_id,
  source_note,
  capacity_bytes: capacity,
});

const registry = drives('registry', drive('known', '1'));
const brings = (setId: string, ...rows: Record<string, string>[]) => ({
  setId,
  tables: [drives(`sets/${setId}`, ...rows)],
});

const capacities = (shared: Shared) => {
  const [table] = shared.tables;
  return Array.from({ length: table?.length ?? 0 }, (_, at) => [
    table?.column('drive_id').text(at + 1),
    table?.column('capacity_bytes').text(at + 1),
  ]);
};

test('the registry counts before a set, and the first set by name before the next', () => {
  const shared = new Shared(
    [registry],
    [brings('b', drive('new', '2'), drive('other', '4')), brings('a', drive('known', '9'), drive('new', '3'))],
  );
  expect(capacities(shared)).toEqual([
    ['known', '1'],
    ['new', '3'],
    ['other', '4'],
  ]);
});

const set = (setId: string, rows: Record<string, string>[], shared: Shared) =>
  setOf(
    setId,
    `datasets/sets/${setId}/`,
    [
      { path: 'drives.csv', bytes: csv('drives', rows) },
      { path: 'targets.csv', bytes: csv('targets', [{ target_id: 't', drive_id: 'new' }]) },
    ],
    { schemas, shared },
  );

test('a set refers to the drive that it brings, also before anything on disk knows of it', () => {
  const shared = new Shared([registry]);
  expect(runOn(foreignKey, set('a', [drive('new', '2')], shared))).toEqual([]);
  expect(runOn(foreignKey, set('a', [drive('else', '2')], shared))).toHaveLength(1);
});

test('a set refers to the drive that another one brings, as after two merged pull requests', () =>
  expect(runOn(foreignKey, set('a', [], new Shared([registry], [brings('b', drive('new', '2'))])))).toEqual([]));

test('a set that is dropped or fixed stands for what was known of it', () => {
  const shared = new Shared([registry], [brings('a', drive('old', '2'))]);
  expect(capacities(shared.withSet('a', [drives('sets/a', drive('new', '3'))]))).toEqual([
    ['known', '1'],
    ['new', '3'],
  ]);
  expect(shared.withSet('a', brings('a', drive('old', '2')).tables)).toBe(shared);
});

const said = (setId: string, rows: Record<string, string>[], ...others: ReturnType<typeof brings>[]) =>
  runOn(sharedRow, set(setId, rows, new Shared([registry], others))).map(
    ({ level, field, message }) => `${level} ${field}: ${message}`,
  );

test('the same row in two places is fine, whatever its source', () => {
  const others = brings('b', drive('new', '2', 'Its label.'));
  expect(said('a', [drive('new', '2', 'Named in a.'), drive('known', '1')], others)).toEqual([]);
});

test('another row of one name is a warning with both places, and says which one counts', () => {
  const others = brings('b', drive('new', '2'));
  expect(said('a', [drive('new', '3')], others)).toEqual([
    'warning capacity_bytes: datasets/sets/b/drives.csv:2 has a different row of this name, but this one takes precedence',
  ]);
  expect(said('c', [drive('new', '3'), drive('known', '7')], others)).toEqual([
    'warning capacity_bytes: datasets/registry/drives.csv:2 has a different row of this name, which takes precedence',
    'warning capacity_bytes: datasets/sets/b/drives.csv:2 has a different row of this name, which takes precedence',
  ]);
});

test('a broken file of shared rows hides none of the others', () => {
  const broken = new Table('datasets/sets/a/drives.csv', realSchema('drives'), encoder.encode('x,"\n,,\n'));
  expect(capacities(new Shared([registry], [{ setId: 'a', tables: [broken] }]))).toEqual([['known', '1']]);
});
