import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const copy = mkdtempSync(join(tmpdir(), 'lanewise-'));
afterAll(() => rmSync(copy, { recursive: true }));

it('a broken row stops the build with its file, line and column, and builds nothing', () => {
  cpSync('datasets', join(copy, 'datasets'), { recursive: true });
  for (const name of ['node_modules', 'calc-wasm', 'package.json', 'site'])
    symlinkSync(join(process.cwd(), name), join(copy, name));
  const path = join(copy, 'datasets/sets/habr-pcie-290/results.csv');
  writeFileSync(path, readFileSync(path, 'utf8').replace('approximate', 'aproximate'));
  const { status, stderr } = spawnSync('node', ['datasets/tools/build.ts'], { cwd: copy, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^datasets\/sets\/habr-pcie-290\/results\.csv:\d+:\d+ error LW202 precision — .*did you mean approximate\?/m,
  );
  expect(stderr).toContain('Nothing was built');
});
