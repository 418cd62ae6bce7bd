// Everything that looks at files without changing them: formats, lints, types, data, packages.

import { tsc } from '../../site/build/tools.mjs';
import { npm, runLanes, type Step } from './run.ts';

/** What everything else needs: the core, and the files that are generated. */
export const core = npm('Core', 'wasm', 'Fix what it names.');

/** A script of this repository as a step. */
const script = (name: string, path: string, args: string[], fix: string): Step => ({
  name,
  command: 'node',
  args: [path, ...args],
  fix,
  after: [core.name],
});

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
];

export const rustDocumentation: Step = {
  name: 'Rust documentation',
  command: 'cargo',
  args: ['doc', '-q', '--no-deps'],
  fix: 'Fix what rustdoc names.',
};

export const dataset = script('Datasets', 'datasets/tools/commands/cli.ts', ['check'], 'Each finding says how.');

export const formats: Step = { name: 'Format and lints', command: 'biome', args: ['ci'], fix: 'Run: npm run fix' };

export const lines = script(
  'Lines of code',
  'tests/run/lines.ts',
  ['--check'],
  'Cut, or raise the budget and say why.',
);

/** What takes seconds. */
export const quickChecks: Step[] = [
  formats,
  script('Direction of imports', 'tests/run/imports.ts', [], 'Each line says why.'),
  script('Translations', 'site/build/language/cli.ts', ['--check'], 'Each line names its file.'),
  dataset,
  script('Packages: hashes and licences', 'site/release/supply/packages.ts', [], 'Each line says how.'),
  lines,
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

if (import.meta.main) await runLanes([...rustChecks, rustDocumentation], [...quickChecks, ...types]);
