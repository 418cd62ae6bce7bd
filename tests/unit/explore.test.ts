// What charts, the comparison and the latency question are computed from.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  behind,
  bestPoints,
  compare,
  type Device,
  deviceOf,
  shares,
  statedRatios,
  workloadKey,
} from '../../site/charts/compare.ts';
import { distribution } from '../../site/charts/kinds/series.ts';
import { stateBars } from '../../site/charts/kinds/state.ts';
import { underTarget } from '../../site/charts/latency-target.ts';
import { type Configuration, loadKey, type Point } from '../../site/charts/rows.ts';
import { stability } from '../../site/charts/stability.ts';
import { type Curve, sweepOf, sweeps } from '../../site/charts/sweep.ts';
import { fromQuery, type Parameter, startOf, toQuery } from '../../site/common/state.ts';
import { configuration, point } from '../support/charted.ts';

/** A curve of points (requests, operations per second, latency in seconds). */
function curve(...points: [requests: number, iops: number, latency?: number][]): Curve {
  const of = configuration(
    'a',
    points.map(([queue_depth, iops, latency]) =>
      point({ queue_depth, iops, ...(latency !== undefined && { latency_mean_s: latency }) }),
    ),
  );
  const [found] = sweeps(of);
  if (!found) throw new Error('no curve');
  return found;
}

describe('a latency target', () => {
  test('between two points is met on straight lines of logarithms, where Little’s law holds', () => {
    const answer = underTarget(curve([4, 4000, 0.001], [16, 4000, 0.004]), 0.002, 'mean');
    expect(answer.kind).toBe('found');
    if (answer.kind !== 'found') return;
    expect(answer.requests).toBeCloseTo(8, 10);
    expect(answer.iops).toBeCloseTo(4000, 6);
  });

  test('is not answered beyond the last point: at least', () => {
    const answer = underTarget(curve([1, 1000, 0.001], [2, 1900, 0.0011]), 0.002, 'mean');
    expect(answer).toMatchObject({ kind: 'at_least', requests: 2, iops: 1900, most: 1900 });
  });

  test('is refused where even the first point is slower', () => {
    const answer = underTarget(curve([1, 100, 0.01], [2, 190, 0.011]), 0.002, 'mean');
    expect(answer).toMatchObject({ kind: 'too_slow', latency: 0.01 });
  });

  test('is refused where the source gives no such latency', () =>
    expect(underTarget(curve([1, 100, 0.01], [2, 190, 0.011]), 0.002, 'p99')).toEqual({ kind: 'no_latency' }));

  test('takes a mean that is not stated from Little’s law, of a load of one kind only', () => {
    const stated = underTarget(curve([1, 1000, 0.001], [4, 2000, 0.002]), 0.0015, 'mean');
    expect(underTarget(curve([1, 1000], [4, 2000]), 0.0015, 'mean')).toMatchObject({ kind: stated.kind });
    const mixed = [1, 2].map((queue_depth) => point({ queue_depth, iops: 100, read_percent: 70 }));
    const [part] = sweeps(configuration('a', mixed));
    expect(part && underTarget(part, 0.1, 'mean')).toEqual({ kind: 'no_latency' });
  });

  test('is not read off across a wide step: at least what was measured before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (deep, share) => {
        const wide = curve([1, 1000], [deep, 1000 * Math.sqrt(deep)]);
        const target = 0.001 * Math.sqrt(deep) ** share;
        const answer = underTarget(wide, target, 'mean');
        expect(answer.kind).toBe(deep > 4 ? 'at_least' : 'found');
        if (answer.kind === 'at_least') expect(answer.most).toBe(1000);
      }),
    );
  });

  test('ends at the first crossing, whatever comes after', () => {
    const back = curve([1, 1000, 0.001], [2, 900, 0.003], [4, 4000, 0.001]);
    const answer = underTarget(back, 0.002, 'mean');
    expect(answer.kind).toBe('found');
    if (answer.kind === 'found') expect(answer.requests).toBeLessThan(2);
  });

  test('tells of more operations that a falling curve reached earlier', () => {
    const falling = curve([1, 5000, 0.0002], [2, 4000, 0.0005], [4, 2000, 0.002]);
    expect(underTarget(falling, 0.001, 'mean')).toMatchObject({ most: 5000 });
  });

  test('lies between the measured points around it, and grows with the target', () => {
    const rising = fc
      .array(fc.tuple(fc.double({ min: 1.01, max: 4, noNaN: true }), fc.double({ min: 1.01, max: 3, noNaN: true })), {
        minLength: 2,
        maxLength: 8,
      })
      .map((steps) => {
        let [iops, latency] = [100, 1e-4];
        return steps.map(([more, slower], index): [number, number, number] => {
          iops *= more;
          latency *= slower;
          return [2 ** index, iops, latency];
        });
      });
    fc.assert(
      fc.property(rising, fc.double({ min: 0, max: 1, noNaN: true }), (points, share) => {
        const measured = curve(...points);
        const [first, last] = [points[0]?.[2] ?? 0, points.at(-1)?.[2] ?? 0];
        const low = first * (last / first) ** (share / 2);
        const high = first * (last / first) ** share;
        const [less, more] = [low, high].map((target) => underTarget(measured, target, 'mean'));
        if (!less || !more || !('between' in less) || !('between' in more)) return;
        const [one, other] = more.between;
        expect(more.requests).toBeGreaterThanOrEqual(one.requests_in_flight * (1 - 1e-9));
        expect(more.requests).toBeLessThanOrEqual(other.requests_in_flight * (1 + 1e-9));
        expect(more.iops).toBeGreaterThanOrEqual(one.iops * (1 - 1e-9));
        expect(more.iops).toBeLessThanOrEqual(other.iops * (1 + 1e-9));
        expect(more.requests).toBeGreaterThanOrEqual(less.requests * (1 - 1e-9));
      }),
    );
  });
});

