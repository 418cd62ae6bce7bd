// Everything that looks at files without changing them: formats, lints, types, fresh generated files, data, packages.

import { tsc } from '../../site/build/tools.mjs';
import { runLanes, type Step } from './run.ts';

/** A script of this repository as a step. */
const script = (name: string, path: string, args: string[], fix: string): Step => ({
  name,
  command: 'node',
  args: [path, ...args],
  fix,
});

/** A generated file that has to be what its generator writes today. */
const fresh = (name: string, path: string): Step => script(name, path, ['--check'], 'Run: npm run gen');

/** What types, pages and data need. */
export const core: Step = {
  name: 'Core',
  command: 'node',
  args: ['calc-wasm/bindgen/wasm.ts'],
  fix: 'Fix what cargo names.',
};

export const data: Step = {
  name: 'Data',
  command: 'node',
  args: ['datasets/tools/build.ts'],
  fix: 'Each finding says how.',
};

export const rustChecks: Step[] = [
  { name: 'Rust format', command: 'cargo', args: ['fmt', '--check'], fix: 'Run: npm run fix' },
  {
    name: 'Rust lints',
    command: 'cargo',
    args: ['clippy', '-q', '--all-targets', '--', '-D', 'warnings'],
    fix: 'Fix what clippy names.',
  },
  { name: 'Rust documentation', command: 'cargo', args: ['doc', '-q', '--no-deps'], fix: 'Fix what rustdoc names.' },
];

export const dataset = script('Datasets', 'datasets/tools/commands/cli.ts', ['check'], 'Each finding says how.');

export const formats: Step = { name: 'Format and lints', command: 'biome', args: ['ci'], fix: 'Run: npm run fix' };

/** What takes seconds. */
export const quickChecks: Step[] = [
  formats,
  script('Direction of imports', 'tests/run/imports.ts', [], 'Each line says why.'),
  fresh('Generated files', 'datasets/tools/generate.ts'),
  fresh('Kinds of charts', 'site/build/chart-kinds.ts'),
  fresh('Addresses of embeds', 'site/build/embed-addresses.ts'),
  fresh('Names of terms', 'site/build/term-names.ts'),
  fresh('Schema of answers', 'site/build/answer-schema.ts'),
  fresh('Kept versions of models', 'site/release/freeze/list.ts'),
  fresh('Documentation of the crate', 'site/build/crate-docs.ts'),
  script('Translations', 'site/build/language/cli.ts', ['--check'], 'Each line names its file.'),
  dataset,
  script('Packages: hashes and licences', 'site/release/supply/packages.ts', [], 'Each line says how.'),
  script('Lines of code', 'tests/run/lines.ts', ['--check'], 'Cut, or raise the budget and say why.'),
  script('Workflows', 'tests/run/workflows.ts', [], 'Fix what actionlint names.'),
];

/** What an .astro file is given, and what it writes. Astro writes the types of the content first. */
const astroTypes: Step = {
  name: 'Types of .astro files',
  command: 'astro',
  args: ['check', '--minimumSeverity', 'warning', '--tsconfig', 'tests/run/types/astro.json'],
  fix: 'Fix what it names.',
  after: [core.name],
};

/** Needs the types of the content. */
export const scriptTypes: Step = {
  name: 'Types of .ts files',
  command: 'node',
  args: [tsc, '-p', 'tests/run/types'],
  fix: 'Fix what tsc names.',
};

export const types: Step[] = [astroTypes, scriptTypes];

if (import.meta.main) await runLanes(rustChecks, [...quickChecks, ...types]);
