import { expect, test } from 'vitest';
import { readFixture, readText, table } from './testing.ts';

test('the command tells the direction; without it nothing is assumed', () => {
  const [first, second] = readFixture('dd.txt').measurements;
  expect(first).toMatchObject({
    direction: 'write',
    block_size: 2 ** 20,
    direct: 'yes',
    bandwidth: 429496729.6,
    duration: 2.5,
    warnings: [],
  });
  // The options of the first run do not hold for the second.
  expect(second?.bandwidth).toBe(54364516.5681);
  expect(second).toMatchObject({ block_size: 4096, direction: 'unspecified', direct: 'unknown' });
});

test.each([
  ['dd if=/dev/zero of=x', 'write'],
  ['dd if=/dev/sda of=/dev/null bs=1M', 'read'],
  ['dd if=a of=b', 'unspecified'],
])('%s is %s', (command, direction) => {
  const line = '1048576 bytes (1.0 MB, 1.0 MiB) copied, 0.5 s, 2.1 MB/s';
  expect(
    readText(`$ ${command}\n1+0 records in\n1+0 records out\n${line}\n`).measurements[0]?.direction,
  ).toBe(direction);
});

test('every language, BSD and BusyBox', () => {
  const extraction = readFixture('dd-languages.txt');
  expect(table(extraction, 'bandwidth')).toEqual([
    [629860343.867],
    [629860343.867],
    [629860343.867],
    [629860343.867],
    [1048576000],
  ]);
  expect(extraction.measurements[0]).toMatchObject({ direction: 'unspecified', block_size: 65536 });
});
