// One version of Node, wherever it is named; and a sentence where an older one is met, or no packages are.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const version = /^>=(\d+)$/.exec(engines.node)?.[1];

/** Runs the guard as if Node were of this version. */
const asNode = (wanted: string) =>
  spawnSync(
    process.execPath,
    [
      '--eval',
      `Object.defineProperty(process.versions, 'node', { value: '${wanted}' });
       require('./site/build/ready.cjs');
       console.log('went on');`,
    ],
    { encoding: 'utf8' },
  );

test.each(['README.md', 'CONTRIBUTING.md'])('%s names the version of package.json', (file) => {
  expect(/\[Node\]\(https:\/\/nodejs\.org\/\) (\d+) or newer/.exec(readFileSync(file, 'utf8'))?.[1]).toBe(version);
});

test.each(['18.20.8', '20.20.2', '23.0.0'])('Node %s is told what it lacks, in a sentence', (old) => {
  const { status, stdout, stderr } = asNode(old);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`Node ${old} is too old: this command needs ${version} or newer.`);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('the wanted version and newer ones go on', () => {
  for (const fine of [`${version}.0.0`, '99.1.0']) expect(asNode(fine).stdout).toBe('went on\n');
});

test('a folder without packages is told how to get them', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const path of ['package.json', 'site/build/ready.cjs']) cpSync(path, join(clone, path));
  const { status, stderr } = spawnSync(process.execPath, ['-r', './site/build/ready.cjs', 'no.ts'], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'The npm packages are not installed.\n  Run: npm ci\n']);
});

const STARTS = /^node (?:-r \.\/site\/build\/ready\.cjs )?[\w/-]+\.ts/;
test.each(Object.entries<string>(scripts).filter(([, script]) => STARTS.test(script)))(
  'npm run %s asks before any TypeScript is read',
  (_name, script) => expect(script).toMatch(/^node -r \.\/site\/build\/ready\.cjs /),
);

test('what npm start and npm test run first is no TypeScript', () => {
  for (const name of ['start', 'test', 'dev']) expect(scripts[name]).toMatch(/^node site\/build\/setup\.mjs/);
});
