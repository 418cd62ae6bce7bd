// Pasted text takes the name of the table that its header is of.

import { expect, test } from 'vitest';
import { loadSchemas } from '../../datasets/tools/repository/repository.ts';
import { pastedName } from '../../site/contribute/pasted-file.ts';
import { tableOf } from '../support/test-tables.ts';

const tables = [...loadSchemas().values()];

test.each(tableOf<[string, string][]>(import.meta.filename, 'pasted'))('%j is %s', (text, name) => {
  expect(pastedName(text, tables)).toBe(name);
});
