import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { codeLinesIn } from './codes.ts';

test.each(tableOf<[string, string, number[]][]>(import.meta.filename, 'rows'))('a row %s', (_, text, lines) =>
  expect(codeLinesIn(text)).toEqual(lines),
);
