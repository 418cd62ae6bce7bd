/** A set with the rows of another output behind its own: rows that it has are not written again. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Meta } from '../import/answers.ts';

const PACKAGE = 'datapackage.json';

interface Package {
  licenses?: { name?: string }[];
  contributors?: { title?: string }[];
  resources: { name: string }[];
}

const packageIn = (folder: string): Package => JSON.parse(readFileSync(join(folder, PACKAGE), 'utf8'));

export const isThere = (folder: string): boolean => existsSync(join(folder, PACKAGE));

/** The tables of a set, as texts by their file. */
export const tablesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.csv'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

/** Who contributes a set, and under which licence: what is added to it has the same. */
export function answersOf(folder: string): Meta {
  const { licenses, contributors } = packageIn(folder);
  const [licence, contributor] = [licenses?.[0]?.name, contributors?.[0]?.title];
  return { ...(licence && { 'package.licence': licence }), ...(contributor && { 'package.contributor': contributor }) };
}

/** The id of a row, which stands in the first cell of its line, and what it says. */
const split = (line: string): [id: string, rest: string] => {
  const at = line.indexOf(',');
  return [line.slice(0, at), line.slice(at)];
};

export const idsOf = (text = ''): string[] => text.split('\n').map((line) => split(line)[0]);

/** All tables have all columns of their schema in one order, and no cell holds a line end. */
export function appended(folder: string, files: ReadonlyMap<string, string>): Map<string, string> {
  const merged = tablesIn(folder);
  const same = new Map<string, string>();
  const known = (id = ''): string => same.get(id) ?? id;
  for (const [name, text] of files) {
    const before = merged.get(name)?.trimEnd().split('\n') ?? [];
    const ids = new Map(before.map((line) => [split(line)[1], split(line)[0]]));
    const added = text.split('\n').filter((line) => {
      const [id, rest] = split(line);
      const twin = name === 'sources.csv' || name === 'targets.csv' ? ids.get(rest) : undefined;
      if (twin !== undefined) same.set(id, twin);
      return twin === undefined && line !== '' && !before.includes(line);
    });
    // Of a run: its id, its source, its target.
    const own = name === 'runs.csv' ? added.map((line) => line.replace(/^([^,]+),([^,]+),([^,]+)/, renamed)) : added;
    if (name !== PACKAGE) merged.set(name, `${[...before, ...own].join('\n')}\n`);
  }
  function renamed(_: string, run: string, source: string, target: string): string {
    return [run, known(source), known(target)].join(',');
  }
  const { resources, ...rest } = packageIn(folder);
  const own = new Set(resources.map(({ name }) => name));
  const more: Package = JSON.parse(files.get(PACKAGE) ?? '{"resources":[]}');
  const all = [...resources, ...more.resources.filter(({ name }) => !own.has(name))];
  return merged.set(PACKAGE, `${JSON.stringify({ ...rest, resources: all }, null, 2)}\n`);
}
