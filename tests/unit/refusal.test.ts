// Refusals in words: what the core refuses by code and facts, the site says in sentences that name what would work.
import { describe, expect, it } from 'vitest';
import { type Inputs, type Refusal, refused } from '../../calc-wasm/js/calc.ts';
import { catalog } from '../../calc-wasm/js/declared.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate, readTyped } from '../../calc-wasm/js/node.ts';
import { readNumber } from '../../calc-wasm/js/number.ts';
import { refusalText } from '../../site/calculator/refusal.ts';
import { calculatorNamed } from '../../site/common/query.ts';
import { tableOf } from '../support/test-tables.ts';

function refusal(name: CalculatorName, inputs: Inputs): Refusal {
  const answer = calculate(name, inputs);
  if (!refused(answer)) throw new Error(`${name} takes ${JSON.stringify(inputs)}`);
  return answer.error;
}

function said(name: CalculatorName, error: Refusal): string {
  const { inputs } = calculatorNamed(name);
  const named = (input: string) => inputs.find((item) => item.name === input);
  const text = refusalText(error, (input) => named(input)?.label ?? input, named(error.input)?.example);
  return text.replaceAll('\u202f', ' ');
}

function sentence(name: CalculatorName, inputs: Inputs): string {
  return said(name, refusal(name, inputs));
}

describe('a refusal in words', () => {
  it.each(tableOf<[CalculatorName, Inputs, string][]>(import.meta.filename, 'refusals'))(
    '%s %o',
    (name, inputs, text) => expect(sentence(name, inputs)).toBe(text),
  );

  it('gives each field an example that works', () => {
    let some = 0;
    for (const { name, inputs } of catalog) {
      for (const input of inputs.filter(({ example }) => example !== '')) {
        const { refused: errors } = readTyped(name, { [input.name]: 'many' });
        // The words of a form have several: the first of them.
        const [, own, first] = / such as (.+)\.$|: (\w+), /.exec(said(name, errors[0] as Refusal)) ?? [];
        const example = own ?? first ?? '';
        expect(readTyped(name, { [input.name]: example }).refused, `${name}.${input.name}: ${example}`).toEqual([]);
        some += 1;
      }
    }
    expect(some).toBeGreaterThan(60);
  });

  it('names numbers that the reader can type', () => {
    const refusals = catalog.flatMap(({ name, inputs }) =>
      inputs.filter(({ domain }) => domain.kind === 'between').map((input) => refusal(name, { [input.name]: '1e300' })),
    );
    expect(refusals.length).toBeGreaterThan(50);
    for (const error of refusals) {
      if (error.allowed.kind !== 'between') throw new Error(JSON.stringify(error));
      const [, low = '', high = ''] = / from (.+) to (.+)\.$/.exec(refusalText(error, (name) => name)) ?? [];
      const { minimum, maximum, unit } = error.allowed;
      for (const [text, value] of [
        [low, minimum],
        [high, maximum],
      ] as const) {
        const reading = readNumber(text, unit);
        if (!('value' in reading)) throw new Error(`${error.input}: ${text}`);
        expect(reading.value, `${error.input}: ${text}`).toBeCloseTo(value, 12);
      }
    }
  });
});
