import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureText as benchmark } from '../../../datasets/tools/import/testing.ts';
import { read } from '../reading/reading.ts';
import { factsOf } from './facts.ts';
import meanings from './names.meanings.json' with { type: 'json' };
import { FACTS } from './names.ts';

const folder = join(import.meta.dirname, '../../../datasets/tools/readers/fixtures');
const fixtures = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

function factsIn(text: string) {
  const { records, source } = read('paste.txt', text);
  return factsOf(records, source);
}

/** "kind subject name value unit line" of each. */
const said = (text: string) =>
  factsIn(text).map(({ kind, subject, name, value, unit, line }) =>
    [kind, subject, name, value, unit, `@${line}`].filter((word) => word !== '').join(' '),
  );

test.each(fixtures)('every line that told a value has a fact: %s', (_, text) => {
  const { records, source } = read('paste.txt', text);
  const told: { value: unknown; line: number }[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('value' in value && 'line' in value) told.push(value as { value: unknown; line: number });
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(records);
  const lines = new Set(factsOf(records, source).map(({ line }) => line));
  expect(told.filter(({ line }) => !lines.has(source.originOf(line)))).toEqual([]);
});

test.each(fixtures)('facts are called as the table of names says: %s', (_, text) => {
  const facts = factsIn(text);
  expect(facts.length).toBeGreaterThan(0);
  for (const { kind, name, unit } of facts) expect(FACTS, `${kind} ${name}`).toHaveProperty([kind, name], unit);
});

test('each unit is in use by several names, and only names that there are have meanings', () => {
  const uses = Map.groupBy(
    Object.values(FACTS).flatMap((names) => Object.values(names)),
    (unit) => unit,
  );
  for (const [unit, all] of uses) expect(all.length, unit).toBeGreaterThan(unit === 'rotation_per_minute' ? 0 : 1);
  for (const [kind, name] of Object.keys(meanings).map((key) => key.split(/ (.*)/)))
    expect(FACTS, kind).toHaveProperty(name === undefined ? [kind ?? ''] : [kind ?? '', name]);
});

test('a link of PCI Express is told with its line, in base units', () => {
  expect(
    said(
      [
        '01:00.0 Non-Volatile memory controller: Maker Drive (prog-if 02 [NVM Express])',
        '\tLnkCap:\tPort #0, Speed 16GT/s, Width x4, ASPM L1',
        '\tLnkSta:\tSpeed 8GT/s (downgraded), Width x2 (downgraded)',
        '',
      ].join('\n'),
    ),
  ).toEqual([
    'pci-function 0000:01:00.0 class Non-Volatile memory controller @1',
    'pci-function 0000:01:00.0 name Maker Drive @1',
    'pcie-link 0000:01:00.0 rate_capable 16000000000 transfer_per_second @2',
    'pcie-link 0000:01:00.0 lanes_capable 4 lanes @2',
    'pcie-link 0000:01:00.0 rate 8000000000 transfer_per_second @3',
    'pcie-link 0000:01:00.0 lanes 2 lanes @3',
  ]);
});

test('links of SATA and USB and the names of drives come out of the log of the kernel', () => {
  expect(
    said(
      [
        '> [    1.000000] ata3: SATA link up 3.0 Gbps (SStatus 123 SControl 320)',
        '> [    1.100000] usb 2-1: new SuperSpeed USB device number 2 using xhci_hcd',
        '> [    1.200000] nvme nvme0: pci function 0000:01:00.0',
        '> [    1.300000] sd 6:0:0:0: [sda] 100 512-byte logical blocks: (51 kB/50 KiB)',
        '',
      ].join('\n'),
    ),
  ).toEqual([
    'sata-link ata3 rate 3000000000 bit_per_second @1',
    'sata-link ata3 rate_limit 3000000000 bit_per_second @1',
    'usb-link 2-1 speed SuperSpeed @2',
    'usb-link 2-1 rate 5000000000 bit_per_second @2',
    'nvme nvme0 address 0000:01:00.0 @3',
    'drive sda unit 6:0:0:0 @4',
  ]);
});

test('a pool tells its groups, drives and errors, and hides names that hold serial numbers', () => {
  const facts = said(
    [
      '  pool: tank',
      ' state: DEGRADED',
      'config:',
      '',
      '\tNAME                        STATE     READ WRITE CKSUM',
      '\ttank                        DEGRADED     0     0     0',
      '\t  mirror-0                  DEGRADED     0     0     0',
      '\t    sda                     ONLINE       0     0     0',
      '\t    ata-DISK_S3CR3TS3R1AL   FAULTED      3     0     1',
      '',
    ].join('\n'),
  );
  expect(facts).toContain('pool tank state DEGRADED @2');
  expect(facts).toContain('pool-member tank/sda parent mirror-0 @8');
  expect(facts).toContain('pool-member tank/#9 state FAULTED @9');
  expect(facts).toContain('pool-member tank/#9 checksum_errors 1 @9');
  expect(facts.join('\n')).not.toContain('S3CR3T');
});

test('volumes are named after hosts and people, so their line stands for them', () => {
  const facts = said(
    [
      'NAME                  SIZE TYPE',
      'sda                 931.5G disk',
      '`-sda1              931.5G part',
      '  `-alicebox-root   931.5G lvm',
      '',
    ].join('\n'),
  );
  expect(facts).toContain('drive #4 type lvm @4');
  expect(facts).toContain('drive #4 parent sda1 @4');
  expect(facts.join('\n')).not.toContain('alice');
});

test('figures of benchmarks are facts of the device that they loaded', () => {
  const facts = said(benchmark('hdparm.txt'));
  expect(facts.some((fact) => /^figure \S+ bandwidth [0-9.]+ byte_per_second @/.test(fact))).toBe(true);
});

test('a job that is called after a file of somebody keeps its name for itself', () => {
  const output = benchmark('fio-2-text.txt');
  const named = (name: string) => said(output.replaceAll('randwrite: (g', `${name}: (g`));
  expect(named('first')).toContain('figure fio job first @5');
  const hidden = named('/home/alice/test');
  expect(hidden.some((fact) => fact.includes('bandwidth'))).toBe(true);
  expect(hidden.join('\n')).not.toContain('alice');
});
