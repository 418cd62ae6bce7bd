import { linkRates, type RateOf } from '../link-rates.ts';
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
    const limits = limitsOf(subject);
    if (limits.size === 0) return;
    for (const table of subject.tables) {
      if (table.schema.name !== 'results') continue;
      const [runId, direction] = [table.column('run_id'), table.column('direction')];
      const bandwidth = table.column('bandwidth_bytes_per_s');
      for (let row = 1; row <= table.length; row++) {
        const limit = limits.get(runId.text(row));
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

/** What the drives of each run can carry, for runs whose drives are known. */
function limitsOf(subject: Subject): Map<string, Limit> {
  const limits = new Map<string, Limit>();
  const [runs, targets] = [tableNamed(subject, 'runs'), tableNamed(subject, 'targets')];
  const drives = tableNamed(subject, 'drives');
  if (!runs || !targets || !drives) return limits;
  const rates = driveRates(drives, linkRates(subject));
  const column = (name: string) => targets.column(name);
  const [targetId, drive, count] = [column('target_id'), column('drive_id'), column('drive_count')];
  const [kind, array, groups] = [column('kind'), column('array_kind'), column('array_groups')];
  const byTarget = new Map<string, Limit>();
  for (let row = 1; row <= targets.length; row++) {
    const model = drive.text(row);
    const rate = rates.get(model);
    const number = kind.choice(row) === 'drive' ? count.number(row) || 1 : count.number(row);
    if (!rate || !(number > 0)) continue;
    const data = dataDrives(array.choice(row), number, groups.number(row) || 1);
    byTarget.set(targetId.text(row), {
      drives: number,
      model,
      read: rate * number,
      write: rate * data,
    });
  }
  const [runId, runTarget] = [runs.column('run_id'), runs.column('target_id')];
  for (let row = 1; row <= runs.length; row++) {
    const limit = byTarget.get(runTarget.text(row));
    if (limit) limits.set(runId.text(row), limit);
  }
  return limits;
}

/** Bytes per second of the interface of each drive whose interface is known. */
function driveRates(drives: Table, rateOf: RateOf): Map<string, number> {
  const [id, protocol] = [drives.column('drive_id'), drives.column('protocol')];
  const generation = drives.column('interface_generation_max');
  const lanes = drives.column('interface_lanes_max');
  const rates = new Map<string, number>();
  for (let row = 1; row <= drives.length; row++) {
    const link = LINK_OF[protocol.choice(row)] ?? '';
    const rate = rateOf(link, generation.text(row), lanes.number(row));
    if (rate) rates.set(id.text(row), rate.oneWay);
  }
  return rates;
}
