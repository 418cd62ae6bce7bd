import { describe, expect, test } from 'vitest';
import { notices, only, readFixture, readText, table } from './testing.ts';

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
  expect(readText(`$ ${command}\n1+0 records in\n1+0 records out\n${line}\n`).measurements[0]?.direction).toBe(
    direction,
  );
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

test('Ukrainian, as coreutils 9.1 prints it, has its word before the bytes', () => {
  const { measurements, notices: said } = readFixture('dd-uk.txt');
  expect(said).toEqual([]);
  expect(measurements).toMatchObject([{ bandwidth: expect.closeTo(8_388_608 / 0.0227191, 3) }]);
});

test.each([
  ['Bulgarian, as coreutils 9.7 prints it', 'изкопирани са 8388608 байта (8,4 MB, 8,0 MiB), 0,000319647 s, 26,2 GB/s'],
  ['Arabic, with its own comma and a vowel sign', 'نُسخ 8388608 بايت (8.4 MB, 8.0 MiB)، 0.000319647 s، 719 MB/s'],
  ['Czech, which groups digits', '8 388 608 bajtů (8,4 MB, 8,0 MiB) zkopírováno, 0,000319647 s, 26,2 GB/s'],
  ['Czech with narrow spaces', '8\u202f388\u202f608 bajtů (8,4 MB, 8,0 MiB) zkopírováno, 0,000319647 s, 26,2 GB/s'],
])('%s', (_, line) => {
  const { measurements, notices: said } = readText(`\u200F128+0\n\u200F128+0\n${line}\n`);
  expect(said).toEqual([]);
  expect(measurements).toMatchObject([{ test_size: 8_388_608, duration: 0.000319647, block_size: 65_536 }]);
});

/** As `dd status=progress` of GNU coreutils writes it, each line over the one before. */
const PROGRESS = `$ dd if=/dev/zero of=x bs=1M count=500 oflag=direct status=progress
104857600 bytes (105 MB, 100 MiB) copied, 1 s, 105 MB/s\r314572800 bytes (315 MB, 300 MiB) copied, 3 s, 105 MB/s\r
`;
const RESULT = `500+0 records in
500+0 records out
524288000 bytes (524 MB, 500 MiB) copied, 4.99322 s, 105 MB/s
`;

test('progress is no result', () => {
  const extraction = readText(PROGRESS + RESULT);
  expect(table(extraction, 'test_size', 'duration', 'direction', 'direct')).toEqual([
    [524288000, 4.99322, 'write', 'yes'],
  ]);
  expect(notices(extraction)).toEqual([]);
});

test('where the result is missing the output is said to be cut off', () => {
  const extraction = readText(PROGRESS);
  expect(extraction.measurements).toEqual([]);
  expect(notices(extraction)).toEqual(['2 error the line with the result is missing; the output may be cut off']);
  const records = readText(`${RESULT}500+0 records in\n`);
  expect(records.measurements).toHaveLength(1);
  expect(notices(records)).toHaveLength(1);
});

test('counts without a result between them, and a beginning of the next, are said to be cut off', () => {
  const one = '1+0 records in\n1+0 records out\n';
  const result = '1048576 bytes (1.0 MB, 1.0 MiB) copied, 0.5 s, 2.1 MB/s\n';
  expect(notices(readText(`${one}unreadable\n${one}${result}`))).toEqual([
    '3 error the line with the result is missing; the output may be cut off',
  ]);
  expect(notices(readText(`${one}${result}16384+`))).toEqual([
    '4 error the line with the result is missing; the output may be cut off',
  ]);
});

test('a copy between two places and data that went into a pipe are told from a drive', () => {
  const output = (command: string) =>
    only(
      readText(
        `$ ${command}\n256+0 records in\n256+0 records out\n268435456 bytes (268 MB, 256 MiB) copied, 2.5 s, 107 MB/s\n`,
      ),
    );
  expect(output('dd if=/dev/zero bs=1M count=256 | nc 192.0.2.7 4000').unusable).toMatch(/pipe/);
  expect(output('dd if=/dev/zero of=/mnt/x bs=1M count=256 2>&1 | tail -1').unusable).toBe(undefined);
  const copied = output('dd if=image.iso of=/dev/sdb bs=1M conv=fsync');
  expect(copied.direction).toBe('unspecified');
  expect(copied.warnings).toEqual(['it copied from one place to another: nothing tells which of them set the pace']);
});

describe('the result of a copy in East Asian writing', () => {
  const copied = (line: string) => {
    const text = `$ dd if=/dev/zero of=f bs=1M count=1024 oflag=direct\n1024+0 records in\n1024+0 records out\n${line}\n`;
    return table(readText(text), 'direction', 'bandwidth', 'direct', 'block_size');
  };
  const wanted = [['write', 2 ** 30 / 2.14748, 'yes', 2 ** 20]].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? expect.closeTo(cell, 2) : cell)),
  );

  test.each([
    '1073741824字节（1.1 GB，1.0 GiB）已复制，2.14748 s，500 MB/s',
    '1073741824字节(1.1 GB)已复制，2.14748 秒，500 MB/秒',
    '1073741824 バイト (1.1 GB) コピーされました、 2.14748 秒、 500 MB/秒',
    '1073741824 位元組 (1.1 GB, 1.0 GiB) 已複製，2.14748 s，500 MB/s',
    '1073741824 바이트 (1.1 GB, 1.0 GiB) 복사함, 2.14748 s, 500 MB/s',
    '１０７３７４１８２４字节（１．１ ＧＢ）已复制，２．１４７４８ 秒，５００ ＭＢ／秒',
    '1073741824 bytes (1.0 G) copied, 2.14748 s, 500 M/s',
  ])('%s', (line) => {
    expect(copied(line)).toEqual(wanted);
  });

  test('is named where it cannot be read', () => {
    const extraction = readText('1024+0 in\n1073741824 bytes (1.1 GB) copied in no time at all, x500 MB/s\n');
    expect(extraction.measurements).toEqual([]);
    expect(notices(extraction).join(' ')).toMatch(/dd|known/);
  });
});
