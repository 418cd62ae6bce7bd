// What a language lacks stands in English and is marked: in pages by `lang`, nowhere by signs that a reader could meet.
import { expect, test } from 'vitest';
import { plural } from '../../../datasets/tools/language/plural.ts';
import { markEnglish } from '../../../site/build/language/mark-english.ts';
import { FROM, marked, TO, unmarked, withEnglish } from '../../../site/common/in-english.ts';

const footer = '<p data-in-english hidden>Left: <data value="0">0</data></p>';
const page = (body: string): string =>
  markEnglish(`<html><head><title>${FROM}Size${TO}</title></head><body>${body}${footer}</body>`).html;

test('words that a language lacks are said in English, those that functions say too', () => {
  const english = { title: 'Title', rows: (count: number) => `${count} rows`, more: { help: 'H' } };
  const said = withEnglish(english, { title: 'Titel', more: {}, old: 'Alt' }, marked) as typeof english;
  expect(said.title).toBe('Titel');
  expect(said.rows(3)).toBe(`${FROM}3 rows${TO}`);
  expect(said.more.help).toBe(`${FROM}H${TO}`);
});

test('of a message with forms, the form that is shown is marked', () =>
  expect(plural(1, marked('one {# row} other {# rows}'))).toBe(`${FROM}1 row${TO}`));

test('text is marked by lang, with the elements in it', () => {
  expect(page(`<p>${FROM}Press <kbd>Enter</kbd>${TO}</p>`)).toContain(
    '<p><span lang="en">Press <kbd>Enter</kbd></span></p>',
  );
});

test('where nothing can be marked, the text stands alone', () => {
  const html = page(`<p title="a > ${FROM}b${TO}">x</p><option>${FROM}c${TO}</option><script>"${FROM}d${TO}"</script>`);
  expect(html).toContain('<p title="a > b">x</p><option>c</option><script>"d"</script>');
  expect(html).toContain('<title>Size</title>');
});

test('no mark is left, also where one was cut off or stands around half an element', () => {
  const html = page(`<p>${FROM}cut</p><p>${FROM}a</b> c${TO} d${TO}</p>`);
  expect(html).toBe(unmarked(html));
  expect(html).toContain('<p>cut</p>');
});

test('the page says how many of its texts are in English, and nothing where none is', () => {
  expect(page(`${FROM}a${TO}`)).toContain('<p data-in-english>Left: <data value="2">2</data></p>');
  expect(markEnglish(footer)).toEqual({ html: footer, count: 0 });
});
