import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETS } from '../../repository/repository.ts';
import { packageFile, realTable, run, runOn } from '../testing.ts';
import { idStyle } from './lw208-id-style.ts';
import { names } from './lw409-names.ts';

const folder = (setId: string) => runOn(names, { tables: [], reference: [], package: { ...packageFile({}), setId } });

test.each([
  '%2e%2e',
  '..',
  'A B',
  '#x?y',
  'con',
  'nul',
  'lpt1',
  'index.html',
  'a.b',
  'Größe',
  '-a',
  'a--b',
  '',
  'x'.repeat(65),
])('%j is no name of a set', (name) => {
  expect(folder(name)).toMatchObject([
    { rule: 'LW409', level: 'error', value: name.slice(0, 59) + (name.length > 59 ? '…' : '') },
  ]);
});

test.each(['fio-plot-server', 'a', '2026', 'console', 'x'.repeat(64)])('%s is one', (name) => {
  expect(folder(name)).toEqual([]);
});

const row = {
  runs: 'run_id',
  drives: 'drive_id',
  controllers: 'controller_id',
  platforms: 'platform_id',
};

test.each(Object.entries(row))('rows of %s lie upon no file', (table, key) => {
  const wrong = ['index.html', 'a.json', 'con', 'nul.1', 'com1'];
  const right = ['aws-g5.xlarge', 'index', 'x99-1.0-x1', 'comet', 'com10', 'usb-3.2'];
  const rows = [...wrong, ...right].map((name) => ({ [key]: name }));
  expect(run(names, realTable(table, rows)).map(({ field, value }) => [field, value])).toEqual(
    wrong.map((name) => [key, name]),
  );
});

test('every name that no rule objects to is a folder of its own below its page', () => {
  for (const name of ['%2e%2e', '..', '.', 'A B', '#x?y', 'a/b', 'index.html', 'CON', 'con']) {
    const runs = realTable('runs', [{ run_id: name }]);
    expect([...run(names, runs), ...run(idStyle, runs)], name).not.toEqual([]);
  }
});

test('the sets there are have such names', () => {
  expect(readdirSync(SETS).flatMap(folder)).toEqual([]);
});
