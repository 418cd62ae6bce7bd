// Copies between host, GPUs and computers. The fixtures of nccl-tests and bandwidthTest are ours, in the form of their
// sources; those of iperf3 are what version 3.12 of Debian 12 printed, with another name of the computer.
import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('bandwidthTest gives the two directions of the link, in GB of 1000³ bytes', () => {
  expect(table(readFixture('bandwidthtest.txt'), 'direction', 'block_size', 'bandwidth', 'unusable')).toEqual([
    ['host_to_device', 32_000_000, 12.4e9, undefined],
    ['device_to_host', 32_000_000, 13.1e9, undefined],
    ['unspecified', 32_000_000, 412.6e9, 'a copy inside the device; it does not pass the link'],
  ]);
});

test('the MB of older builds are of two sizes, so no table takes them', () => {
  const text = fixtureText('bandwidthtest.txt').replaceAll('GB/s', 'MB/s');
  const [first] = readText(text).measurements;
  expect(first?.unusable).toMatch(/builds that print MB\/s do not agree/);
});

test('bandwidthTest without its verdict is said to be cut off', () => {
  const text = fixtureText('bandwidthtest.txt');
  expect(notices(readText(text.slice(0, text.indexOf('Result'))))).toEqual([
    '1 error its last line, “Result = PASS”, is missing; the output may be cut off',
  ]);
});

test('a collective of nccl-tests is shown, and no table takes it', () => {
  const extraction = readFixture('nccl-tests.txt');
  expect(table(extraction, 'job', 'block_size', 'bandwidth', 'latency_mean').slice(-2)).toEqual([
    ['all_reduce_perf sum float', 4194304, 12.67e9, 331e-6],
    ['all_reduce_perf sum float, in place', 4194304, 12.69e9, 330.5e-6],
  ]);
  expect(extraction.measurements.every(({ unusable }) => /several GPUs/.test(unusable ?? ''))).toBe(true);
});

test('nccl-tests without its mean is said to be cut off', () => {
  const text = fixtureText('nccl-tests.txt');
  expect(notices(readText(text.slice(0, text.indexOf('# Avg'))))).toEqual([
    '9 error the line “# Avg bus bandwidth” is missing; the output may be cut off',
  ]);
});

test('iperf3 measures a network: shown in bytes per second, and no table takes it', () => {
  expect(table(readFixture('iperf3.txt'), 'job', 'bandwidth', 'duration', 'unusable')).toEqual([
    ['sender', 13.4e9 / 8, 2, expect.stringMatching(/^a network/)],
    ['receiver', 13.4e9 / 8, 2.01, expect.stringMatching(/^a network/)],
  ]);
  expect(table(readFixture('iperf3.json'), 'job', 'bandwidth', 'tool_version')).toEqual([
    ['sender', 1207157426.95, '3.12'],
    ['receiver', 1205665957.0, '3.12'],
  ]);
});

test('of several streams the sum of iperf3 counts', () => {
  const text = fixtureText('iperf3.txt').replace(
    /^(\[ {2}5\])(.* receiver.*)$/m,
    '$1$2\n[SUM]   0.00-2.00   sec  6.24 GBytes  26.8 Gbits/sec    2             sender',
  );
  expect(table(readText(text), 'bandwidth')).toEqual([[26.8e9 / 8]]);
});

test('iperf3 is whole with the sum of the receiver, which a server has, too', () => {
  const client = fixtureText('iperf3.txt').replace('iperf Done.', '');
  expect(table(readText(client), 'job')).toEqual([['sender'], ['receiver']]);
  const server = client
    .replace(/^Connecting to host .*$/m, 'Accepted connection from 192.0.2.7, port 51882')
    .replace(/^\[ {2}5\].* sender$/m, '[  5]   0.00-2.01   sec  0.00 Bytes  0.00 bits/sec                  sender');
  expect(table(readText(server), 'job', 'bandwidth')).toEqual([['receiver', 13.4e9 / 8]]);
  expect(notices(readText(server))).toEqual([]);
});

test('iperf3 that was stopped is said to be cut off', () => {
  const [whole = ''] = fixtureText('iperf3.txt').split(/^.* receiver$/m);
  expect(notices(readText(whole))).toEqual([
    '1 error the line of the receiver, the last of the sums, is missing; the output may be cut off',
  ]);
  expect(notices(readText(fixtureText('iperf3.json').slice(0, -3)))[0]).toMatch(/end of the JSON is missing;/);
});

test('the lines of bandwidthTest --csv are read, of any size', () => {
  const extraction = readFixture('bandwidthtest-csv.txt');
  expect(table(extraction, 'direction', 'block_size', 'bandwidth')).toEqual([
    ['host_to_device', 3000, 1.4e9],
    ['host_to_device', 64000000, 12.6e9],
    ['device_to_host', 64000000, 13.1e9],
    ['unspecified', 64000000, 412.6e9],
  ]);
  expect(notices(extraction)).toEqual([]);
});

test('columns of nccl-tests are told by their heading, behind the tags of mpirun', () => {
  expect(table(readFixture('nccl-tests-tagged.txt'), 'job', 'bandwidth', 'latency_mean').slice(0, 2)).toEqual([
    ['collective float', 15.73e9, 58.34e-6],
    ['collective float, in place', 15.83e9, 57.96e-6],
  ]);
});
