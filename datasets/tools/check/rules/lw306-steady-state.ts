import { type Rule, type Subject, tableNamed } from '../../tables/rule.ts';

/** SNIA PTS: five rounds, whose excursion and whose line of best fit stay this near their mean. */
const ROUNDS = 5;
const LARGEST_EXCURSION = 0.2;
const LARGEST_SLOPE = 0.1;

const METRICS = ['iops', 'bandwidth_bytes_per_s', 'latency_mean_s'];

export const steadyState: Rule = {
  id: 'LW306',
  level: 'warning',
  looksFor: 'Runs marked steady whose rounds are missing or contradict it.',
  fix: 'add the rounds to series.csv, say in preconditioning what was done, or write another state',
  *check(subject) {
    const runs = subject.tables.find(({ schema }) => schema.name === 'runs');
    if (!runs) return;
    const [id, state] = [runs.column('run_id'), runs.column('state')];
    const preconditioning = runs.column('preconditioning');
    const rounds = roundsOf(subject);
    for (let row = 1; row <= runs.length; row++) {
      if (state.choice(row) !== 'steady') continue;
      const series = rounds.get(id.text(row)) ?? [];
      if (series.length === 0 && preconditioning.isEmpty(row)) {
        yield state.found(row, {
          message: 'steady, but neither rounds nor preconditioning show it',
          expected: `at least ${ROUNDS} rounds in series.csv, or what was done in preconditioning`,
          fix: 'add one of the two, or write unknown',
        });
      }
      const restless = series.map(problemOf).find((words) => words !== undefined);
      if (restless === undefined) continue;
      yield state.found(row, {
        message: `steady, but ${restless}`,
        expected: `the last ${ROUNDS} rounds within ${LARGEST_EXCURSION * 100} % and a slope of at most ${LARGEST_SLOPE * 100} % of their mean`,
        fix: 'write transition, or add the rounds that became steady',
      });
    }
  },
};

/** The values of each run's series by round, one list per result and metric. */
function roundsOf(subject: Subject): Map<string, number[][]> {
  const windows = new Map<string, number[][]>();
  const [series, results] = [tableNamed(subject, 'series'), tableNamed(subject, 'results')];
  if (!series || !results) return windows;
  const [resultId, runId] = [results.column('result_id'), results.column('run_id')];
  const runOf = new Map<string, string>();
  for (let row = 1; row <= results.length; row++) runOf.set(resultId.text(row), runId.text(row));

  const [id, metric, kind] = ['result_id', 'metric', 'x_kind'].map((name) => series.column(name));
  const [x, value] = [series.column('x'), series.column('value')];
  const lists = new Map<string, { run: string; points: { x: number; value: number }[] }>();
  for (let row = 1; row <= series.length; row++) {
    if (kind?.choice(row) !== 'round' || !METRICS.includes(metric?.choice(row) ?? '')) continue;
    const point = { x: x.number(row), value: value.number(row) };
    if (Number.isNaN(point.x) || Number.isNaN(point.value)) continue;
    const result = id?.text(row) ?? '';
    const key = `${result} ${metric?.choice(row)}`;
    const list = lists.get(key);
    if (list) list.points.push(point);
    else lists.set(key, { run: runOf.get(result) ?? '', points: [point] });
  }
  for (const { run, points } of lists.values()) {
    const values = points.sort((a, b) => a.x - b.x).map((point) => point.value);
    windows.set(run, [...(windows.get(run) ?? []), values]);
  }
  return windows;
}

/** Why the last rounds are not steady, or nothing. */
function problemOf(values: number[]): string | undefined {
  const last = values.slice(-ROUNDS);
  if (last.length < ROUNDS) return `there are only ${last.length} rounds`;
  const mean = last.reduce((sum, value) => sum + value, 0) / ROUNDS;
  const excursion = (Math.max(...last) - Math.min(...last)) / mean;
  if (excursion > LARGEST_EXCURSION) return `its rounds differ by ${percent(excursion)} of their mean`;
  const middle = (ROUNDS - 1) / 2;
  const moments = last.map((value, index) => ({ product: (index - middle) * value, square: (index - middle) ** 2 }));
  const perRound =
    moments.reduce((sum, { product }) => sum + product, 0) / moments.reduce((sum, { square }) => sum + square, 0);
  const slope = Math.abs(perRound * (ROUNDS - 1)) / mean;
  if (slope > LARGEST_SLOPE) return `its rounds drift by ${percent(slope)} of their mean`;
  return undefined;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
