// The package of the command as a user has it, by day: that it installs, and that each kind of command answers. What the
// commands do is tried in the repository (cli, sql, diagnose-cli), and all of it as a package at night.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../site/build/tools.mjs';
import { here, installForThisFile, json, lanewise } from './installed-command.ts';

installForThisFile();

const FIXTURES = join(root, 'datasets/tools/readers/fixtures');

test('the package needs nothing', () =>
  expect(readdirSync(here('node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['lanewise']));

test('its help names every command', () => {
  const { stdout, status } = lanewise(['--help']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/ask .*calc .*sizer .*planner .*diagnose .*import .*bench .*check .*fix .*sql /s);
});

test('a question is answered, in Russian too', () => {
  const question = '6x 8TB HDD on ASM1166 in pcie 3.0 x1';
  expect(json(['ask', question])).toMatchObject({ schema: 2, outcome: 'answer', unit: 'B/s' });
  expect(lanewise(['ask', question], { env: { LC_ALL: 'ru_RU.UTF-8' } }).stdout).toMatch(/МБ\/с|ГБ\/с/);
});

test('a calculator answers as it does in the repository', () =>
  expect(json(['calc', 'pcie', 'generation=3.0', 'lanes=4']).ceiling / 1e9).toBeCloseTo(3.75, 1));

test('a paste is diagnosed with its private values masked', () => {
  const { stdout, status } = lanewise(['diagnose', join(FIXTURES, 'private.txt')]);
  expect(status).toBe(1);
  expect(stdout).toMatch(/LD101/);
  expect(stdout).not.toMatch(/jane|orion/);
});

test('a set is checked against the rules and the data of the package', () => {
  const { stdout, status } = lanewise(['check', join(root, 'datasets/sets/course-client-nvme')]);
  expect(stdout).toMatch(/^Compared with the \d+ sets of lanewise/m);
  expect(status).toBeLessThan(2);
});
