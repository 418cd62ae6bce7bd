import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registry, schemas } from '../../../tests/support/dataset.ts';
import { ROOT } from '../repository/repository.ts';
import type { Rule } from '../tables/rule.ts';
import { rules } from './catalog.ts';
import { apply } from './check.ts';
import { EXAMPLES, examplesIn, type Sample, subjectOf } from './examples.ts';

const examples = examplesIn(readFileSync(join(ROOT, EXAMPLES), 'utf8'));
const findings = (rule: Rule, sample: Sample) => [...apply([rule], subjectOf(sample, schemas, registry.tables))];

test('every rule has an example, and every example a rule', () =>
  expect(Object.keys(examples).sort()).toEqual(rules.map(({ id }) => id).sort()));

test.each(rules)('$id finds its example wrong and the mended one right', (rule) => {
  const { wrong, right } = examples[rule.id] ?? {};
  expect(wrong && findings(rule, wrong)).not.toEqual([]);
  expect(right && findings(rule, right)).toEqual([]);
});
