import { waitsForEach } from '../engine.ts';
import { type Rule, tableNamed } from '../rule.ts';

export const ignoredDepth: Rule = {
  id: 'LW313',
  level: 'error',
  looksFor: 'Queue depths above 1 with an engine that sends one request at a time.',
  fix: 'write queue_depth 1: with sync, psync and their like one request per job is in flight',
  *check(subject) {
    const runs = tableNamed(subject, 'runs');
    if (!runs) return;
    const [id, engine] = [runs.column('run_id'), runs.column('engine')];
    const waiting = new Map<string, string>();
    for (let row = 1; row <= runs.length; row++) {
      const name = engine.text(row);
      if (waitsForEach(name)) waiting.set(id.text(row), name);
    }
    if (waiting.size === 0) return;
    for (const table of subject.tables) {
      if (table.schema.name !== 'results') continue;
      const [depth, runId] = [table.column('queue_depth'), table.column('run_id')];
      for (let row = 1; row <= table.length; row++) {
        if (!(depth.number(row) > 1)) continue;
        const name = waiting.get(runId.text(row));
        if (name === undefined) continue;
        yield depth.found(row, {
          message: `the engine ${name} ignores the depth`,
          expected: '1: as many requests are in flight as there are jobs',
          fix: 'write 1, or correct the engine of the run',
        });
      }
    }
  },
};
