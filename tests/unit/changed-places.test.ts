// What of a change has the site below a path and the pseudo-language tried by day.

import { expect, test } from 'vitest';
import { isPlaced } from '../run/changed.ts';
import { tableOf } from '../support/test-tables.ts';

test.each(tableOf<string[]>(import.meta.filename, 'concerning'))('%s concerns them', (path) =>
  expect(isPlaced(['README.md', path])).toBe(true),
);

test.each([
  'calc-wasm/src/lib.rs',
  'content/translations/ru/words/sizer.form.ts',
  'datasets/tools/text/csv.ts',
  'site/embed/published.json',
  'site/outward/cards-build.ts',
  'site/sizer/map.ts',
  'tests/unit/rows.test.ts',
])('%s does not', (path) => expect(isPlaced([path])).toBe(false));
