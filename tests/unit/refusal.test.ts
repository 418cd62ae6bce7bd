// Refusals in words: what the core refuses by code and facts, the site says in sentences that name what would work.
import { describe, expect, it } from 'vitest';
import { type Inputs, type Refusal, refused } from '../../calc-wasm/js/calc.ts';
import { type CalculatorName, catalog } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { readNumber } from '../../calc-wasm/js/number.ts';
import { refusalText } from '../../site/calculator/refusal.ts';
import { calculatorNamed } from '../../site/common/query.ts';

function refusal(name: CalculatorName, inputs: Inputs): Refusal {
  const answer = calculate(name, inputs);
  if (!refused(answer)) throw new Error(`${name} takes ${JSON.stringify(inputs)}`);
  return answer.error;
}

function sentence(name: CalculatorName, inputs: Inputs): string {
  const labels = calculatorNamed(name).inputs;
  const labelOf = (input: string) => labels.find((one) => one.name === input)?.label ?? input;
  return refusalText(refusal(name, inputs), labelOf).replaceAll('\u202f', ' ');
}

describe('a refusal in words', () => {
  it.each<[CalculatorName, Inputs, string]>([
    ['pcie', { lanes: 3 }, 'Lanes: “3” does not work here. Choose 1, 2, 4, 8, 12, 16 or 32.'],
    [
      'pcie',
      { tags: '0' },
      'Outstanding tags: “0” does not work here. Choose a whole number from 1 to 16384.',
    ],
    [
      'pcie',
      { tags: '' },
      'Outstanding tags: nothing does not work here. Choose a whole number from 1 to 16384.',
    ],
    [
      'pcie',
      { transfer_size: '1,000' },
      'Transfer size: “1,000” can be read in two ways. Write 1000 or 1.000.',
    ],
    [
      'raid',
      { drives: '8x1,920 GB' },
      'Drives: “8x1,920 GB” can be read in two ways. Write 8x1920 GB or 8x1.920 GB.',
    ],
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
      'Wanted: “GB” does not go with the other inputs. Choose a rate: kB/s, MB/s, GB/s, KiB/s, MiB/s, GiB/s, kb/s, Mb/s, Gb/s or Tb/s.',
    ],
    [
      'usb',
      { generation: 'Thunderbolt 4', display_rate: '40 Gb/s' },
      'Reserved for displays: “5000000000” does not go with the other inputs. Choose less than 4.751 GB/s, all that Thunderbolt 4 carries.',
    ],
    [
      'zfs',
      { drives: '300x4TB', layout: 'draid1', vdevs: 1 },
      'Drives: “300x4TB” does not go with the other inputs. Choose at most 255 drives for each dRAID vdev.',
    ],
  ])('%s %o', (name, inputs, text) => {
    expect(sentence(name, inputs)).toBe(text);
  });

  it('names numbers that the reader can type', () => {
    const refusals = catalog.flatMap(({ name, inputs }) =>
      inputs
        .filter(({ domain }) => domain.kind === 'between')
        .map((input) => refusal(name, { [input.name]: '1e300' })),
    );
    expect(refusals.length).toBeGreaterThan(50);
    for (const error of refusals) {
      if (error.allowed.kind !== 'between') throw new Error(JSON.stringify(error));
      const [, low = '', high = ''] =
        / from (.+) to (.+)\.$/.exec(refusalText(error, (name) => name)) ?? [];
      const { minimum, maximum, unit } = error.allowed;
      for (const [text, value] of [
        [low, minimum],
        [high, maximum],
      ] as const) {
        const read = readNumber(text, unit);
        if (!('value' in read)) throw new Error(`${error.input}: ${text}`);
        expect(read.value, `${error.input}: ${text}`).toBeCloseTo(value, 12);
      }
    }
  });
});
