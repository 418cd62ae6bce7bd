import { expect, test } from 'vitest';
import { packageFile, runOn } from '../testing.ts';
import { packageTexts } from './lw413-package-texts.ts';

const check = (content: object) =>
  runOn(packageTexts, {
    tables: [],
    reference: [],
    today: '2026-05-12',
    package: packageFile({ title: 'Own run', created: '2026-05-12T00:00:00Z', ...content }),
  }).map(({ field, message }) => `${field}: ${message}`);

test.each([
  [{ title: 'a\u202eb' }, 'title: the sign U+202E, which nobody sees'],
  [{ description: 'a\u0000b' }, 'description: the sign U+0000, which nobody sees'],
  [{ description: 'a\nb' }, 'description: the sign U+000A, which nobody sees'],
  [{ contributors: [{ title: 'a\u200bb' }] }, 'contributors.title: the sign U+200B, which nobody sees'],
  [{ licenses: [{ name: 'CC0-1.0', title: '=1+1' }] }, 'licenses.title: the text begins with "="'],
  [{ title: 'x'.repeat(201) }, 'title: 201 characters'],
  [{ created: '9999-01-01' }, 'created: the date lies in the future, or before all of this'],
  [{ created: '0001-01-01' }, 'created: the date lies in the future, or before all of this'],
  [{ created: 'soon' }, 'created: not a date'],
])('%j is refused', (content, message) => {
  expect(check(content)).toEqual([message]);
});

test('addresses of people and computers are refused as in cells', () => {
  expect(check({ description: 'Ask jane@example.org at 192.168.1.20' })[0]).toMatch(/^description: /);
});

test('plain texts are left alone, and those of resources and addresses to their own rules', () => {
  const text = 'Drive behind a chipset, “idle” and under load: 3 runs of 60 s.';
  expect(check({ title: text, description: text, resources: [{ path: '=x.csv' }] })).toEqual([]);
  expect(check({ created: '2026-05-12' })).toEqual([]);
});
