// A link alone is answered with its most: the packets that it says are those that this most is of.
import { expect, test } from 'vitest';
import { granted } from '../../calc-wasm/js/calc.ts';
import { links } from '../../calc-wasm/js/generated/chain.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { asked } from './testing.ts';

test.each(links.pcie.generations)('PCIe %s of each width', (generation) => {
  for (const lanes of [1, 4, 8, 16]) {
    const most = (size: number) => granted(calculate('pcie', { generation, lanes, max_payload_size: size })).ceiling;
    const { value = 0, assumed } = asked(`pcie ${generation} x${lanes} bandwidth`);
    const [, payload, share] = /packets of (\d+) bytes; the usual 256 give ([\d.]+)\s%/.exec(assumed.join()) ?? [];
    expect(value).toBeCloseTo(most(Number(payload)), -3);
    expect(100 * (1 - most(256) / value)).toBeCloseTo(Number(share), 1);
  }
});
