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

test('an error document and a test that was begun are said to hold nothing', () => {
  expect(notices(readText('{"nvbandwidth" : {"error" : "no CUDA device"}}'))).toEqual([
    '1 error nvbandwidth reports no CUDA device',
  ]);
  expect(notices(readText('nvbandwidth Version: v0.6\nRunning host_to_device_memcpy_ce.\n'))).toEqual([
    '2 error the output is cut off in the test host_to_device_memcpy_ce: its sum is missing',
  ]);
});

test('a cut file keeps the tests before the cut', () => {
  const text = fixtureText('nvbandwidth.json');
  const extraction = readText(text.slice(0, text.indexOf('"name" : "all_to_host')));
  expect(extraction.measurements.map(({ job }) => job)).toContain('host_to_device_memcpy_ce');
  expect(notices(extraction)[0]).toMatch(/error the JSON is invalid from here on/);
});

const TEXT = `nvbandwidth Version: v0.8
Built from Git version: v0.8

Device 0: NVIDIA H200 (00000000:01:00)

Running host_to_device_memcpy_ce.
memcpy CE CPU(row) -> GPU(column) bandwidth (GB/s)
           0         1
 0     55.21     55.34

SUM host_to_device_memcpy_ce 110.55

Running device_to_device_memcpy_read_ce.
memcpy CE GPU(row) -> GPU(column) bandwidth (GB/s)
           0         1
 0       N/A    370.11
 1    371.22       N/A

SUM device_to_device_memcpy_read_ce 741.33
`;

test('the text form is read, a test without its sum is said to be cut off', () => {
  expect(table(readText(TEXT), 'tool_version', 'job', 'direction', 'bandwidth')).toEqual([
    ['v0.8', 'host_to_device_memcpy_ce 0 0', 'host_to_device', 55.21e9],
    ['v0.8', 'host_to_device_memcpy_ce 0 1', 'host_to_device', 55.34e9],
    ['v0.8', 'device_to_device_memcpy_read_ce 0 1', 'unspecified', 370.11e9],
    ['v0.8', 'device_to_device_memcpy_read_ce 1 0', 'unspecified', 371.22e9],
  ]);
  const cut = readText(TEXT.slice(0, TEXT.indexOf('371.22') + 5));
  expect(cut.measurements).toHaveLength(2);
  expect(notices(cut)[0]).toMatch(/^13 error the output is cut off in the test device_to_device/);
});

test('the version stands under the key that the tool writes', () => {
  const text = fixtureText('nvbandwidth.json').replace('"git_version"', '"version"');
  expect(readText(text).measurements[0]?.tool_version).toBe('v0.8');
});
