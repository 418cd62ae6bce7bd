// Every question that people brought stands on the page of questions with its answer, and leads to a page that is there.
import { expect, test } from 'vitest';
import { answers, placeOf } from '../../site/questions/answers-build.ts';
import { documentOf } from './built.ts';

const document = documentOf('/questions/');
const served = (address: string): Document => documentOf(new URL(address, 'https://site.example').pathname);

test.each(answers())('$id stands with its answer and leads to it', ({ id, url, text }) => {
  const place = document.getElementById(placeOf(id));
  expect(place?.querySelector('p')?.textContent).toBe(text);
  const address = place?.querySelector('a')?.getAttribute('href') ?? '';
  expect(address).toBe(url);
  if (address.includes('#')) {
    expect(address.endsWith(`#${placeOf(id)}`)).toBe(true);
    return;
  }
  // Before any script the page has a number in that place: of the question itself, or of the form’s defaults.
  expect(served(address).querySelector('.lw-answer__value output')?.textContent).toMatch(/\d/);
});

test('the home page leads to them', () =>
  expect(served('/').querySelector('main a[href="/questions/"]')).not.toBeNull());
