// The site in the pseudo-language, page by page: nothing of it is left in English. `npm run site:below` builds it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PSEUDO } from '../../site/build/language/languages.ts';
import { below, builtPages } from './built.ts';
import { englishIn, known, textsOf } from './english.ts';

const FOLDER = join(below.folder, PSEUDO.tag);

/** More findings than this say nothing new. */
const LISTED = 200;

it('leaves no English on any page of the pseudo-language', () => {
  expect(existsSync(FOLDER), 'run: npm run site:below').toBe(true);
  const accounted = known();
  const checked = new Set<string>();
  const found: string[] = [];
  for (const { path, html } of builtPages(FOLDER)) {
    for (const text of textsOf(html)) {
      if (checked.has(text)) continue;
      checked.add(text);
      const words = englishIn(text, accounted);
      if (words.length > 0) found.push(`${path}: ${words.join(', ')} in “${text.slice(0, 160)}”`);
    }
  }
  expect(found.slice(0, LISTED), `${found.length} texts`).toEqual([]);
});
