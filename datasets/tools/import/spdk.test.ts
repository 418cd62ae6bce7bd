// The fixtures are ours, in the form of SPDK 24.
import { expect, test } from 'vitest';
import { fixtureText, notices, only, readFixture, readText } from './testing.ts';

test('perf adds its devices up, and the quotient of its figures is the block', () => {
  expect(only(readFixture('spdk-perf.txt'))).toMatchObject({
    job: 'perf randread',
    direction: 'read',
    access: 'rand',
    block_size: 4096,
    queue_depth: 64,
    devices: 2,
    iops: 1280128,
    bandwidth: 1280128 * 4096,
    latency_mean: 99.92e-6,
    latency_max: 1063.32e-6,
  });
});

test('bdevperf names the load of its jobs', () => {
  expect(only(readFixture('spdk-bdevperf.txt'))).toMatchObject({
    job: 'bdevperf randwrite',
    direction: 'write',
    access: 'rand',
    block_size: 4096,
    queue_depth: 128,
    iops: 352000,
    bandwidth: 352000 * 4096,
    latency_mean: 363.51e-6,
  });
});

test('MB of older versions are MiB, too', () => {
  const text = fixtureText('spdk-perf.txt').replace('MiB/s', ' MB/s');
  expect(only(readText(text)).bandwidth).toBe(1280128 * 4096);
});

test('a device of memory is no drive', () => {
  const text = fixtureText('spdk-bdevperf.txt').replaceAll('Nvme0n1', 'Malloc0');
  expect(only(readText(text)).unusable).toBe('null and Malloc devices load no drive');
});

test('a table without its total is said to be cut off', () => {
  const text = fixtureText('spdk-perf.txt');
  expect(notices(readText(text.slice(0, text.indexOf('Total'))))).toEqual([
    '8 error the line “Total” below the devices is missing; the output may be cut off',
  ]);
});
