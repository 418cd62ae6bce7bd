// What users of FreeBSD, TrueNAS CORE and OPNsense paste.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { core, ids, only, printed } from './answer-testing.ts';
import { diagnose } from './diagnosis.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../readers/fixtures', name), 'utf8').split('\n');

test('pciconf of a drive on half of its lanes is found, with how common that is', () => {
  const machine = only(...fixture('pciconf.txt'));
  expect(ids(machine)).toContain('problem LD104');
  const finding = machine.findings.find(({ id }) => id === 'LD104');
  expect(finding?.subject).toBe('0000:01:00.0');
  expect(finding?.causes[0]?.message).toMatch(
    /has 2 lanes, or shares .*\. In public hardware databases 1 in \d+ NVMe drives run on fewer lanes/,
  );
});

test('all of its lines are known, and those of dmidecode and of the lists of drives', () => {
  for (const name of ['pciconf.txt', 'dmidecode.txt', 'freebsd-drives.txt']) {
    const text = fixture(name).join('\n');
    expect(diagnose('paste', text, core).unread, name).toEqual([]);
  }
});

test('serial numbers of these tools are not printed', () => {
  expect(printed(...fixture('dmidecode.txt'), ...fixture('freebsd-drives.txt'))).not.toContain(
    'PRIVATE',
  );
});
