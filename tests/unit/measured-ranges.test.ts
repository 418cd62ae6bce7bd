// The ranges of measurements over the answers of the core: which class an answer has, and what stays as it is.
import { describe, expect, it } from 'vitest';
import { type Answer, granted, type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import { ANY } from '../../calc-wasm/js/classes.ts';
import { catalog } from '../../calc-wasm/js/declared.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import * as core from '../../calc-wasm/js/node.ts';
import { BASES, BY_HAND, classesOf, isLink, type Ranges, rangesOf, withRanges } from '../../calc-wasm/js/ranges.ts';
import { className, coverageText } from '../../site/common/coverage.ts';
import { ranged } from '../../site/common/ranges-build.ts';
import { tableOf } from '../support/test-tables.ts';

const COUNTS = { measurements: 21, devices: 12, sources: 10, newest: '2026-05-12' };
const made = (low: number) => ({ low, middle: (low + 1) / 2, ...COUNTS });
const known: Ranges = { any: made(0.7), pcie: made(0.8), 'pcie 3.0': made(0.9), 'pcie device_reads_host': made(0.85) };
const calc = withRanges(core, known);

const ask = (name: CalculatorName, inputs: Inputs, from = calc): Answer & Record<string, unknown> =>
  granted(from.calculate(name, inputs)) as Answer & Record<string, unknown>;
const shares = (answer: Record<string, unknown>) =>
  [answer.expected_low, answer.expected_high].map((end) => Number(end) / Number(answer.ceiling));

describe('the range of an answer', () => {
  it('is that of its generation, else of its kind, else of all links, which is assumed', () => {
    const of = (name: CalculatorName, inputs: Inputs) => {
      const { range_basis, range } = ask(name, inputs);
      return [range?.class, range_basis];
    };
    expect(of('pcie', { generation: '3.0' })).toEqual(['pcie 3.0', 'measured']);
    expect(of('pcie', { generation: '4.0' })).toEqual(['pcie', 'measured']);
    expect(of('pcie', { direction: 'device_reads_host' })).toEqual(['pcie device_reads_host', 'measured']);
    // No FLIT was measured, whatever the generation.
    expect(of('pcie', { generation: '6.0' })).toEqual([ANY, 'assumed']);
    expect(of('usb', {})).toEqual([ANY, 'assumed']);
    expect(of('dmi', { chipset: 'amd-b650' })).toEqual([ANY, 'assumed']);
  });

  it('reaches from the share of its class to the ceiling, and never beyond what drives ask for', () => {
    const [low, high] = shares(ask('pcie', { generation: '3.0', max_payload_size: 256 }));
    expect(low).toBeCloseTo(0.9, 12);
    expect(high).toBe(1);
    // Of an unknown payload the low end takes the usual one, and of what a device reads the high end fewest DLLPs.
    expect(shares(ask('pcie', { generation: '3.0' }))[0]).toBeCloseTo((0.9 * (256 / 280)) / (512 / 536), 12);
    const reads = shares(ask('pcie', { direction: 'device_reads_host', max_payload_size: 256 }));
    expect(reads[0]).toBeCloseTo((0.85 * 552) / 568, 12);
    expect(reads[1]).toBeCloseTo(552 / (552 + 0.8 * 8), 12);
    const drives = ask('pcie', { generation: '3.0', drives: 1, drive_rate: 1e9 });
    expect([drives.expected_low, drives.expected_high]).toEqual([1e9, 1e9]);
    for (const { name, presets } of catalog.filter((calculator) => isLink(calculator.name))) {
      for (const { inputs } of [{ inputs: {} }, ...presets]) {
        const [least = 0, most = 0] = shares(ask(name, inputs));
        expect(least, name).toBeLessThanOrEqual(most);
        expect(most, name).toBeLessThanOrEqual(1);
      }
    }
  });

  it('is the core’s own without measurements', () => {
    for (const { name } of catalog) expect(withRanges(core, {}).calculate(name, {})).toEqual(core.calculate(name, {}));
  });

  it('is the reader’s where an end is set by hand', () => {
    const byHand = ask('pcie', { efficiency_low: 0.8, max_payload_size: 256 });
    expect(byHand.range).toBeUndefined();
    expect(shares(byHand)[0]).toBeCloseTo(0.8, 12);
    expect(byHand.inputs).toMatchObject({ efficiency_low: 0.8, efficiency_high: 0 });
    // The core's own shares are never called measured where a reader has set one of them.
    const high = ask('pcie', { efficiency_high: 1, max_payload_size: 256 });
    expect([high.range, high.range_basis]).toEqual([undefined, 'assumed']);
    expect(shares(high)[0]).toBeCloseTo(0.9, 12);
    for (const left of ['0', 0, ' 0 ']) expect(ask('pcie', { efficiency_low: left }).range?.class).toBe('pcie 3.0');
    expect(calc.calculate('pcie', { efficiency_low: 2 })).toEqual(core.calculate('pcie', { efficiency_low: 2 }));
  });

  it('asked again with what an answer says of its inputs, answers the same to the letter', () => {
    for (const { name } of catalog.filter(({ name }) => isLink(name))) {
      const first = calc.calculateText(name, '{}');
      expect(calc.calculateText(name, JSON.stringify(JSON.parse(first).inputs)), name).toBe(first);
    }
    // An end that is set is still held to its own range.
    expect(calc.calculateText('pcie', '{"efficiency_low":0,"efficiency_high":9}')).toContain('"error"');
  });

  it('is said in the same words by text, by form and by sweep', () => {
    const text = calc.calculateText('pcie', '{"generation":"3.0"}');
    expect(JSON.parse(text)).toEqual(ask('pcie', { generation: '3.0' }));
    expect(calc.calculateText('pcie', '{"lanes":3}')).toBe(core.calculateText('pcie', '{"lanes":3}'));
    expect(calc.readTyped('pcie', { lanes: '4', efficiency_low: '' }).refused).toEqual([]);
    const { inputs } = ask('pcie', {});
    const walk = { over: 'lanes', output: 'most', from: 1, to: 4, points: 2 };
    expect(refused(calc.sweep('pcie', inputs as unknown as Inputs, walk))).toBe(false);
  });

  it('says what it is made of, to pages and to the terminal', () => {
    for (const name of Object.keys(BASES) as (keyof typeof BASES)[]) {
      const { range } = ask(name, {}, ranged);
      if (!range) throw new Error(`${name} has no range`);
      expect(coverageText(range)).toMatch(/\d+ measurements? of \d+ devices? from \d+ sources?/);
      expect(coverageText(range)).not.toMatch(/\d-\d/);
      expect(classesOf(name, ask(name, {}))).toContain(range.class);
    }
  });
});

it('takes nothing for measured of a network that is not filled, or that is several ports', () => {
  for (const generation of ['1G', '2.5G', '5G', '10G']) {
    expect(classesOf('ethernet', ask('ethernet', { generation }))).toContain('ethernet');
    const waiting = { queue_depth: 1, block_size: 4096 };
    for (const unlike of [{ ports: 2, streams: 8 }, { ports: 8, multichannel: true }, waiting]) {
      const answer = ask('ethernet', { generation, ...unlike }, ranged);
      expect([classesOf('ethernet', answer), answer.range_basis]).toEqual([[ANY], 'assumed']);
    }
  }
});

it('what a page needs of the ranges is the classes of its calculator and that of all links', () => {
  expect(Object.keys(rangesOf('pcie', known)).toSorted()).toEqual([
    'any',
    'pcie',
    'pcie 3.0',
    'pcie device_reads_host',
  ]);
  expect(Object.keys(rangesOf('sata', known))).toEqual(['any']);
  expect(rangesOf('raid', known)).toEqual({});
});

it('a class is called as people call it', () => {
  for (const [name, called] of tableOf<[string, string][]>(import.meta.filename, 'called'))
    expect(className(name)).toBe(called);
});

it('ends that a reader may set are inputs of a link', () => {
  const names = catalog.filter((calculator) => isLink(calculator.name)).flatMap(({ inputs }) => inputs);
  for (const end of BY_HAND) expect(names.map(({ name }) => name)).toContain(end);
});
