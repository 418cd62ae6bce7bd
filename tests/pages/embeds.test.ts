// Embeds as files: what a frame says without scripts, which pages hand a line out, and what loads their styles.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newest } from '../support/newest.ts';
import { DIST, documentOf } from './built.ts';

const htmlOf = (path: string): string => readFileSync(join(DIST, path, 'index.html'), 'utf8');
const words = (page: Document, selector: string): string =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' ');

test.each([
  [newest('pcie'), '[data-headline="value"]', 'Open the full calculator'],
  [newest('sizer'), '.lw-answer [data-text="value"]', 'Open the sizer'],
  ['compare-arrays/v1', 'table', ''],
])('%s has its default answer, says without scripts that it is one, and leads on', (path, answer, link) => {
  const page = documentOf(`embed/${path}`);
  expect(words(page, answer)).toMatch(/\d/);
  const text = words(page, 'noscript');
  expect(text).toContain('shows the default inputs, which may not be those of its author');
  expect(text).toContain(link);
});

test('a calculator names its default inputs', () =>
  expect(words(documentOf(`embed/${newest('pcie')}`), 'noscript')).toMatch(/Inputs: Generation .* · Lanes x4/));

test('one number is said to be that of the default inputs', () => {
  const page = documentOf(`embed/value/${newest('pcie')}`);
  expect(words(page, 'a')).toMatch(/B\/s$/);
  expect(words(page, 'noscript')).toBe('for the default inputs');
});

test('a chart says that it shows its default', () => {
  const page = documentOf('embed/chart/queue-depth/v1');
  expect(words(page, 'noscript')).toContain('shows its default chart');
  expect(words(page, 'a')).toContain('Open the full chart');
  expect(page.querySelectorAll('figure').length).toBeGreaterThan(0);
});

test('questions have their own answers and call none of them a default', () => {
  const ahci = documentOf(`embed/${newest('pcie/ahci-card-gen-2-x1-slot')}`);
  expect(words(ahci, 'h1')).toMatch(/AHCI card/);
  expect(words(ahci, '[data-headline="value"]')).toBe('420\u202fMB/s');
  expect(words(ahci, 'noscript')).not.toContain('shows the default inputs');
  expect(words(ahci, 'noscript')).toMatch(/Lanes x1/);
  const raid = documentOf('embed/raid/drives-for-6000-iops-in-raid5/v2');
  expect(words(raid, '[data-headline="value"]')).toMatch(/^67\sdrives$/);
  const sizer = documentOf(`embed/${newest('sizer/ssds-on-jmb585')}`);
  expect(words(sizer, '.lw-answer [data-text="value"]')).toMatch(/GB\/s$/);
  expect(words(sizer, 'noscript')).not.toContain('shows the default inputs');
});

test.each(['calculators/pcie', 'data/charts/lanes', 'sizer', 'calculators/compare-arrays'])(
  'the line of the plain frame stands in /%s/ for pages without scripts',
  (path) => {
    const page = documentOf(path);
    // The parser leaves the text of a noscript as it is written.
    expect(words(page, 'lw-embed noscript textarea')).toMatch(/^&lt;figure .*&lt;iframe /);
    expect(page.querySelector('lw-embed [data-open]')?.hasAttribute('hidden')).toBe(true);
  },
);

test('styles of embeds are loaded by embeds alone', () => {
  const sheet = /<link rel="stylesheet" href="[^"]*\/embedded\./;
  expect(htmlOf(`embed/${newest('pcie')}`)).toMatch(sheet);
  for (const path of ['calculators/pcie', 'calculators/compare-arrays']) expect(htmlOf(path)).not.toMatch(sheet);
});
