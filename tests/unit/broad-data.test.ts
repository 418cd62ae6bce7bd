/**
 * Data alone turns no test red: a contribution may name any controller, any generation and any kind of array. One made
 * up here names all of them, and goes through what the check, the ranges and the comment of a pull request make of it.
 */
import { expect, test } from 'vitest';
import { calculate } from '../../calc-wasm/js/node.ts';
import { check } from '../../datasets/tools/check/check.ts';
import { diff } from '../../datasets/tools/diff/diff.ts';
import { figuresText } from '../../datasets/tools/diff/figures-text.ts';
import { changesText, TERMINAL } from '../../datasets/tools/diff/words.ts';
import { ceilingOf } from '../../datasets/tools/predict/ceiling.ts';
import { predict } from '../../datasets/tools/predict/predict.ts';
import { rangesFrom } from '../../datasets/tools/ranges/ranges.ts';
import { measuredLinks } from '../../datasets/tools/ranges/scores.ts';
import { doubtsFrom } from '../../datasets/tools/ranges/unconfirmed-limits.ts';
import { Compared } from '../../datasets/tools/tables/compare-sets.ts';
import { Copies } from '../../datasets/tools/tables/copied-sets.ts';
import { setOf } from '../../datasets/tools/tables/subject.ts';
import { type Cells, writeCsv } from '../../datasets/tools/text/csv.ts';
import { publishedSets, registryRows, schemas, shared } from '../support/dataset.ts';
import { tableOf } from '../support/test-tables.ts';

/** Links of every kind and generation that a run may name, with a controller each where there is one. */
const GENERATIONS = ['1.0', '2.0', '3.0', '4.0', '5.0'];
const controllers = registryRows('controllers');

const targets: Cells[] = controllers.map(({ controller_id, downstream_kind }, index) => ({
  target_id: `t${index}`,
  kind: 'drive',
  target: `Example drive ${index}`,
  controller_id: String(controller_id),
  controller: `Board ${downstream_kind}`,
  array_kind: 'none',
}));

const runs: Cells[] = controllers.map((_, index) => ({
  run_id: `r${index}`,
  target_id: `t${index}`,
  link_generation: GENERATIONS[index % GENERATIONS.length],
  ...tableOf<Cells>(import.meta.filename, 'run'),
}));

/** What 0.9 of the ceiling of such a link would be, so that every figure is plausible. */
const results: Cells[] = runs.map(({ run_id, link_generation }, index) => {
  const asked = tableOf<Cells>(import.meta.filename, 'asked');
  const ceiling = predict({ ...asked, link_generation: String(link_generation) })?.ceiling_bytes_per_s ?? 1e9;
  return {
    result_id: `read-${index}`,
    run_id,
    bandwidth_bytes_per_s: Math.round(0.93 * ceiling) + index,
    ...tableOf<Cells>(import.meta.filename, 'result'),
  };
});

const sources = tableOf<Cells[]>(import.meta.filename, 'sources');

const encoder = new TextEncoder();
const csv = (name: string, cells: Cells[]) => {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`no table ${name}`);
  return { path: `${name}.csv`, bytes: encoder.encode(writeCsv(schema, cells)) };
};
const tables = { sources, targets, runs, results };
const PACKAGE = {
  $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
  name: 'broad',
  title: 'Made up',
  description: 'Every controller of the registry.',
  version: '1.0.0',
  created: '2026-05-12T00:00:00Z',
  licenses: [{ name: 'CC0-1.0' }],
  sources: [{ title: 'Made up' }],
  contributors: [{ title: 'A. Tester' }],
  resources: Object.keys(tables).map((name) => ({ name, path: `${name}.csv`, schema: `../../schema/${name}.json` })),
};
const broad = setOf(
  'broad',
  'datasets/sets/broad/',
  [
    { path: 'datapackage.json', bytes: encoder.encode(JSON.stringify(PACKAGE, null, 2)) },
    ...Object.entries(tables).map(([name, cells]) => csv(name, cells)),
  ],
  { schemas, shared },
);
const published = publishedSets();

test('the set names every controller, and no check refuses it', () => {
  const all = [...published, broad];
  const findings = check({
    ...broad,
    compared: new Compared(all),
    copies: new Copies(all),
    ceiling: ceilingOf(calculate),
    doubted: doubtsFrom(() => all, calculate),
  });
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  expect(targets.length).toBe(controllers.length);
});

test('the ranges take it as one source among others', () => {
  const before = rangesFrom(measuredLinks(published, calculate));
  const after = rangesFrom(measuredLinks([...published, broad], calculate));
  for (const [name, { sources: count, low }] of Object.entries(before)) {
    expect(after[name]?.sources ?? 0, name).toBeGreaterThanOrEqual(count);
    // One source, however many rows it has, moves a lower end by a bounded part.
    expect(after[name]?.low ?? 0, name).toBeGreaterThan(0.5 * low);
  }
});

test('the comparison of a pull request names what it measured on', () => {
  const state = (sets: typeof published) => ({
    shared: shared.tables,
    sets: new Map(sets.map((set) => [set.setId, { package: set.package.text, tables: set.tables }])),
  });
  const changes = diff(state([]), state([broad]), (run, result) => predict({ ...run, ...result }));
  expect(changesText(changes, TERMINAL)).toContain(`+${results.length}`);
  expect(figuresText(changes.sets, TERMINAL, 100_000)).toContain('inside');
});
