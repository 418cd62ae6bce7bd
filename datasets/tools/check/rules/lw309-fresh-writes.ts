import { plural } from '../../language/plural.ts';
import { type Rule, tableNamed } from '../../tables/rule.ts';
import { rowsNamed } from '../references.ts';

const words = { writes: 'one {# write figure} other {# write figures}' };

const DRIVES = ['drive', 'array', 'volume'];

export const freshWrites: Rule = {
  id: 'LW309',
  level: 'note',
  looksFor: 'Writes to drives in a fresh or unknown state: sustained throughput may be far lower.',
  fix: 'fill in the state if it is known; the site shows it beside the figure',
  *check(subject) {
    const runs = subject.tables.find(({ schema }) => schema.name === 'runs');
    const [targets, results] = [tableNamed(subject, 'targets'), tableNamed(subject, 'results')];
    if (!runs || !targets || !results) return;
    const runOf = rowsNamed(results, 'run_id', runs);
    const direction = results.column('direction');
    const writes = new Uint32Array(runs.length + 1);
    for (let row = 1; row <= results.length; row++) {
      const way = direction.choice(row);
      if (way !== 'device_reads_host' && way !== 'mixed') continue;
      const run = runOf[row] ?? 0;
      writes[run] = (writes[run] ?? 0) + 1;
    }
    const targetOf = rowsNamed(runs, 'target_id', targets);
    const [state, kind] = [runs.column('state'), targets.column('kind')];
    for (let row = 1; row <= runs.length; row++) {
      const count = writes[row] as number;
      const text = state.choice(row);
      if (count === 0 || !DRIVES.includes(kind.choice(targetOf[row] as number))) continue;
      if (text !== 'fob' && text !== 'unknown') continue;
      yield state.found(row, {
        message: `${plural(count, words.writes)}, and the state is ${text}`,
        expected: 'the state of the drive, if known',
        fix: 'leave it if nothing more is known',
      });
    }
  },
};
