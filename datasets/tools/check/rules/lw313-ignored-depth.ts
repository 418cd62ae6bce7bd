import { waitsForEach } from '../../tables/engine.ts';
import { type Rule, tableNamed, tablesNamed } from '../../tables/rule.ts';
import { rowsNamed } from '../references.ts';

export const ignoredDepth: Rule = {
  id: 'LW313',
  level: 'error',
  looksFor: 'Queue depths above 1 with an engine that sends one request at a time.',
  fix: 'write queue_depth 1: sync, psync and similar engines keep one request per job in flight',
  *check(subject) {
    const runs = tableNamed(subject, 'runs');
    if (!runs) return;
    const engine = runs.column('engine');
    const waiting = Array.from({ length: runs.length + 1 }, (_, row) =>
      waitsForEach(row === 0 ? '' : engine.text(row)),
    );
    if (!waiting.includes(true)) return;
    for (const table of tablesNamed(subject.tables, 'results')) {
      const runOf = rowsNamed(table, 'run_id', runs);
      const depth = table.column('queue_depth');
      for (let row = 1; row <= table.length; row++) {
        const run = runOf[row] ?? 0;
        if (!waiting[run] || !(depth.number(row) > 1)) continue;
        yield depth.found(row, {
          message: `the engine ${engine.text(run)} ignores the depth`,
          expected: '1: each job has one request in flight',
          fix: 'write 1, or correct the engine of the run',
        });
      }
    }
  },
};
