// For whoever changes one thing: what can be told in less than a minute, and what was not looked at. `npm run quick`
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../site/build/tools.mjs';
import { base, changedSince } from '../changed.ts';
import { data, dataset, formats, lines, quickChecks, rustChecks, scriptTypes, core as wasm } from '../check.ts';
import { runLanes, type Step } from '../run.ts';

const left = base();
const changed = changedSince(left);

const isRust = changed.some((path) => /\.rs$|^Cargo\.|\/Cargo\.toml$/.test(path));
/** The file that says whether a clone has its data. */
const DATA = 'site/public/files/parts.json';

/** The types of articles, which Astro writes: a clone in which nothing was built yet has none. */
const contents: Step = { name: 'Types of the content', command: 'astro', args: ['sync'], fix: 'Fix what astro names.' };
/**
 * What `npm run gen` writes is imported by most tests: a new row would run them all. So would package.json, after whose
 * change Vitest takes every test as concerned, though it holds the budgets of lines, too.
 */
const isByHand = (path: string) => path !== 'package.json' && !/(?:^|\/)generated(?:\/|\.ts$)/.test(path);
const sources = changed.filter((path) => /\.(?:ts|mjs|json)$/.test(path) && isByHand(path));
const tests: Step = {
  name: 'Unit tests of what changed',
  command: 'vitest',
  args: ['related', '--run', '-c', 'tests/vitest.config.ts', '--passWithNoTests', ...sources],
  fix: 'Run: npm run test:unit',
};
const texts: Step = {
  name: 'Articles and terms',
  command: 'vitest',
  args: ['run', '-c', 'tests/vitest.config.ts', 'unit/article', 'unit/glossary', 'vocabulary', 'ask/reach'],
  fix: 'Each line names its file.',
};
const core: Step = {
  name: 'Core tests',
  command: 'cargo',
  args: ['test', '-q', '--no-fail-fast'],
  fix: 'Run: cargo test',
};

const unseen = [
  ...(isRust ? [] : ['the core: no Rust changed']),
  'types in .astro files',
  'unit tests that import nothing that was changed by hand',
  'the built pages and the browser',
];

console.log(`${changed.length} files changed since ${left.slice(0, 10)}.`);
await runLanes(existsSync(join(root, DATA)) ? [wasm] : [wasm, data]);
/** What is found in sets that nobody has touched is no matter of this change. */
const sets = [...new Set(changed.flatMap((path) => /^datasets\/sets\/[^/]+/.exec(path)?.[0] ?? []))];
const isRegistry = changed.some((path) => /^datasets\/(?:registry|schema)\//.test(path));
/** Files that nobody has touched are as they were: to read all of them takes longer than any other check. */
const there = changed.filter((path) => existsSync(join(root, path)));
const formatsOfChanged = { ...formats, args: ['ci', '--no-errors-on-unmatched', ...there] };
const ofChanged = quickChecks.map((step) => (step === formats && there.length > 0 ? formatsOfChanged : step));
const checked = ofChanged
  .filter((step) => step !== lines)
  .flatMap((step) =>
    step !== dataset || isRegistry ? [step] : sets.length > 0 ? [{ ...step, args: [...step.args, ...sets] }] : [],
  );
const isText = changed.some((path) => /^content\/(?:articles|glossary)\//.test(path));
/** Beside the tests, which take longest. Lines last: a budget must not hide what tests say. */
const tried = [...(isText ? [texts] : []), ...(sources.length > 0 ? [tests] : []), lines];
await runLanes(isRust ? [...rustChecks, core] : [], tried, [
  ...checked,
  ...(existsSync(join(root, '.astro/types.d.ts')) ? [] : [contents]),
  scriptTypes,
]);
console.log(`Not looked at: ${unseen.join('; ')}. npm test looks at these, too.`);
