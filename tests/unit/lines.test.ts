import { expect, test } from 'vitest';
import { kindOf, linesByRoom, overBudget, roomOf } from '../run/lines.ts';
import { tableOf } from '../support/test-tables.ts';

test.each(tableOf<[string, string, string][]>(import.meta.filename, 'counted'))(
  '%s counts in %s as %s',
  (path, room, kind) => expect([roomOf(path), kindOf(path)]).toEqual([room, kind]),
);

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
