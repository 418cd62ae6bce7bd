import { expect, test } from 'vitest';
import { Triples } from './triples.ts';

const TEXT = 'LnkSta: Speed 8GT/s (downgraded), Width x4\nüñ 🦀 → ende';

test('each part of a text may stand in it', () => {
  const triples = new Triples(TEXT);
  for (let start = 0; start < TEXT.length; start++)
    for (let end = start; end <= TEXT.length; end++)
      expect(triples.mayHold(TEXT.slice(start, end)), TEXT.slice(start, end)).toBe(true);
});

test('a word that the text does not hold is known not to stand there', () => {
  const triples = new Triples(TEXT);
  for (const word of ['LnkCap', 'smartctl', 'Widths', '(groupid=', '→ x'])
    expect(triples.mayHold(word), word).toBe(false);
});

test('of fewer characters than three it cannot tell', () => {
  expect(new Triples('').mayHold('-[')).toBe(true);
});
