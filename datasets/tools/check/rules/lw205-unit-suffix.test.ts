import { expect, test } from 'vitest';
import { run, schemaOf, tableOf } from '../testing.ts';
import { unitSuffix } from './lw205-unit-suffix.ts';

const schema = schemaOf([
  { name: 'rate', type: 'number', unit: 'B/s' },
  { name: 'size', type: 'integer', unit: 'B' },
  { name: 'time', type: 'number', unit: 's' },
  { name: 'iops', type: 'number', unit: '1/s' },
  { name: 'lanes', type: 'integer', unit: 'lane' },
]);
const fixes = (row: string) =>
  run(unitSuffix, tableOf(schema, `rate,size,time,iops,lanes\n${row}\n`)).map(({ fix }) => fix);

test.each([
  ['3500 MB/s,,,,', 'write 3500000000'],
  ['419.38MiB/s,,,,', 'write 439751802.88'],
  ['24.269 Gb/s,,,,', 'write 3033625000'],
  ['"3,5 MB/s",,,,', 'write 3500000'],
  ['"3,487 MB/s",,,,', 'write 3487000000 or 3487000'],
  ['1 000 MBps,,,,', 'write 1000000000'],
  ['8 Gbps,,,,', 'write 1000000000'],
  ['1 KB/s,,,,', 'write 1000 or 1024'],
  [',,5 min,,', 'write 300'],
  [',,,8 GT/s,', 'write 8000000000'],
  [',64KiB,,,', 'write 65536'],
  [',128k,,,', 'write 128000 or 131072'],
  [',,1.07 us,,', 'write 0.00000107'],
  [',,,12k,', 'write 12000'],
  [',,,350 K IOPS,', 'write 350000'],
])('%s is converted', (row, fix) => {
  expect(fixes(row).map((text) => text.replace('1.07e-6', '0.00000107'))).toEqual([fix]);
});

test('a suffix that is no unit of the column is not converted', () => {
  expect(fixes('5 kg,,,,')).toEqual(['convert the value and write the number alone, in B/s']);
  expect(fixes(',,,,4 lanes')).toEqual(['convert the value and write the number alone, in lane']);
});

test('plain numbers are fine', () => {
  expect(fixes('1e9,1,0.5,7,4')).toEqual([]);
});
