import { expect, test } from 'vitest';
import type { Finding } from '../tables/finding.ts';
import { formatAnnotations, formatSummary, SUMMARY_BYTES } from './github.ts';
import { formatJson } from './json.ts';
import { formatReport } from './report.ts';
import type { Report } from './report-type.ts';
import { aFinding } from './testing.ts';

function report(findings: Finding[]): Report {
  return { folders: 1, rows: { 'datasets/sets/a/results.csv': 300 }, exceptions: 0, findings };
}

const many = (count: number, rest: Partial<Finding> = {}) =>
  Array.from({ length: count }, (_, index) => aFinding({ line: 9 + index, ...rest }));

test('a clean folder is one line', () =>
  expect(formatReport(report([]))).toBe('1 folder, 300 rows: no problem found\n'));

test('a comparison that was left out is said', () =>
  expect(formatReport({ ...report([]), withoutCore: true })).toMatch(/^left out: LW304 .* the core is not built/m));

test('repeats are counted, not repeated', () => {
  const lines = formatReport(report(many(240))).split('\n');
  expect(lines.slice(2)).toEqual([
    expect.stringContaining('results.csv:11:65 error LW205 iops — '),
    'datasets/sets/a/results.csv: LW205 × 240 in column iops, first at line 9, 237 more of the same',
    '',
    '1 folder, 300 rows: 240 errors',
    'LW205 × 240: write only the number, in the base unit of the column',
    '240 of 240 can be fixed by: npm run dataset -- fix',
    '',
  ]);
});

test('among many folders notes are counted, and listed where one is checked', () => {
  const note = aFinding({ level: 'note', message: 'write figures, and the state is unknown' });
  expect(formatReport(report([note]))).toContain('results.csv:9:65 note LW205');
  const text = formatReport({ ...report([note, aFinding()]), folders: 2 });
  expect(text).not.toContain('note LW205');
  expect(text).toContain('results.csv:9:65 error LW205');
  expect(text).toContain('2 folders, 300 rows: 1 error, 1 note\n');
  expect(text).toContain('notes are listed where one folder is checked\n');
});

test('what is only counted is counted', () =>
  expect(formatReport(report([aFinding(), aFinding({ more: 5000 })]))).toContain('1 folder, 300 rows: 5002 errors'));

test('no text of a finding can begin a line of its own', () => {
  const text = formatReport(report([aFinding({ file: 'a\n::error::b.csv', message: 'c\r\n::stop-commands::d' })]));
  expect(text.split('\n')[0]).toContain('a\\u{a}::error::b.csv');
  expect(text).not.toMatch(/^::/m);
});

test('an annotation names place, rule and mend, escaped as GitHub asks', () => {
  const [line] = formatAnnotations(report([aFinding({ message: '100 %', expected: 'a\nb', field: 'a,b:c' })])).split(
    '\n',
  );
  expect(line).toBe(
    '::error file=datasets/sets/a/results.csv,line=9,col=65,endColumn=68,' +
      'title=LW205 a%2Cb%3Ac::100 %25 · expected a%0Ab · fix: write 12000',
  );
});

test('ten groups of errors and ten of warnings are annotated, files before cells, and the rest is counted', () => {
  const errors = Array.from({ length: 15 }, (_, index) => many(2, { field: `column_${index}` }));
  const warnings = many(12, { level: 'warning', rule: 'LW302' });
  const encoding = aFinding({ rule: 'LW101', field: '', line: 1 });
  const notes = many(3, { level: 'note', rule: 'LW309' });
  const lines = formatAnnotations(report([...errors.flat(), ...warnings, encoding, ...notes]))
    .trim()
    .split('\n');
  expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith('::warning'))).toEqual([
    expect.stringContaining('(LW302 × 12 in column iops, first at line 9)'),
  ]);
  expect(lines[0]).toContain('title=LW101::');
  expect(lines.at(-1)).toBe('31 of 46 shown; the job summary has them all.');
});

test('what is about the files of a contribution is annotated before what others left', () => {
  const others = Array.from({ length: 12 }, (_, index) =>
    many(20, { file: `datasets/sets/other-${index}/sources.csv`, level: 'warning', rule: 'LW402' }),
  ).flat();
  const own = aFinding({ file: 'datasets/sets/mine/runs.csv', level: 'warning', rule: 'LW307' });
  const first = (touched: string[]) => formatAnnotations(report([...others, own]), touched).split('\n')[0];
  expect(first(['datasets/sets/mine/results.csv'])).toContain('file=datasets/sets/mine/runs.csv');
  expect(first([])).toContain('LW402');
});

test('a summary stays below what GitHub takes, and no cell closes its code block', () => {
  const long = many(5000, { message: '~~~~~~'.repeat(50) }).map((item, index) => ({
    ...item,
    field: `column_${index}`,
  }));
  const text = formatSummary(report(long));
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(SUMMARY_BYTES);
  expect(text).toContain('the rest is left out');
  expect(text.match(/^~~~~~~/gm)).toHaveLength(2);
});

test('the JSON form says all that is known of a finding', () => {
  const { endColumn: end_column, ...others } = aFinding();
  expect(JSON.parse(formatJson(report([aFinding()])))).toEqual({
    version: 1,
    passes: false,
    folders: 1,
    rows: { 'datasets/sets/a/results.csv': 300 },
    exceptions: 0,
    without_core: false,
    counts: { error: 1, warning: 0, note: 0 },
    findings: [{ ...others, end_column }],
  });
});
