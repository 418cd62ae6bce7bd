import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differences } from '../../../tests/support/field-proof.ts';
import { toolOf } from './harvest.ts';
import { entriesOf, LARGEST, snapshotsIn, textsOf } from './snapshot.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../readers/fixtures', name), 'utf8');
const PCICONF = fixture('pciconf.txt').replace(/^.*\n/, '');
const DMIDECODE = fixture('dmidecode.txt');

/** Chooses among files: another number, other ones. */
const SEED = Number(process.env.FIELD_SEED ?? 1);

test('the readers and an independent reading agree on our own dumps', () => {
  expect(differences('pciconf', PCICONF)).toEqual([]);
  expect(differences('dmidecode', DMIDECODE)).toEqual([]);
});

test('a fact that one of them reads otherwise is told', () => {
  // The readers leave out virtual functions, the proof does not.
  const virtual = PCICONF.replace('nvme0@pci0:1:0:0:', 'nvme0@pci0:1:0:128:');
  expect(virtual).not.toBe(PCICONF);
  expect(differences('pciconf', virtual)).toContain('proof only: 0000:01:00.128 10802 1234:a809 256/512 x2/x4 8/8');
  const usage = DMIDECODE.replace('\tCurrent Usage: In Use', '  Current Usage: In Use');
  expect(differences('dmidecode', usage)).toEqual(['reader only: true 1', 'proof only: - 1']);
});

/** A folder of snapshots as `npm run field` takes it; each file with one chance in so many, by its place in the list. */
const SNAPSHOTS = process.env.FIELD_SNAPSHOTS;
const ONE_IN = Number(process.env.FIELD_ONE_IN ?? 50);

/** Milliseconds of a processor: too long for a reader of a page. A busy machine may keep a file waiting. */
const SLOW_MS = 1000;

test.runIf(SNAPSHOTS)(
  'the readers and an independent reading agree on a sample of public dumps, and none is slow',
  async () => {
    const found: string[] = [];
    for (const snapshot of snapshotsIn(SNAPSHOTS ?? '')) {
      const entries = entriesOf(snapshot).filter(
        ({ bytes }, index) => bytes <= LARGEST && (Math.imul(index + SEED, 2_654_435_761) >>> 0) % ONE_IN === 0,
      );
      for await (const { entry, text } of textsOf(snapshot, entries)) {
        const tool = toolOf(text);
        if (!tool) continue;
        const before = process.cpuUsage();
        const told = differences(tool, text);
        const { user, system } = process.cpuUsage(before);
        if ((user + system) / 1000 > SLOW_MS) found.push(`${entry.path}: slow`);
        found.push(...told.map((fact) => `${entry.path}: ${fact}`));
      }
    }
    expect(found).toEqual([]);
  },
  3_600_000,
);
