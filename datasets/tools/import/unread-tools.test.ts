// Lines are as the tools print them.
import { expect, test } from 'vitest';
import { fixtureText, notices, readText } from './testing.ts';

test.each([
  ['mdtest', '-- started at 11/16/2026 10:00:00 --\n\nmdtest-4.0.0 was launched with 4 total task(s) on 1 node(s)\n'],
  ['stress-ng', 'stress-ng: info:  [4711] dispatching hogs: 4 cpu\n'],
  ['sysbench', 'sysbench 1.0.20 (using system LuaJIT 2.1.0)\n\nCPU speed:\n    events per second:  1200.11\n'],
  ['HD Tune', 'HD Tune Pro: EXAMPLE HD 4000 Benchmark\n'],
  ['rocm-bandwidth-test', '          RocmBandwidthTest Version: 2.6.0\n'],
  ['smartctl', 'smartctl 7.4 2023-08-01 r5530 [x86_64-linux-6.8.0] (local build)\n'],
])('output of %s is refused by its name', (name, text) => {
  expect(notices(readText(text))).toEqual([expect.stringContaining(`1 error this is output of ${name}`)]);
});

test('an output that is read, and a text of no tool, are none of these', () => {
  expect(notices(readText(fixtureText('fio-text.txt')))).toEqual([]);
  expect(notices(readText('Dear all, attached is what I measured.\n'))).toEqual([
    '1 error this is no output that is known',
  ]);
});

test('what is cut off says what it was taken for', () => {
  const text = fixtureText('ior.txt');
  const [notice] = readText(text.slice(0, text.indexOf('Finished'))).notices;
  expect(notice?.fix).toBe('give the complete output; it was taken for IOR 3 and 4');
});
