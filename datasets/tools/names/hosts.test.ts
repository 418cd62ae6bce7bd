import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { lacks, processorLanes, takenBy } from '../parts/lanes.ts';
import { Hosts, namedHosts } from './hosts.ts';
import { registryRows } from './load.ts';
import { isSeries } from './series.ts';

const all = namedHosts(registryRows().rows);
const hosts = new Hosts(all);

describe('a processor by its name', () => {
  test.each(tableOf<[string, number][]>(import.meta.filename, 'lanes'))('%s has %i lanes', (name, lanes) => {
    const host = hosts.find(name);
    expect(host && processorLanes(host.lanes, host.sockets)).toBe(lanes);
  });

  // Laptops, graphics of a processor, one digit more or less, and no processor at all.
  test.each([...tableOf<string[]>(import.meta.filename, 'no processors'), '9'.repeat(500)])(
    '%s is none that is known',
    (name) => expect(hosts.find(name)).toBeUndefined(),
  );
});

describe('lanes of a host', () => {
  test.each(all.filter(({ name }) => !isSeries(name)))('$name', ({ lanes: host }) => {
    const whole = processorLanes(host);
    const [first] = host.groups.toSorted((a, other) => other.lanes - a.lanes);
    const generation = first?.generation ?? '';
    const ones = (count: number) => lacks(host, [{ generation: '1.0', lanes: 1, count }]);
    // Every lane can be had as a link of its own, and one more cannot.
    expect(ones(whole)).toBeUndefined();
    expect(ones(whole + 1)).toMatchObject({ takes: whole + 1, has: whole });
    const width = Math.min(16, first?.lanes ?? 0);
    expect(lacks(host, [{ generation, lanes: width, count: 1 }])).toBeUndefined();
    expect(lacks(host, [{ generation: '9.0', lanes: 1, count: 1 }])?.of).toBe('generation');
    expect(lacks(host, [{ generation: '1.0', lanes: 32, count: 1 }])?.of).toBe('width');
  });

  test('an N100 has one place for four lanes, and five for one', () => {
    const host = hosts.find('n100')?.lanes;
    const takes = (lanes: number, count: number) => host && lacks(host, [{ generation: '3.0', lanes, count }])?.of;
    expect([takes(4, 1), takes(4, 2), takes(2, 2), takes(2, 3), takes(1, 9)]).toEqual([
      undefined,
      'links',
      undefined,
      'links',
      undefined,
    ]);
  });

  test('counts the slot of a part, else its link, and each of several', () => {
    const parts = [
      { id: 'host', kind: 'host' as const, name: 'X' },
      { id: 'a', kind: 'hba' as const, link: 'pcie 3.0 x8', slot: 'pcie 3.0 x4' },
      { id: 'b', count: 3, link: 'pcie 4.0 x4' },
      { id: 'c', on: 'a', link: 'sata 3.0' },
      { id: 'd', link: 'sata 3.0' },
      { id: 'e', kind: 'chipset' as const, link: 'dmi 3.0 x4' },
      { id: 'f', on: 'e', link: 'pcie 3.0 x2' },
    ];
    expect(takenBy(parts).map(({ lanes, count }) => lanes * count)).toEqual([4, 12]);
    expect(takenBy(parts, 'e').map(({ lanes, count }) => lanes * count)).toEqual([2]);
  });
});
