import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lines } from './lines.ts';

const line = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('LnkCap: Speed 8GT/s', '  Model Number: X', 'диск 1,8 ТБ', '> quoted', ''),
);

test('a line that holds a word is among those that may', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.nat(), fc.nat(), (rows, of, from) => {
      const lines = Lines.of(rows.join('\n'));
      const text = lines.at(of % lines.length) ?? '';
      const start = from % (text.length + 1);
      const word = text.slice(start, start + 8);
      if (word === '') return;
      const holding = [...lines.entries()].filter(([, row]) => row.includes(word));
      const may = lines.holding([word, 'no such word']);
      for (const [index] of holding) expect(may).toContain(index);
      expect([...lines.entriesHolding([word])].map(([index]) => index)).toEqual(lines.holding([word]));
      const next = lines.seeker([word]);
      for (const [index] of lines.entries()) {
        const found = next(index);
        expect(found).toBeGreaterThanOrEqual(index);
        expect([...lines.holding([word]), lines.length]).toContain(found);
      }
    }),
    { numRuns: 500 },
  );
});

test('few other lines are, and marks that were taken off no longer count', () => {
  const rows = Array.from({ length: 1000 }, (_, at) => `\tRegion ${at}: Memory at f7${at} (64-bit)`);
  const lines = Lines.of(['> Model Number: X', ...rows].join('\n'));
  expect(lines.holding(['Model Number', 'Rotation Rate']).length).toBeLessThan(5);
  expect(lines.holding(['> Model'])).toEqual([0]);
  lines.drop(0, 2);
  expect(lines.holding(['> Model'])).toEqual([]);
});

test('a word stands in a long text where one of its lines holds it', () => {
  const rows = Array.from({ length: 1000 }, (_, at) => `üñ 🦀 LnkSta: Speed 8GT/s, Width x${at}`);
  const lines = Lines.of(rows.join('\n'));
  for (const word of ['LnkSta', '🦀 Lnk', 'x999', 'x8', 's']) expect(lines.mayHold(word)).toBe(true);
  for (const word of ['LnkCap', 'smartctl', 'Widths', 'x1000', 'Z']) expect(lines.mayHold(word)).toBe(false);
});
