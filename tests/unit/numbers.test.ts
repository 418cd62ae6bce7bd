// Where the numbers in the prose of articles are from.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { numbersIn } from '../../site/build/numbers/numbers.ts';
import { root } from '../../site/build/tools.mjs';

const folder = join(root, 'content/articles/en');
const articles = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test('no number in an article is from nowhere', () => {
  const nowhere = articles.flatMap(({ name, text }) =>
    numbersIn(text)
      .filter(({ origin }) => origin === 'none')
      .map(({ line, text: number, sentence }) => `${name}:${line}: ${number} in “${sentence}”`),
  );
  const fix =
    'Compute it (<Answer>), read it from the dataset (<Measured>), cite a source behind the sentence, or say behind it where it is from: {/* origin: 24 times 200 */}';
  expect(nowhere, fix).toEqual([]);
});

const origins = (text: string) => numbersIn(text).map(({ text: number, origin }) => [number, origin]);

describe('a number', () => {
  it('is cited where a source stands behind its sentence or in its row, and not by that of the next', () => {
    expect(origins('It read 3.2 GB/s.<Cite source="a" /> It wrote 1.1 GB/s.')).toEqual([
      ['3.2 GB/s', 'cited'],
      ['1.1 GB/s', 'none'],
    ]);
    expect(origins('| A | 3 GB/s<Cite source="a" /> |\n| B | 4 GB/s |')).toEqual([
      ['3 GB/s', 'cited'],
      ['4 GB/s', 'none'],
    ]);
  });

  it('is computed or measured by its element, and premise beside one', () => {
    const found = origins('Eight of 250 MB/s read <Answer of="sas" inputs={{ drives: 8 }} output="most" />.');
    expect(found.map(([, origin]) => origin)).toEqual(['computed', 'premise']);
  });

  it('is a premise as the size of a block and in what a question is about', () => {
    expect(origins('Reads of 4 KiB from drives of 16 TB with 250 IOPS and 200 MB/s each.')).toEqual([
      ['4 KiB', 'premise'],
      ['16 TB', 'premise'],
      ['250 IOPS', 'premise'],
      ['200 MB/s', 'premise'],
    ]);
  });

  it('is worked out, assumed or said where its sentence shows it', () => {
    expect(origins('1 ÷ 68 µs = 14,600 IOPS.').at(-1)).toEqual(['14,600 IOPS', 'worked out']);
    expect(origins('We assume 90 % of it.')).toEqual([['90 %', 'assumed']]);
    expect(origins('It is 5 % more.{/* origin: ours */}')).toEqual([['5 %', 'said']]);
  });

  it('is no part of a name, of code, of a heading or of what stands before the text', () => {
    const text =
      '---\ntitle: 5 GB/s\n---\n\nexport const a = 3;\n\n# 7 GB/s\n\n```\n8 GB/s\n```\nPCIe 4.0 x4, RAID 5, `9 GB/s`.';
    expect(origins(text)).toEqual([]);
  });

  it('has the line that it stands in', () =>
    expect(numbersIn('---\na: 1\n---\n\nFirst.\nThen 5 ms.')[0]).toMatchObject({ line: 6 }));
});
