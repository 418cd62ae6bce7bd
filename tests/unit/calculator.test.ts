import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Answer, granted, type Inputs } from '../../calc-wasm/js/calc.ts';
import { catalog } from '../../calc-wasm/js/declared.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate, readTyped, sweep } from '../../calc-wasm/js/node.ts';
import { bars } from '../../site/calculator/bars.ts';
import {
  currentText,
  echo,
  entry,
  fieldText,
  labelUnit,
  type Typed,
  understoodText,
} from '../../site/calculator/fields.ts';
import { headline, headlineParts } from '../../site/calculator/headline.ts';
import { labelIn } from '../../site/common/format.ts';
import { calculatorNamed } from '../../site/common/query.ts';
import { tableOf } from '../support/test-tables.ts';

const plain = (text: string) => text.replaceAll('\u202f', ' ');

const answer = (inputs: Inputs, name: CalculatorName = 'pcie'): Answer => granted(calculate(name, inputs));

interface Golden {
  name: CalculatorName;
  question: string;
  inputs: Inputs;
  /** Numbers within the tolerance; words and refusals as they are. */
  expected: Record<string, unknown>;
  relative_tolerance: number;
}

const golden: Golden[] = catalog.flatMap(({ name }) =>
  JSON.parse(readFileSync(`tests/golden/${name}.json`, 'utf8')).map((row: Golden) => ({ ...row, name })),
);

describe('the core in WebAssembly', () => {
  it.each(golden)('answers $name: $question', (row) => {
    const got: Record<string, unknown> = { ...calculate(row.name, row.inputs) };
    for (const [name, value] of Object.entries(row.expected)) {
      if (typeof value === 'number')
        expect(Math.abs(Number(got[name]) - value), name).toBeLessThanOrEqual(row.relative_tolerance * Math.abs(value));
      else expect(got[name]).toEqual(value);
    }
  });

  it('sweeps into typed arrays', () => {
    const walk = { over: 'transfer_size', output: 'ceiling', from: 1, to: 4096, points: 4096 };
    const { x, y } = granted(sweep('pcie', {}, walk));
    expect(x).toBeInstanceOf(Float64Array);
    expect([x[0], x[4095], y.length]).toEqual([1, 4096, 4096]);
    expect(sweep('pcie', {}, { ...walk, to: -1 })).toMatchObject({ error: { code: 'out_of_range' } });
  });
});

describe('an answer in words', () => {
  const parts = headlineParts(calculatorNamed('pcie'));

  it('names the number, the range and what the link gives away', () => {
    const said = headline(answer({ generation: 2, lanes: 1, max_payload_size: 128 }), parts);
    expect(plain(said.value)).toBe('420 MB/s');
    expect(plain(said.expected)).toBe('Expect 384–420 MB/s (9 of 10 measured links fall in this range).');
    expect(plain(said.limit)).toBe(
      'The link is the limit: 20 % of the line rate goes to line code and 13 % to packet headers.',
    );
  });

  it('names the round trip when that limits, and shows the lower number', () => {
    const said = headline(
      answer({ generation: 4, lanes: 16, direction: 'device_reads_host', max_read_request_size: 512, tags: 32 }),
      parts,
    );
    expect(plain(said.value)).toBe('16.4 GB/s');
    expect(plain(said.limit)).toBe('The round trip is the limit: 32 outstanding requests of 512 B per 1 µs.');
  });

  it('follows the reader to powers of 1024', () => {
    const said = headline(answer({ generation: 2, lanes: 1, max_payload_size: 128 }), parts, { binary: true });
    expect(plain(said.value)).toBe('401 MiB/s');
  });
});

it('the picture adds up to the line rate', () => {
  const drawn = bars(answer({ generation: 6, lanes: 16, direction: 'both' }));
  const taken = (['encoding', 'clock', 'flit', 'headers', 'flow_control'] as const).map(
    (layer) => drawn[layer]?.width ?? 0,
  );
  expect(taken.reduce((a, b) => a + b, drawn.payload.width)).toBeCloseTo(1000, 0);
});

