import { expect, test } from 'vitest';
import type { Subject } from '../../tables/rule.ts';
import { check } from '../check.ts';
import { realTable } from '../testing.ts';

const row = {
  rule_id: 'LW404',
  table_name: 'results',
  key: 'a',
  reason: 'The error is in the article.',
  expires_on: '2027-01-31',
};

function findings(cells: Record<string, string> = {}, rest: Partial<Subject> = {}) {
  const tables = [
    realTable('results', [{ result_id: 'a', value_origin: 'digitised_chart' }]),
    realTable('exceptions', [{ ...row, ...cells }]),
  ];
  return check({ tables, reference: [], today: '2026-11-21', ...rest })
    .filter(({ rule }) => ['LW404', 'LW407', 'LW203'].includes(rule) && !rest.package)
    .filter(({ table, rule }) => table === 'exceptions' || rule === 'LW404')
    .map(({ rule, message }) => `${rule} ${message}`);
}

const unsilenced = 'LW404 the figure was read off a chart, but its reading error is missing';

test('a finding of that rule, table and key is silent', () => expect(findings()).toEqual([]));

test('an exception past its day silences nothing and is found', () =>
  expect(findings({ expires_on: '2026-11-20' })).toEqual(['LW407 the exception has expired', unsilenced]));

test('an exception for longer than two years is found', () =>
  expect(findings({ expires_on: '2029-01-01' })).toEqual(['LW407 the exception lasts too long']));

test('an exception that silences nothing any more is found', () =>
  expect(findings({ key: 'b' })).toEqual(['LW407 the exception suppresses nothing', unsilenced]));

test('structure and cells cannot be excepted', () =>
  expect(findings({ rule_id: 'LW203' })).toContain('LW203 not in the required form'));
