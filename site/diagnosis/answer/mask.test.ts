import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { examples, findingsIn } from '../examples/examples.ts';
import { factsOf } from '../facts/facts.ts';
import { read } from '../reading/reading.ts';
import { Mask, masked } from './mask.ts';

const FIXTURES = join(import.meta.dirname, '../../../datasets/tools/readers/fixtures');

const fixtures = readdirSync(FIXTURES).map((name) => [name, readFileSync(join(FIXTURES, name), 'utf8')] as const);

const table: { masked: [string, string][]; plain: string[] } = parse(
  readFileSync(join(import.meta.dirname, 'mask.test.yaml'), 'utf8'),
);

test.each(table.masked)('%s is masked', (text, wanted) => expect(masked(text).text).toBe(wanted));

test.each(table.plain)('%s holds nothing private', (text) => expect(masked(text)).toEqual({ text, count: {} }));

test('columns of a table stay where they were, below a heading that names them', () => {
  const table = [
    'Node             SN                   Model                  Usage',
    '---------------- -------------------- ---------------------- -----',
    '/dev/nvme0n1     S5GXNX0T123456789012 Samsung SSD 980 PRO    1.00',
    '/dev/nvme1n1     AB12                 KINGSTON SA2000M8500G  2.00',
  ].join('\n');
  const { text } = masked(table);
  expect(text).not.toContain('S5GX');
  expect(text).not.toContain('AB12');
  expect(text.split('\n').map((line) => line.search(/Model|Samsung|KINGSTON/))).toEqual([38, -1, 38, 38]);
});

test('what else is made of a paste is masked by what the paste tells', () => {
  const mask = new Mask('jane@orion:~$ zpool status\nSerial Number: Z300ABCD');
  const chain = { parts: [{ id: 'z300abcd', name: 'pool orion' }] };
  expect(mask.deep({ chain, assumed: { z300abcd: { slot: 'x4' } }, orion: 4 })).toEqual({
    chain: { parts: [{ id: 'serial-1', name: 'pool host-1' }] },
    assumed: { 'serial-1': { slot: 'x4' } },
    orion: 4,
  });
});

test.each(fixtures)('%s says the same after masking, but for the masks', (name, text) => {
  const mask = new Mask(text);
  const before = read(name, text);
  const after = read(name, mask.text(text));
  expect(after.records).toEqual(mask.deep(before.records));
  expect([after.claims, after.unread]).toEqual([before.claims, before.unread]);
  const facts = factsOf(before.records, before.source);
  expect(facts).not.toEqual([]);
  expect(factsOf(after.records, after.source)).toEqual(mask.deep(facts));
});

test.each(Object.entries(examples))('%s is found after masking as before', (_, { found, judged }) => {
  const mask = new Mask(found);
  const figures = judged && [judged.found];
  expect(findingsIn(mask.text(found), figures)).toEqual(mask.deep(findingsIn(found, figures)));
});

test('a computer that is called as a fact is renames none', () => {
  const mask = new Mask('Linux lanes 6.1.0-1 #1\nName : lanes:0');
  expect(mask.counts).toEqual({ host: 1 });
  expect(mask.deep({ kind: 'pcie-link', name: 'lanes', value: 4 })).toMatchObject({ name: 'lanes' });
});

test.each(fixtures)('masking %s twice changes nothing', (_, text) => {
  const once = masked(text).text;
  expect(masked(once)).toEqual({ text: once, count: {} });
});

const PIECES = [
  'Serial Number: AB12CD34¦jane@orion:~$ ¦/home/jane¦wwn-0x5000c500c65ac66f¦\n¦ ¦192.168.1.7¦fe80::1:2¦ata-X1_Y2_AB12CD34',
  'AB12CD34¦orion¦  ¦-part1¦_¦:¦sn: ¦UUID=¦user-1¦host-1¦serial-2¦52:54:00:12:34:56¦a@b.org¦\\\\orion\\x¦\t',
].flatMap((row) => row.split('¦'));

test('masking any text twice changes nothing, and leaves its lines in place', () => {
  const texts = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })));
  fc.assert(
    fc.property(texts, (pieces) => {
      const text = pieces.join('');
      const once = masked(text).text;
      expect(once.split('\n').length).toBe(text.split('\n').length);
      expect(masked(once).text).toBe(once);
    }),
  );
});
