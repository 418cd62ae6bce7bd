// What readers type and paste stays on the page: no browser is to keep it in its session file or propose it later.

import { expect, test } from 'vitest';
import { parseHTML } from '../../site/build/parse-html.ts';
import { englishPages } from './built.ts';

const TYPED = 'textarea:not([readonly]), input:is([type="text"], [type="search"], :not([type])):not([readonly])';

test('every field that is typed into says that its text is not to be kept', () => {
  const seen = new Set<string>();
  let count = 0;
  const kept = englishPages().flatMap(({ path, html }) => {
    // Pages of one kind have the same fields.
    const route = /data-route="([^"]*)"/.exec(html)?.[1] ?? path;
    if (seen.has(route)) return [];
    seen.add(route);
    const { document } = parseHTML(html);
    const fields = [...document.querySelectorAll(TYPED)];
    count += fields.length;
    return fields
      .filter(
        (field) =>
          field.getAttribute('autocomplete') !== 'off' && field.closest('form')?.getAttribute('autocomplete') !== 'off',
      )
      .map((field) => `${path} ${field.outerHTML.slice(0, 120)}`);
  });
  expect(count).toBeGreaterThan(10);
  expect(kept).toEqual([]);
});
