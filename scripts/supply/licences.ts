// Licences of everything that is built with, from npm and from cargo: an SPDX expression that the list below satisfies,
// or a package that is named here with its reason.
import satisfies from 'spdx-satisfies';
import { type Known, type Lock, nameOf, packagesOf } from './lock.ts';

/** Permissive, and compatible with the site's own. */
const ALLOWED = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BSL-1.0',
    'CC-BY-3.0',
  ],
  ...['CC0-1.0', 'ISC', 'MIT', 'Python-2.0', 'Unicode-3.0', 'Unlicense', 'Zlib'],
];

/** Weak copyleft, and fonts: as tools only. Nothing of these packages is in the site or in what it serves. */
const TOOLS: [name: RegExp, licences: readonly string[]][] = [
  [/^(?:axe-core|@axe-core\/playwright|lightningcss(?:-.+)?|satori)$/, ['MPL-2.0']],
  [/^@img\/sharp-/, ['LGPL-3.0-or-later']],
  // The licence of a font leaves pictures that are drawn with it free.
  [/^@fontsource\//, ['OFL-1.1']],
];

/** Read by a person where the package's own description names none. */
const READ: Record<string, string> = {
  // Its LICENSE file.
  'json-bignum@0.0.3': 'MIT',
};

export interface Licensed {
  name: string;
  version: string;
  licence: string | undefined;
}

/** What the lock file says; what the registry does not carry says nothing. */
export function npmPackages(lock: Lock, { packages: unknown }: Known): Licensed[] {
  return packagesOf(lock)
    .map(([path, { version, license }]) => ({ name: nameOf(path), version, licence: license }))
    .filter(({ name, version }) => !unknown.includes(`${name}@${version}`));
}

/** What `cargo metadata` says; the crates of this repository have no source. */
export const crates = (metadata: {
  packages: { name: string; version: string; license: string | null; source: string | null }[];
}): Licensed[] =>
  metadata.packages
    .filter(({ source }) => source !== null)
    // Cargo's old way to say OR.
    .map(({ name, version, license }) => ({
      ...{ name, version, licence: license?.replaceAll('/', ' OR ') },
    }));

export function licenceProblems(packages: readonly Licensed[]): string[] {
  return packages.flatMap(({ name, version, licence: stated }) => {
    const licence = stated ?? READ[`${name}@${version}`];
    if (licence === undefined) {
      return `${name}@${version} states no licence. Read its files, then name it in READ of scripts/supply/licences.ts, or use another package`;
    }
    const more = TOOLS.filter(([pattern]) => pattern.test(name)).flatMap(([, own]) => own);
    return fits(licence, [...ALLOWED, ...more])
      ? []
      : `${name}@${version} has the licence "${licence}", which is not among those allowed here: ${ALLOWED.join(', ')}. ` +
          'Use another package, or say in scripts/supply/licences.ts why this one may be used';
  });
}

/** What is no SPDX expression fits nothing. */
function fits(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false;
  }
}
