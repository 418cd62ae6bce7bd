// What package-lock.json must say of every package: the hash that npm compares what it fetches with. A version of a
// package that the registry does not carry has none; those are listed, and no new one gets in unseen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools.mjs';

/** A package of the lock file, as far as it is read here. */
export interface Locked {
  version: string;
  integrity?: string;
  license?: string;
}

export interface Lock {
  packages: Record<string, Locked>;
}

export const LOCK_FILE = join(root, 'package-lock.json');

export const readLock = (): Lock => JSON.parse(readFileSync(LOCK_FILE, 'utf8'));

/** `name@version` without a hash, and why. `npm run supply` asks the registry for each of them again. */
export interface Known {
  reason: string;
  packages: readonly string[];
}

export const readKnown = (): Known =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'without-hash.json'), 'utf8'));

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Every package but the project itself, by its place. */
export const packagesOf = ({ packages }: Lock): [path: string, locked: Locked][] =>
  Object.entries(packages).filter(([path]) => path !== '');

export const withoutHash = (lock: Lock): string[] =>
  packagesOf(lock)
    .filter(([, { integrity }]) => !integrity)
    .map(([path, { version }]) => `${nameOf(path)}@${version}`);

/** What is wrong with the hashes, each with its fix. */
export function hashProblems(lock: Lock, { packages: known }: Known): string[] {
  const missing = new Set(withoutHash(lock));
  const listed = new Set(known);
  return [
    ...[...missing.difference(listed)].map(
      (name) =>
        `package-lock.json has no "integrity" for ${name}, so npm would install whatever it is sent. ` +
        'Run: npm run supply, which asks the registry for it',
    ),
    ...[...listed.difference(missing)].map(
      (name) =>
        `scripts/supply/without-hash.json lists ${name}, which has its hash or is gone. Remove it from the list`,
    ),
  ];
}
