// Addresses that data bring along are links to the web, or none.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceCell } from '../../site/charts/row-text.ts';
import { webLink } from '../../site/common/link.ts';
import { tableColumns } from '../../site/explorer/columns.ts';
import type { Row } from '../../site/explorer/measurements.ts';
import { sourceFacts } from '../../site/sets/run-file-build.ts';
import { readReferences } from '../../site/sources/references-build.ts';

const HOSTILE = [
  'javascript:alert(1)',
  'http:alert(1)',
  'httpx://example.org',
  'https://example.org/\u202etxt',
  '//example.org',
  '/data/',
];
const SOUND = 'https://example.org/a?b#c';

test('only an address of the web becomes a link', () => {
  expect(webLink(SOUND)).toBe(SOUND);
  expect([...HOSTILE, '', null, undefined].map(webLink)).toEqual(
    [...HOSTILE, '', null, undefined].map(() => undefined),
  );
});

test.each([...HOSTILE, SOUND])('%j as the source of a row', (source_url) => {
  const link = source_url === SOUND ? SOUND : undefined;
  const row = { source_title: 'A', source_url } as Row;
  expect(tableColumns.find(({ name }) => name === 'source')?.href?.(row)).toBe(link);
  expect(sourceCell({ source_title: 'A', source_url }).href).toBe(link);
  expect(sourceFacts(row).find(({ name }) => name === 'source_url')?.href).toBe(link);
});

test.each(HOSTILE)('%j is no address of a reference', (url) => {
  const list = (address: string) =>
    readReferences(`a:\n  title: A\n  kind: article\n  url: ${JSON.stringify(address)}\n`);
  expect(() => list(url)).toThrow('an address that begins with https://');
  expect(list(SOUND).a?.url).toBe(SOUND);
});

/** Links to what is called an address in data, without a look at it. */
const unseen = (code: string): string[] =>
  code.match(/href[=:] ?\{?(?:[\w.?]+\.)?(?:\w*_)?url\b|startsWith\('http/g) ?? [];

test('no page or script links to an address of the data as it is', () => {
  const files = globSync('site/**/*.{ts,astro}');
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => unseen(readFileSync(file, 'utf8')).map((at) => `${file}: ${at}`))).toEqual([]);
  expect(unseen('<a href={source.url}>')).toHaveLength(1);
  expect(unseen('<a href={webLink(source.url)}>')).toEqual([]);
});
