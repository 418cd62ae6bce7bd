// The command of the repository, as a person types it.
import { spawnSync } from 'node:child_process';
import { vi } from 'vitest';
import { exitCodeOf } from '../../datasets/tools/terminal/main.ts';
import { LANEWISE } from '../../site/terminal/main.ts';

/** Started as a person does. */
export function started(args: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync('node', ['site/terminal/cli.ts', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { stdout, stderr, status };
}

/** In the process of the test, a tenth of the time that one of its own takes. What reads standard input is started. */
export async function lanewise(args: readonly string[], input?: string) {
  if (input !== undefined || args.includes('-')) return started(args, input);
  const said = { stdout: '', stderr: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.stdout += String(text);
    return true;
  });
  const error = vi.spyOn(console, 'error').mockImplementation((text) => {
    said.stderr += `${text}\n`;
  });
  const status = await exitCodeOf(LANEWISE, args);
  out.mockRestore();
  error.mockRestore();
  return { ...said, status };
}
