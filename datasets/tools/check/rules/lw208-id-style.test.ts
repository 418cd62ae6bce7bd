import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { idStyle } from './lw208-id-style.ts';

const fixes = (id: string) => run(idStyle, realTable('targets', [{ target_id: id }])).map(({ fix }) => fix);

test.each(['a', 'samsung-990-pro', 'x99-1.0-x1'])('%s is a name', (id) => {
  expect(fixes(id)).toEqual([]);
});

test.each([
  ['Samsung 990 Pro', 'samsung-990-pro'],
  ['run_1', 'run-1'],
  ['a--b', 'a-b'],
  ['-a-', 'a'],
  ['Größe', 'gro-e'],
])('%s is told %s', (id, name) => {
  expect(fixes(id)).toEqual([`write ${name}, everywhere it is used`]);
});

test('what leaves nothing needs another name', () => {
  expect(fixes('диск')).toEqual(['choose another name']);
});

test('references are left to the rule about them', () => {
  expect(run(idStyle, realTable('runs', [{ run_id: 'a', target_id: 'A B' }]))).toEqual([]);
});
