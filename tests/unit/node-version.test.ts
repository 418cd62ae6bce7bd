// One version of Node, wherever it is named; and a sentence where an older one is met.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
       require('./site/terminal/node-version.cjs');
       console.log('went on');`,
    ],
    { encoding: 'utf8' },
  );

test.each(['README.md', 'CONTRIBUTING.md'])('%s names the version of package.json', (file) => {
  const named = /\[Node\]\(https:\/\/nodejs\.org\/\) (\d+) or newer/.exec(readFileSync(file, 'utf8'));
  expect(named?.[1]).toBe(version);
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

test.each(['ask', 'calc', 'dataset', 'diagnose', 'bench', 'sql'])(
  'npm run %s asks before any TypeScript is read',
  (name) => {
    expect(scripts[name]).toMatch(/^node --require \.\/site\/terminal\/node-version\.cjs /);
  },
);

test('what npm start and npm test run first is no TypeScript', () => {
  for (const name of ['start', 'test', 'dev']) expect(scripts[name]).toMatch(/^node site\/build\/setup\.mjs/);
});
