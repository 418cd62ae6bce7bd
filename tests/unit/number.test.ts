// The readers of numbers: JavaScript's for forms and tools against the core's, which is Rust.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letters, spellings, type UnitName, units } from '../../calc-wasm/js/generated/units.ts';
import { factorOf, type Reading, readNumber } from '../../calc-wasm/js/number.ts';
import { cases } from '../support/fuzzing.ts';
import { bitsOf, native } from './native.ts';

const names = Object.keys(units) as UnitName[];
/** What a field can count in. */
const symbolsOf = (unit: UnitName) =>
  [...units[unit].decimal, ...units[unit].binary, ...spellings[unit]].map(([symbol]) => symbol);
const lettersOf = (unit: UnitName) => [...letters[unit].small, ...letters[unit].large].map(([symbol]) => symbol);

/** What people make of a symbol: another case, other words, Cyrillic letters; and what is none. */
const altered = (symbol: string): string[] => [
  symbol.toLowerCase(),
  symbol.toUpperCase(),
  symbol.replace('/s', ''),
  symbol.replace('/s', 'ps'),
  symbol.replace('/s', '/sec'),
  symbol.replace(/b$|b(?=\/s)/, 'bit').replace('/s', 'PS'),
  symbol.replace(/B$|B(?=\/s)/, 'bytes'),
  symbol.replace(/[kMGTiBbshmnd]/g, (letter) => 'кМГТиБбсчмнд'['kMGTiBbshmnd'.indexOf(letter)] ?? ''),
  // As a page writes it, so that no line breaks in it.
  symbol.replace('/', '/\u2060'),
];
const OTHERS = ['KB', 'MBps', 'GT/s', 'gt/s', 'MT/s', 'ГТ/с', '\u212a', 'ſ', 'Mbits', 'kBit/S', 'иb', 'Я'];

const SIGNS = ['', '', '', '-', '+', '\u2212', '--', '- '];
const SPACES = [' ', '\u00a0', '\u2009', '\u202f', '\t', '\ufeff', '\u0085', '\u2060'];
const SEPARATORS = [',', ',', ',', ',', '.', '.', "'", '’', ' ', '\u202f', '_', ',,'];
const EXPONENTS = ['', '', '', '', '', '', 'e3', 'E-6', 'e+2', 'e', 'e400', ' e3', 'e-400'];

/** Digits, in groups or not, with signs where people and tools put them, rightly and wrongly. */
const group = fc.oneof(fc.stringMatching(/^[0-9]{3}$/), fc.stringMatching(/^[0-9]{0,5}$/));
const digits = fc
  .tuple(fc.stringMatching(/^[0-9]{0,4}$/), fc.array(fc.tuple(fc.constantFrom(...SEPARATORS), group), { maxLength: 3 }))
  .map(([first, groups]) => first + groups.flat().join(''));

/** One sign before one to four digits: the readings that are easily confused. */
const lone = fc.stringMatching(/^[0-9]{0,4}[,. '][0-9]{1,4}$/);

type Case = [text: string, unit: UnitName, bare: string];

const question = fc
  .constantFrom(...names)
  .chain((unit) => fc.tuple(fc.constant(unit), fc.constantFrom('', ...symbolsOf(unit))))
  .chain(([unit, bare]) =>
    fc
      .tuple(
        fc.constantFrom('', '', ' ', '\u00a0', '\ufeff', 'x', '×', 'X '),
        fc.constantFrom(...SIGNS),
        fc.oneof(digits, lone),
        fc.constantFrom(...EXPONENTS),
        fc.constantFrom('', ...SPACES),
        fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom('', ...symbolsOf(unit), ...lettersOf(unit)) },
          { weight: 4, arbitrary: fc.constantFrom(...symbolsOf(unit).flatMap(altered)) },
          { weight: 1, arbitrary: fc.constantFrom(...names.flatMap(symbolsOf), ...OTHERS) },
          { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
        ),
        fc.constantFrom('', '', ' ', '\n', '\u0085'),
      )
      .map((parts): Case => [parts.join(''), unit, bare]),
  );

const anything = fc.tuple(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...names), fc.constant(''));