describe('curves', () => {
  test('are those of each number of jobs where the depth was walked', () => {
    const grid = [1, 2].flatMap((jobs) =>
      [1, 4].map((queue_depth) => point({ jobs, queue_depth, iops: 100 * jobs * queue_depth })),
    );
    expect(sweeps(configuration('a', grid)).map(({ fixed }) => fixed)).toEqual([{ jobs: 1 }, { jobs: 2 }]);
    expect(sweepOf(configuration('a', grid), 'rand-read-4k', 2)?.points).toHaveLength(2);
  });

  test('are those of the depth where only the jobs were walked', () => {
    const points = [1, 2].map((jobs) => point({ jobs, queue_depth: 128, iops: 100 * jobs }));
    expect(sweeps(configuration('a', points)).map(({ fixed }) => fixed)).toEqual([{ depth: 128 }]);
  });

  test('leave out ratios and single points', () => {
    const points = [point({ iops: 1, queue_depth: 1 }), point({ iops: 2, queue_depth: 2, precision: 'relative' })];
    expect(sweeps(configuration('a', points))).toEqual([]);
  });
});

describe('stability', () => {
  test('is that of NumPy’s percentiles and of the sample deviation', () => {
    const found = stability([10, 20, 30, 40, 50]);
    expect(found).toMatchObject({ count: 5, median: 30, mean: 30, p5: 12, p95: 48, spread: 1.2 });
    expect(found?.variation).toBeCloseTo(15.811388300841896 / 30, 12);
  });

  test('of nothing is nothing, of one value has no variation', () => {
    expect(stability([])).toBeUndefined();
    expect(stability([7])).toMatchObject({ median: 7, p5: 7, p95: 7, variation: undefined });
  });

  test('orders its figures, and its distribution counts every value', () => {
    const values = fc.array(fc.double({ min: 1, max: 1e9, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(values, (some) => {
        const { p5 = 0, median = 0, p95 = 0 } = stability(some) ?? {};
        expect(p5).toBeLessThanOrEqual(median);
        expect(median).toBeLessThanOrEqual(p95);
        expect(distribution(some).reduce((sum, { count }) => sum + count, 0)).toBe(some.length);
      }),
    );
  });
});

describe('a comparison', () => {
  const device = (key: string, ...configurations: Configuration[]): Device => ({ key, name: key, configurations });
  const one = (of: Partial<Configuration> = {}) => deviceOf(configuration('a', [point({ iops: 100 })], of));
  const two = (of: Partial<Configuration> = {}) => deviceOf(configuration('b', [point({ iops: 250 })], of));

  test('names the best and by how much the other is behind', () => {
    const [row] = compare([one(), two()]);
    expect(row).toMatchObject({ metric: 'iops', best: 1, differences: [] });
    expect(row && behind(row)).toEqual([-0.6, undefined]);
    expect(row && shares(row)).toEqual([0.4, 1]);
  });

  test.each([
    ['state', { state: 'fob' }],
    ['direct', { direct: 'no' }],
  ] as const)('names no best where the %s differs, and says so', (what, other) => {
    const [row] = compare([one(), two(other)]);
    expect(row?.differences.map((difference) => difference.what)).toEqual([what]);
    expect(row?.best).toBeUndefined();
    expect(row && behind(row)).toEqual([undefined, undefined]);
  });

  test.each([
    ['state', { state: 'unknown' }],
    ['tool', { tool: 'hdparm' }],
    ['drives', { drive_count: 4 }],
  ] as const)('shows a %s that differs or is open, and still names the best', (what, other) => {
    const [row] = compare([one(), two(other)]);
    expect(row?.differences.map((difference) => difference.what)).toEqual([what]);
    expect(row?.best).toBe(1);
  });

  test('takes the best of a drive under the conditions that the others have', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 900 }), { minLength: 1 }), fc.nat({ max: 900 }), (steady, fresh) => {
        const runs = steady.map((iops, index) => configuration(`s${index}`, [point({ iops: iops + 1 })]));
        const drive = device('a', configuration('f', [point({ iops: fresh + 1 })], { state: 'fob' }), ...runs);
        const [row] = compare([drive, one()]);
        expect(row?.results[0]?.of.state).toBe('steady');
        expect(row?.results[0]?.point.iops).toBe(Math.max(...steady) + 1);
        expect(row?.best).toBe(Math.max(...steady) + 1 >= 100 ? 0 : 1);
      }),
    );
  });

  test('begins with the workload that was sorted by, whatever else was measured', () => {
    const grid = (run: string) =>
      configuration(run, [
        point({ access: 'seq', measured_bytes_per_s: 5, block_size_bytes: 131_072 }),
        point({ queue_depth: 32, iops: 9 }),
        point({ iops: 3 }),
      ]);
    const all = [deviceOf(grid('a')), deviceOf(grid('b'))];
    const keys = (by: string) => compare(all, by).map((row) => workloadKey(row.point));
    expect(keys('random')[0]).toBe('rand-read-4k 1');
    expect(keys('read')[0]).toBe('seq-read-128k 1');
    expect(keys('')).toHaveLength(3);
  });

  test('has no row for a workload of one alone, nor one of a ratio', () => {
    const other = deviceOf(configuration('b', [point({ iops: 1, block_size_bytes: 65_536 })]));
    expect(compare([one(), other])).toEqual([]);
    const base = point({ precision: 'relative', relative_metric: 'iops', relative_value: 1 });
    const twice = point({ ...base, relative_value: 2, relative_to: base.result_id });
    const all = [deviceOf(configuration('a', [base])), deviceOf(configuration('b', [twice]))];
    expect(compare(all)).toEqual([]);
    expect(statedRatios(all)).toEqual([{ of: 1, to: 0, point: twice }]);
  });

  test('loses no best when the runs of a drive are thinned', () => {
    const state = fc.constantFrom<Configuration['state']>('fob', 'steady', 'unknown');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), state), { minLength: 1 }), (runs) => {
        const all = runs.map(([iops, state], index) => configuration(`r${index}`, [point({ iops })], { state }));
        const iopsOf = (some: Configuration[]) => compare([device('a', ...some), one()])[0]?.results[0]?.point.iops;
        expect(iopsOf(bestPoints(all))).toBe(iopsOf(all));
      }),
    );
  });
});

