import { describe, expect, test } from 'vitest';
import { granted } from '../../../calc-wasm/js/calc.ts';
import type { ChainPart } from '../../../calc-wasm/js/chain.ts';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { tunnelledBy } from './tunnelled.ts';

function limitsOf(link: string, drive: string, more: Partial<ChainPart> = {}) {
  const answer = granted(
    size({
      chain: {
        parts: [
          { id: 'hba', kind: 'hba', link: 'pcie 3.0 x8', ports: 'sas 3' },
          { id: 'expander', kind: 'expander', on: 'hba', link, ports: 'sas 3', ...more },
          { id: 'drives', on: 'expander', count: 24, link: drive, read: 250e6 },
        ],
      },
    }),
  );
  return { answer, why: tunnelledBy(answer.limits, answer.inputs.chain.parts) };
}

describe('SATA disks behind an expander', () => {
  test('of SAS-3 get the lanes at 6 Gb/s', () => {
    const { answer, why } = limitsOf('sas 3 x4', 'sata 3.0');
    expect(why).toEqual({ isSlowed: true });
    // 4 lanes × 600 MB/s, less what packets and connections take, for 24 disks.
    expect(answer.most / 24 / 1e6).toBeCloseTo(95.8, 0);
  });

  test('of SAS-2 lose to the tunnel alone', () =>
    expect(limitsOf('sas 2 x4', 'sata 3.0').why).toEqual({ isSlowed: false }));

  test('with SAS disks, or where something else limits, there is nothing to explain', () => {
    expect(limitsOf('sas 3 x4', 'sas 3').why).toBeUndefined();
    expect(tunnelledBy([{ part: 'drives', place: 'media' }], [])).toBeUndefined();
    expect(tunnelledBy([], [])).toBeUndefined();
  });

  test('an expander that buffers keeps its lanes at full speed', () => {
    const { why } = limitsOf('sas 3 x4', 'sata 3.0', { buffered: true });
    expect(why?.isSlowed ?? false).toBe(false);
  });
});
