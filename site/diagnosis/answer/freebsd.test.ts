// What users of FreeBSD, TrueNAS CORE and OPNsense paste.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { core, ids, only, printed } from './answer-testing.ts';
import { diagnose } from './diagnosis.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../datasets/tools/readers/fixtures', name), 'utf8').split('\n');

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
  expect(printed(...fixture('dmidecode.txt'), ...fixture('freebsd-drives.txt'))).not.toContain('PRIVATE');
});

test('an NVMe drive says while FreeBSD starts that its link has fewer lanes than it could', () => {
  const boot = (running: string) =>
    only(
      'nda0 at nvme0 bus 0 scbus8 target 0 lun 1',
      'nda0: <EXAMPLE NVMe 1TB EX01 EX0000A1>',
      `nda0: nvme version 1.3 ${running} lanes PCIe Gen3 (max Gen3) link`,
    );
  const finding = boot('x2 (max x4)').findings[0];
  expect(finding).toMatchObject({ severity: 'problem', subject: 'nda0', line: 3 });
  expect(finding?.message).toMatch(/8\sGT\/s x4 .*8\sGT\/s x2/);
  expect(ids(boot('x4 (max x4)'))).toEqual([]);
});
