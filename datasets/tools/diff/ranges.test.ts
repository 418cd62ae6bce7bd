import { expect, test } from 'vitest';
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import { rangeChanges } from './ranges.ts';
import { movesText, TERMINAL } from './words.ts';

const range = (low: number, measurements: number, sources: number): Ranges[string] => ({
  low,
  measurements,
  sources,
  middle: 0.95,
  devices: sources,
  newest: '2026-01-02',
});

const text = (before: Ranges, after: Ranges, held = 0) =>
  movesText({ sets: [], shared: [], ranges: rangeChanges(before, after), held }, TERMINAL);

test('a range that moves says from where to where, and what it rests on', () => {
  const same = range(0.7, 20, 9);
  expect(text({ any: same, pcie: range(0.9154, 112, 12) }, { any: same, pcie: range(0.88, 114, 13) })).toContain(
    '- pcie: from 91.5 % of what the link lets through (112 measurements, 12 sources) → from 88 % of what the link lets through (114 measurements, 13 sources): the range moves',
  );
  expect(text({ pcie: range(0.9, 11, 9) }, { pcie: range(0.9, 12, 10) })).toContain('the range stays');
  expect(text({}, { usb: range(0.9, 9, 9) })).toContain('- usb: no range → from 90 %');
});

test('figures that wait are counted, and nothing is said where nothing moves', () => {
  expect(text({}, {}, 1)).toContain('1 figure takes no part until another source');
  expect(text({}, {}, 2)).toContain('2 figures take no part');
  expect(text({ pcie: range(0.9, 9, 9) }, { pcie: range(0.9, 9, 9) })).toBe('');
});
