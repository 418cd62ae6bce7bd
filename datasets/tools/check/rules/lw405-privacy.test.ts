import { expect, test } from 'vitest';
import { realTable, run, schemaOf, tableOf } from '../testing.ts';
import { privacy } from './lw405-privacy.ts';

const schema = schemaOf([{ name: 'command' }, { name: 'url' }]);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const check = (command: string, url = '') =>
  run(privacy, tableOf(schema, `command,url\n${quoted(command)},${quoted(url)}\n`)).map(({ message }) =>
    message.replace(/:.*/, ''),
  );

test.each([
  ['mail jane.doe@example.org', 'an e-mail address'],
  ['root@tower:~# fio x', 'a user name and a host name'],
  ['fio --filename=/home/jane/test', 'a home folder'],
  ['/Users/jane/bench', 'a home folder'],
  ['C:\\Users\\Jane\\fio.exe', 'a home folder'],
  ['Serial Number: S5GXNX0T123456', 'a serial number'],
  ['S/N: 1234567', 'a serial number'],
  ['--filename=/dev/disk/by-id/nvme-Samsung_S5GX', 'a drive name with its serial number'],
  ['/dev/disk/x wwn-0x5002538f41234567', 'a World Wide Name'],
  ['eui.0025385b01234567', 'a World Wide Name'],
  ['link/ether 52:54:00:12:34:56', 'a network address'],
  ['ping 192.168.1.7', 'a network address'],
  ['Linux tower 6.1.0-18-amd64 #1 SMP', 'the name of a computer'],
  ['fio --client=tower job.fio', 'the name of a computer'],
])('%s tells %s', (text, what) => {
  expect(check(text)).toEqual([what]);
});

test.each([
  'fio --name=a --filename=test.fio --rw=randread --bs=4k --iodepth=32',
  '--filename=/home/…/test',
  'fio --filename=/dev/disk/by-id/<drive>',
  'fio --filename=/dev/nvme0n1 --direct=1',
  'Linux 6.1.0-18-amd64',
  'firmware 1.1.0.4 at 10:20:30',
  'x4 @ 8 GT/s',
])('%s tells nothing', (text) => {
  expect(check(text)).toEqual([]);
});

test('addresses of pages are not watched', () => {
  expect(check('', 'https://medium.com/@jane/storage')).toEqual([]);
});

test('a megabyte of almost private text is answered at once', () => {
  const started = performance.now();
  for (const piece of ['a@', 'a.', '/home', 'sn ', '0:', 'naa.']) check(piece.repeat(200_000));
  expect(performance.now() - started).toBeLessThan(3000);
});

test('every watched column of the tables is a column', () => {
  expect(run(privacy, realTable('runs', [{ note: 'jane@example.org' }]))).toHaveLength(1);
});

test('an author is named without an address', () => {
  const found = (author: string) => run(privacy, realTable('sources', [{ author }]));
  expect(found('Jane Doe <jane@example.org>')).toHaveLength(1);
  expect(found('Jane Doe')).toEqual([]);
});
