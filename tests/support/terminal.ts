// The command of the repository, as a person starts it.
import { spawnSync } from 'node:child_process';

export function lanewise(args: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync('node', ['site/terminal/cli.ts', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { stdout, stderr, status };
}
