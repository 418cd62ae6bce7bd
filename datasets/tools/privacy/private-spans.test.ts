import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checks } from './checks.ts';
import { CLASSES } from './form.ts';
import file from './forms.json' with { type: 'json' };
import { FORMS } from './forms.ts';
import { lower, placesIn } from './private-spans.ts';

const folder = join(import.meta.dirname, '../readers/fixtures');
const TEXTS = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const PLACES = TEXTS.flatMap((text) => placesIn(text).map((place) => ({ text, place })));

test('signs leave out nothing that a form finds in the whole text', () => {
  for (const text of TEXTS) {
    const found = new Set(placesIn(text).map(({ form, start }) => `${form.form} ${start}`));
    for (const { form, accepts } of FORMS) {
      form.lastIndex = 0;
      for (const match of text.matchAll(form)) {
        for (const [name, value] of Object.entries(match.groups ?? {})) {
          const start = match.indices?.groups?.[name]?.[0];
          const isOwn = CLASSES.some((item) => item === name);
          if (!isOwn || value === undefined || accepts?.(value, match) === false) continue;
          expect(found, `${form} finds ${value}`).toContain(`${form} ${start}`);
        }
      }
    }
  }
});

test('each line in which a form with signs found something holds one of them, in small letters', () => {
  expect(PLACES.length).toBeGreaterThan(0);
  for (const { text, place } of PLACES) {
    const { signs, isAcross, isCode, form } = place.form;
    if (!signs || isAcross || isCode) continue;
    const begin = text.lastIndexOf('\n', place.start - 1) + 1;
    const end = text.indexOf('\n', place.end);
    const line = lower(text.slice(begin, end < 0 ? text.length : end));
    expect(
      signs.some((sign) => line.includes(sign)),
      `${form}: ${line}`,
    ).toBe(true);
  }
});

test('rows name checks that there are and parts that there are', () => {
  for (const { accepts = 'own' } of file.groups) expect(checks).toHaveProperty(accepts);
  for (const { form } of FORMS) expect(form.source).not.toMatch(/\{[A-Z_]{3,}\}/);
});

test('signs are written in small letters', () => {
  for (const { signs = [] } of FORMS) expect(signs).toEqual(signs.map(lower));
});

test('what a form of codes finds is a long row of letters, digits and what divides them, or holds a sign', () => {
  const codes = PLACES.filter(({ place }) => place.form.isCode);
  expect(codes.length).toBeGreaterThan(0);
  for (const { text, place } of codes) {
    const code = text.slice(place.start, place.end);
    const hasSign = place.form.signs?.some((sign) => code.includes(sign)) ?? false;
    expect(hasSign || /^[0-9A-Za-z.:-]{14,}$/.test(code), code).toBe(true);
  }
});

test('capitals of any alphabet are met beside a letter that becomes longer when it is small', () => {
  const text = 'İ Серийный номер: ABC12345';
  const [place] = placesIn(text);
  expect(text.slice(place?.start, place?.end)).toBe('ABC12345');
});

test('letters that become longer when they are small move nothing', () => {
  const text = 'İİİ Serial Number: ABC12345';
  const [place] = placesIn(text);
  expect(text.slice(place?.start, place?.end)).toBe('ABC12345');
});
