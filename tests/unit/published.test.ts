// Measurements that others have published and that no data set of ours has: none is above its ceiling, and each is within
// the range that the page shows, or says why it is below.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Answer, granted, type Inputs } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { ranged as calc } from '../../site/common/ranges-build.ts';

interface Published {
  about: string;
  calculator: CalculatorName;
  inputs: Inputs;
  source: string;
  /** Bytes per second. */
  measured?: number;
  /** Why it is below the range. */
  below?: string;
  /** An output in TiB as a tool printed it, and one of its last digit. */
  output?: string;
  printed?: [number, number];
}

const file = new URL('../golden/published.json', import.meta.url);
const rows: Published[] = JSON.parse(readFileSync(file, 'utf8'));

const ask = ({ calculator, inputs }: Published): Answer & Record<string, number> =>
  granted(calc.calculate(calculator, inputs)) as unknown as Answer & Record<string, number>;

it('has sixty of them, each with an address, of networks and of RDMA too', () => {
  expect(rows.filter(({ source }) => !/https?:/.test(source))).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(60);
  const transports = new Set(rows.map(({ inputs }) => inputs.transport));
  expect([...transports]).toEqual(expect.arrayContaining(['rocev2', 'nfs', 'smb']));
});

it.for(rows.filter(({ measured }) => measured !== undefined))('$about: $measured', (row) => {
  const { measured = 0, below } = row;
  const { ceiling = 0, expected_low: low = 0, expected_high: high = 0 } = ask(row);
  expect(measured).toBeLessThanOrEqual(ceiling);
  expect(measured).toBeLessThanOrEqual(high);
  // A reason that no longer holds is an error as well.
  expect(measured < low, `${measured} of ${low} to ${high}`).toBe(below !== undefined);
});

it.for(rows.filter(({ printed }) => printed !== undefined))('$about: $printed TiB', (row) => {
  const [value, digit] = row.printed ?? [0, 0];
  const tebibytes = Number(ask(row)[row.output ?? '']) / 2 ** 40;
  // Some tools round, others cut.
  expect(Math.abs(tebibytes - value), String(tebibytes)).toBeLessThanOrEqual(digit);
});
