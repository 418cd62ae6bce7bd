// Refusals in words: what the core refuses by code and facts, the site says in sentences that name what would work.
import { describe, expect, it } from 'vitest';
import { type Inputs, type Refusal, refused } from '../../calc-wasm/js/calc.ts';
import { type CalculatorName, catalog } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate, readTyped } from '../../calc-wasm/js/node.ts';
import { readNumber } from '../../calc-wasm/js/number.ts';
import { refusalText } from '../../site/calculator/refusal.ts';
import { calculatorNamed } from '../../site/common/query.ts';

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
  it.each<[CalculatorName, Inputs, string]>([
    ['pcie', { lanes: 3 }, 'Lanes: “3” does not work here. Choose 1, 2, 4, 8, 12, 16 or 32.'],
    ['pcie', { tags: '0' }, 'Outstanding tags: “0” is out of range. Type a whole number from 1 to 16384, such as 256.'],
    [
      'pcie',
      { tags: '' },
      'Outstanding tags: an empty value cannot be read. Type a whole number from 1 to 16384, such as 256.',
    ],
    ['pcie', { transfer_size: '1,000' }, 'Transfer size: “1,000” can be read in two ways. Write 1000 or 1.000.'],
    [
      'pcie',
      { transfer_size: 1.5 },
      'Transfer size: “1.5” is not a whole number. Type a whole number from 1 B to 1 GiB, such as 128 KiB.',
    ],
    [
      'dmi',
      { drive_rate: '8 GT/s' },
      'Rate per drive: “8 GT/s” cannot be read. Type a number from 0 B/s to 100 GB/s, not GT/s, which count the bits on each lane: the PCIe calculator converts them, such as 7000 MB/s.',
    ],
    [
      'rebuild',
      { drive_rate: '6 gb/s' },
      'Average rate per drive: “6 gb/s” can be read in two ways. Write 6 GB/s or 6 Gb/s.',
    ],
    ['raid', { drives: '18' }, 'Drives: “18” has no unit. Add GB, TB, GiB or TiB, such as 8x18 TB.'],
    [
      'raid',
      { drives: '99 bananas' },
      'Drives: “99 bananas” cannot be read. Type drives and their size: 8x18TB, 4x16TB + 2x4TB or 3,84 TB.',
    ],
    ['raid', { drives: '8x1,920 GB' }, 'Drives: “8x1,920 GB” can be read in two ways. Write 8x1920 GB or 8x1.920 GB.'],
    [
      'pcie',
      { generation: '6.0', flit_mode: 'off' },
      'FLIT mode: “off” does not go with the other inputs. Choose auto or on: generation 6.0 always runs in FLIT mode.',
    ],
    [
      'pcie',
      { max_payload_size: 128, completion_size: '256' },
      'Completion size: “256” does not go with the other inputs. Choose at most 128 B, the value of Max Payload Size.',
    ],
    [
      'ethernet',
      { mtu: 1279, protocol: 'ipv6' },
      'MTU: “1279” does not go with the other inputs. Choose at least 1280 B, the smallest MTU of IPv6.',
    ],
    [
      'units',
      { from: 'MB/s', to: 'GB' },
      'Target unit: “GB” does not go with the other inputs. Choose a rate: kB/s, MB/s, GB/s, TB/s, KiB/s, MiB/s, GiB/s, TiB/s, kb/s, Mb/s, Gb/s or Tb/s.',
    ],
    [
      'usb',
      { generation: 'Thunderbolt 4', display_rate: '40 Gb/s' },
      'Reserved for displays: “5000000000” does not go with the other inputs. Choose less than 4.848 GB/s, all that Thunderbolt 4 carries.',
    ],
    [
      'zfs',
      { drives: '300x4TB', layout: 'draid1', vdevs: 1 },
      'Drives: “300x4TB” does not go with the other inputs. Choose at most 255 drives for each dRAID vdev.',
    ],
    [
      'queue-depth',
      { depth: 32, iops: 50_000, latency: '500 µs' },
      'Requests in flight: “32 ≠ 50000 × 0.0005” does not go with the other inputs. Choose 25, which is IOPS × mean latency, or leave one of the three empty.',
    ],
    [
      'queue-depth',
      { iops: 50_000, throughput: '60 MB/s' },
      'Throughput: “60000000 ≠ 50000 × 4096” does not go with the other inputs. Choose 204.8 MB/s, which is IOPS × block size, or leave IOPS or throughput empty.',
    ],
    [
      'queue-depth',
      { iops: '2 M IOPS', latency: '50 µs', max_iops: '1 M IOPS' },
      'Request rate: “2000000” does not go with the other inputs. Choose at most 1 M IOPS, the most that the drive and its link give.',
    ],
    [
      'write-cache',
      { used: '80 %' },
      'Size of the copy: “300000000000” does not go with the other inputs. Choose at most 200 GB, which is free on the drive.',
    ],
    [
      'write-cache',
      { empty_cache: '400 GB' },
      'Cache of the empty drive: “400000000000” does not go with the other inputs. Choose at most 366.7 GB: at one bit a cell, the cells of an empty drive hold no more.',
    ],
  ])('%s %o', (name, inputs, text) => {
    expect(sentence(name, inputs)).toBe(text);
  });

  it('gives each field an example that works', () => {
    let some = 0;
    for (const { name, inputs } of catalog) {
      for (const input of inputs.filter(({ example }) => example !== '')) {
        const { refused: errors } = readTyped(name, { [input.name]: 'many' });
        // The words of a form have several: the first of them.
        const [, own, first] = / such as (.+)\.$|: (\w+), /.exec(said(name, errors[0] as Refusal)) ?? [];
        const example = own ?? first ?? '';
        const read = readTyped(name, { [input.name]: example });
        expect(read.refused, `${name}.${input.name}: ${example}`).toEqual([]);
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
