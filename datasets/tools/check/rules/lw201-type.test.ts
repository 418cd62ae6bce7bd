import { expect, test } from 'vitest';
import { run, schemaOf, tableOf } from '../testing.ts';
import { type } from './lw201-type.ts';

const schema = schemaOf([
  { name: 'count', type: 'integer' },
  { name: 'rate', type: 'number' },
  { name: 'day', type: 'date' },
  { name: 'flag', type: 'boolean' },
  { name: 'url', format: 'uri' },
]);
const fields = (row: string) =>
  run(type, tableOf(schema, `count,rate,day,flag,url\n${row}\n`)).map(({ field }) => field);

test('plain values and empty cells are fine', () => {
  expect(fields('8,1.5e9,2024-02-29,true,https://example.org/a?b#c')).toEqual([]);
  expect(fields('-1,-0.25,,,')).toEqual([]);
});

test.each(['NaN', 'Infinity', 'inf', '0x10', '1_000', '1e400', '+5', '.5', '5.', '--1', '01'])(
  '%s is not a number',
  (text) => {
    expect(fields(`,${text},,,`)).toEqual(['rate']);
  },
);

test.each(['1.0', '1e3', '9007199254740993', '0x10'])('%s is not an integer', (text) => {
  expect(fields(`${text},,,,`)).toEqual(['count']);
});

test('booleans are true and false only', () => {
  expect(fields(',,,yes,')).toEqual(['flag']);
});

test.each(['www.example.org', 'javascript:alert(1)', 'file:///etc/passwd', 'https://'])(
  '%s is not an address',
  (text) => {
    expect(fields(`,,,,${text}`)).toEqual(['url']);
  },
);

test('a megabyte of digits is refused without trouble', () => {
  expect(fields(`${'9'.repeat(1_000_000)},,,,`)).toEqual(['count']);
});
