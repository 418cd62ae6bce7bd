/** A set, or one file of it, against the rules for data. */
import { existsSync } from 'node:fs';
import { main } from '../../../datasets/tools/commands/check.ts';
import { setFolders } from '../../../datasets/tools/repository/repository.ts';
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import type { Typed } from '../command.ts';
import { checkReadable } from '../input.ts';
import { print, printingJson } from '../output.ts';
import { words as refusals } from '../refusals.words.ts';
import { version } from '../version.ts';
import { words as sentences } from '../words.ts';

/** @throws {Error} Where nothing is named, or what is not there. */
export function checkNamed(words: readonly string[]): void {
  if (words.length === 0) throw new UsageError(refusals.noSet);
  for (const path of words) {
    if (!existsSync(path)) throw new Error(refusals.notThere(path));
    checkReadable(path);
  }
}

/** A check says what it could compare with: sets that were added since are none of it. */
export async function checked(words: readonly string[], isJson: boolean): Promise<number> {
  const compared = { sets: setFolders().length, version: version() };
  if (isJson) return await printingJson(() => main(['--format=json', '--', ...words]), { compared });
  const code = await main(['--', ...words]);
  if (code !== 2) print(sentences.check.compared(compared.sets, compared.version));
  return code;
}

export async function run({ words, has }: Typed): Promise<number> {
  checkNamed(words);
  return await checked(words, has('json'));
}
