import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Answer, type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import { type CalculatorName, catalog } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate, sweep } from '../../calc-wasm/js/node.ts';
import { bars } from '../../site/calculator/bars.ts';
import { echo, entry, fieldText, understoodText } from '../../site/calculator/fields.ts';
import { headline, headlineParts } from '../../site/calculator/headline.ts';
import { calculatorNamed } from '../../site/common/query.ts';

const plain = (text: string) => text.replaceAll('\u202f', ' ');

function answer(inputs: Inputs, name: CalculatorName = 'pcie'): Answer {
  const result = calculate(name, inputs);
  if (refused(result)) throw new Error(JSON.stringify(result.error));
  return result;
}

interface Golden {
  name: CalculatorName;
  question: string;
  inputs: Inputs;
  /** Numbers within the tolerance; words and refusals as they are. */
  expected: Record<string, unknown>;
  relative_tolerance: number;
}

const golden: Golden[] = catalog.flatMap(({ name }) =>
  JSON.parse(readFileSync(`tests/golden/${name}.json`, 'utf8')).map((row: Golden) => ({
    ...row,
    name,
  })),
);

describe('the core in WebAssembly', () => {
  it.each(golden)('answers $name: $question', (row) => {
    const got: Record<string, unknown> = { ...calculate(row.name, row.inputs) };
    for (const [name, value] of Object.entries(row.expected)) {
      if (typeof value === 'number')
        expect(Math.abs(Number(got[name]) / value - 1), name).toBeLessThan(row.relative_tolerance);
      else expect(got[name]).toEqual(value);
    }
  });

  it('sweeps into typed arrays', () => {
    const walk = { over: 'transfer_size', output: 'ceiling', from: 1, to: 4096, points: 4096 };
    const { x, y } = sweep('pcie', {}, walk);
    expect(x).toBeInstanceOf(Float64Array);
    expect([x[0], x[4095], y.length]).toEqual([1, 4096, 4096]);
    expect(() => sweep('pcie', {}, { ...walk, to: -1 })).toThrow(/out_of_range/);
  });
});

describe('an answer in words', () => {
  const parts = headlineParts(calculatorNamed('pcie'));

  it('names the number, the range and what the link gives away', () => {
    const said = headline(answer({ generation: 2, lanes: 1, max_payload_size: 128 }), parts);
    expect(plain(said.value)).toBe('420 MB/s');
    expect(plain(said.expected)).toBe('Expect 391–420 MB/s (range of measured links).');
    expect(plain(said.limit)).toBe(
      'The link is the limit: 20 % of the line rate goes to line code and 13 % to packet headers.',
    );
  });

  it('names the round trip when that limits, and shows the lower number', () => {
    const said = headline(
      answer({ generation: 4, lanes: 16, direction: 'device_reads_host', tags: 32 }),
      parts,
    );
    expect(plain(said.value)).toBe('16.4 GB/s');
    expect(plain(said.limit)).toBe(
      'The round trip is the limit: 32 requests of 512 B outstanding every 1 µs.',
    );
  });

  it('follows the reader to powers of 1024', () => {
    const said = headline(answer({ generation: 2, lanes: 1, max_payload_size: 128 }), parts, {
      binary: true,
    });
    expect(plain(said.value)).toBe('401 MiB/s');
  });
});

describe('the picture', () => {
  it('adds up to the line rate', () => {
    const drawn = bars(answer({ generation: 6, lanes: 16, direction: 'both' }));
    const taken = (['encoding', 'clock', 'flit', 'headers', 'flow_control'] as const).map(
      (layer) => drawn[layer]?.width ?? 0,
    );
    expect(taken.reduce((a, b) => a + b, drawn.payload.width)).toBeCloseTo(1000, 0);
  });
});

describe('a form field', () => {
  it('shows values as people write them, and reads them back the same', () => {
    for (const calculator of catalog) {
      for (const input of calculator.inputs) {
        const text = fieldText(input.default, input.unit);
        const result = calculate(calculator.name, { [input.name]: text });
        if (refused(result)) throw new Error(`${input.name}: ${text}`);
        const inputs: Record<string, unknown> = { ...result.inputs };
        if (typeof input.default === 'number') {
          expect(Number(inputs[input.name])).toBeCloseTo(input.default, 12);
        } else expect(inputs[input.name]).toBe(input.default);
      }
    }
  });

  it('echoes what was understood', () => {
    expect(plain(echo(65_536, 'byte', '64k'))).toBe('= 64 KiB = 65,536 B');
    expect(plain(echo(6e-7, 'second', '0,6 µs'))).toBe('= 600 ns');
    expect(echo(256, 'count', '256')).toBe('');
    expect(entry(8, 'lane')).toBe('x8');
  });

  it.each([
    ['8x18TB + 2x4TB', false, '8 × 18 TB + 2 × 4 TB = 152 TB'],
    ['8x18TB', true, '8 × 18 TB = 131 TiB'],
    ['8x3.84TB', false, '8 × 3.84 TB = 30.72 TB'],
    ['2x4TiB', false, '2 × 4 TiB = 8 TiB'],
    ['500GB, 4000787030016 B', false, '500 GB + 4,000,787,030,016 B = 4,500,787,030,016 B'],
  ])('says how it understood the drives %s', (drives, binary, text) => {
    const { understood } = answer({ drives, level: 'jbod' }, 'raid');
    if (!understood?.drives) throw new Error('nothing was understood');
    expect(plain(understoodText(understood.drives, { binary }))).toBe(text);
  });
});
