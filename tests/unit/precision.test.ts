// No number on a page claims more than is known: three significant figures, two for chances, unless it is exact. Every
// output of every calculator, at the defaults, at every question and at each choice from there; every sentence too.
import { describe, expect, it } from 'vitest';
import { type Answer, type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import { type Calculator, catalog } from '../../calc-wasm/js/declared.ts';
import { units } from '../../calc-wasm/js/generated/units.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { headline, headlineParts } from '../../site/calculator/headline.ts';
import { written } from '../../site/calculator/show.ts';

const plain = (text: string) => text.replaceAll('\u202f', ' ').replaceAll('\u2212', '-');

/** Significant figures of a number as it is written; the noughts at the end of a whole number are none. */
function figures(number: string): number {
  const digits = number.replaceAll(/[,.]/g, '').replace(/^0+/, '');
  return (number.includes('.') ? digits : digits.replace(/0+$/, '')).length;
}

function* answers({ name, presets, inputs }: Calculator): Generator<Answer> {
  for (const preset of [{}, ...presets.map((item) => item.inputs)]) {
    const asked: Inputs[] = inputs.flatMap(({ name: input, domain }) =>
      domain.kind === 'choice' ? domain.values.map(({ value }) => ({ ...preset, [input]: value })) : [],
    );
    for (const inputs of [preset, ...asked]) {
      const answer = calculate(name, inputs);
      if (!refused(answer)) yield answer;
    }
  }
}

const scales = Object.values(units).flatMap(({ decimal, binary }) => [...decimal, ...binary]);

/** Whether a text with one number says this value, to the fifteen figures that a number can hold. */
function isExact(text: string, value: number): boolean {
  const [, number = '', symbol = ''] = /^(-?[\d,.]+)\s*(.*)$/.exec(text) ?? [];
  const shown = Number(number.replaceAll(',', ''));
  const fitting = scales.filter(([known]) => known === symbol || `${symbol}s` === known);
  return [['', 1] as const, ...fitting].some(
    ([known, factor]) =>
      (known === '' ? symbol === '' : true) && Math.abs(shown * factor - value) <= Math.abs(value) * 1e-14,
  );
}

describe.each(catalog)('$name', (calculator) => {
  const most = calculator.digits;

  it('shows no output with more figures than are known', () => {
    const found = new Set<string>();
    for (const answer of answers(calculator)) {
      for (const { name, unit } of calculator.outputs) {
        const { value, text } = written(calculator, answer, name);
        if (typeof value !== 'number') continue;
        const said = plain(text);
        const allowed = unit === 'chance' ? 2 : unit === 'listed_byte' ? 4 : most;
        const number = /\d[\d,.]*/.exec(said.replace(/^1 in /, ''))?.[0] ?? '';
        if (figures(number) > allowed && !isExact(said, value)) found.add(`${name}: ${said}`);
      }
    }
    expect([...found]).toEqual([]);
  });

  it('says no sentence with more', () => {
    const found = new Set<string>();
    const parts = headlineParts(calculator);
    for (const answer of answers(calculator)) {
      for (const { value: asked } of calculator.headlines) {
        const { value, expected, limit } = headline(answer, parts, { asked });
        for (const text of [value, expected, limit].map(plain)) {
          // Rates, times and shares: what a reader has set or what is counted may have more.
          for (const [, number = ''] of text.matchAll(/(\d[\d,.]*\d|\d) (?:[kMGT]i?B\/s|[mnµ]s|s|h|min|years|%)/g)) {
            if (figures(number) > most) found.add(text);
          }
        }
      }
    }
    expect([...found]).toEqual([]);
  });
});
