/** A whole chain: what it carries, what limits it, what would help. */
import { type Refused, refused } from '../../../calc-wasm/js/calc.ts';
import type { SizerAnswer } from '../../../calc-wasm/js/chain.ts';
import type { Typed } from '../../../datasets/tools/terminal/command.ts';
import { jsonOf } from '../../../datasets/tools/terminal/input.ts';
import { print, printJson, shown, strong } from '../../../datasets/tools/terminal/output.ts';
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import { refusalText } from '../../calculator/refusal.ts';
import { sizeText } from '../../common/chain-ranges-build.ts';
import { gains } from '../../sizer/changes.ts';
import { refusal } from '../../sizer/refusal.ts';
import { said } from '../../sizer/sentence.ts';
import { words } from '../../sizer/words.ts';
import { answerLines } from '../json-lines.ts';
import { words as refusals } from '../refusals.words.ts';
import { chainIn, isMissing, sayRefused } from '../refused.ts';

function* linesOf(answer: SizerAnswer) {
  const { value, note, limit, next, expected, filling } = said(answer);
  yield `${strong(shown(value))} ${shown(note)}.`;
  yield* [limit, next, expected, filling].filter(Boolean).map(shown);
  const helps = gains(answer);
  if (helps.length > 0) yield `\n${words.changes.title}:`;
  for (const { text, gain } of helps) yield shown(`  ${text}: ${gain}`);
}

/** What is wrong with a part names it; the rest is about the question itself. */
function sentenceOf({ error }: Refused, question: string): string {
  const { id, member, text } = refusal(error, chainIn(question));
  if (id === '' && member === error.input) return refusalText(error, (input) => input);
  return id === '' ? text : `${id}: ${text}`;
}

export async function run({ words: typed, has }: Typed): Promise<number> {
  if (has('jsonl')) return answerLines(sizeText);
  const question = await jsonOf(typed, refusals.chainMissing);
  // The core has an example of its own for a form that is opened: nobody who types a question asks for that.
  if (isMissing(question, 'chain')) throw new UsageError(refusals.chainMissing);
  const answer: SizerAnswer | Refused = JSON.parse(sizeText(question));
  const isJson = has('json');
  if (refused(answer)) return sayRefused(answer, isJson, sentenceOf(answer, question));
  if (isJson) printJson(answer);
  else print([...linesOf(answer)].join('\n'));
  return 0;
}
