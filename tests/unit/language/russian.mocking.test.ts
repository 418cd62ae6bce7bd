// What the pages write in a language whose numbers, lists and plurals differ from English in every respect.
import { expect, it, vi } from 'vitest';

vi.mock('../../../site/common/place.ts', async () => {
  const { PSEUDO, placeOf } = await import('../../../site/build/language/languages.ts');
  return { place: placeOf({ ...PSEUDO, tag: 'ru' }, [PSEUDO], '/') };
});

const { bare, bytes, count, quantity, range } = await import('../../../site/common/format.ts');
const { list } = await import('../../../site/common/list.ts');
const { formOf } = await import('../../../site/common/plural.ts');
const { fieldText } = await import('../../../site/calculator/fields.ts');
const { readNumber } = await import('../../../calc-wasm/js/number.ts');
const { catalog } = await import('../../../calc-wasm/js/declared.ts');

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('writes a decimal comma and the letters of its units', () => {
  expect(plain(quantity(1.794e9, 'byte_per_second'))).toBe('1,79 ГБ/с');
  expect(plain(quantity(131_072, 'byte', { binary: true, exact: true }))).toBe('128 КиБ');
  expect(plain(bytes(65_536))).toBe('65 536 Б');
  expect(plain(count(4584))).toBe('4 584');
  expect(bare(2018.5)).toBe('2018,5');
});

it('keeps the unit of a range once, however its numbers are grouped', () => {
  expect(plain(range(1.67e9, 1.78e9, 'byte_per_second'))).toBe('1,67–1,78 ГБ/с');
  expect(plain(range(12_000, 34_000, 'count'))).toBe('12 000–34 000');
});

it('joins lists by its own words', () => {
  expect(list([2, 3, 4], 'and')).toBe('2, 3 и 4');
  expect(list([2, 3], 'or')).toBe('2 или 3');
});

it('asks for as many forms of a word as the language has', () => {
  const drives = { one: 'диск', few: 'диска', many: 'дисков', other: 'диска' };
  expect([1, 2, 5, 21, 1.5].map((number) => formOf(number, drives))).toEqual([
    'диск',
    'диска',
    'дисков',
    'диск',
    'диска',
  ]);
  expect(formOf(1, { one: 'lane', other: 'lanes' }, { minimumFractionDigits: 2 })).toBe('lanes');
});

it('writes into form fields what the core reads back', () => {
  for (const { name, inputs } of catalog) {
    for (const input of inputs) {
      const { unit, bare, default: value, domain } = input;
      if (domain.kind !== 'between' || typeof value !== 'number' || value === 0) continue;
      for (const item of [value, value * 1.234, value * 12_345]) {
        const text = fieldText(item, input);
        const reading = readNumber(text, unit, { bare: bare[0] });
        expect(reading, `${name}.${input.name}: ${text}`).toHaveProperty('value');
        if ('value' in reading) expect(Math.abs(reading.value - item)).toBeLessThanOrEqual(item * 1e-14);
      }
    }
  }
});
