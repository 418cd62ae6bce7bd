import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import type { TableChanges } from '../diff/diff.ts';
import { guard } from './guard.ts';

const shared = (counts: Partial<TableChanges>): TableChanges => ({
  table: 'drives',
  file: 'datasets/registry/drives.csv',
  added: 0,
  removed: 0,
  changed: 0,
  changes: [],
  targets: [],
  ...counts,
});
const briefly = (paths: string[], changed: TableChanges[] = []) =>
  guard(paths, { shared: changed }).map(({ level, names }) => [level, ...names]);

test('one set with the shared rows that it brings, and their sources, are what a contribution is', () => {
  const paths = [
    'datasets/sets/mine/results.csv',
    'datasets/sets/mine/raw/fio.json',
    'datasets/sets/mine/drives.csv',
    'datasets/registry/chipset-uplinks.csv',
    'content/references.yaml',
  ];
  expect(briefly(paths, [shared({ added: 2 })])).toEqual([]);
});

test('rows that a set could bring are better off in its folder than in the registry', () => {
  const paths = ['datasets/sets/mine/results.csv', 'datasets/registry/drives.csv'];
  expect(briefly(paths)).toEqual([['note', 'datasets/registry/drives.csv']]);
  expect(briefly(['datasets/registry/drives.csv'])).toEqual([]);
});

test('two sets are named', () => {
  const paths = ['datasets/sets/b/runs.csv', 'datasets/sets/a/runs.csv', 'datasets/sets/a/x.csv'];
  expect(briefly(paths)).toEqual([['error', 'a', 'b']]);
});

test.each(tableOf<string[]>(import.meta.filename, 'no data'))('%s is not data', (path) => {
  const [first] = briefly(['datasets/sets/mine/results.csv', path]);
  expect(first?.[0]).toBe('error');
});

test('a shared row that changes or goes is for a maintainer to see', () => {
  expect(briefly(['datasets/registry/drives.csv'], [shared({ changed: 1 })])).toEqual([['note', 'drives']]);
  expect(briefly(['datasets/registry/drives.csv'], [shared({ removed: 1 })])).toEqual([['note', 'drives']]);
});
