// Both fixtures are what ioping of Debian 12 printed, the command above one put there by hand.
import { expect, test } from 'vitest';
import { fixtureText, notices, only, readFixture, readText, table } from './testing.ts';

test('requests follow each other, with the latency as printed', () => {
  expect(only(readFixture('ioping.txt'))).toMatchObject({
    direction: 'read',
    access: 'unspecified',
    block_size: 4096,
    queue_depth: 1,
    jobs: 1,
    iops: 3970,
    bandwidth: 15.5 * 2 ** 20,
    latency_min: 218.8e-6,
    latency_mean: 252e-6,
    latency_max: 320.2e-6,
    latency_stdev: 40e-6,
    target: '/dev/vda',
    precision: 'approximate',
  });
});

test('the command above tells random from sequential, and whether the cache was passed', () => {
  expect(only(readFixture('ioping-sequential.txt'))).toMatchObject({
    access: 'seq',
    direct: 'yes',
    block_size: 262144,
    iops: 1120,
  });
});

test('requests without the statistics are said to be cut off', () => {
  const text = fixtureText('ioping.txt');
  expect(notices(readText(text.slice(0, text.indexOf('---'))))).toEqual([
    '5 error the statistics at its end is missing; the output may be cut off',
  ]);
});

test('versions 0.6 to 0.8 do not count the bytes, and the first have one unit for all times', () => {
  const fields = ['direction', 'access', 'block_size', 'iops', 'bandwidth', 'latency_mean', 'latency_max'] as const;
  expect(table(readFixture('ioping-0.6.txt'), ...fields)).toEqual([
    ['read', 'rand', 4096, 3333, 13 * 2 ** 20, 0.3e-3, 0.4e-3],
  ]);
  expect(table(readFixture('ioping-0.8.txt'), ...fields)).toEqual([
    ['read', 'seq', 262144, 600, 150 * 2 ** 20, 1.7e-3, 152.2e-3],
  ]);
});
