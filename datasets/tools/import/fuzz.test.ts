import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exhaustive } from '../../../tests/support/exhaustive.ts';
import { random } from '../../../tests/support/fuzzing.ts';
import { growthOf, MOST_GROWTH } from '../../../tests/support/growth.ts';
import type { Extraction } from '../readers/measurement.ts';
import { SourceText } from '../readers/source-text.ts';
import { importers } from './catalog.ts';
import { readWith, recognise } from './recognise.ts';
import { fixtureText } from './testing.ts';

const MUTATIONS = exhaustive ? 10_000 : 150;

/** Longer fixtures teach nothing that shorter ones do not, and cost time. */
const LONGEST = 8_000;

const HOSTILE = [
  '¦{¦}¦[¦]¦"¦\\¦,¦:¦<¦>¦</¦&¦&#x110000;¦<!DOCTYPE x>¦<![CDATA[¦\u0000¦\ufeff¦\r¦\n¦\t¦\u001b[0m¦𝟙¦-',
  '1e999¦NaN¦Infinity¦-1¦0¦1,5¦=cmd()¦__proto__¦null¦[]¦{}¦|',
]
  .flatMap((row) => row.split('¦'))
  .concat('9'.repeat(400), ' '.repeat(3000), '('.repeat(500));

/** A text with one to four wounds: cut, doubled, moved or overwritten pieces. */
function mutated(text: string, below: (limit: number) => number): string {
  let result = text;
  for (let wound = below(4); wound >= 0; wound--) {
    const at = below(result.length + 1);
    const end = Math.min(result.length, at + below(below(4) === 0 ? 2000 : 20));
    const hostile = HOSTILE[below(HOSTILE.length)] ?? '';
    const piece = [
      hostile,
      result.slice(at, end).repeat(2),
      result.slice(at, end).toUpperCase(),
      String.fromCharCode(below(0x10000)),
    ][below(4)];
    result = result.slice(0, at) + (below(6) === 0 ? '' : piece) + result.slice(below(8) === 0 ? result.length : end);
  }
  return result;
}

/** Nothing that a table or a page could choke on. */
function isSound({ measurements, facts, notices }: Extraction, lines: number): boolean {
  return (
    measurements.length + facts.length + notices.length > 0 &&
    measurements.every(
      (measurement) =>
        measurement.line >= 1 &&
        measurement.line <= lines &&
        Object.entries(measurement).every(
          ([name, value]) => typeof value !== 'number' || name === 'error' || (Number.isFinite(value) && value >= 0),
        ),
    ) &&
    facts.every(({ line, value }) => line >= 1 && line <= lines && value.length <= 500) &&
    notices.every(({ line, message }) => line >= 1 && line <= lines && message.length <= 1200)
  );
}

const fixtures = readdirSync(join(import.meta.dirname, 'fixtures'))
  .map((name) => ({ name, text: fixtureText(name) }))
  .filter(({ text }) => text.length <= LONGEST)
  .map(({ name, text }) => ({ name, text, source: new SourceText(name, text) }));

test.each(importers.map((importer) => [importer.reads, importer] as const))(
  'wounded outputs neither stop nor deceive: %s',
  (_, importer) => {
    const own = fixtures.filter(({ source }) => importer.recognises(source));
    expect(own.length).toBeGreaterThan(0);
    const below = random(importer.reads.length);
    let extracted = 0;
    for (let count = 0; count < MUTATIONS; count++) {
      const { name, text } = own[count % own.length] ?? { name: '', text: '' };
      const source = new SourceText(name, mutated(text, below));
      importer.recognises(source);
      const extraction = readWith(importer, source);
      extracted += extraction.measurements.length + extraction.facts.length;
      if (!isSound(extraction, source.lines.length)) {
        expect.fail(`${name}, mutation ${count}: ${JSON.stringify(extraction).slice(0, 2000)}`);
      }
    }
    // XML ends at its first wound, its figures stand at the end, and count where their element is closed.
    expect(extracted).toBeGreaterThan(MUTATIONS / 20);
  },
  60_000,
);

