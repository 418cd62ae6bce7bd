import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFinding } from '../tables/finding.ts';
import { rules } from './catalog.ts';
import { check } from './check.ts';
import { problems } from './count.ts';
import { aFinding, packageFile, realSchema, tableOf } from './testing.ts';

const results = realSchema('results');
const runs = realSchema('runs');
const header = results.fields.map((field) => field.name).join(',');

function findingsIn(csv: string | Uint8Array) {
  return check({ tables: [tableOf(results, csv)], reference: [] });
}

test('rule ids are unique, ordered and of one form', () => {
  const ids = rules.map((rule) => rule.id);
  expect(ids).toEqual([...new Set(ids)].sort());
  for (const rule of rules) {
    expect(rule.id).toMatch(/^LW[1-4]\d\d$/);
    expect(rule.looksFor).toMatch(/\.$/);
  }
});

test('scanner, rules and mending import nothing of Node, so that they run on the page', () => {
  const cwd = import.meta.dirname;
  const folders = ['*.ts', 'rules/*.ts', '../fix/*.ts', '../predict/ceiling.ts', '../text/links.ts'];
  const files = globSync(folders, { cwd }).filter((file) => !/\.test\.|cli\.ts|testing\.ts/.test(file));
  expect(files.length).toBeGreaterThan(rules.length);
  for (const file of files) {
    const text = readFileSync(join(cwd, file), 'utf8');
    expect(text, file).not.toMatch(/from '(?:node:|\.\.\/\.\.\/repository|\.\.\/repository)/);
  }
});

test('a finding is one line: place, level, rule, field, problem, expectation, mend', () => {
  expect(formatFinding(aFinding({ file: 'a.csv' }))).toBe(
    'a.csv:9:65 error LW205 iops — "k" after the number · expected digits alone, in 1/s · fix: write 12000',
  );
});

test('findings come in the order of the file, whichever rule made them', () => {
  const width = results.fields.length;
  const wide = `B,"x"y, z,q,${','.repeat(width - 4)}`;
  const findings = findingsIn(`${header}\nB,x\n${wide}\n${wide},\n`);
  const places = findings.map(({ line, column }) => line * 1e6 + column);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(new Set(findings.map(({ rule }) => rule)).size).toBeGreaterThan(2);
});

test('random bytes never throw', () => {
  const rows = fc.array(fc.constantFrom('"', ',', '\n', 'x', '1e999', '\0', '../', '１', '~5'));
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    rows.map((parts) => new TextEncoder().encode(`${header}\n${parts.join('')}`)),
  );
  fc.assert(
    fc.property(bytes, fc.string(), (content, json) => {
      const tables = [tableOf(results, content), tableOf(runs, content)];
      for (const finding of check({ tables, reference: [], package: packageFile(json) })) {
        expect(finding.line).toBeGreaterThan(0);
        expect(finding.column).toBeGreaterThan(0);
        expect(finding.value.length).toBeLessThanOrEqual(60);
        expect(formatFinding(finding)).not.toContain('\n');
      }
    }),
    { numRuns: 300 },
  );
});

test('a file of many mistakes lists some and counts them all', () => {
  const rows = Array.from({ length: 5000 }, (_, row) => `r${row},${'x,'.repeat(12)}`);
  const findings = findingsIn(`${header}\n${rows.join('\n')}\n`);
  expect(findings.length).toBeLessThan(2000);
  expect(problems(findings)).toBeGreaterThanOrEqual(5000);
});

test.each([
  ['a cell of 10 MB', `${header}\n${'x'.repeat(1e7)}${','.repeat(24)}\n`],
  ['a cell of 10 MB of spaces', `${header}\n1${' '.repeat(1e7)}2${','.repeat(24)}\n`],
  ['10,000 columns', `${','.repeat(10_000)}\n${','.repeat(10_000)}\n`],
  ['a line of 200,000 quoted cells', `${header}\n${'"a"b,'.repeat(200_000)}\n`],
  ['200,000 empty lines', `${header}${'\n'.repeat(200_000)}`],
  ['an unclosed quote before 5 MB', `${header}\n"${'a,b\n'.repeat(1_250_000)}`],
  ['5 MB of quotes', '"'.repeat(5e6)],
])('%s is answered within seconds', (_, csv) => {
  // Of the processor: a busy machine gives the same verdict.
  const start = process.cpuUsage();
  expect(findingsIn(csv).length).toBeGreaterThan(0);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(5);
});
