// The ranges of measurements over the answers of the core of the chain: which class an answer has, and what stays.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { granted, refused } from '../../calc-wasm/js/calc.ts';
import type { ChainArray, ChainPart, PlannerAnswer, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import * as core from '../../calc-wasm/js/chain-node.ts';
import {
  arrayClasses,
  linkClasses,
  SOFTWARE_STOPS,
  softwareStops,
  withChainRanges,
} from '../../calc-wasm/js/chain-ranges.ts';
import { ANY } from '../../calc-wasm/js/classes.ts';
import type { Load } from '../../calc-wasm/js/generated/chain.ts';
import * as calc from '../../calc-wasm/js/node.ts';
import { withPlanRanges } from '../../calc-wasm/js/plan-ranges.ts';
import { type Ranges, withRanges } from '../../calc-wasm/js/ranges.ts';
import * as built from '../../site/common/chain-ranges-build.ts';
import { presets } from '../../site/sizer/presets.ts';
import { coverageOf } from '../../site/sizer/sentence.ts';

const COUNTS = { measurements: 21, devices: 12, sources: 10, newest: '2026-05-12' };
const made = (low: number) => ({ low, middle: (low + 1) / 2, ...COUNTS });
const links: Ranges = { any: made(0.7), pcie: made(0.8), 'pcie 3.0': made(0.85) };
const arrays: Ranges = { ...links, array: made(0.4), 'array read drives': made(0.6) };

interface Asked {
  arrays?: ChainArray[];
  load?: Load;
  ranges?: Ranges;
}

const size = (parts: ChainPart[], { arrays = [], load = 'read', ranges = links }: Asked = {}) =>
  granted(withChainRanges(core.size, ranges)({ chain: { parts, arrays }, load }));
const shares = ({ expected_low, expected_high, most }: SizerAnswer) =>
  [expected_low, expected_high].map((end) => Number((end / most).toFixed(9)));
const said = (answer: SizerAnswer) => [answer.range_basis, answer.range?.class];

const GB = 1e9;
const drive = (link: string, read: number, more: Partial<ChainPart> = {}): ChainPart => ({
  id: 'drives',
  link,
  read,
  ...more,
});
const stripe: ChainArray = { id: 'pool', level: 'raid0', members: ['drives'] };

describe('random reads of drives that the processor joins', () => {
  const drives = { ...drive('pcie 4.0 x4', 7 * GB), count: 4, read_iops: 1e6, solid: true };
  const ask = (more: Partial<ChainArray> = {}, load: Load = 'random_read') =>
    size([drives], { arrays: [{ ...stripe, ...more }], load, ranges: arrays });

  it('may stop where software was measured to stop, far below what drives and links allow', () => {
    const answer = ask();
    const { least } = softwareStops(answer.inputs.chain);
    expect(answer.expected_low).toBe(least * answer.inputs.block_size);
    expect(answer.expected_high).toBeGreaterThan(20 * answer.expected_low);
    expect(answer).toMatchObject({ range_basis: 'assumed', software: 'software' });
    expect(coverageOf(answer, built.coverages)).toMatch(/stop at 0\.152–5\.89\sM\sIOPS/);
  });

  it('reaches no higher than any software was measured to, while the most is what drives and links allow', () => {
    for (const level of ['raid0', 'raid10', 'raid5', 'raid6', 'raidz1', 'raidz2'] as const) {
      for (const count of [4, 8, 16, 24]) {
        const answer = size([{ ...drives, count, read_iops: 2e6 }], {
          arrays: [{ ...stripe, level }],
          load: 'random_read',
          ranges: arrays,
        });
        const { least, most } = softwareStops(answer.inputs.chain);
        expect(answer.expected_high).toBeLessThanOrEqual(most * answer.inputs.block_size);
        expect(answer.expected_low).toBe(least * answer.inputs.block_size);
        expect(answer.most).toBeGreaterThanOrEqual(answer.expected_high);
      }
    }
  });

  it('may stop lower where that software is ZFS', () => {
    const ask = (level: 'raid5' | 'raidz1') => softwareStops({ parts: [], arrays: [{ ...stripe, level }] });
    expect(ask('raidz1').least).toBeLessThan(ask('raid5').least);
    expect(ask('raidz1').most).toBe(ask('raid5').most);
  });

  it('is judged by what other sets were measured to stop at, each of which has the result', () => {
    const chain = { parts: [], arrays: [stripe] };
    for (const { set, iops } of SOFTWARE_STOPS) {
      const { least, most } = softwareStops(chain, set);
      const others = SOFTWARE_STOPS.filter((other) => other.set !== set && !other.zfs).map((other) => other.iops);
      expect([least, most]).toEqual([Math.min(...others), Math.max(...others)]);
      expect(readFileSync(`datasets/sets/${set}/results.csv`, 'utf8')).toContain(`,${iops},`);
    }
  });

  it('has the range of other arrays where the drives give less than that, where it streams and where it writes', () => {
    const disks = size([{ ...drives, read_iops: 100 }], { arrays: [stripe], load: 'random_read', ranges: arrays });
    expect(disks.range?.class).toBe('array');
    expect(ask({}, 'read').range?.class).toBe('array read drives');
    expect(ask({}, 'random_write').software).toBeUndefined();
  });

  it('is not that of a card which joins them', () => {
    const card: ChainPart = { id: 'card', kind: 'raid_card', link: 'pcie 4.0 x8', ports: 'pcie 4.0 x4' };
    const answer = size([card, { ...drives, on: 'card' }], {
      arrays: [{ ...stripe, on: 'card' }],
      load: 'random_read',
      ranges: arrays,
    });
    expect(answer.range?.class).toBe('array');
  });
});

describe('drives that stand alone, held back by a link', () => {
  it('have the range of that link: its generation, else its kind, else links of any kind', () => {
    const third = size([drive('pcie 3.0 x4', 7 * GB)]);
    expect([...said(third), ...shares(third)]).toEqual(['measured', 'pcie 3.0', 0.85, 1]);
    const fourth = size([drive('pcie 4.0 x4', 14 * GB)]);
    expect([...said(fourth), ...shares(fourth)]).toEqual(['measured', 'pcie', 0.8, 1]);
    const sata = size([drive('sata 3.0', GB)]);
    expect([...said(sata), ...shares(sata)]).toEqual(['assumed', ANY, 0.7, 1]);
  });

  it('reach no more than memory gives, where its channels hardly transfer more than that link', () => {
    const host = (memory: number): ChainPart => ({ id: 'host', kind: 'host', memory });
    const of = (memory: number) => shares(size([host(memory), drive('pcie 3.0 x4', 7 * GB)]));
    expect(of(100 * GB)).toEqual([0.85, 1]);
    const [low = 0, high = 0] = of(4 * GB);
    const most = size([drive('pcie 3.0 x4', 7 * GB)]).most;
    expect(low).toBeCloseTo((0.67 * 4 * GB) / most, 6);
    expect(high).toBeCloseTo((0.79 * 4 * GB) / most, 6);
  });

  it('reach as much of the most as the calculator of that link says', () => {
    for (const [direction, load] of [
      ['device_writes_host', 'read'],
      ['device_reads_host', 'write'],
    ] as const) {
      const answer = granted(withRanges(calc, links).calculate('pcie', { generation: '3.0', lanes: 4, direction }));
      const chain = size([drive('pcie 3.0 x4', 7 * GB, { write: 7 * GB })], { load });
      expect(chain.expected_low / answer.expected_low).toBeCloseTo(1, 9);
      expect(chain.ceiling / answer.ceiling).toBeCloseTo(1, 9);
    }
  });

  it('are assumed where another part sets the lower end', () => {
    const slow = size([drive('pcie 3.0 x4', 4 * GB, { slow_end: 0.5 })]);
    expect(said(slow)).toEqual(['assumed', undefined]);
    expect(slow.expected_low).toBeCloseTo(2 * GB, -3);
  });

  it('keep the core’s own range, assumed, where no link holds all of them back or none was measured so', () => {
    const bare = (parts: ChainPart[], load: Load = 'read') => {
      const answer = core.size({ chain: { parts }, load }) as SizerAnswer;
      const { expected_low, expected_high } = size(parts, { load });
      expect([expected_low, expected_high]).toEqual([answer.expected_low, answer.expected_high]);
      expect(said(size(parts, { load }))).toEqual(['assumed', undefined]);
    };
    bare([drive('pcie 3.0 x4', 2 * GB)]);
    bare([drive('pcie 3.0 x4', 7 * GB), drive('pcie 3.0 x4', GB, { id: 'slow' })]);
    bare([drive('pcie 3.0 x4', 7 * GB)], 'scrub');
    bare([drive('pcie 3.0 x4', 7 * GB, { read_iops: 1e9 })], 'random_read');
  });
});

describe('drives in an array', () => {
  const pool = (ranges: Ranges, more: Partial<ChainPart> = {}) =>
    size([drive('sata 3.0', 200e6, { count: 4, ...more })], { arrays: [stripe], ranges });

  it('have the range of arrays under that workload and limit, else of any array, which is assumed', () => {
    expect([...said(pool(arrays)), ...shares(pool(arrays))]).toEqual(['measured', 'array read drives', 0.6, 1]);
    const any = pool({ ...links, array: made(0.4) });
    expect([...said(any), ...shares(any)]).toEqual(['assumed', 'array', 0.4, 1]);
  });

  it('take no range from links, which no software joined', () => {
    const behind = size([drive('pcie 3.0 x4', 7 * GB, { count: 2 })], { arrays: [stripe] });
    expect(said(behind)).toEqual(['assumed', undefined]);
  });

  it('keep the slow end that the reader states', () => {
    const disks = pool(arrays, { slow_end: 0.5 });
    expect(said(disks)).toEqual(['assumed', undefined]);
    expect(shares(disks)[0]).toBeCloseTo(0.35, 9);
  });
});

it('a range never ends above the most, nor above its upper end, in any question that the sizer serves', () => {
  for (const { slug, setting } of presets) {
    for (const ranges of [{}, links, arrays]) {
      const answer = withChainRanges(core.size, ranges)(setting);
      if (refused(answer)) throw new Error(slug);
      expect(answer.expected_low, slug).toBeLessThanOrEqual(answer.expected_high);
      expect(answer.expected_high, slug).toBeLessThanOrEqual(answer.most * (1 + 1e-9));
      expect(answer.range_basis, slug).toMatch(/^(?:measured|assumed)$/);
      expect(Object.keys(ranges)).toEqual(expect.arrayContaining(answer.range ? [answer.range.class] : []));
    }
  }
});

it('a refusal stays as it is, and text is answered in the same words', () => {
  const wrong = '{"chain":{"parts":[{"id":"x","link":"pcie 9.0"}]}}';
  expect(built.sizeText(wrong)).toBe(core.sizeText(wrong));
  expect(built.planText('{')).toBe(core.planText('{'));
  for (const { setting } of presets)
    expect(JSON.parse(built.sizeText(JSON.stringify(setting)))).toEqual(built.size(setting));
});

describe('a layout of the planner', () => {
  const question = {
    usable: 3e12,
    failures: 1,
    rate: 300e6,
    places: [{ parts: [drive('sata 3.0', 200e6, { count: 8, size: 1e12 })] }],
  };
  const planned = (ranges: Ranges) => withPlanRanges(core.plan, ranges)(question) as PlannerAnswer;

  it('has the range of arrays, and gives what is wanted for sure only where that does', () => {
    const [assumed, measured] = [planned({}), planned({ 'array read': made(0.45) })];
    const ofRaid5 = ({ candidates }: PlannerAnswer) => candidates.find(({ level }) => level === 'raid5');
    expect(ofRaid5(assumed)).toMatchObject({ reach: 'surely', range_basis: 'assumed' });
    expect(ofRaid5(measured)).toMatchObject({ reach: 'at_best', range_basis: 'measured' });
    expect(ofRaid5(measured)?.range?.class).toBe('array read');
  });

  it('stands behind those that are as sure and need no more drives', () => {
    const { candidates } = planned({ 'array read': made(0.45) });
    const places = candidates.map(({ drives, reach }) => [drives, reach === 'surely' ? 0 : 1]);
    expect(places).toEqual(places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
  });
});

describe('the classes', () => {
  it('of a link are those of its calculator', () => {
    expect(linkClasses('pcie 2.0 x8', 'hba', 'link_down')).toEqual([
      'pcie 2.0 device_reads_host',
      'pcie device_reads_host',
      'pcie 2.0',
      'pcie',
      ANY,
    ]);
    expect(linkClasses('SAS-2 x4', 'expander', 'link_up')).toEqual(['sas SAS-2', 'sas', ANY]);
    expect(linkClasses('usb 3.2 Gen 2x1', 'bridge', 'link_up')).toEqual(['usb 3.2 Gen 2x1', 'usb', ANY]);
    expect(linkClasses('pcie 6.0 x4', 'drive', 'link_up')).toEqual([ANY]);
    expect(linkClasses('pcie 4.0 x4', 'chipset', 'link_up')).toEqual([ANY]);
  });

  it('of an array are those of workloads that were measured', () => {
    expect(arrayClasses('write', 'link_down')).toEqual(['array write links', 'array write', 'array']);
    expect(arrayClasses('random_read', 'passing')[0]).toBe('array random_read parts');
    expect(arrayClasses('rebuild', 'media')).toEqual([]);
    expect(arrayClasses('read', null)).toEqual([]);
  });
});
