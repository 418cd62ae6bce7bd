import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rules } from '../rules/catalog.ts';
import type { DiagnosticRule, Finding } from '../rules/finding.ts';
import { examples, findingsIn } from './examples.ts';

const of = ({ id }: DiagnosticRule, findings: readonly Finding[]) => findings.filter((finding) => finding.id === id);

test('every rule has an example, and every example a rule', () => {
  const ids = rules.map(({ id }) => id);
  const shown = Object.keys(examples);
  const without = ids.filter((id) => !shown.includes(id));
  expect(without, 'rules without an entry in examples.json').toEqual([]);
  const strange = shown.filter((id) => !ids.includes(id));
  expect(strange, 'examples of no rule: take them out').toEqual([]);
});

test('rules stand in the order of their ids, each once', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
});

test.each(rules)('$id finds its example and not the clean one', (rule) => {
  const { found = '', clean = '', judged } = examples[rule.id] ?? {};
  expect(of(rule, findingsIn(found, judged && [judged.found]))).not.toEqual([]);
  expect(of(rule, findingsIn(clean, judged && [judged.clean]))).toEqual([]);
});

test.each(rules)('$id points at a line of its example and names no line beyond it', (rule) => {
  const { found = '', judged } = examples[rule.id] ?? {};
  const lines = found.split('\n');
  for (const { line } of of(rule, findingsIn(found, judged && [judged.found])))
    expect(lines[line - 1]?.trim()).toBeTruthy();
});

const references = Object.keys(parse(readFileSync('content/references.yaml', 'utf8')));

test.each(rules)('$id says on what it rests, by sources that are listed', ({ sources }) => {
  expect(sources.length).toBeGreaterThan(0);
  expect(references).toEqual(expect.arrayContaining([...sources]));
});

const saidBy = (rule: DiagnosticRule): string[] => {
  const { found = '', judged } = examples[rule.id] ?? {};
  return of(rule, findingsIn(found, judged && [judged.found])).flatMap(({ message, causes }) => [
    message,
    ...causes.flatMap((cause) => [cause.message, cause.check ?? [], cause.fix].flat()),
  ]);
};

test.each(rules)('$id gives causes with a check and a fix, in sentences of the house', (rule) => {
  const texts = saidBy(rule);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of [...texts, rule.looksFor, rule.why]) {
    expect(text).toMatch(/^(?:\p{Lu}|`|\/mnt\/|[a-z]+[0-9:]|[0-9a-f]|nvme|sd|tank|hdparm|lspci|lsusb|dd |libata)/u);
    expect(text).not.toMatch(/\bmend|undefined|NaN|\bInfinity\b|null\b/);
  }
  for (const text of texts) expect(text).not.toMatch(/\.$/);
  for (const text of [rule.looksFor, rule.why]) expect(text).toMatch(/\.$/);
});
