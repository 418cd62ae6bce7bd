import { expect, test } from 'vitest';
import { attributesOf, readXml, textAt } from './xml-text.ts';

test('elements, text, entities of the language, sections, comments', () => {
  const { root, problem } = readXml(
    '<?xml version="1.0"?><a x="1"><!-- <b> --><b>1 &lt; 2 &#65;&amp;</b><c><![CDATA[<raw>]]></c><d/></a>',
  );
  expect(problem).toBeUndefined();
  expect(textAt(root, 'b')).toBe('1 < 2 A&');
  expect(textAt(root, 'c')).toBe('<raw>');
  expect(root?.children.map(({ name }) => name)).toEqual(['b', 'c', 'd']);
});

test.each([
  ['<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', /declaration is refused/],
  ['<a><b></a>', /<\/a> closes nothing/],
  ['<a><b>', /ends before <\/b>/],
  ['<a', /ends inside a tag/],
  ['<a><!-- ', /not closed/],
  ['text', /no element/],
  ['<a>'.repeat(1000), /nested deeper/],
])('%s is stopped at', (text, message) => expect(readXml(text).problem?.message).toMatch(message));

test('an unknown entity stays as it stands', () => expect(textAt(readXml('<a>&lol9;</a>').root)).toBe('&lol9;'));

test('attributes of a tag, with the entities of the language', () => {
  const text = `<a one="1 &lt; 2" two='"2"' one-more="" bare left=right><b three="3"/></a>`;
  const { root } = readXml(text);
  expect(root && [...attributesOf(text, root)]).toEqual([
    ['one', '1 < 2'],
    ['two', '"2"'],
    ['one-more', ''],
  ]);
});

test('a tag without an end or with thousands of attributes does not slow it', () => {
  const tag = `<a ${'b="'.repeat(100_000)}`;
  const element = { name: 'a', text: '', children: [], offset: 0, isClosed: false };
  expect(attributesOf(tag, element).size).toBeLessThan(3000);
});
