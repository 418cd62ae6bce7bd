// What the site is built from: hashes, licences, and the Node that runs all of it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { crates, licenceProblems, npmPackages } from '../../scripts/supply/licences.ts';
import {
  hashProblems,
  type Lock,
  readKnown,
  readLock,
  withoutHash,
} from '../../scripts/supply/lock.ts';

const lockOf = (packages: Lock['packages']): Lock => ({
  packages: { '': { version: '0.1.0' }, ...packages },
});

const NONE = { reason: '', packages: [] };

describe('a package without a hash', () => {
  const lock = lockOf({
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
  });

  it('is named, with what to run', () => {
    expect(hashProblems(lock, NONE)).toEqual([
      expect.stringMatching(/no "integrity" for @b\/c@2\.0\.0, .*npm run supply/),
    ]);
  });

  it('is known where it is listed, until it has one', () => {
    const known = { reason: '', packages: ['@b/c@2.0.0'] };
    expect(hashProblems(lock, known)).toEqual([]);
    expect(hashProblems(lockOf({}), known)).toEqual([expect.stringContaining('Remove it')]);
  });

  it('is none that this machine installs', () => {
    // As npm has it in node_modules: what stands there was compared with its hash.
    const installed: Lock = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
    expect(withoutHash(installed)).toEqual([]);
  });
});

describe('a licence', () => {
  const problem = (licence: string | undefined, name = 'a') =>
    licenceProblems([{ name, version: '1.0.0', licence }])[0];

  it.each(['MIT', 'MIT OR GPL-3.0-only', '(MIT OR Apache-2.0) AND Unicode-3.0'])(
    '%s may be used',
    (licence) => expect(problem(licence)).toBeUndefined(),
  );

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'MPL-2.0', 'SEE LICENSE IN x', 'no such'])(
    '%s is named with those that may',
    (licence) => expect(problem(licence)).toMatch(`a@1.0.0 has the licence "${licence}"`),
  );

  it('that is not stated is asked for', () => {
    expect(problem(undefined)).toContain('a@1.0.0 states no licence');
  });

  it('of weak copyleft is for the tools that are named', () => {
    expect(problem('MPL-2.0', 'lightningcss-linux-x64-gnu')).toBeUndefined();
    expect(problem('GPL-3.0-only', 'lightningcss')).toBeDefined();
    expect(problem('MPL-2.0', 'not-lightningcss')).toBeDefined();
  });

  it('in the old way of cargo is an expression, and own crates need none', () => {
    const source = 'registry+https://github.com/rust-lang/crates.io-index';
    const found = crates({
      packages: [
        { name: 'csv', version: '1.4.0', license: 'Unlicense/MIT', source },
        { name: 'lanewise', version: '0.1.0', license: null, source: null },
      ],
    });
    expect(found).toEqual([{ name: 'csv', version: '1.4.0', licence: 'Unlicense OR MIT' }]);
  });

  it('is known of every package that the registry carries', () => {
    expect(licenceProblems(npmPackages(readLock(), readKnown()))).toEqual([]);
  });
});

test('no package runs a script of its own when it is installed', () => {
  const { stdout } = spawnSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' });
  expect(stdout.trim()).toBe('true');
});

test('the Node that runs is the one whose hash is in the lock, where there is one for the platform', () => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const pinned = readLock().packages[`node_modules/node-${system}-${process.arch}`];
  if (pinned) expect(process.version).toBe(`v${pinned.version}`);
  else expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
});
