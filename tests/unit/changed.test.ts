// Which pull requests skip the tests of code: .github/changed.sh in a repository of its own.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../site/build/tools.mjs';

const SCRIPT = join(root, '.github/changed.sh');

let folder = '';
const at = (path: string) => join(folder, path);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  });

function write(path: string, text = path): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}
function move(from: string, to: string): void {
  mkdirSync(dirname(at(to)), { recursive: true });
  renameSync(at(from), at(to));
}
function commit(): void {
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', 'change');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanewise-changed-'));
  git('init', '-q');
  for (const path of ['tests/a.test.ts', 'README.md', 'datasets/sets/a/runs.csv']) write(path);
  write('datasets/registry/boards.csv');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const answer = (event = 'pull_request') => execFileSync('bash', [SCRIPT, event], { cwd: folder, encoding: 'utf8' });

const CHANGES: readonly [string, boolean, () => void][] = [
  ['a row of a set', true, () => write('datasets/sets/a/runs.csv', 'new')],
  [
    'a new set and a row of the registry',
    true,
    () => {
      write('datasets/sets/b/runs.csv');
      write('datasets/registry/boards.csv', 'new');
    },
  ],
  ['a set that is gone', true, () => rmSync(at('datasets/sets/a/runs.csv'))],
  ['a set that is moved within the sets', true, () => move('datasets/sets/a', 'datasets/sets/b')],
  ['a set whose file may be run', true, () => chmodSync(at('datasets/sets/a/runs.csv'), 0o755)],
  [
    'odd names of files of a set',
    true,
    () => {
      for (const name of ['a b', 'a"b', "a'b", 'a\nb', 'ä', '-x']) write(`datasets/sets/a/${name}`);
    },
  ],
  ['nothing', false, () => undefined],
  ['a test', false, () => write('tests/a.test.ts', 'new')],
  ['a test that is gone', false, () => rmSync(at('tests/a.test.ts'))],
  ['a test that is moved into the sets', false, () => move('tests', 'datasets/sets/tests')],
  ['a set that is moved out of the sets', false, () => move('datasets/sets/a', 'tests/b')],
  ['a test that may be run', false, () => chmodSync(at('tests/a.test.ts'), 0o755)],
  [
    'a row and a test',
    false,
    () => {
      write('datasets/sets/a/runs.csv', 'new');
      write('tests/b.test.ts');
    },
  ],
  ['a folder that begins as the sets do', false, () => write('datasets/sets-and-more/a.ts')],
  ['the sets below another folder', false, () => write('tests/datasets/sets/a.ts')],
  [
    'a file in the place of the sets',
    false,
    () => {
      rmSync(at('datasets/sets'), { recursive: true });
      write('datasets/sets');
    },
  ],
  [
    'odd names elsewhere',
    false,
    () => {
      for (const name of ['a b', 'a"b', 'a\ndatasets/sets/b', 'datasets/sets/../c']) write(`tests/${name}`);
    },
  ],
];

test.each(CHANGES)('%s: data alone is %s', (_, isData, change) => {
  change();
  commit();
  expect(answer()).toBe(`data-only=${isData}\n`);
});

test('what is pushed is tested whatever it changes', () => {
  write('datasets/sets/a/runs.csv', 'new');
  commit();
  expect(answer('push')).toBe('data-only=false\n');
});
