import { expect, test } from 'vitest';
import { brief, realTable, run, schemaOf, tableOf } from '../testing.ts';
import { enumeration } from './lw202-enum.ts';

const schema = schemaOf([
  { name: 'kind', constraints: { enum: ['pcie', 'sata'] } },
  { name: 'payload', type: 'integer', constraints: { enum: [128, 256] } },
]);
const check = (row: string) => brief(run(enumeration, tableOf(schema, `kind,payload\n${row}\n`)));

test('allowed and empty values are fine', () => {
  expect(check('pcie,256')).toEqual([]);
  expect(check(',')).toEqual([]);
});

test('a misspelt value is told the right one', () => {
  expect(check('PCIe,')).toEqual(['2:1 not an allowed value; did you mean pcie?']);
});

test('numbers are compared as numbers', () => {
  expect(check('sata,255')).toEqual(['2:6 not an allowed value; did you mean 256?']);
});

test('reads and writes are told by the device, and the word that people write says so', () => {
  const rows = [{ direction: 'read' }, { direction: 'Write' }];
  expect(
    run(enumeration, realTable('results', rows)).map(({ message, replacement }) => [message, replacement]),
  ).toEqual([
    ['not an allowed value: a read is the device writing to the host', 'device_writes_host'],
    ['not an allowed value: a write is the device reading from the host', 'device_reads_host'],
  ]);
});
