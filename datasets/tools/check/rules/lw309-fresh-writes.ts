import { type Rule, tableNamed } from '../rule.ts';

const DRIVES = ['drive', 'array', 'volume'];

export const freshWrites: Rule = {
  id: 'LW309',
  level: 'note',
  looksFor: 'Writes to drives whose state is fresh or not known: they may be far from what lasts.',
  fix: 'write the state when it is known; the site shows it beside the figure',
  *check(subject) {
    const runs = subject.tables.find(({ schema }) => schema.name === 'runs');
    const [targets, results] = [tableNamed(subject, 'targets'), tableNamed(subject, 'results')];
    if (!runs || !targets || !results) return;
    const [targetId, kind] = [targets.column('target_id'), targets.column('kind')];
    const drives = new Set<string>();
    for (let row = 1; row <= targets.length; row++) {
      if (DRIVES.includes(kind.choice(row))) drives.add(targetId.text(row));
    }
    const [resultRun, direction] = [results.column('run_id'), results.column('direction')];
    const writes = new Map<string, number>();
    for (let row = 1; row <= results.length; row++) {
      if (!['device_reads_host', 'mixed'].includes(direction.choice(row))) continue;
      const run = resultRun.text(row);
      writes.set(run, (writes.get(run) ?? 0) + 1);
    }
    const [runId, target, state] = ['run_id', 'target_id', 'state'].map((name) =>
      runs.column(name),
    );
    for (let row = 1; row <= runs.length; row++) {
      const count = writes.get(runId?.text(row) ?? '') ?? 0;
      const said = state?.choice(row) ?? '';
      if (!state || count === 0 || !drives.has(target?.text(row) ?? '')) continue;
      if (said !== 'fob' && said !== 'unknown') continue;
      yield state.found(row, {
        message: `${count} ${count === 1 ? 'figure' : 'figures'} of writes, and the state is ${said}`,
        expected: 'a state in which the drive was held, where it is known',
        fix: 'leave it if nothing is known',
      });
    }
  },
};
