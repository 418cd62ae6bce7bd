// What the curves of calculators show: where a copy falls off its cache, where a drive saturates, and no empty axis where
// inputs exclude each other.
import { expect, test } from 'vitest';
import { granted, type Inputs } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { sweep } from '../../calc-wasm/js/node.ts';
import { answered, chartOf, sampled } from '../../site/calculator/charts.ts';
import { calculatorNamed } from '../../site/common/query.ts';

/** The points of the chart whose output is this one. */
function curve(name: CalculatorName, output: string, inputs: Inputs): [x: number, y: number][] {
  const calculator = calculatorNamed(name);
  const chart = calculator.charts.find((item) => item.output === output);
  if (!chart) throw new Error(`${name} draws no ${output}`);
  expect(chartOf(calculator, chart).output.name).toBe(output);
  const { x, y } = answered(granted(sweep(name, inputs, sampled(chart))));
  return [...x].map((at, index) => [at, y[index] ?? Number.NaN]);
}

test('the rate of a copy falls where the cache is full, and nowhere else', () => {
  const points = curve('write-cache', 'end_rate', {});
  expect(points.length).toBeGreaterThan(500);
  for (const [size, rate] of points) expect(rate, String(size)).toBe(size <= 113e9 ? 4e9 : 1.5e9);
});

test('IOPS rise with the depth up to the ceiling, from there the latency does', () => {
  const drive = { depth: 1, latency: 100e-6, max_iops: 1e6 };
  for (const [depth, iops] of curve('queue-depth', 'other_rate', drive))
    expect(iops / Math.min(depth / 100e-6, 1e6)).toBeCloseTo(1, 9);
  for (const [depth, latency] of curve('queue-depth', 'other_latency', drive))
    expect(latency / Math.max(100e-6, depth / 1e6)).toBeCloseTo(1, 9);
});

test('the axis ends with the largest copy that fits', () => {
  const points = curve('write-cache', 'end_rate', { capacity: 500e9, used: 0.8, size: 50e9 });
  const sizes = points.map(([size]) => size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100e9);
  expect(Math.max(...sizes)).toBeGreaterThan(95e9);
  expect(points.every(([, rate]) => Number.isFinite(rate))).toBe(true);
});

test('a line with a gap in its middle keeps it, and one without an answer stays as it is', () => {
  const line = (y: number[]) => ({ x: Float64Array.from(y.keys()), y: Float64Array.from(y) });
  const { NaN: none } = Number;
  expect(answered(line([none, 1, none, 2, none]))).toEqual({
    x: Float64Array.of(1, 2, 3),
    y: Float64Array.of(1, none, 2),
  });
  expect(answered(line([none, none])).x).toHaveLength(2);
});
