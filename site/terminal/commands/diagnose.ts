/** What limits the machine that printed a text; the same text masked; or the gathering of such a text. */
import process from 'node:process';
import { GIVEN, type GivenClass } from '../../../datasets/tools/privacy/form.ts';
import type { Typed } from '../../../datasets/tools/terminal/command.ts';
import { nameOf, STDIN, textOf } from '../../../datasets/tools/terminal/input.ts';
import { print, printJson } from '../../../datasets/tools/terminal/output.ts';
import { visible } from '../../../datasets/tools/text/invisible.ts';
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import { Joined } from '../../diagnosis/answer/joined.ts';
import { masked } from '../../diagnosis/answer/mask.ts';
import { words as all } from '../refusals.words.ts';

const refusals = all.diagnose;

/** Without a file what is piped in is read; a terminal would only wait. */
function pathsIn(words: readonly string[]): readonly string[] {
  if (words.length === 0) {
    if (process.stdin.isTTY) throw new UsageError(refusals.noFile);
    return [STDIN];
  }
  if (words.filter((word) => word === STDIN).length > 1) throw new UsageError(refusals.twice);
  return words;
}

/** Names that stay: `pool,label`. */
function keptIn(typed: string | undefined): GivenClass[] {
  const names = typed === undefined ? [] : typed.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !GIVEN.some((item) => item === name));
  if (unknown !== undefined) throw new UsageError(refusals.keepsOnly(unknown, GIVEN.join(', ')));
  return GIVEN.filter((name) => names.includes(name));
}

export async function run({ words, has, value }: Typed): Promise<number> {
  const isJson = has('json');
  if (has('collect')) {
    if (words[0] !== undefined) throw new UsageError(refusals.readsNoFile(words[0]));
    if (has('mask')) throw new UsageError(refusals.masksAnyway);
    // What runs other programs is loaded where some are run.
    const { collect } = await import('../collect.ts');
    return await collect({ isAgreed: has('yes'), output: value('output'), isJson });
  }
  for (const name of ['yes', 'output']) {
    if (has(name)) throw new UsageError(refusals.belongs(`--${name}`));
  }
  const files: { name: string; text: string }[] = [];
  for (const path of pathsIn(words)) files.push({ name: nameOf(path), text: await textOf(path) });
  const joined = new Joined(files);
  const kept = keptIn(value('keep'));
  if (!has('mask')) {
    // A mask needs neither the readers nor the core.
    const { diagnosed } = await import('../diagnose-files.ts');
    return diagnosed(joined, files, isJson, kept);
  }
  const { text, count } = masked(joined.text, kept);
  if (isJson) printJson({ text, masked: count });
  else print(visible(text));
  return 0;
}