test('each importer stays quick on lines made to keep expressions busy', () => {
  const lines = [
    ' '.repeat(8000),
    'SEQ '.repeat(2000),
    'dd '.repeat(2000),
    '1'.repeat(8000),
    'a=b '.repeat(2000),
    '(((('.repeat(2000),
    `Children see throughput for 4 ${'x '.repeat(3000)}`,
    `${'a'.repeat(4000)}: (g=0): rw=${'b'.repeat(3000)}`,
    '|'.repeat(8000),
    `Test : ${'(x'.repeat(3000)}`,
  ];
  const text = lines.flatMap((line) => Array.from({ length: 50 }, () => line)).join('\n');
  const source = new SourceText('busy.txt', text);
  for (const importer of importers) {
    const start = performance.now();
    importer.recognises(source);
    importer.read(source);
    // A thousandth of what a quadratic expression would take, with room for a slow machine.
    expect(performance.now() - start, importer.reads).toBeLessThan(3000);
  }
});

/** Reads a text by every importer. */
function readByAll(text: string): void {
  recognise([{ name: 'long.txt', bytes: new TextEncoder().encode(text) }]);
  for (const importer of importers) importer.read(new SourceText('long.txt', text));
}

const IOZONE = `Iozone: Performance Test of File I/O\n kB reclen write rewrite read\n`;

test.each([
  ['tags that never end', '', '<Results <TimeSpan '],
  ['comments that never end', '', '<Results><!-- <TimeSpan <Results> '],
  ['brackets', '', '['.repeat(60)],
  ['braces on lines of their own', '', '{\n'],
  ['braces of one line', '', '{'],
  ['keys that never end', '', '{"a":'],
  ['quotes in quotes', '', '>'],
  ['a table of iozone', IOZONE, ' 1024 4 1000 1001 1002\n'],
  ['loads of one name', '', 'a: (g=0): rw=read, bs=4k-4k\n'],
  ['results of one name', 'a: (g=0): rw=read, bs=4k-4k\n', 'a: (groupid=0, jobs=1): err= 0: pid=1:\n'],
  ['titles without results', '', 'CrystalDiskMark 8.0.4 x64\n'],
  ['reports without an end', '', 'Block Size | 4k (IOPS) | 64k (IOPS)\nAS SSD Benchmark 2.0\n'],
])('%s cost in proportion to their length', (_, head, piece) => {
  const textOf = (bytes: number) => head + piece.repeat(Math.ceil(bytes / piece.length));
  // By day a tenth of the night's length.
  expect(growthOf(readByAll, textOf, exhaustive ? 400_000 : 40_000)).toBeLessThanOrEqual(MOST_GROWTH);
});

test.each([
  ['an empty file', new Uint8Array(0), /empty/],
  ['zeros', new Uint8Array(1000), /not the output of a known tool/],
  ['noise', Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) & 255), /not the output of a known tool/],
])('%s is named', (_, bytes, message) => {
  const { measurements, notices } = recognise([{ name: 'file', bytes }]);
  expect(measurements).toEqual([]);
  expect(notices[0]?.message).toMatch(message);
});

test('more rows than an argument list can take are all read', () => {
  const rows = ' 1 1 1\n'.repeat(150_000);
  const text = `Iozone: Performance Test of File I/O\n kB reclen write\n${rows}`;
  const { measurements } = recognise([{ name: 'file', bytes: new TextEncoder().encode(text) }]);
  expect(measurements).toHaveLength(150_000);
});

test('a file of too many lines is refused before it is taken apart', () => {
  const bytes = new Uint8Array(9_000_000).fill(0x0a);
  expect(recognise([{ name: 'file', bytes }]).notices[0]?.message).toMatch(/9000000 lines/);
});
