// The fixture is ours, in the words of the tool.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { bcachefsUsages } from './bcachefs.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

const TEXT = readFileSync(join(import.meta.dirname, 'fixtures/bcachefs.txt'), 'utf8');
const read = (text: string) => bcachefsUsages(cleaned(text).lines);
const GIB = 1024 ** 3;

test('a file system, what of it lacks copies, and the state of each device', () => {
  expect(read(TEXT)).toEqual([
    {
      line: 2,
      bytes: { value: 20 * 1024 * GIB, line: 3 },
      used: { value: Math.round(7.2 * 1024 * GIB), line: 4 },
      degraded: { value: 150 * GIB, line: 10 },
      devices: [
        { line: 19, name: 'sda', state: 'rw' },
        { line: 20, name: 'sdb1', state: 'offline' },
        { line: 21, name: 'dm-7', state: 'evacuating' },
      ],
    },
  ]);
});

test('an amount is of the column below which it ends, for what is zero is left out', () => {
  const rows = (...lines: string[]) =>
    read(['Filesystem: x', 'Size: 100G', 'Used: 50G', ...lines, ''].join('\n'))[0]?.degraded;
  const heading = '      undegraded    -1x    -2x';
  expect(rows(heading, '2x:                     3.00G')).toEqual({ value: 3 * GIB, line: 5 });
  expect(rows(heading, '2x:         40G  2.00G  1.00G')).toEqual({ value: 3 * GIB, line: 5 });
  expect(rows(heading, '2x:         40G')).toBeUndefined();
  expect(rows('         undegraded', '3+2:  5898454007808')).toBeUndefined();
  expect(rows('         undegraded           -1x', '3+2:  5898454007808  104857600000')).toEqual({
    value: 104_857_600_000,
    line: 5,
  });
});

test('bytes, an older form, and devices in full', () => {
  const [found] = read(
    [
      'Filesystem e5efb599-0000-4000-8000-0123456789ab:',
      'Size:               572944778752',
      'Used:               430438714368',
      'Online reserved:               0',
      '',
      '(no label) (device 1):                          sdb8              rw',
      '                                data         buckets      fragmented',
      '  sb:                        3149824               7          520192',
    ].join('\n'),
  );
  expect(found).toMatchObject({
    bytes: { value: 572_944_778_752 },
    devices: [{ name: 'sdb8', state: 'rw', line: 6 }],
  });
});

test('a file system of df is none', () => {
  expect(read('Filesystem      Size  Used Avail Use% Mounted on\n/dev/sda1  100G 50G 50G 50% /')).toEqual([]);
});

test('cut, dressed or torn', () => {
  expectCutsToSayNothingNew(TEXT, bcachefsUsages);
  expectDressingsToChangeNothing(TEXT, bcachefsUsages);
  expectNoiseToBeRead(TEXT, bcachefsUsages);
});