test('states are compared only where they are stated and the load is the same', () => {
  const of = (state: Configuration['state'], iops: number, more: Partial<Point> = {}) =>
    configuration(`a-${state}`, [point({ iops, ...more })], { state, target_id: 'a' });
  const [bars] = stateBars([of('fob', 300), of('steady', 100), of('unknown', 200)]);
  expect([...(bars?.bars.keys() ?? [])]).toEqual(['fob', 'steady']);
  expect(stateBars([of('fob', 300), of('unknown', 200)])).toEqual([]);
  expect(stateBars([of('fob', 300), of('steady', 1, { block_size_bytes: 8192 })])).toEqual([]);
});

test('loads are named so that they can be read', () => {
  expect(loadKey(point())).toBe('rand-read-4k');
  expect(loadKey(point({ direction: 'mixed', read_percent: 70, block_size_bytes: 5000 }))).toBe('rand-mixed70-5000b');
});

describe('an address', () => {
  const parameters: Parameter[] = [
    { name: 'device', allowed: ['a/b', 'c/d', 'e/f'], most: 2, start: ['a/b'] },
    { name: 'load', allowed: ['x', 'y'], start: ['x'] },
    { name: 'target', allowed: [], free: true, start: ['2 ms'] },
  ];

  test('holds what differs from the start, and reads back', () => {
    expect(toQuery(startOf(parameters), parameters)).toBe('');
    const state = { device: ['c/d', 'a/b'], load: ['y'], target: ['1 ms'] };
    const query = toQuery(state, parameters);
    expect(query).toBe('?device=c/d&device=a/b&load=y&target=1+ms');
    expect(fromQuery(query, parameters)).toEqual({ state, bad: [] });
  });

  test('names a value that there is not, and one too many, and uses the rest', () => {
    const { state, bad } = fromQuery('?device=c/d&device=zz&load=q&other=1', parameters);
    expect(state).toEqual({ device: ['c/d'], load: ['x'], target: ['2 ms'] });
    expect(bad.map(({ parameter, value }) => [parameter, value])).toEqual([
      ['device', 'zz'],
      ['load', 'q'],
    ]);
    expect(fromQuery('?device=a/b&device=c/d&device=e/f', parameters).bad).toHaveLength(1);
  });

  test('whatever it says, is read without harm', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { state } = fromQuery(text, parameters);
        expect(state.device?.every((item) => parameters[0]?.allowed.includes(item))).toBe(true);
      }),
    );
  });
});
