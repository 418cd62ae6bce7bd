// What calculators answer in other people's pages: one number of a sentence, a question of their own address.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalog } from '../../calc-wasm/js/declared.ts';
import * as calc from '../../calc-wasm/js/node.ts';
import { column, figures } from '../../site/arrays/compare.ts';
import { readChoices } from '../../site/arrays/layouts.ts';
import { offered } from '../../site/build/embed-addresses.ts';
import { calculatorEmbed, calculatorOfEmbed } from '../../site/calculator/embeds.ts';
import { type Live, liveValue } from '../../site/calculator/live.ts';
import { calculatorNamed } from '../../site/common/query.ts';
import { versionToday } from '../support/newest.ts';

function live(name: string): Live {
  const { inputs, outputs, headlines, digits, modelVersion, ...calculator } = calculatorNamed(name);
  return {
    name: calculator.name,
    modelVersion,
    digits,
    first: headlines[0]?.value ?? '',
    full: `/calculators/${name}/`,
    inputs,
    outputs: Object.fromEntries(outputs.map((output) => [output.name, output])),
  };
}

const inputs = '?generation=2.0&lanes=1&max-payload-size=128';

describe('one number of a calculator', () => {
  it('is the answer to the inputs of the address, and leads to the whole of it', () => {
    const shown = liveValue(calc, live('pcie'), inputs);
    expect(shown).toMatchObject({
      text: expect.stringMatching(/^420\sMB\/s$/),
      state: `v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`,
      link: `/calculators/pcie/?v=${versionToday('pcie')}&generation=2.0&lanes=1&max-payload-size=128`,
    });
    const { result } = shown as { result: Record<string, unknown> };
    expect(result.most).toEqual({ value: expect.any(Number), unit: 'byte_per_second' });
  });

  it('is any output, in the units that the address asks for', () => {
    expect(liveValue(calc, live('pcie'), `${inputs}&output=line-rate`)).toMatchObject({
      text: expect.stringMatching(/^625\sMB\/s$/),
      state: expect.stringMatching(/&output=line-rate$/),
    });
    expect(liveValue(calc, live('pcie'), `${inputs}&units=binary`)).toMatchObject({
      text: expect.stringMatching(/^401\sMiB\/s$/),
    });
  });

  it('has a state that says the same again', () => {
    for (const { name, outputs } of catalog) {
      for (const output of outputs) {
        const shown = liveValue(calc, live(name), `?output=${output.name}&units=binary`);
        if ('problem' in shown) throw new Error(shown.problem);
        expect(liveValue(calc, live(name), `?${shown.state}`)).toEqual(shown);
      }
    }
  });

  it('names what it cannot take, and what it can', () => {
    expect(liveValue(calc, live('pcie'), '?output=speed')).toEqual({
      problem: expect.stringMatching(/“speed” is not an output.*most/),
    });
    expect(liveValue(calc, live('pcie'), '?output=__proto__')).toHaveProperty('problem');
    expect(liveValue(calc, live('pcie'), '?lanes=3')).toEqual({ problem: expect.stringMatching(/Lanes.*3|3.*Lanes/) });
  });

  it('answers or says why not, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webQueryParameters(), (text, query) => {
        const shown = liveValue(calc, live('raid'), `?drives=${text}&output=${text}&${query}`);
        expect('problem' in shown ? shown.problem : shown.text).not.toBe('');
      }),
      { numRuns: 50 },
    );
  });
});

describe('the questions of calculators', () => {
  it('have names of their own, as addresses are written', () => {
    for (const { name, presets } of catalog) {
      const slugs = presets.map(({ slug }) => slug);
      expect(new Set(slugs).size, name).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
  });

  it('are found again by their embeds; a name that is gone is an error', () => {
    for (const { name, presets } of catalog) {
      for (const preset of presets) expect(calculatorOfEmbed(calculatorEmbed(name, preset.slug)).preset).toBe(preset);
    }
    expect(() => calculatorOfEmbed('pcie/gone')).toThrow('there is no such preset now');
    expect(calculatorOfEmbed('pcie').preset).toBeUndefined();
  });

  it('are few enough to have a page each', () => {
    const presets = catalog.flatMap((calculator) => calculator.presets);
    expect(offered.length).toBeGreaterThan(presets.length);
    expect(presets.length).toBeLessThanOrEqual(200);
  });
});

it('the comparison of arrays tells every figure of every layout with its unit', () => {
  const columns = readChoices('raid.raid6,zfs.raidz2').map((choice) => column(calc, choice, { drives: '8x18TB' }));
  const told = figures(columns);
  expect(told['raid.raid6.usable']).toEqual({ value: 108e12, unit: 'byte' });
  expect(told['zfs.raidz2.tolerance']).toEqual({ value: 2, unit: 'count' });
});
