// A ceiling is what nothing exceeds: every row of the data against that of its link, whatever the row states.
import { expect, test } from 'vitest';
import { calculate } from '../../calc-wasm/js/node.ts';
import { ceilingOf } from '../../datasets/tools/predict/ceiling.ts';
import type { LoadedSet } from '../../datasets/tools/repository/repository.ts';
import { tableNamed } from '../../datasets/tools/tables/rule.ts';
import { publishedSets } from '../support/dataset.ts';

const FIGURES = ['bandwidth_bytes_per_s', 'bandwidth_low_bytes_per_s'];
/** Alone it says less than that. */
const HIGH = 'bandwidth_high_bytes_per_s';

const ceiling = ceilingOf(calculate);

/** The share of its ceiling that each figure of a set reaches, by result. */
function sharesOf(set: LoadedSet): [string, number][] {
  const [runs, results] = ['runs', 'results'].map((name) => tableNamed(set, name));
  if (!runs || !results) return [];
  const [runId, named] = [runs.column('run_id'), results.column('run_id')];
  const rows = new Map(Array.from({ length: runs.length }, (_, at) => [runId.text(at + 1), at + 1]));
  return Array.from({ length: results.length }, (_, at) => at + 1).flatMap((row) => {
    const run = rows.get(named.text(row));
    const bounds = run === undefined ? undefined : ceiling(runs, run, results, row);
    const given = FIGURES.filter((name) => !results.column(name).isEmpty(row));
    const columns = given.length > 0 ? [...given, HIGH] : [];
    const figures = columns.map((name) => results.column(name).number(row)).filter((figure) => figure > 0);
    const result = `${set.setId}/${results.column('result_id').text(row)}`;
    return bounds ? figures.map((figure): [string, number] => [result, figure / bounds.ceiling]) : [];
  });
}

test('no row of the data is above its ceiling', () => {
  const shares = publishedSets().flatMap(sharesOf);
  expect(shares.length).toBeGreaterThan(3500);
  expect(shares.filter(([, share]) => share > 1)).toEqual([]);
  // Nor is the ceiling far above what is measured: it would bound nothing.
  expect(Math.max(...shares.map(([, share]) => share))).toBeGreaterThan(0.99);
});
