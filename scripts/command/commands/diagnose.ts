/** What limits the machine that printed a text; the same text masked; or the gathering of such a text. */
import process from 'node:process';
import { diagnose } from '../../../datasets/tools/diagnose/answer/diagnosis.ts';
import { Joined } from '../../../datasets/tools/diagnose/answer/joined.ts';
import { jsonOf } from '../../../datasets/tools/diagnose/answer/json.ts';
import { Mask, masked } from '../../../datasets/tools/diagnose/answer/mask.ts';
import { textOf as answerText } from '../../../datasets/tools/diagnose/answer/text.ts';
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import { size } from '../../../site/common/chain-size-build.ts';
import type { Typed } from '../command.ts';
import { nameOf, STDIN, textOf } from '../input.ts';
import { print, printJson, strong } from '../output.ts';
import { words as all } from '../refusals.words.ts';

const refusals = all.diagnose;

/** Without a file what is piped in is read; a terminal would only wait. */
function pathsIn(words: readonly string[]): readonly string[] {
  if (words.length === 0) {
    if (process.stdin.isTTY) throw new UsageError(refusals.noFile);
    return [STDIN];
  }
  if (words.filter((word) => word === STDIN).length > 1) {
    throw new UsageError(refusals.twice);
  }
  return words;
}

/** The first line is the verdict. */
function emphasised(text: string): string {
  const [verdict = '', ...rest] = text.split('\n');
  return [strong(verdict), ...rest].join('\n');
}

function diagnosed(joined: Joined, files: readonly { name: string }[], isJson: boolean): number {
  const isOne = files.length === 1;
  const name = isOne ? (files[0]?.name ?? '') : 'files';
  const found = diagnose(name, joined.text, { size });
  const mask = new Mask(joined.text);
  if (isJson) printJson(mask.deep(jsonOf(found, joined, isOne)));
  else print(emphasised(mask.text(answerText(found, joined, isOne))));
  const { machines, claims } = found;
  const isRead = claims.length > 0 || machines.some(({ facts }) => facts.length > 0);
  const hasProblem = machines.some(({ findings }) =>
    findings.some(({ severity }) => severity === 'problem'),
  );
  return isRead && !hasProblem ? 0 : 1;
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
  if (!has('mask')) return diagnosed(joined, files, isJson);
  const { text, count } = masked(joined.text);
  if (isJson) printJson({ text, masked: count });
  else print(text);
  return 0;
}
