import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fixtureText as benchmark } from '../../../datasets/tools/import/testing.ts';
import { read } from '../reading/reading.ts';
import { factsOf } from './facts.ts';
import meanings from './names.meanings.json' with { type: 'json' };
import { FACTS } from './names.ts';

const folder = join(import.meta.dirname, '../../../datasets/tools/readers/fixtures');
const fixtures = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

function factsIn(text: string) {
  const { records, source } = read('paste.txt', text);
  return factsOf(records, source);
}

/** "kind subject name value unit line" of each. */
const said = (text: string) =>
  factsIn(text).map(({ kind, subject, name, value, unit, line }) =>
    [kind, subject, name, value, unit, `@${line}`].filter((word) => word !== '').join(' '),
  );

test.each(fixtures)('every line that told a value has a fact: %s', (_, text) => {
  const { records, source } = read('paste.txt', text);
  const told: { value: unknown; line: number }[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('value' in value && 'line' in value) told.push(value as { value: unknown; line: number });
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(records);
  const lines = new Set(factsOf(records, source).map(({ line }) => line));
  expect(told.filter(({ line }) => !lines.has(source.originOf(line)))).toEqual([]);
});

test.each(fixtures)('facts are called as the table of names says: %s', (_, text) => {
  const facts = factsIn(text);
  expect(facts.length).toBeGreaterThan(0);
  for (const { kind, name, unit } of facts) expect(FACTS, `${kind} ${name}`).toHaveProperty([kind, name], unit);
});

test('each unit is in use by several names, and only names that there are have meanings', () => {
  const uses = Map.groupBy(
    Object.values(FACTS).flatMap((names) => Object.values(names)),
    (unit) => unit,
  );
  for (const [unit, all] of uses) expect(all.length, unit).toBeGreaterThan(unit === 'rotation_per_minute' ? 0 : 1);
  for (const [kind, name] of Object.keys(meanings).map((key) => key.split(/ (.*)/)))
    expect(FACTS, kind).toHaveProperty(name === undefined ? [kind ?? ''] : [kind ?? '', name]);
});

const cases: { name: string; text: string; facts?: string[]; has?: string[]; hides?: string[] }[] = parse(
  readFileSync(join(import.meta.dirname, 'facts.test.yaml'), 'utf8'),
);

test.each(cases)('$name', ({ text, facts, has = [], hides = [] }) => {
  const all = said(text);
  if (facts) expect(all).toEqual(facts);
  expect(all).toEqual(expect.arrayContaining(has));
  for (const hidden of hides) expect(all.join('\n')).not.toContain(hidden);
});

test('figures of benchmarks are facts of the device that they loaded', () => {
  const facts = said(benchmark('hdparm.txt'));
  expect(facts.some((fact) => /^figure \S+ bandwidth [0-9.]+ byte_per_second @/.test(fact))).toBe(true);
});

test('a job that is called after a file of somebody keeps its name for itself', () => {
  const output = benchmark('fio-2-text.txt');
  const named = (name: string) => said(output.replaceAll('randwrite: (g', `${name}: (g`));
  expect(named('first')).toContain('figure fio job first @5');
  const hidden = named('/home/alice/test');
  expect(hidden.some((fact) => fact.includes('bandwidth'))).toBe(true);
  expect(hidden.join('\n')).not.toContain('alice');
});
