/** An importer is a file of this folder with a test and an output of its tool: the list is made from them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SourceText } from '../readers/source-text.ts';
import { importers, tools } from './catalog.ts';
import type { Importer } from './importer.ts';
import { recognise } from './recognise.ts';
import { fixture, fixtureText } from './testing.ts';

const here = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname }).map((name) => name.replaceAll('\\', '/'));

/** The fixtures that tests name. */
const tests = ['*.test.ts', 'cases/*.yaml']
  .flatMap(here)
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
const fixtures = here('fixtures/*').map((path) => path.replace('fixtures/', ''));
const tested = fixtures.filter((name) =>
  tests.some((text) => text.includes(`'${name}'`) || text.includes(`fixture: ${name}\n`)),
);

const isImporter = (value: unknown): value is Importer =>
  typeof value === 'object' && value !== null && 'recognises' in value && 'reads' in value;

test('every importer that a file of the folder exports is in the list', async () => {
  const files = here('*.ts').filter((name) => !/\.test\.ts$|^(cli|testing)\.ts$/.test(name));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((name) => import(join(import.meta.dirname, name))),
  );
  expect(new Set(importers)).toEqual(new Set(modules.flatMap((module) => Object.values(module)).filter(isImporter)));
});

test.each(importers.map((importer) => [importer.reads, importer] as const))(
  'a test names an output that the importer reads: %s',
  (_, importer) => {
    expect(tested.filter((name) => importer.recognises(new SourceText(name, fixtureText(name))))).not.toEqual([]);
  },
);

test('every fixture is one that some importer knows, and that some test reads', () => {
  expect(fixtures.filter((name) => !tested.includes(name))).toEqual([]);
  const unknown = fixtures.filter((name) =>
    recognise([fixture(name)]).notices.some(({ message }) => /not the output of a known tool/.test(message)),
  );
  expect(unknown).toEqual([]);
});

test('tools are named as the command line takes them', () => {
  for (const tool of tools) expect(tool).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
