// Made by us in the layout of sysstat 12 and of older ones; no figure is of a real machine.
import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { diskLoads } from './iostat.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

const HEAD =
  'Device            r/s     rkB/s   rrqm/s  %rrqm r_await rareq-sz     w/s     wkB/s   wrqm/s  %wrqm w_await wareq-sz  aqu-sz  %util';
const row = (name: string, size: string, busy: string) =>
  `${name.padEnd(9)}     9738.60  38956.00     0.40   0.00    0.20     ${size}    1.40      5.80     0.40  22.22    9.29     4.14    1.93  ${busy}`;
const REPORT = [
  'Linux 5.10.62 (host)  09/04/2021  _x86_64_  (8 CPU)',
  '',
  HEAD,
  row('sda', '4.00', '71.82'),
  row('nvme0n1', '512.00', '3.10'),
  '',
  HEAD,
  row('sda', '479.74', '54.72'),
  '',
].join('\n');

const read = (text: string) => diskLoads(cleaned(`${text}\n`).lines);

test('requests, their sizes and how busy a disk is stand in base units, a report each', () => {
  const [first, second, third] = read(REPORT);
  expect(first).toEqual({
    line: 4,
    listing: 0,
    name: 'sda',
    reads: { count: 9738.6, rate: 39_890_944, size: 4096, wait: 0.0002 },
    writes: { count: 1.4, rate: 5939.2, size: 4239.36, wait: 0.00929 },
    busy: 0.7182,
  });
  expect([second?.name, second?.listing]).toEqual(['nvme0n1', 0]);
  expect([third?.name, third?.listing, third?.reads.size]).toEqual(['sda', 1, 491_253.76]);
});

test('a mail programme may wrap heads and rows, and a row that is cut says nothing', () => {
  const wrap = (line: string) => line.replace(/(%wrqm|22\.22) /, '$1\n');
  const wrapped = REPORT.split('\n').map(wrap).join('\n');
  const plain = read(REPORT).map(({ line: _, ...load }) => load);
  expect(read(wrapped).map(({ line: _, ...load }) => load)).toEqual(plain);
  expect(read(`${HEAD}\nsda 1.00 2.00`)).toEqual([]);
});

test('with a clock before each row and one head, a report begins where a name comes again', () => {
  const rows = ['13:56:08', '13:56:18'].map((clock) => `${clock} ${row('sda', '4.00', '1.00')}`);
  expect(read([`13:56:08 ${HEAD}`, ...rows].join('\n')).map(({ listing }) => listing)).toEqual([0, 1]);
});

test('a decimal comma, and MB/s of the option -m, are read', () => {
  const [load] = read('Device r/s rMB/s r_await %util\nsda 10,50 2,00 1,25 50,00');
  expect(load).toMatchObject({
    reads: { count: 10.5, rate: 2 * 2 ** 20, wait: 0.00125 },
    busy: 0.5,
  });
});

test('a report without -x, and a name that somebody gave, tell nothing', () => {
  expect(read('Device tps kB_read/s kB_wrtn/s\nsda 10.00 20.00 30.00')).toEqual([]);
  expect(read(`${HEAD}\n${row('vg-home', '4.00', '1.00')}`)).toEqual([]);
});

test('cuts, quotes and noise around it change nothing that is read', () => {
  expectCutsToSayNothingNew(REPORT, diskLoads);
  expectDressingsToChangeNothing(REPORT, diskLoads);
  expectNoiseToBeRead(REPORT, diskLoads);
});

test('of older versions one wait stands for reads and writes', () => {
  const old = 'Device:  r/s  w/s  rkB/s  wkB/s  avgrq-sz  avgqu-sz  await  svctm  %util';
  const [load] = read(`${old}\nsda  21.00  4.00  84.00  16.00  8.00  0.70  26.50  9.30  23.20`);
  expect(load?.reads).toMatchObject({ count: 21, wait: 0.0265 });
  expect(load?.writes).toMatchObject({ count: 4, wait: 0.0265 });
});
