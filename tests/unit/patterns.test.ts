// Regular expressions that meet input take time in proportion to its length: none has two ways to match the same text
// one after the other, none starts anew at each sign of a long row.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, test } from 'vitest';

interface Pattern {
  source: string;
  flags: string;
}

/** As the analysis takes it: `d` only adds places to what is found. */
const literal = ({ source, flags }: Pattern) => ({ source, flags: flags.replace('d', '') });

/** Repetitions up to a number as ones without end: twenty to the eighth ways to part a row of digits are too many, too. */
const unbounded = (source: string): string =>
  source.replace(/\{(\d+),(\d+)\}/g, (whole, least, most) => (Number(most) < 4 ? whole : `{${least},}`));

/** Why a pattern may take more than its share of time; nothing where it does not. */
function faultOf(pattern: Pattern): string | undefined {
  const { reports } = analyse(literal(pattern), { reportTypes: { Move: true }, assumeRejectingSuffix: false });
  const [report] = reports;
  if (report) return report.type;
  const relaxed = analyse(literal({ ...pattern, source: unbounded(pattern.source) }), { assumeRejectingSuffix: false });
  return relaxed.reports.some(({ exponential }) => exponential) ? 'exponential' : undefined;
}

const files = globSync('{site,datasets/tools,calc-wasm/js}/**/*.ts').filter(
  // What builds the site reads its own files.
  (path) => !/generated|fixtures|\.test\.ts$|^site\/(?:build|release)\//.test(path),
);

/** The literals of a file with their lines. */
function literalsIn(path: string): [place: string, Pattern][] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: [string, Pattern][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push([
        `${path}:${line + 1} ${node.text}`,
        { source: node.text.slice(1, end), flags: node.text.slice(end + 1) },
      ]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const faulty = (patterns: readonly (readonly [place: string, Pattern])[]): string[] =>
  patterns.flatMap(([place, pattern]) => {
    const fault = faultOf(pattern);
    return fault === undefined ? [] : [`${fault}: ${place}`];
  });

test('no regular expression in the code takes more than its share of time', () => {
  const patterns = files.flatMap(literalsIn);
  expect(patterns.length).toBeGreaterThan(1_000);
  expect(faulty(patterns)).toEqual([]);
});

test('nor does one that is put together while modules load', () => {
  const { stdout, stderr } = spawnSync('node', ['tests/support/built-patterns.ts', ...files], { encoding: 'utf8' });
  const patterns: Pattern[] = JSON.parse(stdout || '[]');
  expect(patterns.length, stderr).toBeGreaterThan(100);
  expect(faulty(patterns.map((pattern) => [pattern.source, pattern]))).toEqual([]);
});

test.each([
  /^\s{1,40}((?:[0-9]{1,20}\s*){4,8})$/,
  /\s*[\r\n]+\s*/g,
  /[;\t]\s*[=+\-@|]/,
  /^[\s-]*-{3}[\s-]*$/,
  /\s+(?=Sector size:)/,
  /(a|a)*b/,
])('%s is found', ({ source, flags }) => expect(faultOf({ source, flags })).toBeDefined());
