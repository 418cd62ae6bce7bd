// The page for programs: each example is run on the file that it is an example of, and gives something.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { PUBLISHED_FILES } from '../../site/outward/api.ts';
import { DIST } from './built.ts';

test.each(Object.entries(PUBLISHED_FILES))('%s: the example finds something in the file', (_, { href, example }) => {
  const data = JSON.parse(readFileSync(join(DIST, href), 'utf8'));
  const found: unknown = runInNewContext(example, { data });
  expect(found, example).toBeTruthy();
  expect(JSON.stringify(found).length, example).toBeGreaterThan(1);
  expect(found, example).not.toEqual([]);
});

test('the page shows every file, and search finds it by "api"', () => {
  const html = readFileSync(join(DIST, 'data/api/index.html'), 'utf8');
  for (const { href } of Object.values(PUBLISHED_FILES)) expect(html).toContain(href);
  expect(html).toContain('API');
});
