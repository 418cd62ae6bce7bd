import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { isProse } from './prose.ts';

test.each(tableOf<string[]>(import.meta.filename, 'prose'))('people write: %s', (line) =>
  expect(isProse(line)).toBe(true),
);

test.each(tableOf<string[]>(import.meta.filename, 'printed'))('a tool prints: %s', (line) =>
  expect(isProse(line)).toBe(false),
);
