import { type Rule, tableNamed, tablesNamed } from '../../tables/rule.ts';
import { rowsNamed } from '../references.ts';

/**
 * Random reads of one request at a time that a medium can answer in a second, at most. A disk of 15,000 turns a minute
 * takes 2 ms for half a turn, and nothing for the way of its arm. Flash has to read its cells first: the fastest of a
 * thousand measured drives answers 20,000 such reads, so three times as many are a cache, or another queue depth.
 */
const MOST: Record<string, number> = {
  hdd: 500,
  nand: 60_000,
  nand_slc: 60_000,
  nand_mlc: 60_000,
  nand_tlc: 60_000,
  nand_qlc: 60_000,
};

export const accessTime: Rule = {
  id: 'LW318',
  level: 'warning',
  looksFor: "Random reads at QD1 that are faster than the drive's medium allows.",
  fix: 'check queue depth, jobs and unit; if a cache answered, say so in the note',
  *check(subject) {
    const [runs, targets] = [tableNamed(subject, 'runs'), tableNamed(subject, 'targets')];
    const drives = tableNamed(subject, 'drives');
    if (!runs || !targets || !drives) return;
    const medium = drives.column('medium');
    const kind = targets.column('kind');
    const [targetOf, driveOf] = [rowsNamed(runs, 'target_id', targets), rowsNamed(targets, 'drive_id', drives)];
    for (const table of tablesNamed(subject.tables, 'results')) {
      const runOf = rowsNamed(table, 'run_id', runs);
      const [access, direction] = [table.column('access'), table.column('direction')];
      const [depth, jobs] = [table.column('queue_depth'), table.column('jobs')];
      const [iops, bandwidth] = [table.column('iops'), table.column('bandwidth_bytes_per_s')];
      const size = table.column('block_size_bytes');
      const note = table.column('note');
      for (let row = 1; row <= table.length; row++) {
        if (access.choice(row) !== 'rand' || direction.choice(row) !== 'device_writes_host') continue;
        if (depth.number(row) !== 1 || (jobs.number(row) || 1) !== 1) continue;
        const target = targetOf[runOf[row] ?? 0] ?? 0;
        if (kind.choice(target) !== 'drive') continue;
        const most = MOST[medium.choice(driveOf[target] ?? 0)];
        const stated = iops.number(row) > 0;
        const rate = stated ? iops.number(row) : bandwidth.number(row) / size.number(row);
        if (most === undefined || !(rate > most)) continue;
        yield (stated ? iops : bandwidth).found(row, {
          ...(note.isEmpty(row) ? {} : { level: 'note' as const }),
          message: `${Math.round(rate)} random reads a second, one at a time: ${Number((1e6 / rate).toPrecision(2))} µs each`,
          expected: `at most ${most} a second of this medium`,
          fix: 'check queue depth, jobs and unit; if a cache answered, say so in the note',
        });
      }
    }
  },
};
