// What of a change has the site below a path and the pseudo-language tried by day.
import { expect, test } from 'vitest';
import { isPlaced } from '../run/changed.ts';

test.each([
  'astro.config.mjs',
  'site/build/site.ts',
  'site/build/language/plugin.ts',
  'site/frame/Page.astro',
  'site/embed/frame.ts',
  'site/common/link.ts',
  'site/common/place.ts',
  'content/translations/ru/grammar.ts',
  'tests/pages/links.test.ts',
  'tests/e2e/below-a-path/pseudo.spec.ts',
])('%s concerns them', (path) => expect(isPlaced(['README.md', path])).toBe(true));

test.each([
  'calc-wasm/src/lib.rs',
  'content/translations/ru/words/sizer.form.ts',
  'datasets/tools/text/csv.ts',
  'site/sizer/map.ts',
  'tests/unit/rows.test.ts',
])('%s does not', (path) => expect(isPlaced([path])).toBe(false));
