// Everything that looks at files without changing them: formats, lints, types, fresh generated files, data, packages.
import { runSteps, type Step } from './run.ts';

export const checks: Step[] = [
  { name: 'Rust format', command: 'cargo', args: ['fmt', '--check'], mend: 'Run: npm run fix' },
  {
    name: 'Rust lints',
    command: 'cargo',
    args: ['clippy', '-q', '--all-targets', '--', '-D', 'warnings'],
    mend: 'Fix what clippy names.',
  },
  {
    name: 'Rust documentation',
    command: 'cargo',
    args: ['doc', '-q', '--no-deps'],
    mend: 'Fix what rustdoc names.',
  },
  { name: 'Format and lints', command: 'biome', args: ['ci'], mend: 'Run: npm run fix' },
  {
    name: 'Types',
    command: 'astro',
    args: ['check', '--minimumSeverity', 'warning'],
    mend: 'Fix what it names.',
  },
  {
    name: 'Generated files',
    command: 'node',
    args: ['datasets/tools/generate.ts', '--check'],
    mend: 'Run: npm run gen',
  },
  {
    name: 'Translations',
    command: 'node',
    args: ['scripts/language/cli.ts', '--check'],
    mend: 'Run: npm run gen; translate what it lists.',
  },
  {
    name: 'Rooms',
    command: 'node',
    args: ['scripts/rooms.ts', '--check'],
    mend: 'Run: npm run gen',
  },
  {
    name: 'Kinds of charts',
    command: 'node',
    args: ['scripts/chart-kinds.ts', '--check'],
    mend: 'Run: npm run gen',
  },
  {
    name: 'Addresses of embeds',
    command: 'node',
    args: ['scripts/embed-addresses.ts', '--check'],
    mend: 'Run: npm run gen',
  },
  {
    name: 'Kept versions of models',
    command: 'node',
    args: ['scripts/freeze/list.ts', '--check'],
    mend: 'Run: npm run gen',
  },
  {
    name: 'Datasets',
    command: 'node',
    args: ['datasets/tools/cli.ts', 'check'],
    mend: 'Each finding says how.',
  },
  {
    name: 'Packages: hashes and licences',
    command: 'node',
    args: ['scripts/supply/cli.ts'],
    mend: 'Each line says how.',
  },
  {
    name: 'Workflows',
    command: 'node',
    args: ['scripts/workflows.ts'],
    mend: 'Fix what actionlint names.',
  },
];

if (import.meta.main) runSteps(checks);
