import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('cells are texts, a single cell takes the digits of the sum, GPUs at once are added up', () => {
  const extraction = readFixture('nvbandwidth.json');
  expect(table(extraction, 'job', 'scope', 'direction', 'duplex', 'bandwidth')).toEqual([
    ['host_to_device_memcpy_ce', 'whole', 'host_to_device', 'one_way', 26801234567],
    ['device_to_host_bidirectional_memcpy_ce 0 0', 'whole', 'device_to_host', 'two_way', 22.5e9],
    ['device_to_host_bidirectional_memcpy_ce 0 1', 'whole', 'device_to_host', 'two_way', 22.7e9],
    ['all_to_host_memcpy_ce 0 0', 'part', 'device_to_host', 'one_way', 20e9],
    ['all_to_host_memcpy_ce 0 1', 'part', 'device_to_host', 'one_way', 21e9],
    ['all_to_host_memcpy_ce', 'whole', 'device_to_host', 'one_way', 41e9],
    ['device_to_device_memcpy_read_ce 0 1', 'whole', 'unspecified', 'one_way', 19.5e9],
    ['device_to_device_memcpy_read_ce 1 0', 'whole', 'unspecified', 'one_way', 19.6e9],
    ['host_device_latency_sm', 'whole', 'unspecified', 'unknown', undefined],
  ]);
  expect(extraction.measurements.at(-1)?.latency_mean).toBeCloseTo(799.567e-9, 12);
  expect(extraction.measurements[6]?.unusable).toMatch(/^a copy between two devices/);
});

test('waived tests are named', () => {
  expect(notices(readFixture('nvbandwidth.json'))).toEqual([
    '35 warning 1 tests have no figures: one_to_all_write_sm (Waived)',
  ]);
});

test('an error document and the text form are said to hold nothing', () => {
  expect(notices(readText('{"nvbandwidth" : {"error" : "no CUDA device"}}'))).toEqual([
    '1 error nvbandwidth reports no CUDA device',
  ]);
  expect(
    notices(readText('nvbandwidth Version: v0.6\nRunning host_to_device_memcpy_ce.\n')),
  ).toEqual(['1 error the text form of nvbandwidth is not read']);
});

test('a cut file keeps the tests before the cut', () => {
  const text = fixtureText('nvbandwidth.json');
  const extraction = readText(text.slice(0, text.indexOf('"name" : "all_to_host')));
  expect(extraction.measurements.map(({ job }) => job)).toContain('host_to_device_memcpy_ce');
  expect(notices(extraction)[0]).toMatch(/error the JSON breaks off here/);
});
