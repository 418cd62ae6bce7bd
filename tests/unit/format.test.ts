import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantity as said } from '../../datasets/tools/language/figure.ts';
import { chance, listed, quantity, range, size, withoutZeros } from '../../site/common/format.ts';
import { tableOf } from '../support/test-tables.ts';

const plain = (text: string) => text.replaceAll('\u202f', ' ');

describe('numbers for people', () => {
  it.each(tableOf<[number, Parameters<typeof quantity>[1], object, string][]>(import.meta.filename, 'quantities'))(
    '%s %s is written %s',
    (value, unit, options, text) => {
      expect(plain(quantity(value, unit, options))).toBe(text);
    },
  );

  it('writes a rate with three digits on the pages and in the terminal alike, nothing without decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 3, max: 11 }), (digits, power) => {
        const value = digits * 10 ** power;
        const text = plain(quantity(value, 'byte_per_second'));
        expect(text.replace(/\D/g, '').replace(/^0+/, '').length).toBeGreaterThanOrEqual(3);
        expect(plain(said(value, 'byte_per_second'))).toBe(text);
      }),
    );
  });

  it.each(tableOf<[string, string][]>(import.meta.filename, 'without_zeros'))(
    'an axis writes %s as %s',
    (text, short) => expect(withoutZeros(text)).toBe(short),
  );

  it.each(tableOf<[number, string][]>(import.meta.filename, 'chances'))('a chance of %s is written %s', (value, text) =>
    expect(plain(chance(value))).toBe(text),
  );

  it.each([
    [43.5 * 1024 ** 4 + 1, '43.5T'],
    [57.83 * 1024 ** 4, '57.8T'],
    [9.984 * 1024 ** 4, '9.98T'],
    [100.6 * 1024 ** 3, '101G'],
    [1023.96 * 1024 ** 3, '1024G'],
    [2 ** 40, '1T'],
    [2 ** 40 + 1, '1.00T'],
    [1500, '1.46K'],
    [512, '512'],
  ])('%s bytes are listed as zfs list prints them: %s', (value, text) => expect(listed(value)).toBe(text));

  it('writes nothing of a unit in its base, not in its smallest scale', () =>
    expect(plain(quantity(0, 'second'))).toBe('0 s'));

  it('writes nothing for what is not a number', () => {
    expect(quantity(null, 'byte_per_second')).toBe('–');
    expect(quantity(Number.NaN, 'byte')).toBe('–');
    expect(quantity(Number.POSITIVE_INFINITY, 'byte')).toBe('–');
  });

  it('keeps sizes that people count in powers of 1024', () => {
    expect(plain(size(131_072))).toBe('128 KiB');
    expect(plain(size(65_000))).toBe('65 kB');
    expect(plain(size(512))).toBe('512 B');
    expect(plain(size(7.6e9))).toBe('7.6 GB');
    expect(plain(size(2 ** 30))).toBe('1 GiB');
  });

  it('writes a range with one unit, or with two where they are far apart', () => {
    expect(plain(range(1.67e9, 1.78e9, 'byte_per_second'))).toBe('1.67–1.78 GB/s');
    expect(plain(range(990e6, 1.1e9, 'byte_per_second'))).toBe('0.990–1.10 GB/s');
    expect(plain(range(5e6, 1.1e9, 'byte_per_second'))).toBe('5.00 MB/s – 1.10 GB/s');
  });
});
