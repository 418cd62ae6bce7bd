import { expect, test } from 'vitest';
import { publishedSets, registry } from '../../../../tests/support/dataset.ts';
import { importers } from '../../import/catalog.ts';
import { canonical, spelled } from '../../tables/spellings.ts';
import { runOn } from '../testing.ts';
import { spelling } from './lw212-spelling.ts';

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

test('the data spell every name one way', () =>
  expect([registry, ...publishedSets()].flatMap((subject) => runOn(spelling, subject))).toEqual([]));
