/** Fixes of a set that can mean only one thing, and what is left to do. */
import process from 'node:process';
import { main } from '../../../datasets/tools/commands/fix.ts';
import type { Typed } from '../command.ts';
import { printing } from '../output.ts';
import { checkWritable } from '../set-options.ts';
import { checked, checkNamed } from './check.ts';

export async function run({ words, has }: Typed): Promise<number> {
  checkNamed(words);
  for (const path of words) checkWritable(path);
  if (!has('json')) return await main(words);
  const code = await printing(
    (text) => process.stderr.write(text),
    () => main(words),
  );
  return code === 2 ? code : await checked(words, true);
}
