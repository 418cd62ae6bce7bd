// Units of other letters hold together at the end of a line, and are read back without what holds them.
import { expect, test } from 'vitest';
import { readNumber } from '../../calc-wasm/js/number.ts';
import { unbroken, wholeDay } from '../../site/common/unbroken.ts';
import {
  bitsPerSecond,
  bytes,
  bytesPerSecond,
  duration,
  latency,
  seconds,
  transfers,
} from '../../site/diagnosis/say/formatting.ts';

test.each(['МБ/с', 'Гбит/с', 'ГТ/с', '3,59\u00a0ГБ/с на линию'])('%s holds together', (text) => {
  expect(unbroken(text)).toBe(text.replace('/', '/\u2060'));
  expect(unbroken(unbroken(text))).toBe(unbroken(text));
});

test.each(['MB/s', 'чтение/запись', '1/2', '/ru/с/', 'https://example.org/с'])(
  '%s stays as it is: browsers keep it together, or may part it',
  (text) => expect(unbroken(text)).toBe(text),
);

test('a figure that is copied from a page is read', () => {
  const copied = unbroken('3,59\u202fГБ/с');
  expect(copied).toContain('\u2060');
  expect(readNumber(copied, 'byte_per_second')).toEqual({ value: 3.59e9 });
});

test('a day holds together at its hyphens, once', () => {
  expect(wholeDay('2026-11-23')).toBe('2026-\u206011-\u206023');
  expect(wholeDay(wholeDay('2026-11-23'))).toBe(wholeDay('2026-11-23'));
  expect(wholeDay('2018')).toBe('2018');
});

test('a figure of a diagnosis holds together with its unit', () => {
  const texts = [
    bytesPerSecond(3.59e9),
    bitsPerSecond(6e9),
    bitsPerSecond(3e12),
    transfers(8e9),
    bytes(131072),
    bytes(512),
    seconds(1.5),
    latency(85e-6),
    duration(12_000),
    duration(60),
  ];
  for (const text of texts) expect(text).toMatch(/^\d[^ ]+$/);
});
