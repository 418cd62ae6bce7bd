import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Every file that a file imports at run time, and those that these import. */
function importsOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  if (!path.endsWith('.ts')) return seen;
  for (const [, type, name = ''] of readFileSync(path, 'utf8').matchAll(
    /^(?:import|export)\s(type\s)?[^;]*?from '([^']+)'/gms,
  )) {
    if (type) continue;
    importsOf(name.startsWith('.') ? resolve(path, '..', name) : name, seen);
  }
  return seen;
}

test.each(['recognise.ts', 'build-set.ts', 'hash.ts'])('%s runs in a browser: no module of Node', (name) => {
  const found = [...importsOf(join(import.meta.dirname, name))];
  expect(found.filter((path) => path.startsWith('node:'))).toEqual([]);
  expect(found.filter((path) => !path.startsWith('/')).map((path) => relative('.', path))).toEqual([]);
});
