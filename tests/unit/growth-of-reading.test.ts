// Twice the length takes at most two and a half times the time, whatever the text: all that reads what people paste,
// type and hand in, asked with long rows of what its patterns repeat.

import { expect, test, vi } from 'vitest';
import { Lines } from '../../datasets/tools/paste/lines.ts';
import { SourceText } from '../../datasets/tools/readers/source-text.ts';
import { csvRow, hidesFormula } from '../../datasets/tools/text/csv-cell.ts';
import { decimal } from '../../datasets/tools/text/number.ts';
import { listChain } from '../../site/ask/list-chain.ts';
import { asked, given } from '../../site/ask/testing.ts';
import { toMarkdown } from '../../site/common/table-text.ts';
import { masked } from '../../site/diagnosis/answer/mask.ts';
import { benchmarksIn } from '../../site/diagnosis/reading/benchmarks.ts';
import { READERS } from '../../site/diagnosis/reading/readers.ts';
import { read } from '../../site/diagnosis/reading/reading.ts';
import { isTried } from '../support/fuzzing.ts';
import { growthOf, MOST_GROWTH, QUICK, timeOf } from '../support/growth.ts';
import { tableOf } from '../support/test-tables.ts';

const LENGTH = 100_000;
const ROWS = tableOf<string[]>(import.meta.filename, 'rows');

const others: Record<string, (text: string) => unknown> = {
  cleaning: (text) => new SourceText('paste', text),
  importers: (text) => benchmarksIn(new SourceText('paste', text)),
  mask: masked,
  question: asked,
  'list of parts': (text) => listChain(text, given.names),
  'CSV cell': (text) => [hidesFormula(text), csvRow([text])],
  'Markdown table': (text) => toMarkdown(['a'], [[text]], [false]),
  number: decimal,
};
const readers = Object.entries(READERS).map(([name, { read: readLines, signs }]) => ({
  name,
  sign: signs?.[0] ?? '',
  run: (text: string): unknown => readLines(Lines.of(text)),
}));
const all = [...readers, ...Object.entries(others).map(([name, run]) => ({ name, sign: '', run }))];

const shapes = {
  'one line': (sign: string, row: string, length: number) => sign + row.repeat(length / row.length),
  'many lines': (sign: string, row: string, length: number) => {
    const line = `${sign}${row.repeat(120 / row.length)}!\n`;
    return line.repeat(length / line.length);
  },
};

test.each(all.map((item, index) => [item.name, item, index] as const))('%s', (_, { sign, run }, index) => {
  for (const [shape, make] of Object.entries(shapes)) {
    for (const [place, row] of ROWS.entries()) {
      // By day each is asked with every eighth row, and all rows are asked over eight of them.
      if (!isTried(place + index, 8)) continue;
      const growth = growthOf(run, (length) => make(sign, row, length), LENGTH);
      expect(growth, `${shape} of ${JSON.stringify(row)}`).toBeLessThanOrEqual(MOST_GROWTH);
    }
  }
});

test('what takes the square of the length is found', () => {
  const quadratic = (text: string) => /\s+x/.test(text);
  // As long as it takes to be slow on this machine.
  let length = 4_000;
  while (timeOf(() => quadratic(' '.repeat(length)), 1) < 1.5 * QUICK) length *= 1.2;
  expect(growthOf(quadratic, (signs) => ' '.repeat(signs), length)).toBeGreaterThan(MOST_GROWTH);
});

test('a reader that takes too long leaves the rest, and the notice says from which line on', () => {
  const { lsblk } = READERS;
  const slow = vi.spyOn(lsblk, 'read').mockImplementation((lines) => {
    for (const [index, line] of lines.entries()) {
      const until = performance.now() + (index < 64 && line ? 2 : 0);
      while (performance.now() < until);
    }
    return [];
  });
  const { notices } = read('paste', `NAME\n${'sda\n'.repeat(5_000)}`, 50);
  slow.mockRestore();
  expect(notices.map(({ message }) => message).join()).toMatch(/reader of lsblk took longer than 1 s/);
  const [{ line } = { line: 0 }] = notices.filter(({ message }) => message.includes('lsblk'));
  expect(line).toBeGreaterThan(1);
  expect(line).toBeLessThan(200);
});
