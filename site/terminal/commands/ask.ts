/** One question, as the box of the pages answers it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as calc from '../../../calc-wasm/js/node.ts';
import { Boards } from '../../../datasets/tools/names/boards.ts';
import { catalogueOf } from '../../../datasets/tools/names/file.ts';
import type { Typed } from '../../../datasets/tools/terminal/command.ts';
import { STDIN, textOf } from '../../../datasets/tools/terminal/input.ts';
import { print, printJson, shown, strong } from '../../../datasets/tools/terminal/output.ts';
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import type { Answer, Printed } from '../../ask/answer.ts';
import { ask } from '../../ask/ask.ts';
import { words } from '../../ask/box.words.ts';
import { everything, more } from '../../ask/everything.ts';
import { isPaste } from '../../ask/pasted.ts';
import { readingOf } from '../../ask/reading.ts';
import { size } from '../../common/chain-size-build.ts';
import { HOME } from '../home.ts';
import { words as refusals } from '../refusals.words.ts';
import { NAME } from '../version.ts';

/** What the build of the dataset wrote for the pages. */
const built = (name: string) => JSON.parse(readFileSync(join(HOME, 'site/public/files', name), 'utf8'));

/** The readers of pastes are most of the code: they are loaded for a paste alone. */
async function answerTo(question: string, reads: boolean): Promise<Answer> {
  const [names, boards] = [catalogueOf(built('names.json')), new Boards(built('boards.json'))];
  const given = await everything({ calc, size, names, boards });
  const wanted = { ...more, ...(reads && { reading: readingOf }) };
  if (!isPaste(question)) return ask(question, given, wanted);
  const { diagnose } = await import('../../diagnosis/answer/diagnosis.ts');
  return ask(question, { ...given, diagnose: (text) => diagnose('paste', text, { size }) }, wanted);
}

function* linesOf({ outcome, page, url, shown: value, text, expected, choices = [], assumed }: Printed) {
  if (outcome === 'answer' && value && !text.includes(value)) yield strong(value);
  yield strong(shown(text));
  if (outcome === 'page') yield page === 'diagnose' ? `  ${NAME} diagnose <file>` : `  ${url}`;
  if (expected) yield words.expected[expected.basis](expected.shown);
  if (choices.length > 0) yield `\n${words.choices}:`;
  for (const { if: condition, shown: figure, ask: next } of choices) {
    const text = [condition, figure].filter(Boolean).join(': ');
    yield shown(`  ${text}${next ? `  (${next})` : ''}`);
  }
  if (assumed.length > 0) yield `\n${words.assumed}:`;
  for (const item of assumed) yield shown(`  ${item}`);
}

export async function run({ words: typed, has }: Typed): Promise<number> {
  if (typed.length === 0) throw new UsageError(refusals.ask);
  const isPiped = typed.length === 1 && typed[0] === STDIN;
  const {
    spans: _,
    said: __,
    reading,
    ...answer
  } = await answerTo(isPiped ? await textOf(STDIN) : typed.join(' '), has('json'));
  if (has('json')) printJson({ ...answer, ...reading } satisfies Printed);
  else print([...linesOf(answer)].join('\n'));
  return answer.outcome === 'answer' || answer.outcome === 'page' ? 0 : 1;
}
