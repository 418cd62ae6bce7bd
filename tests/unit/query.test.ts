import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { calculatorLink, calculatorNamed, fromQuery, toQuery } from '../../site/common/query.ts';
import { versionToday } from '../support/newest.ts';

const pcie = calculatorNamed('pcie');

describe('the state of a calculator as a URL', () => {
  it('is readable, in declared order, without defaults', () => {
    const link = calculatorLink('pcie', { max_payload_size: 128, lanes: 1, generation: '2.0', transfer_size: 131_072 });
    expect(link).toBe(`/calculators/pcie/?v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`);
  });

  it('ignores twenty unknown parameters', () => {
    const unknown = Array.from({ length: 20 }, (_, i) => `x${i}=${i}`).join('&');
    expect(fromQuery(`?${unknown}&lanes=8`, pcie.inputs)).toEqual({ lanes: '8' });
  });

  it('keeps an empty value, so that the core can refuse it by name', () => {
    const result = calculate('pcie', fromQuery('?lanes=', pcie.inputs));
    expect(refused(result) && result.error.input).toBe('lanes');
  });

  it('cuts a value of a megabyte', () => {
    const { lanes } = fromQuery(`?lanes=${'9'.repeat(1_000_000)}`, pcie.inputs);
    expect(String(lanes).length).toBeLessThan(2000);
  });

  it('comes back as it went, whatever is entered', () => {
    const value = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean());
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...pcie.inputs.map((i) => i.name)), value), (inputs) => {
        const query = toQuery(inputs, pcie);
        const back = fromQuery(query, pcie.inputs);
        for (const input of pcie.inputs) {
          const given = inputs[input.name];
          if (given === undefined || String(given) === String(input.default)) continue;
          // A lone surrogate is no text: URLs replace it.
          expect(back[input.name]).toBe(String(given).toWellFormed().slice(0, 1024));
        }
      }),
    );
  });

  it('leads from every preset to the same answer', () => {
    for (const calculator of catalog) {
      for (const { inputs } of calculator.presets) {
        const direct = calculate(calculator.name, inputs);
        const link = calculatorLink(calculator.name, inputs);
        const viaUrl = calculate(calculator.name, fromQuery(new URL(link, 'http://x').search, calculator.inputs));
        expect(viaUrl).toEqual(direct);
      }
    }
  });
});
