import { expect, test } from 'vitest';
import { facts, fixtureText, readFixture, readText, table } from './testing.ts';

test('its MB is 1000 KiB, as operations times block size confirm', () => {
  const extraction = readFixture('kdiskmark.txt');
  expect(table(extraction, 'direction', 'block_size', 'queue_depth', 'iops', 'bandwidth')).toEqual([
    ['read', 2 ** 20, 8, 500, 524288000],
    ['read', 4096, 32, 80000, 327680000],
    ['write', 4096, 1, 240, 983040],
  ]);
  expect(extraction.measurements[0]?.warnings).toEqual(['the printed MB is 1000 KiB; the figure is converted']);
  expect(facts(extraction)).toMatchObject({ 'runs.fill_percent': '12' });
});

test('a version that prints decimal MB is taken at its word', () => {
  const text = fixtureText('kdiskmark.txt').replace('320.000 MB/s', '327.680 MB/s');
  expect(readText(text).measurements[1]).toMatchObject({ bandwidth: 327680000 });
});

test('writes into a cache are told by latency and operations', () => {
  expect(readFixture('kdiskmark.txt').measurements[2]?.warnings[1]).toMatch(/went into a cache/);
});
