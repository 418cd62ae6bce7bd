/** A program for tests, with some commands and a folder of sets. */
import { beforeEach, vi } from 'vitest';
import type { Command, Face } from './command.ts';
import { exitCodeOf } from './main.ts';

export const faceOf = (commands: readonly Command[], sets?: string): Face => ({
  typed: (command) => `program ${command}`.trim(),
  does: 'what is tested',
  commands,
  shown: [],
  version: () => '1.2.3',
  ...(sets !== undefined && { sets }),
});

/** Types a command after the program, and gives its exit code. */
export const typing =
  (command: Command, sets?: string) =>
  (args: readonly string[]): Promise<number> =>
    exitCodeOf(faceOf([command], sets), [command.name, ...args]);

/** What a test's commands have printed since the test began, piece by piece. */
export function printed(): string[] {
  const output: string[] = [];
  beforeEach(() => {
    output.length = 0;
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      output.push(String(text));
      return true;
    });
    for (const method of ['log', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((text) => output.push(`${text}\n`));
    }
  });
  return output;
}
