// What the site is built from: hashes, licences, and the Node that runs all of it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type Lock, problemsOf, readLock } from '../../site/release/supply/packages.ts';

const problems = (one: Partial<Lock['packages'][string]>, name = 'a', unhashed: string[] = []) =>
  problemsOf(
    {
      packages: {
        '': { version: '0.1.0' },
        [`node_modules/b/node_modules/${name}`]: { version: '1.0.0', integrity: 'sha512-x', license: 'MIT', ...one },
      },
    },
    unhashed,
  );

test('every package of the lock has a hash, or is listed, and a licence that may be used', () =>
  expect(problemsOf(readLock())).toEqual([]));

describe('a package without a hash', () => {
  it('is named, with what to do', () => {
    expect(problems({ integrity: '' }, '@b/c')).toEqual([
      expect.stringMatching(/no "integrity" for @b\/c@1\.0\.0, .*npm install/),
    ]);
  });

  it('is known where it is listed, until it has one or is gone', () => {
    expect(problems({ integrity: '' }, 'a', ['a@1.0.0'])).toEqual([]);
    expect(problems({}, 'a', ['a@1.0.0'])).toEqual([expect.stringContaining('has a hash')]);
    expect(problems({}, 'a', ['c@1.0.0'])).toEqual([expect.stringContaining('is gone')]);
  });

  it('is none that this machine installs', () => {
    // As npm has it in node_modules: what stands there was compared with its hash.
    const { packages }: Lock = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
    expect(Object.values(packages).filter(({ integrity }) => !integrity)).toEqual([]);
  });
});

describe('a licence', () => {
  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'MPL-2.0', 'SEE LICENSE IN x', 'no such'])(
    '%s is named',
    (license) => expect(problems({ license })).toEqual([expect.stringContaining(`“${license}”`)]),
  );

  it('of weak copyleft is for the tools that are named', () => {
    expect(problems({ license: 'MPL-2.0' }, 'lightningcss-linux-x64-gnu')).toEqual([]);
    expect(problems({ license: 'GPL-3.0-only' }, 'lightningcss')).toHaveLength(1);
    expect(problems({ license: 'MPL-2.0' }, 'not-lightningcss')).toHaveLength(1);
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
