/** What tools write without asking `Intl`, against what it writes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalog } from '../../../calc-wasm/js/declared.ts';
import { units as written } from '../../../calc-wasm/js/generated/units.ts';
import { readTyped } from '../../../calc-wasm/js/node.ts';
import { figure } from '../../../datasets/tools/language/figure.ts';
import { joining } from '../../../datasets/tools/language/list.ts';
import { signs } from '../../../datasets/tools/language/locale.ts';
import { PSEUDO, published } from '../../../site/build/language/languages.ts';
import { signsOf } from '../../../site/build/language/signs.ts';
import { typedSymbol } from '../../../site/common/format.ts';

const LOCALES = [...published, PSEUDO].map(({ locale }) => locale);

test('the signs of the tools are those of English', () => expect(signsOf('en')).toEqual(signs));

const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.tuple(fc.integer(), fc.integer({ min: 0, max: 12 })).map(([digits, by]) => digits / 10 ** by),
  fc.constantFrom(0, 1.005, 0.995, 9.995, 999.5, 999_500, 1e6, 1e15, 999_999_999_999_999, 1e-6),
);

test.each(LOCALES)('figures of %s', (locale) => {
  const of = signsOf(locale);
  for (const most of [2, 3, 15]) {
    const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: most });
    const isSame = (value: number) => {
      const size = Math.abs(value);
      // Others are written by `Intl` itself, in the language of the tools.
      if (size >= 1e-6 && size < 1e15) expect(figure(value, most, of)).toBe(format.format(value));
    };
    fc.assert(fc.property(number, isSame), { numRuns: 3000 });
  }
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -0, 1e-9, 1e21])('the figure %d', (value) => {
  const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
  expect(figure(value, 3)).toBe(format.format(value));
});

test.each(LOCALES)('lists of %s', (locale) => {
  const { and, or } = signsOf(locale);
  for (let count = 0; count < 6; count++) {
    const parts = ['sda', 'sdb', 'sdc', 'sdd', 'sde'].slice(0, count);
    const list = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat(locale, { type }).format(parts);
    expect(joining(and)(parts)).toBe(list('conjunction'));
    expect(joining(or)(parts)).toBe(list('disjunction'));
  }
});

test.each([...published, PSEUDO])('the core reads what fields of $name show', ({ units }) => {
  for (const { name, inputs } of catalog)
    for (const { name: input, unit, domain } of inputs) {
      if (domain.kind !== 'between' || !unit) continue;
      for (const [symbol] of [...written[unit].decimal, ...written[unit].binary]) {
        const asked = (text: string) => readTyped(name, { [input]: `2 ${text}` });
        const [own, plain] = [asked(typedSymbol(symbol, units)), asked(symbol)];
        expect(own.inputs).toEqual(plain.inputs);
        expect(own.refused.map(({ code }) => code)).toEqual(plain.refused.map(({ code }) => code));
      }
    }
});
