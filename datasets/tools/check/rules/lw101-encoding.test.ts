import { expect, test } from 'vitest';
import { brief, run, schemaOf, tableOf } from '../testing.ts';
import { encoding } from './lw101-encoding.ts';

const schema = schemaOf([{ name: 'a' }, { name: 'b' }]);
const check = (csv: string | Uint8Array) => brief(run(encoding, tableOf(schema, csv)));

test('plain UTF-8 with LF is fine, accents and astral characters included', () => {
  expect(check('a,b\nМиБ,𝄞\n')).toEqual([]);
});

test('an empty file is told which header to begin with', () => {
  const [finding] = run(encoding, tableOf(schema, ''));
  expect(finding?.fix).toBe('begin with the header a,b');
});

test('a byte order mark is found at the first character', () => {
  expect(check('\ufeffa,b\n')).toEqual(['1:1 the file begins with a byte order mark']);
});

test('Windows line ends are one finding with their number', () => {
  expect(check('a,b\r\n1,2\r\n')).toEqual(['1:4 2 carriage returns, the first one here']);
});

test('a missing last line end is found after the last character', () => {
  expect(check('a,b\n1,2')).toEqual(['2:4 the last line has no line ending']);
});

test('bytes that are not UTF-8 are found once per line', () => {
  const latin1 = Uint8Array.from([0x61, 0x2c, 0x62, 0x0a, 0x31, 0x2c, 0xe9, 0xe9, 0x0a]);
  expect(check(latin1)).toEqual(['2:3 byte 0xe9 is not UTF-8']);
});

test('surrogates and overlong sequences are not UTF-8', () => {
  expect(check(Uint8Array.from([0x61, 0xed, 0xa0, 0x80, 0x0a]))).toHaveLength(1);
  expect(check(Uint8Array.from([0x61, 0xc0, 0xaf, 0x0a]))).toHaveLength(1);
});

test('a NUL byte is found', () => {
  expect(check('a,b\n1,\u0000\n')).toEqual(['2:3 a NUL byte']);
});
