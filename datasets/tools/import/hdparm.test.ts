import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('its MB is 2²⁰ bytes, and cached reads measure memory', () => {
  const extraction = readFixture('hdparm.txt');
  expect(table(extraction, 'target', 'job', 'direct', 'bandwidth', 'unusable')).toEqual([
    ['/dev/nvme0n1', 'cached reads', 'no', 10490164019.2, 'reads from the cache measure memory, not the drive'],
    ['/dev/nvme0n1', 'buffered disk reads', 'no', 876378849.28, undefined],
    ['/dev/sda', 'O_DIRECT disk reads', 'yes', 209023139.84, undefined],
  ]);
});

test('a slow device is timed in kB, which are KiB', () => {
  const line = ' Timing buffered disk reads:   2 MB in  3.50 seconds = 585.14 kB/sec\n';
  expect(readText(`/dev/sdb:\n${line}`).measurements[0]?.bandwidth).toBe(585.14 * 1024);
});

test('a figure that is cut is not taken, and said to be missing', () => {
  const cut = readText(fixtureText('hdparm.txt').trimEnd().slice(0, -2));
  expect(cut.measurements).toHaveLength(2);
  expect(notices(cut)).toEqual(['7 error a timing without a figure']);
});

test('a sign before each line does not matter, and a drive without a timing is named', () => {
  const text = fixtureText('hdparm.txt');
  const marked = text
    .split('\n')
    .map((line) => `#${line}`)
    .join('\n');
  expect(table(readText(marked), 'target', 'bandwidth')).toEqual(table(readText(text), 'target', 'bandwidth'));
  expect(notices(readText(`${text}\n/dev/sdb:\n`))).toEqual(['9 warning no timing follows /dev/sdb']);
});

test('a place on the drive may be named, and a timing that failed is known as one', () => {
  const line = ' Timing buffered disk reads (offset 500 GB): 360 MB in  3.01 seconds = 119.55 MB/sec\n';
  expect(readText(`/dev/sda:\n${line}`).measurements[0]?.bandwidth).toBe(119.55 * 2 ** 20);
  const failed = ' Timing buffered disk reads:  read() failed: Input/output error\n';
  expect(notices(readText(`/dev/sda:\n${failed}`))).toEqual(['2 warning a timing without a figure']);
});
