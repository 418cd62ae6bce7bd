import { expect, test } from 'vitest';
import { importers } from '../../import/catalog.ts';
import { loadRegistry, loadSchemas, loadSet, loadShared, setFolders } from '../../repository/repository.ts';
import { canonical, spelled } from '../../tables/spellings.ts';
import { realTable, runOn } from '../testing.ts';
import { spelling } from './lw212-spelling.ts';

test.each([
  ['runs', 'tool', 'crystaldiskmark', 'CrystalDiskMark'],
  ['runs', 'tool', 'IOMeter', 'Iometer'],
  ['runs', 'tool', 'ATTO', 'ATTO Disk Benchmark'],
  ['runs', 'kernel', 'linux 6.18.44', '6.18.44'],
  ['runs', 'kernel', '10.0 Build 19042', 'Windows 10.0 Build 19042'],
  ['targets', 'filesystem', 'zfs', 'ZFS'],
  ['drives', 'vendor', 'Western Digital', 'WD'],
  ['sources', 'publisher', 'Tom’s Hardware Italia', "Tom's Hardware Italia"],
])('of %s, %s %j becomes %s', (table, column, text, usual) => {
  const found = (cell: string) => runOn(spelling, { tables: [realTable(table, [{ [column]: cell }])], reference: [] });
  expect(found(text)).toMatchObject([{ level: 'warning', replacement: usual }]);
  expect(found(usual)).toEqual([]);
});

test('a name that is not known, and another one that begins alike, stay', () => {
  for (const name of ['my-benchmark', 'bonnie++ zcav', 'fio, iozone', 'FreeBSD 10.2']) {
    for (const column of spelled) expect(canonical(column, name)).toBe(name);
  }
});

test('spelling a name again changes nothing', () => {
  for (const { tool } of importers) {
    const once = canonical('runs.tool', tool);
    expect(canonical('runs.tool', once)).toBe(once);
  }
});

test('the data spell every name one way', () => {
  const schemas = loadSchemas();
  const registry = loadRegistry(schemas);
  const shared = loadShared(schemas, registry);
  const sets = setFolders().map((folder) => loadSet(folder, schemas, shared));
  expect([registry, ...sets].flatMap((subject) => runOn(spelling, subject))).toEqual([]);
});
