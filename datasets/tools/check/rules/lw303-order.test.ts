import { expect, test } from 'vitest';
import { brief, run, schemaOf, tableOf } from '../testing.ts';
import { order } from './lw303-order.ts';

const schema = schemaOf([
  { name: 'time_s', type: 'number' },
  { name: 'time_low_s', type: 'number' },
  { name: 'time_high_s', type: 'number' },
]);
const check = (row: string) =>
  brief(run(order, tableOf(schema, `time_s,time_low_s,time_high_s\n${row}\n`)));

test('ordered, equal and open ranges are fine', () => {
  expect(check('2,1,3')).toEqual([]);
  expect(check('2,2,2')).toEqual([]);
  expect(check(',1,')).toEqual([]);
});

test('a high end below the low end is found, with or without a value between', () => {
  expect(check(',3,1')).toEqual(['2:4 smaller than time_low_s, which is 3']);
  expect(check('2,1,1')).toEqual(['2:5 smaller than time_s, which is 2']);
});
