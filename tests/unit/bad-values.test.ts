// What a page says of values of its address that it cannot use.
import { expect, test } from 'vitest';
import { badText } from '../../site/common/bad-values.ts';

test('a character that turns text around or hides it is spelled out', () =>
  expect(badText([{ parameter: 'x', value: 'a\u202eb\u001bc', allowed: ['1'] }])).toContain('“a⟨U+202E⟩b␛c”'));
