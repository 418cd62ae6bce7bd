import { expect, test } from 'vitest';
import { kindOf, linesByRoom, overBudget, roomOf } from '../run/lines.ts';

test.each([
  ['site/sizer/form.ts', 'site/sizer', 'product'],
  ['site/diagnosis/rules/ld105.ts', 'site/diagnosis', 'product'],
  ['datasets/tools/check/rules/lw101.test.ts', 'datasets/tools/check', 'tests'],
  ['datasets/tools/build.ts', 'datasets/tools', 'product'],
  ['calc-wasm/tests/golden.rs', 'calc-wasm/tests', 'tests'],
  ['site/generated/datasets.ts', 'site/generated', 'generated'],
  ['astro.config.mjs', '.', 'product'],
])('%s counts in %s as %s', (path, room, kind) => {
  expect([roomOf(path), kindOf(path)]).toEqual([room, kind]);
});

test('a room over its budget, or without one, is named with what it has too much; generated lines cost nothing', () => {
  const files: Record<string, string> = {
    'site/a/x.ts': 'a\nb\n',
    'site/a/x.test.ts': 'a\n',
    'site/b/generated.ts': 'a\n',
    'site/c/y.css': 'a\n',
    'site/c/y.json': 'a\n',
  };
  const rooms = linesByRoom(Object.keys(files), (path) => files[path] ?? '');
  expect(overBudget(rooms, { 'site/a': 3, 'site/c': 1 })).toEqual([]);
  expect(overBudget(rooms, { 'site/a': 2 })).toEqual([
    'site/a has 3 lines, 1 over its budget: cut, or raise "lines" in package.json',
    'site/c has 1 lines, 1 over its budget: cut, or raise "lines" in package.json',
  ]);
});