describe('a form field', () => {
  it('shows values as people write them, and reads them back the same', () => {
    for (const calculator of catalog) {
      for (const input of calculator.inputs) {
        // A list gives its values as they are; see below for what is typed.
        if (input.example === '') continue;
        const text = fieldText(input.default, input);
        const { inputs, refused: errors } = readTyped(calculator.name, { [input.name]: text });
        expect(errors, `${calculator.name}.${input.name}: ${text}`).toEqual([]);
        expect(inputs[input.name], `${calculator.name}.${input.name}: ${text}`).toBe(input.default);
      }
    }
  });

  it('echoes what was understood', () => {
    const field = (unit: Typed['unit'], symbol: string): Typed => ({ unit, bare: [symbol, 1], nothing: null });
    expect(plain(echo(65_536, field('byte', 'KiB'), '64k'))).toBe('= 64 KiB = 65,536 B');
    expect(plain(echo(65_536, field('byte', 'KiB'), '64 KiB'))).toBe('= 65,536 B');
    expect(plain(echo(16e12, field('byte', 'TB'), '16'))).toBe('= 16 TB = 14.6 TiB');
    expect(plain(echo(7e9, field('byte_per_second', 'MB/s'), '7000'))).toBe('= 7 GB/s');
    expect(plain(echo(0.7, field('ratio', '%'), '0.7'))).toBe('= 70 %');
    expect(plain(echo(6e-7, field('second', 'ns'), '0,6 µs'))).toBe('= 600 ns');
    expect(echo(256, field('count', ''), '256')).toBe('');
    expect(entry(8, 'lane')).toBe('x8');
  });

  it('says in its label what a number alone counts', () => {
    const unitOf = (name: CalculatorName, input: string) => {
      const found = calculatorNamed(name).inputs.find((item) => item.name === input);
      return found && labelUnit(found);
    };
    expect(unitOf('dmi', 'drive_rate')).toBe('MB/s');
    expect(unitOf('dmi', 'drives')).toBe('');
    expect(unitOf('dmi', 'lanes')).toBe('');
    expect(unitOf('raid', 'drives')).toBe('TB each');
    expect(unitOf('raid', 'read_share')).toBe('%');
    expect(unitOf('rebuild', 'replace_time')).toBe('h');
    expect(unitOf('nvme-queue', 'block_size')).toBe('KiB');
  });

  it('says the unit of a label once', () => {
    for (const input of catalog.flatMap(({ inputs }) => inputs)) {
      const unit = labelUnit(input);
      const texts = labelIn(input.label, unit).split(/[\s,]+/);
      for (const word of unit.split(' ').filter(Boolean)) {
        expect(
          texts.filter((item) => item === word),
          labelIn(input.label, unit),
        ).toHaveLength(1);
      }
    }
    expect(labelIn('Required IOPS', 'IOPS')).toBe('Required IOPS');
    expect(labelIn('Rate per drive', 'MB/s')).toBe('Rate per drive, MB/s');
    expect(labelIn('Hot spares', '')).toBe('Hot spares');
  });

  it('is empty where nothing is known, and its fold says so', () => {
    const unknown = catalog.flatMap(({ inputs }) => inputs.filter(({ nothing }) => nothing));
    expect(unknown.length).toBeGreaterThan(5);
    for (const input of unknown) {
      expect(fieldText(0, input)).toBe('');
      expect(currentText(input, 0)).toBe(input.nothing);
      expect(echo(0, input, '')).toBe('');
      expect(echo(0, input, '0')).toBe(`= ${input.nothing}`);
    }
  });

  it('writes values in its own unit where they read well there, and to the last digit', () => {
    const text = (name: CalculatorName, input: string, value: number) => {
      const found = calculatorNamed(name).inputs.find((item) => item.name === input);
      return found && plain(fieldText(value, found));
    };
    expect(text('dmi', 'drive_rate', 7e9)).toBe('7000 MB/s');
    expect(text('dmi', 'drive_rate', 5e5)).toBe('500 kB/s');
    expect(text('dmi', 'drive_rate', 1_234_567_891)).toBe('1.234567891 GB/s');
    expect(text('usb', 'display_rate', 2e9)).toBe('16 Gb/s');
    expect(text('pcie', 'transfer_size', 2 ** 30)).toBe('1 GiB');
    expect(text('pcie', 'transfer_size', 512)).toBe('512 B');
    expect(text('rebuild', 'replace_time', 86_400)).toBe('24 h');
    expect(text('rebuild', 'afr', 0.0157)).toBe('1.57 %');
    expect(text('rebuild', 'load', 0)).toBe('0 %');
  });

  it.each(tableOf<[string, boolean, string][]>(import.meta.filename, 'understood'))(
    'says how it understood the drives %s',
    (drives, binary, text) => {
      const { understood } = answer({ drives, level: 'jbod' }, 'raid');
      if (!understood?.drives) throw new Error('nothing was understood');
      expect(plain(understoodText(understood.drives, { binary }))).toBe(text);
    },
  );
});
