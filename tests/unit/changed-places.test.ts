// What of a change has the site below a path and the pseudo-language tried by day.

import { expect, test } from 'vitest';
import { isPlaced } from '../run/changed.ts';
import { tableOf } from '../support/test-tables.ts';

test.each(tableOf<string[]>(import.meta.filename, 'concerning'))('%s concerns them', (path) =>
  expect(isPlaced(['README.md', path])).toBe(true),
);

test.each(tableOf<string[]>(import.meta.filename, 'elsewhere'))('%s does not', (path) =>
  expect(isPlaced([path])).toBe(false),
);
