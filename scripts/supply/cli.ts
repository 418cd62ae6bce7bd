// What the site is built from: every package has the hash that npm compares with, and a licence that may be used.
// `node scripts/supply/cli.ts` says what is wrong; `npm run supply` first asks the registry for hashes that are missing.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { root } from '../tools.mjs';
import { crates, licenceProblems, npmPackages } from './licences.ts';
import {
  hashProblems,
  LOCK_FILE,
  type Lock,
  nameOf,
  packagesOf,
  readKnown,
  readLock,
} from './lock.ts';

/** What a command writes, as JSON; nothing where it fails. */
function json(command: string, args: string[]): unknown {
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  return status === 0 && stdout ? JSON.parse(stdout) : undefined;
}

/** Writes what the registry says of packages without a hash into the lock file, as npm would have. */
function complete(lock: Lock): void {
  for (const [path, locked] of packagesOf(lock)) {
    if (locked.integrity) continue;
    const name = `${nameOf(path)}@${locked.version}`;
    const found = json('npm', ['view', name, 'dist.integrity', 'license', '--json']) as
      | { 'dist.integrity'?: string; license?: string }
      | undefined;
    const integrity = found?.['dist.integrity'];
    if (integrity) Object.assign(locked, { integrity, license: found.license });
    console.log(`${name}: ${integrity ?? 'the registry does not carry it'}`);
  }
  writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
}

const lock = readLock();
const known = readKnown();
if (process.argv.includes('--complete')) complete(lock);

const metadata = json('cargo', ['metadata', '--format-version', '1', '--locked']);
if (!metadata) throw new Error('cargo metadata failed. Run: cargo metadata --locked');
const packages = [...npmPackages(lock, known), ...crates(metadata as Parameters<typeof crates>[0])];
const problems = [...hashProblems(lock, known), ...licenceProblems(packages)];
for (const problem of problems) console.error(problem);
console.log(
  `${packages.length} packages looked at; ${known.packages.length} without a hash are listed in scripts/supply/without-hash.json`,
);
if (problems.length > 0) process.exitCode = 1;
