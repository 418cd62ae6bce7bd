// Every question is answered by its headline: the figure that it asks for, in its unit, with the range or the reason for
// none.
import { describe, expect, it } from 'vitest';
import { granted, type Inputs } from '../../calc-wasm/js/calc.ts';
import { catalog } from '../../calc-wasm/js/declared.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { bars } from '../../site/calculator/bars.ts';
import { expectedRange, headline, headlineParts, limitingLayer } from '../../site/calculator/headline.ts';
import { calculatorLink, calculatorNamed, toQuery } from '../../site/common/query.ts';
import { tableOf } from '../support/test-tables.ts';

const plain = (text: string) => text.replaceAll('\u202f', ' ');

const answer = (name: CalculatorName, inputs: Inputs) => granted(calculate(name, inputs));

/** What the page says of the preset whose question holds these words. */
function said(name: CalculatorName, words: string) {
  const calculator = calculatorNamed(name);
  const preset = calculator.presets.find(({ question }) => question.includes(words));
  if (!preset) throw new Error(`${name} has no question about “${words}”`);
  const got = headline(answer(name, preset.inputs), headlineParts(calculator), { asked: preset.answer });
  const { value, note, limit } = got;
  return { value: plain(value), note: plain(note), limit: plain(limit) };
}

describe('a question is answered by its headline', () => {
  it.each(tableOf<[CalculatorName, string, string, string][]>(import.meta.filename, 'figures'))(
    '%s: %s',
    (name, words, value, note) => {
      expect(said(name, words)).toMatchObject({ value, note: expect.stringContaining(note) });
    },
  );

  it('says the chance of a loss as one in so many', () => {
    const { value, note } = said('rebuild', 'four drives in RAID 6');
    expect([value, note]).toEqual([
      expect.stringMatching(/^1 in [\d,]+$/),
      expect.stringContaining('chance of losing data in a year'),
    ]);
  });

  it('names slot and chip where an HBA passes on less than its cables carry', () => {
    expect(said('sas', 'slot or chip').limit).toBe(
      "The HBA's chip is the limit: 2.50 GB/s in all (its slot: 3.36 GB/s), 104 MB/s for each of 24 drives at once.",
    );
  });

  it('says what zfs list prints, beside the same in powers of 1000', () => {
    expect(said('zfs', 'ten 3 TB drives').note).toMatch(/zfs list prints \d\d\.\dT$/);
    // Printed on the machine of OpenZFS issue 8163: eleven drives of 4 TB, ashift 9 to 12.
    const listed = [9, 10, 11, 12].map((ashift) => {
      const inputs = { drives: '11x4TB', layout: 'raidz2', version: '0.7', ashift };
      const parts = headlineParts(calculatorNamed('zfs'));
      return headline(answer('zfs', inputs), parts).note.split(' ').at(-1);
    });
    expect(listed).toEqual(['31.5T', '31.2T', '30.6T', '29.5T']);
  });

  it('keeps what was asked in the link, where it is not the first', () => {
    expect(calculatorLink('raid', {}, 'drives_needed')).toMatch(/\?v=2&answer=drives-needed$/);
    expect(calculatorLink('raid', {}, 'usable')).toMatch(/\?v=2$/);
    expect(toQuery({}, calculatorNamed('raid'))).toBe('?v=2');
  });

  it('falls back to the first for an output that has no headline', () => {
    const parts = headlineParts(calculatorNamed('raid'));
    const asked = { asked: 'nonsense' };
    expect(headline(answer('raid', {}), parts, asked)).toEqual(headline(answer('raid', {}), parts));
  });
});

describe('the range', () => {
  const sentence = (name: CalculatorName, inputs: Inputs) =>
    plain(headline(answer(name, inputs), headlineParts(calculatorNamed(name))).expected);

  it('says whether it was measured or is assumed', () => {
    expect(sentence('pcie', { generation: '4.0' })).toMatch(/^Expect .*measured links/);
    expect(sentence('pcie', { generation: '6.0' })).toMatch(/^Assumed range: /);
    expect(sentence('pcie', { efficiency_low: 0.5 })).toMatch(/^Assumed range: /);
    expect(sentence('ethernet', {})).toMatch(/^Assumed range: /);
    expect(sentence('write-cache', {})).toBe('Expect 2.22–2.84 min (range of measured drive fills).');
  });

  it('is not stated where both ends are the same', () => {
    expect(sentence('usb', { bridge_rate: 550e6 })).toMatch(/^Expect the full figure/);
    const usb = answer('usb', { bridge_rate: 550e6 });
    const [first] = calculatorNamed('usb').headlines;
    if (!first) throw new Error('usb has no headline');
    expect(expectedRange(usb, first)).toBeUndefined();
    expect(bars(usb, expectedRange(usb, first)).expected.width).toBe(0);
  });

  it('reads as two numbers or gives a reason, for every question of every calculator', () => {
    for (const calculator of catalog) {
      const parts = headlineParts(calculator);
      for (const { inputs, answer: asked } of calculator.presets) {
        const { expected, basis } = headline(answer(calculator.name, inputs), parts, { asked });
        const range =
          /^(?:Expect|Assumed range:|Measured:) ([^–]+?)(?:–| to )([^–]+?)(?: \((?:range of measured (?:links|drive fills)|all \d+ measurements we found; yours may differ)\))?\.$/.exec(
            plain(expected),
          );
        expect(basis !== undefined, expected).toBe(range !== null);
        if (range) expect(range[1], expected).not.toBe(range[2]);
        else
          expect(expected, calculator.name).toMatch(/^(?:No range: |Exact: |Expect the full figure: |Expect exactly )/);
      }
    }
  });
});

it('the picture outlines the step that the sentence names', () => {
  const parts = headlineParts(calculatorNamed('sas'));
  const of = (inputs: Inputs) => limitingLayer(answer('sas', inputs), parts);
  expect(of({ drive_rate: 1e8 })).toBe('drives');
  expect(of({ host_rate: 1e9 })).toBe('slot');
  expect(of({})).toBeUndefined();
});
