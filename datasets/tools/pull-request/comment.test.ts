import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import type { Cell, SetChanges } from '../diff/diff.ts';
import type { Unit } from '../schema/table-schema.ts';
import type { Artifact, Problem } from './artifact.ts';
import { commentText, concerning, MARKER } from './comment.ts';

const place = {
  server: 'https://forge.example',
  repository: 'someone/lanewise',
  commit: 'a'.repeat(40),
  run: 'https://forge.example/run/1',
  site: 'https://site.example',
};

const finding = (rest: Partial<Problem> = {}): Problem => ({
  file: 'datasets/sets/mine/results.csv',
  line: 9,
  column: 65,
  level: 'error',
  rule: 'LW201',
  field: 'iops',
  message: 'not a number',
  expected: 'plain digits',
  fix: 'write 12000',
  ...rest,
});

const artifact = (rest: Partial<Artifact> = {}): Artifact => ({
  number: 1,
  findings: [],
  withoutCore: false,
  changes: { sets: [], shared: [] },
  fix: '',
  ...rest,
});

test('it says the verdict, where each problem is and how to mend it', () => {
  const text = commentText(artifact({ findings: [finding()] }), [], place);
  expect(text.startsWith(MARKER)).toBe(true);
  expect(text).toContain('## To fix: 1 error');
  expect(text).toContain(
    `](https://forge.example/someone/lanewise/blob/${place.commit}/datasets/sets/mine/results.csv?plain=1#L9)`,
  );
  expect(text).toContain('[LW201](https://site.example/contribute/rules/lw201/)');
  expect(text).toContain('<code>write 12000</code>');
});

test('warnings do not turn a pass into a failure, and errors come first', () => {
  const warning = finding({ level: 'warning', rule: 'LW302' });
  expect(commentText(artifact(), [], place)).toContain('## The data passes every check');
  expect(commentText(artifact({ findings: [warning] }), [], place)).toContain(
    '## The data passes every check: 1 warning to look at',
  );
  const both = commentText(artifact({ findings: [warning, finding()] }), [], place);
  expect(both).toContain('## To fix: 1 error, 1 warning');
  expect(both.indexOf('LW201')).toBeLessThan(both.indexOf('LW302'));
});

test('of files that nobody touched only errors are shown', () => {
  const other = { file: 'datasets/sets/other/runs.csv' };
  const findings = [
    finding({ level: 'note' }),
    finding({ ...other, level: 'warning' }),
    finding(other),
    finding({ file: 'datasets/registry/drives.csv', level: 'warning' }),
  ];
  const shown = concerning(findings, ['datasets/sets/mine/runs.csv', 'datasets/registry/x.csv']);
  expect(shown).toEqual([findings[0], findings[2], findings[3]]);
});

test('what the guard says stands above the problems', () => {
  const notice = { level: 'error', message: 'it touches 2 sets', names: ['a', '@b'] } as const;
  const text = commentText(artifact(), [{ ...notice, names: [...notice.names] }], place);
  expect(text).toContain('## The data passes, the pull request does not');
  expect(text).toContain('it touches 2 sets (<code>a</code>, <code>&#64;b</code>)');
});

test('what a machine can mend is shown as a diff that its content cannot leave', () => {
  const fix = '--- a\n+++ b\n-x\n+```\n+@someone\n';
  expect(commentText(artifact({ fix }), [], place)).toContain('````diff\n--- a\n+++ b\n-x\n+```\n+@someone\n````');
});

