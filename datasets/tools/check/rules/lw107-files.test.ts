import { expect, test } from 'vitest';
import { packageFile, runOn } from '../testing.ts';
import { files } from './lw107-files.ts';

const check = (resources: unknown, csvFiles?: string[]) =>
  runOn(files, { tables: [], reference: [], package: packageFile({ resources }, csvFiles) });
const runs = { name: 'runs', path: 'runs.csv', schema: '../../schema/runs.json' };

test('a listed file with its descriptor is fine', () => {
  expect(check([runs])).toEqual([]);
});

test('a path that leaves the folder is refused', () => {
  const [finding] = check([{ ...runs, path: '../../../etc/passwd' }], []);
  expect(finding?.message).toBe('the resource is not a CSV file of this folder');
});

test('a file that is not listed is found', () => {
  expect(check([])[0]?.message).toBe('runs.csv is not listed');
});

test('a file of no known table is told the closest table', () => {
  const messages = check([runs], ['runs.csv', 'result.csv']).map(({ message }) => message);
  expect(messages).toContain('there is no table of that name; did you mean results?');
});

test('another schema than the one of the table is found', () => {
  expect(check([{ ...runs, schema: '../../schema/results.json' }])).toHaveLength(1);
});

test('odd JSON does not trip it', () => {
  for (const resources of [null, 7, [null], [[]], [{ path: {} }]]) check(resources);
});

test('of a description that cannot be read nothing more is said than that', () => {
  const broken = packageFile('{"name": ', ['runs.csv', 'results.csv']);
  expect(runOn(files, { tables: [], reference: [], package: broken })).toEqual([]);
});
