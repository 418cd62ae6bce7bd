// A package of the core is compiled apart from the repository; what it holds is listed by day.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../../site/build/tools.mjs';

test('a package of it is built by itself, without the rest of the repository', () => {
  const output = execFileSync('sh', ['-c', 'cargo package -p lanewise-core --allow-dirty --offline 2>&1'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(output).toMatch(/Compiling lanewise-core v[\d.]+ \(.*target\/package\/lanewise-/);
}, 120_000);
