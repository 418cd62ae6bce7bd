/** A set, or one file of it, against the rules for data. */
import { existsSync } from 'node:fs';
import { main } from '../../../datasets/tools/commands/check.ts';
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import type { Typed } from '../command.ts';
import { checkReadable } from '../input.ts';
import { printingJson } from '../output.ts';

/** @throws {Error} Where nothing is named, or what is not there. */
export function checkNamed(words: readonly string[]): void {
  if (words.length === 0) throw new UsageError('no set is named: name its folder');
  for (const path of words) {
    if (!existsSync(path))
      throw new Error(`${path}: there is no such file or folder; check the name`);
    checkReadable(path);
  }
}

export async function run({ words, has }: Typed): Promise<number> {
  checkNamed(words);
  return has('json')
    ? await printingJson(() => main(['--format=json', '--', ...words]))
    : await main(['--', ...words]);
}
