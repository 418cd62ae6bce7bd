/** The completion of a shell. */
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import type { Command, Typed } from '../command.ts';
import { completion } from '../completion.ts';
import { print, printJson } from '../output.ts';
import { SHELLS } from '../shells.ts';

export async function run(
  { words: [word, ...others], has }: Typed,
  commands: readonly Command[],
): Promise<number> {
  const shell = SHELLS.find((one) => one === word);
  if (!shell || others.length > 0) {
    throw new UsageError(`“${[word, ...others].join(' ')}” is no shell: name ${SHELLS.join(', ')}`);
  }
  const script = await completion(shell, commands);
  if (has('json')) printJson({ shell, script });
  else print(script);
  return 0;
}
