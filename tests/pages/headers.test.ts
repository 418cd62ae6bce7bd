// What the built site tells its host to send, as a file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersFor, readRules } from '../../site/build/headers.ts';
import { atRoot, builtPages, sites } from './built.ts';

test('the host is told a policy that allows nothing by default and nothing inline', () => {
  const rules = readRules(readFileSync(join(atRoot.folder, '_headers'), 'utf8'));
  const sent = Object.fromEntries(
    Object.entries(headersFor(rules, atRoot.base)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  expect(sent['content-security-policy']).toContain("default-src 'none'");
  expect(sent['content-security-policy']).not.toContain('unsafe-inline');
  expect(sent['x-content-type-options']).toBe('nosniff');
});

test('every page says for itself that no request names the page that asked', () => {
  const pages = sites.flatMap(({ folder }) => builtPages(folder));
  const silent = pages.filter(({ html }) => !html.includes('<meta name="referrer" content="no-referrer">'));
  expect(silent.map(({ path }) => path)).toEqual([]);
  expect(pages.length).toBeGreaterThan(0);
});
