/** The completion of a shell. */
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import type { Command, Typed } from '../command.ts';
import { completion } from '../completion.ts';
import { print, printJson } from '../output.ts';
import { words as refusals } from '../refusals.words.ts';
import { SHELLS } from '../shells.ts';

export async function run(
  { words: [word, ...others], has }: Typed,
  commands: readonly Command[],
): Promise<number> {
  const shell = SHELLS.find((one) => one === word);
  if (!shell || others.length > 0) {
    const typed = [word, ...others].join(' ');
    throw new UsageError(refusals.noShell(typed, SHELLS.join(', ')));
  }
  const script = await completion(shell, commands);
  if (has('json')) printJson({ shell, script });
  else print(script);
  return 0;
}