function plain(reading: Reading): unknown {
  if ('value' in reading) return bitsOf(reading.value);
  return reading.problem === 'ambiguous_number' ? reading.readings : reading.problem;
}

const isProblem = (read: unknown): read is string => read === 'not_a_number' || read === 'transfers';

test('reads thousands of texts to the last bit as the core does', async () => {
  const questions: Case[] = [
    ...fc.sample(question, { numRuns: cases(20_000), seed: 1 }),
    ...fc.sample(anything, { numRuns: cases(5000), seed: 1 }),
    ...names.flatMap((unit) =>
      symbolsOf(unit).flatMap((symbol): Case[] =>
        ['3', '0.1', '1 000', '3,487', '1e-3', '123456789.123456789'].flatMap((number): Case[] => [
          [`${number} ${symbol}`, unit, ''],
          // Alone, in a field that counts in it.
          [number, unit, symbol],
        ]),
      ),
    ),
    // Every letter and every way to write a symbol, in a field of small things and in one of large ones.
    ...names.flatMap((unit) =>
      ['', symbolsOf(unit).at(-1) ?? '', ...letters[unit].largeSymbols.slice(0, 1)].flatMap((bare) =>
        [...symbolsOf(unit).flatMap(altered), ...lettersOf(unit).flatMap(altered), ...OTHERS].map(
          (symbol): Case => [`12 ${symbol}`, unit, bare],
        ),
      ),
    ),
  ];
  const answers = await native(questions.map(([text, unit, bare]) => ['number', text, unit, bare]));
  const kinds = new Map<string, number>();
  for (const [at, [text, unit, bare]] of questions.entries()) {
    const read = plain(readNumber(text, unit, { bare: bare || undefined }));
    expect(read, `${JSON.stringify(text)} in ${unit}, ${bare}`).toEqual(answers[at]);
    const kind = Array.isArray(read) ? 'ambiguous' : isProblem(read) ? read : 'number';
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  // The texts are worth comparing: each kind of answer is common among them.
  for (const kind of ['number', 'not_a_number', 'ambiguous']) expect(kinds.get(kind), kind).toBeGreaterThan(200);
  expect(kinds.get('transfers')).toBeGreaterThan(5);
});

describe('a comma before three digits', () => {
  test('is refused with two readings, each of which is read', () => {
    const reading = readNumber('3,487 MB/s', 'byte_per_second');
    expect(reading).toEqual({ problem: 'ambiguous_number', readings: ['3487 MB/s', '3.487 MB/s'] });
    expect(readNumber('3487 MB/s', 'byte_per_second')).toEqual({ value: 3.487e9 });
    expect(readNumber('3.487 MB/s', 'byte_per_second')).toEqual({ value: 3.487e6 });
  });

  test('is read where the decimal sign is known', () => {
    expect(readNumber('3,487', 'count', { decimal: ',' })).toEqual({ value: 3.487 });
    expect(readNumber('3,487', 'count', { decimal: '.' })).toEqual({ value: 3487 });
    expect(readNumber('3.487', 'count', { decimal: ',' })).toEqual({ value: 3487 });
    expect(readNumber('3.487,5', 'count', { decimal: ',' })).toEqual({ value: 3487.5 });
    expect(readNumber('3,487,5', 'count', { decimal: ',' })).toEqual({ problem: 'not_a_number' });
    expect(readNumber('3,48', 'count', { decimal: '.' })).toEqual({ problem: 'not_a_number' });
  });
});

test('a symbol has its factor in its own unit only', () => {
  expect(factorOf('MiB/s', 'byte_per_second')).toBe(2 ** 20);
  expect(factorOf('usec', 'second')).toBe(1e-6);
  expect(factorOf('', 'byte')).toBe(1);
  expect(factorOf('KB', 'byte')).toBeUndefined();
  // What people make of symbols is read from people only: a file of a tool is no form.
  expect(factorOf('gb', 'byte')).toBeUndefined();
  expect(factorOf('G', 'byte')).toBeUndefined();
  expect(factorOf('MiB', 'byte_per_second')).toBeUndefined();
});
