import { expect, test } from 'vitest';
import { brief, run, schemaOf, tableOf } from '../testing.ts';
import { encoding } from './lw101-encoding.ts';

const schema = schemaOf([{ name: 'a' }, { name: 'b' }]);
const check = (csv: string | Uint8Array) => brief(run(encoding, tableOf(schema, csv)));

test('bytes that are not UTF-8 are found once per line', () => {
  const latin1 = Uint8Array.from([0x61, 0x2c, 0x62, 0x0a, 0x31, 0x2c, 0xe9, 0xe9, 0x0a]);
  expect(check(latin1)).toEqual(['2:3 byte 0xe9 is not UTF-8']);
});

test('surrogates and overlong sequences are not UTF-8', () => {
  expect(check(Uint8Array.from([0x61, 0xed, 0xa0, 0x80, 0x0a]))).toHaveLength(1);
  expect(check(Uint8Array.from([0x61, 0xc0, 0xaf, 0x0a]))).toHaveLength(1);
});