describe('nothing a stranger wrote comes alive', () => {
  const hostile = tableOf<string[]>(import.meta.filename, 'hostile');
  test.each(hostile)('%j', (text) => {
    const all = Object.fromEntries(['file', 'rule', 'field', 'message', 'expected', 'fix'].map((key) => [key, text]));
    const shown = commentText(artifact({ findings: [finding(all)] }), [], place);
    const row = shown.split('\n').find((line) => line.includes('| error ')) ?? '';
    expect(row.split('|')).toHaveLength(6);
    expect(row.replaceAll(/<code>(?:[\p{L}\p{N} ]|&#\d+;)*<\/code>/gu, '')).toMatch(/^[| error,xpctd]*$/);
  });

  test.each(['ms)\n\n</details>\n\n## Maintainers: approved @everyone', 'constructor', '__proto__', ...hostile])(
    '%j, wherever a change can say it',
    (text) => {
      const cells = [
        ['1', '2'],
        ['1', ''],
        [text, '1'],
      ].map(([before, after]) => ({ column: text, unit: text, before, after }) as Cell);
      const change = { kind: 'changed', key: text, label: `${text}.`, cells } as const;
      const table = {
        table: text,
        file: text,
        added: 1,
        removed: 0,
        changed: 1,
        changes: [change],
        targets: [{ label: text, rows: 1 }],
      };
      const amounts = { measured: 1e300, before: 2, ceiling: 0.5, low: -1, high: 1e-300 };
      const figure = { key: text, target: text, link: text, load: text, unit: text as Unit, ...amounts, limited: true };
      const figures = { listed: [figure, { ...figure, ceiling: undefined }], all: 3 };
      const set: SetChanges = { set: text, kind: 'changed', properties: cells, tables: [table], figures };
      const whole = commentText(artifact({ changes: { sets: [set], shared: [table] } }), [], place);
      const [, shown = ''] = /What changes<\/summary>(.*)<\/details>/s.exec(whole) ?? [];
      // What is not ours is letters, digits and character references; nothing of it begins a line or a tag.
      const outside = shown.replaceAll(/<code>(?:[\p{L}\p{N} ]|&#\d+;)*<\/code>/gu, '');
      expect(outside.replaceAll(/&#\d+;/g, '').replaceAll(/^### (Set|Shared rows)/gm, '')).toMatch(
        /^[\p{L}\p{N} \n→+,:;()-]*$/u,
      );
      const [, drawn = ''] = /The figures<\/summary>(.*?)<\/details>/s.exec(whole) ?? [];
      const beside = drawn.replaceAll(/<code>(?:[\p{L}\p{N} ]|&#\d+;)*<\/code>/gu, '');
      expect(beside.replaceAll(/&#\d+;/g, '')).toMatch(/^[\p{L}\p{N} \n|→+%,:()×−–█▉▊▋▌▍▎▏░-]*$/u);
      for (const row of drawn.split('\n').filter((line) => line.startsWith('| ')))
        expect(row.split('|')).toHaveLength(7);
      expect(whole.match(/<\/details>/g)).toHaveLength(2);
      expect(whole.match(/^## /gm)).toHaveLength(1);
    },
  );

  test('a file outside the data is not linked', () => {
    for (const file of ['https://evil.example', 'datasets/../x', 'datasets/..', '//evil'])
      expect(commentText(artifact({ findings: [finding({ file })] }), [], place)).not.toContain('/blob/');
  });

  test('signs that would end a link are escaped in it', () => {
    const file = 'datasets/sets/a) [b](c/d"<e>/f.csv';
    expect(commentText(artifact({ findings: [finding({ file })] }), [], place)).toContain(
      'blob/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/datasets/sets/a%29%20%5Bb%5D%28c/d%22%3Ce%3E/f.csv?plain=1#L9)',
    );
  });
});

test('it fits into a comment, however much there is, and says what it leaves out', () => {
  const findings = Array.from({ length: 5000 }, (_, line) => finding({ line, message: '|'.repeat(500) }));
  const fix = Array.from({ length: 5000 }, () => '+@'.repeat(300)).join('\n');
  const text = commentText(artifact({ findings, fix }), [], place);
  expect(text.length).toBeLessThan(65_536);
  expect(text).toMatch(/\d+ of 5000 shown/);
  expect(text).toMatch(/… \d+ more lines/);
});
