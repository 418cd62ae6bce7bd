// The package of the command as a user has it: installed from its archive, with nothing of this repository around it.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { toolEnvironment } from '../../site/build/tools.mjs';
import { pack } from '../../site/release/command/pack.ts';
import { exhaustive } from '../support/exhaustive.ts';

let folder = '';

/** Installs it for the tests of a file, which says so itself: this module is loaded once for all files of a worker. */
export function installForThisFile(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lanewise-command-'));
    const made = await pack(join(folder, 'packed'), { isQuick: !exhaustive });
    writeFileSync(here('package.json'), '{ "private": true }');
    const options = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
    execFileSync('npm', ['install', ...options, made.archive], {
      cwd: folder,
      env: toolEnvironment(),
      shell: process.platform === 'win32',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

/** In the folder that a user is in. */
export const here = (name: string): string => join(folder, name);
export const installed = (...path: string[]): string => join(folder, 'node_modules/lanewise', ...path);

/** Nothing of the shell that runs the tests: neither its language nor the commands of the repository. */
export const surroundings = () => ({
  PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
  HOME: folder,
  NODE_COMPILE_CACHE: here('cache'),
});

interface How {
  input?: string | undefined;
  env?: Record<string, string>;
  node?: string[];
  /** A command that starts it. */
  by?: string[];
}

export function lanewise(args: string[], { input = '', env = {}, node = [], by = [] }: How = {}) {
  const started = performance.now();
  const run = [...by, process.execPath, ...node, installed('bin/lanewise.cjs'), ...args];
  const [command = '', ...rest] = run;
  const { stdout, stderr, status } = spawnSync(command, rest, {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...surroundings(), ...env },
  });
  return { stdout, stderr, status, took: performance.now() - started };
}

export const json = (args: string[], how?: How) => JSON.parse(lanewise([...args, '--json'], how).stdout);

export function file(name: string, text: string): string {
  writeFileSync(here(name), text);
  return name;
}

/** A script of a shell in which `lanewise` is found. */
export const bash = (script: string) =>
  spawnSync('bash', ['-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...surroundings(), PATH: `${here('node_modules/.bin')}:${surroundings().PATH}` },
  });
