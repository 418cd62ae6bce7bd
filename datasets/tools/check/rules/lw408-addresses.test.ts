import { expect, test } from 'vitest';
import { packageFile, runOn } from '../testing.ts';
import { addresses } from './lw408-addresses.ts';

const check = (content: object) =>
  runOn(addresses, { tables: [], reference: [], package: packageFile(content) }).map(
    ({ line, field, value }) => `${line} ${field}: ${value}`,
  );

test.each(['https://creativecommons.org/publicdomain/zero/1.0/', 'http://example.org'])('%s may be linked', (path) => {
  expect(check({ licenses: [{ name: 'x', path }], homepage: path })).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  '//evil.example',
  '/data/',
  'https://',
  'https://a b',
  '',
])('%j may not, wherever it stands', (path) => {
  expect(check({ licenses: [{ name: 'x', path }] })).toHaveLength(1);
  expect(check({ contributors: [{ title: 'x', path }] })).toHaveLength(1);
  expect(check({ homepage: path })).toHaveLength(1);
});

test('what is no text is no address, and each finding says where it stands', () => {
  expect(check({ licenses: [{ path: 7 }, null, { path: ['a'] }] })).toEqual([
    '4 licenses.path: 7',
    '1 licenses.path: ["a"]',
  ]);
  expect(check({ licenses: 'none', contributors: null })).toEqual([]);
});
