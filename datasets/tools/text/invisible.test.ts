import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INVISIBLE, visible, visibleJson } from './invisible.ts';

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\x1b', '\x07', '\b', '\r', '\n', '\t', '\u009b', '\u202e', '\u2028', '\u{e0041}'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

test('JSON holds nothing that a terminal obeys, and is read back as it was', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const json = visibleJson({ [text]: [text] }, 2);
      expect(INVISIBLE.test(json.replaceAll('\n', ''))).toBe(false);
      expect(JSON.parse(json)).toEqual({ [text]: [text] });
    }),
  );
});

test('a text that is shown has lines and tabs, and nothing else that a terminal obeys', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(INVISIBLE.test(visible(text).replaceAll(/[\n\t]/g, ''))).toBe(false);
    }),
  );
  expect(visible('a\r\n\tb\x1b]0;x\x07')).toBe('a\n\tb\\u{1b}]0;x\\u{7}');
});
