import { expect, test } from 'vitest';
import { Compared } from '../../tables/compare-sets.ts';
import type { Subject } from '../../tables/rule.ts';
import { realTable, runOn } from '../testing.ts';
import { outlier } from './lw308-outlier.ts';

function set(iops: number, load: Record<string, string | number> = {}): Subject {
  const tables = [
    realTable('targets', [{ target_id: 't', drive_id: 'disk', array_kind: 'none' }]),
    realTable('runs', [{ run_id: 'r', target_id: 't', link_kind: 'pcie' }]),
    realTable('results', [
      {
        run_id: 'r',
        direction: 'device_writes_host',
        access: 'rand',
        block_size_bytes: 4096,
        queue_depth: 32,
        iops,
        ...load,
      },
    ]),
  ];
  return { tables, reference: [] };
}
const check = (iops: number, peers: Subject[], load = {}) =>
  runOn(outlier, { ...set(iops, load), compared: new Compared(peers) }).map(({ message }) => message);
const peers = [90, 100, 110].map((iops) => set(iops * 1000));

test('a figure near those of other sets is fine', () => expect(check(150_000, peers)).toEqual([]));

test('a figure far from them is noted', () => {
  expect(check(400_000, peers)).toEqual(['4 times the median of 3 figures from other sets']);
  expect(check(40_000, peers)).toHaveLength(1);
});

test('another load, few peers or none say nothing', () => {
  expect(check(400_000, peers, { queue_depth: 1 })).toEqual([]);
  expect(check(400_000, peers.slice(1))).toEqual([]);
  expect(check(400_000, [])).toEqual([]);
});
