import { expect, test } from 'vitest';
import { ANY } from '../../../calc-wasm/js/classes.ts';
import { rangesFrom } from './ranges.ts';
import type { Measured } from './scores.ts';
import { confirmed } from './single-source.ts';
import { aShare } from './testing.ts';

const one = (source: string, share: number, rest: Partial<Measured> = {}) =>
  aShare(source, share, { classes: ['pcie', ANY], ...rest });
const many = (count: number, share: number) => Array.from({ length: count }, (_, at) => one(`${share}-${at}`, share));

const low = (rows: Measured[]) => rangesFrom(rows).pcie?.low;

test('a single source far below all others moves no range, however many rows it has', () => {
  const rows = many(12, 0.93);
  expect(low([...rows, one('odd', 0.39), one('odd', 0.41, { result: 'b' })])).toBe(0.93);
  expect(confirmed([...rows, one('odd', 0.39)])).toHaveLength(12);
});

test('a second source makes it count', () => {
  const rows = [...many(10, 0.93), one('odd', 0.39), one('other', 0.4)];
  expect(confirmed(rows)).toHaveLength(12);
  expect(low(rows)).toBe(0.39);
});

test('a single source moves a lower end by a bounded part', () => {
  expect(low([...many(10, 0.93), one('slow', 0.8)])).toBe(0.8);
  expect(low([...many(10, 0.93), one('slower', 0.78)])).toBe(0.93);
});

test('a single source above the ceiling takes no range away, two do', () => {
  expect(low([...many(12, 0.93), one('fast', 1.2)])).toBe(0.93);
  expect(low([...many(8, 0.93), one('fast', 1.2), one('faster', 1.1)])).toBeUndefined();
});

test('where too few sources are left to say what is usual, nothing is held back', () =>
  expect(confirmed([...many(8, 0.93), one('slow', 0.4)])).toHaveLength(9));

test('what waits in a wide class makes no narrow one, of which it would be the last source needed', () => {
  const narrow = { classes: ['pcie 3.0', 'pcie', ANY] };
  const eight = Array.from({ length: 8 }, (_, at) => one(`narrow-${at}`, 0.93, narrow));
  const ranges = rangesFrom([...eight, ...many(4, 0.93), one('odd', 0.39, narrow)]);
  expect(ranges['pcie 3.0']).toBeUndefined();
  expect(ranges.pcie?.low).toBe(0.93);
});
