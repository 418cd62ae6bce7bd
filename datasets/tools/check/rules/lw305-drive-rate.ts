import { linkRates, type RateOf } from '../../tables/link-rates.ts';
import { type Rule, type Subject, tableNamed, tablesNamed } from '../../tables/rule.ts';
import type { Table } from '../../tables/table.ts';
import { rowsNamed } from '../references.ts';

/** Clocks and rounded figures explain this much above the rate of a link, and no more. */
const ABOVE = 1.02;

const LINK_OF: Record<string, string> = { nvme: 'pcie', sata: 'sata', sas: 'sas' };

/** Without a generation a drive has at most the last one of its protocol; the lanes of a PCIe drive nobody can guess. */
const NEWEST: Record<string, string> = { sata: '3.0', sas: '4' };

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
  level: 'error',
  looksFor: 'Throughput above what the interfaces of all drives together can carry.',
  fix: 'check the number of drives, the drive and the unit; a figure that a cache answered says nothing about the drives',
  *check(subject) {
    const [runs, limits] = [tableNamed(subject, 'runs'), limitsOf(subject)];
    if (!runs || limits.every((limit) => limit === undefined)) return;
    for (const table of tablesNamed(subject.tables, 'results')) {
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
          fix: 'check drive_count, drive_id and the unit; if a cache answered, leave the figure out, or name it in exceptions.csv with its reason',
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
    const limit = { drives: number, model: model.text(row), read: rate * number, write: rate * data };
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
    const kind = protocol.choice(row);
    const newest = NEWEST[kind] ?? '';
    const stated = generation.text(row) || newest;
    rates.push(rateOf(LINK_OF[kind] ?? '', stated, lanes.number(row))?.oneWay);
  }
  return rates;
}
