// Packages of npm that the site is built with: each has the hash that npm compares, and a licence that may be used. npm
// installs a package without a hash and says nothing of licences; deny.toml says the same of crates.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/tools.mjs';

export interface Lock {
  packages: Record<string, { version: string; integrity?: string; license?: string }>;
}

export const readLock = (folder = root): Lock => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));

/** `name@version` of packages without a hash, and why they have none. */
const known: { reason: string; packages: string[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'without-hash.json'), 'utf8'),
);

/** Permissive, and compatible with the site's own. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Weak copyleft, and fonts: as tools only. Nothing of these packages is in the site or in what it serves. */
const TOOLS: [name: RegExp, licence: RegExp][] = [
  [/^(?:axe-core|@axe-core\/playwright|lightningcss(?:-.+)?|satori)$/, /^MPL-2\.0$/],
  [/^@img\/sharp-/, /^(?:Apache-2\.0 AND )?LGPL-3\.0-or-later(?: AND MIT)?$/],
  // The licence of a font leaves pictures that are drawn with it free.
  [/^@fontsource\//, /^OFL-1\.1$/],
];

/** Read by a person where the package's own description names none. */
const READ: Record<string, string> = {
  // Its LICENSE file.
  'json-bignum@0.0.3': 'MIT',
};

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

const mayBeUsed = (name: string, licence: string): boolean =>
  ALLOWED.has(licence) || TOOLS.some(([tool, allowed]) => tool.test(name) && allowed.test(licence));

/** What is wrong, each with its fix. */
export function problemsOf({ packages }: Lock, unhashed: readonly string[] = known.packages): string[] {
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  const named = installed.map(([path, { version }]) => `${nameOf(path)}@${version}`);
  const problems = unhashed
    .filter((item) => !named.includes(item))
    .map((item) => `site/release/supply/without-hash.json lists ${item}, which is gone. Remove it`);
  for (const [path, { version, integrity, license }] of installed) {
    const [name, isKnown] = [nameOf(path), unhashed.includes(`${nameOf(path)}@${version}`)];
    if (isKnown && integrity) {
      problems.push(`site/release/supply/without-hash.json lists ${name}, which has a hash. Remove it`);
    } else if (!isKnown && !integrity) {
      problems.push(
        `package-lock.json has no "integrity" for ${name}@${version}, so npm would install whatever it is sent. ` +
          'Remove its entry there, and run: npm install --package-lock-only',
      );
    }
    // What the registry does not carry states no licence there.
    const licence = license ?? READ[`${name}@${version}`];
    if (!isKnown && (licence === undefined || !mayBeUsed(name, licence))) {
      problems.push(
        `${name}@${version} has the licence “${licence ?? 'not stated'}”, which is not among those that may be used. ` +
          'Use another package, or say in site/release/supply/packages.ts why this one may be used',
      );
    }
  }
  return problems;
}

if (import.meta.main) {
  const problems = problemsOf(readLock());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
