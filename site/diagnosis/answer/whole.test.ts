// What holds of whole pastes beside the sentences of `answers.test.yaml`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examples } from '../examples/examples.ts';
import { rules } from '../rules/catalog.ts';
import { core } from './answer-testing.ts';
import { diagnose } from './diagnosis.ts';
import { Joined } from './joined.ts';
import { jsonOf } from './json.ts';
import { textOf } from './text.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../datasets/tools/readers/fixtures', `${name}.txt`), 'utf8');

test('of each fixture something is said, with and without the core, and of nothing nothing', () => {
  for (const name of 'kernel-log lsblk lsscsi-v lsusb-tv smartctl storcli windows crystaldiskinfo'.split(' ')) {
    for (const own of [undefined, core]) {
      for (const { verdict } of diagnose('paste', fixture(name), own).machines)
        expect(verdict.message, name).toMatch(/^\S.*\.$/);
    }
  }
  expect(diagnose('paste', '', core).machines).toEqual([]);
});

test('pages of findings and manual pages show no machine', () => {
  for (const { id, why, looksFor } of rules) {
    const { found = '', clean = '' } = examples[id] ?? {};
    const page = [id, looksFor, why.replaceAll(' ', '\n  '), found, clean].join('\n\n');
    expect(diagnose('paste', page).machines, id).toEqual([]);
  }
  const manual = [
    'NAME',
    '  zpool-status',
    'SYNOPSIS',
    '  zpool status',
    'DESCRIPTION',
    examples.LD502?.found ?? '',
  ].join('\n');
  expect(diagnose('paste', manual).machines).toEqual([]);
  expect(diagnose('paste', examples.LD502?.found ?? '').machines).not.toEqual([]);
});

test('all lines of pciconf, of dmidecode and of the lists of drives of FreeBSD are known', () => {
  for (const name of ['pciconf', 'dmidecode', 'freebsd-drives'])
    expect(diagnose('paste', fixture(name), core).unread, name).toEqual([]);
});

test('serial numbers of these tools are not printed', () => {
  const text = `${fixture('dmidecode')}\n${fixture('freebsd-drives')}`;
  const joined = new Joined([{ name: 'paste', text }]);
  expect(textOf(diagnose('paste', joined.text, core), joined, true)).not.toContain('PRIVATE');
});

test('the JSON says what of the chain was assumed, and what was not judged', () => {
  const text = 'NAME  SIZE TYPE TRAN\nsda  465.8G disk sata\nmmcblk0  29.7G disk mmc\n';
  const joined = new Joined([{ name: 'paste', text }]);
  const json = jsonOf(diagnose('paste', text, core), joined, true);
  const parts = json.chain?.parts ?? [];
  expect(parts).toHaveLength(1);
  const assumed: Readonly<Record<string, unknown>> = json.assumed;
  expect(assumed[parts[0]?.id ?? '']).toHaveProperty('link');
  expect(json.unjudged.flatMap(({ names }) => names)).toContain('sda');
});

test('a line that an answer names holds the device in the paste as it was given', () => {
  const registers = '\t\tLnkCap:\tPort #0, Speed 8GT/s, Width x4, ASPM L1\n\t\tLnkSta:\tSpeed 8GT/s, Width x2\n';
  // A counter that a tool drew over itself: lines for the readers, one line of the paste.
  for (const above of ['', 'a\n', '1%\r2%\r3%\n', '1%\r2%\n\n3%\r4%\r5%\r6%\n']) {
    const text = `${above}${registers}`;
    const { machines } = diagnose('paste', text, core);
    const said = JSON.stringify(machines.map(({ verdict, findings, links }) => [verdict, findings, links]));
    const named = Array.from(said.matchAll(/Device in line (\d+)/g), ([, line]) => text.split('\n')[Number(line) - 1]);
    expect(named.length, above).toBeGreaterThan(2);
    for (const line of named) expect(line, above).toMatch(/LnkCap/);
  }
});

test.each([
  [
    'Device Model:     EXAMPLE\n187 Reported_Uncorrect      -O--CK   044   044   000    -    56',
    'EXAMPLE could not read stored data 56 times.',
  ],
  [
    'ata1: limiting SATA link speed to 1.5 Gbps\nata1: SATA link up 3.0 Gbps (SStatus 123 SControl 300)',
    'The kernel lowered ata1 to 1.5 Gb/s after errors; later in the paste it came up at 3 Gb/s.',
  ],
  [
    '*-network\n  logical name: eth0\n  capacity: 1Gbit/s\n  configuration: speed=100Mbit/s\n\nSettings for eth0:\n\tSupported link modes:   2500baseT/Full\n\tDuplex: Full',
    'eth0 runs at 100 Mb/s, and the card can do 2.5 Gb/s.',
  ],
])('a paste says no more than its lines: %#', (text, said) => {
  expect(
    diagnose('paste', `${text}\n`, core).machines.map(({ verdict }) => verdict.message.replace(/\s/g, ' ')),
  ).toEqual([said]);
});
