// The texts are ours, in the words of the tools.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { read } from '../reading/reading.ts';
import type { Machine } from './machine.ts';
import { machineOf } from './machine-of.ts';

interface Case {
  name: string;
  fixtures?: string[];
  text: string;
  machine: Partial<Record<keyof Machine, object>>;
}

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../datasets/tools/readers/fixtures', `${name}.txt`), 'utf8');
const machineIn = (...texts: string[]): Machine => machineOf(read('paste', `${texts.join('\n')}\n`).records, 0);
const cases: Case[] = parse(readFileSync(join(import.meta.dirname, 'machine-of.test.yaml'), 'utf8'));

/** What was told without the lines that it was told in, and without what is empty or not so. */
const plain = (value: object): object =>
  JSON.parse(
    JSON.stringify(value, (key, inner) => {
      if (key === 'line' || inner === false || (Array.isArray(inner) && inner.length === 0)) return undefined;
      return inner && typeof inner === 'object' && 'value' in inner && 'line' in inner ? inner.value : inner;
    }),
  );

test.each(cases)('$name', ({ fixtures = [], text, machine }) => {
  const whole = machineIn(...fixtures.map(fixture), text);
  const keys = Object.keys(machine) as (keyof Machine)[];
  expect(plain(Object.fromEntries(keys.map((key) => [key, whole[key]])))).toEqual(machine);
});

test('drives of a controller keep their places, and those that the system names, too, are there once', () => {
  const storcli = machineIn(fixture('storcli'));
  expect(storcli.drives.length).toBeGreaterThan(0);
  expect(storcli.cards[0]?.drives).toEqual(storcli.drives.map(({ id }) => id));
  const [first] = storcli.drives;
  const model = first?.model?.value ?? '';
  const smart = `# smartctl -i /dev/sdx\n=== START OF INFORMATION SECTION ===\nDevice Model:     ${model}\nSATA Version is:  SATA 3.1, 6.0 Gb/s (current: 6.0 Gb/s)`;
  const both = machineIn(fixture('storcli'), smart);
  expect(both.drives).toHaveLength(storcli.drives.length);
  expect(both.cards[0]?.drives).toContain('sdx');
});

test('all that the fixtures hold together is one machine without two drives of one name', () => {
  const names = 'lspci-tree kernel-log lsblk lsscsi-v lsusb-tv lsusb-v smartctl storcli zpool mdstat mdadm'.split(' ');
  const machine = machineIn(...names.map(fixture));
  const ids = machine.drives.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const addresses = machine.functions.flatMap(({ address }) => address ?? []);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a report of NVMe: its critical warning is one of health, of heat alone it is not', () => {
  const health = (warning: string, errors: number) =>
    machineOf(
      read(
        'paste',
        `$ sudo nvme smart-log /dev/nvme0\nSmart Log for NVME device:nvme0 namespace-id:ffffffff\ncritical_warning : ${warning}\nmedia_errors : ${errors}\n`,
      ).records,
      0,
    ).drives[0]?.health;
  expect(health('0x4', 118)).toMatchObject({
    isFailing: { value: true, line: 3 },
    mediaErrors: { value: 118, line: 4 },
  });
  expect(health('0x2', 0)).toEqual({ isHot: { value: true, line: 3 } });
});
