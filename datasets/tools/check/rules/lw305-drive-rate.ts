import { linkRates, type RateOf } from '../link-rates.ts';
import { rowsNamed } from '../references.ts';
import { type Rule, type Subject, tableNamed } from '../rule.ts';
import type { Table } from '../table.ts';

/** Clocks and rounded figures explain this much above the rate of a link, and no more. */
const ABOVE = 1.02;

const LINK_OF: Record<string, string> = { nvme: 'pcie', sata: 'sata', sas: 'sas' };

/** Drives of an array whose writes are data: the others hold copies or parity. */
function dataDrives(kind: string, drives: number, groups: number): number {
  if (/mirror$|raid1$|raid1e$|raid10$/.test(kind)) return Math.max(1, Math.floor(drives / 2));
  const parity = /(?:raid5|raid50|raidz1|draid1|parity)$/.test(kind)
    ? 1
    : /(?:raid6|raid60|raidz2|draid2)$/.test(kind)
      ? 2
      : /(?:raidz3|draid3)$/.test(kind)
        ? 3
        : 0;
  return Math.max(1, drives - parity * groups);
}

export const driveRate: Rule = {
  id: 'LW305',
  level: 'warning',
  looksFor: 'Bandwidth above what the interfaces of all drives together can carry.',
  fix: 'check the number of drives and the unit; if a cache answered, say so in the note',
  *check(subject) {
    const [runs, limits] = [tableNamed(subject, 'runs'), limitsOf(subject)];
    if (!runs || limits.every((limit) => limit === undefined)) return;
    for (const table of subject.tables) {
      if (table.schema.name !== 'results') continue;
      const runOf = rowsNamed(table, 'run_id', runs);
      const direction = table.column('direction');
      const bandwidth = table.column('bandwidth_bytes_per_s');
      for (let row = 1; row <= table.length; row++) {
        const limit = limits[runOf[row] ?? 0];
        if (!limit) continue;
        const isWrite = direction.choice(row) === 'device_reads_host';
        const rate = isWrite ? limit.write : limit.read;
        if (!(bandwidth.number(row) > rate * ABOVE)) continue;
        yield bandwidth.found(row, {
          message: `more than ${limit.drives} × ${limit.model} can ${isWrite ? 'take' : 'give'}`,
          expected: `at most ${Math.floor(rate)} B/s, the rate of their interfaces`,
          fix: 'check drive_count and the unit; if a cache answered, say so in the note',
        });
      }
    }
  },
};

interface Limit {
  drives: number;
  model: string;
  read: number;
  write: number;
}

/** By row of runs: what its drives can carry, where they are known. */
function limitsOf(subject: Subject): (Limit | undefined)[] {
  const [runs, targets] = [tableNamed(subject, 'runs'), tableNamed(subject, 'targets')];
  const drives = tableNamed(subject, 'drives');
  if (!runs || !targets || !drives) return [];
  const rates = driveRates(drives, linkRates(subject));
  const column = (name: string) => targets.column(name);
  const [model, count] = [column('drive_id'), column('drive_count')];
  const [kind, array, groups] = [column('kind'), column('array_kind'), column('array_groups')];
  const driveOf = rowsNamed(targets, 'drive_id', drives);
  const ofTargets: (Limit | undefined)[] = [undefined];
  for (let row = 1; row <= targets.length; row++) {
    const rate = rates[driveOf[row] ?? 0] ?? Number.NaN;
    const number = count.number(row) || (kind.choice(row) === 'drive' ? 1 : Number.NaN);
    const data = dataDrives(array.choice(row), number, groups.number(row) || 1);
    const limit = {
      drives: number,
      model: model.text(row),
      read: rate * number,
      write: rate * data,
    };
    ofTargets.push(limit.read > 0 ? limit : undefined);
  }
  const targetOf = rowsNamed(runs, 'target_id', targets);
  return Array.from(targetOf, (target) => ofTargets[target]);
}

/** By row of drives: bytes per second of its interface, where that is known. */
function driveRates(drives: Table, rateOf: RateOf): (number | undefined)[] {
  const protocol = drives.column('protocol');
  const generation = drives.column('interface_generation_max');
  const lanes = drives.column('interface_lanes_max');
  const rates: (number | undefined)[] = [undefined];
  for (let row = 1; row <= drives.length; row++) {
    const link = LINK_OF[protocol.choice(row)] ?? '';
    rates.push(rateOf(link, generation.text(row), lanes.number(row))?.oneWay);
  }
  return rates;
}
