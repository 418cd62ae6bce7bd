// The fixture is ours, in the form that NVIDIA's guide of GPUDirect Storage prints.
import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('each line is a run, in GiB of 1024³ bytes', () => {
  expect(
    table(
      readFixture('gdsio.txt'),
      'direction',
      'access',
      'block_size',
      'jobs',
      'bandwidth',
      'iops',
      'latency_mean',
      'engine',
    ),
  ).toEqual([
    ['read', 'seq', 2 ** 20, 4, 6 * 2 ** 30, 6144, 651.041667e-6, 'GPUD'],
    ['write', 'rand', 4096, 8, 0.78125 * 2 ** 30, 204800, 39.0625e-6, 'CPUONLY'],
  ]);
});

test('requests of several sizes have no block', () => {
  const text = fixtureText('gdsio.txt').replace('IOSize: 1024(KiB)', 'IOSize: 1024-2048-4(KiB)');
  expect(readText(text).measurements[0]).toMatchObject({
    block_size: undefined,
    bandwidth: 6 * 2 ** 30,
  });
});

test('a line that ends early is said to be cut off', () => {
  expect(notices(readText(fixtureText('gdsio.txt').slice(0, -12)))).toEqual([
    '4 error the end of the line, “total_time … secs”, is missing; the output may be cut off',
  ]);
});
