import { type Rule, type Subject, tableNamed } from '../rule.ts';

/** So many other figures make an expectation, and so many times more or less is odd. */
const FEWEST = 3;
const FACTOR = 2;

const FIGURES = ['bandwidth_bytes_per_s', 'iops'];

export const outlier: Rule = {
  id: 'LW308',
  level: 'note',
  looksFor: 'Figures far from those of other sets for the same drive and workload.',
  fix: 'check link, state and queue depth; if they are right, leave the figure as it is',
  *check(subject) {
    if (!subject.peers || subject.peers.length === 0) return;
    const known = new Map<string, number[]>();
    for (const peer of subject.peers) {
      for (const { key, value } of figuresOf(peer)) {
        const values = known.get(key);
        if (values) values.push(value);
        else known.set(key, [value]);
      }
    }
    for (const { key, value, column, row } of figuresOf(subject)) {
      const others = known.get(key);
      if (!others || others.length < FEWEST) continue;
      const middle = median(others);
      if (value <= middle * FACTOR && value >= middle / FACTOR) continue;
      yield column.found(row, {
        message: `${Number((value / middle).toPrecision(2))} times the median of ${others.length} figures from other sets`,
        expected: `about ${Number(middle.toPrecision(3))}`,
        fix: 'check link, state and queue depth',
      });
    }
  },
};

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1] ?? sorted[middle], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** Figures of single drives whose load is told completely, by drive, link and load. */
function* figuresOf(subject: Subject) {
  const [runs, targets] = [tableNamed(subject, 'runs'), tableNamed(subject, 'targets')];
  const results = subject.tables.find(({ schema }) => schema.name === 'results');
  if (!runs || !targets || !results) return;
  const [targetId, drive, array] = ['target_id', 'drive_id', 'array_kind'].map((name) =>
    targets.column(name),
  );
  const drives = new Map<string, string>();
  for (let row = 1; row <= targets.length; row++) {
    if (array?.choice(row) === 'none')
      drives.set(targetId?.text(row) ?? '', drive?.text(row) ?? '');
  }
  const link = ['link_kind', 'link_generation', 'link_lanes', 'state'].map((name) =>
    runs.column(name),
  );
  const [runId, runTarget] = [runs.column('run_id'), runs.column('target_id')];
  const setups = new Map<string, string>();
  for (let row = 1; row <= runs.length; row++) {
    const model = drives.get(runTarget.text(row));
    if (!model) continue;
    setups.set(runId.text(row), [model, ...link.map((column) => column.text(row))].join(' '));
  }
  const load = ['direction', 'access', 'block_size_bytes', 'queue_depth', 'jobs'].map((name) =>
    results.column(name),
  );
  const resultRun = results.column('run_id');
  const columns = FIGURES.map((name) => results.column(name));
  for (let row = 1; row <= results.length; row++) {
    const setup = setups.get(resultRun.text(row));
    if (setup === undefined || load.slice(0, 4).some((column) => column.isEmpty(row))) continue;
    const words = load.map((column) => column.text(row)).join(' ');
    for (const column of columns) {
      const value = column.number(row);
      if (value > 0) yield { key: `${setup} ${words} ${column.name}`, value, column, row };
    }
  }
}
