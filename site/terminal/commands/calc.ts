/** One calculator: its first answer in words and every output, or all of it as JSON. */
import { type Answer, refused } from '../../../calc-wasm/js/calc.ts';
import { type Calculator, catalog } from '../../../calc-wasm/js/declared.ts';
import type { Typed } from '../../../datasets/tools/terminal/command.ts';
import { jsonOf } from '../../../datasets/tools/terminal/input.ts';
import { print, printJson, shown, strong } from '../../../datasets/tools/terminal/output.ts';
import { UsageError } from '../../../datasets/tools/text/usage.ts';
import { headline, headlineParts } from '../../calculator/headline.ts';
import { refusalText } from '../../calculator/refusal.ts';
import { written } from '../../calculator/show.ts';
import { ranged } from '../../common/ranges-build.ts';
import { inputsText } from '../calc-inputs.ts';
import { answerLines } from '../json-lines.ts';
import { words as refusals } from '../refusals.words.ts';
import { sayRefused } from '../refused.ts';

/** Characters: no calculator has inputs for more, and the core compares every name with all before it. */
const LONGEST = 100_000;

const PAIR = /^([a-z][a-z0-9_-]*)=(.*)$/is;

/** `lanes=4 max-payload-size=256` as the JSON that the core reads; other words are JSON already, or a file of it. */
async function questionOf(words: readonly string[]): Promise<string> {
  if (words.length === 0) return '{}';
  const pairs = words.map((word) => PAIR.exec(word));
  if (pairs.every((pair) => pair === null)) return jsonOf(words, refusals.questionMissing);
  const inputs = pairs.map((pair, index): [string, string] => {
    if (!pair) throw new UsageError(refusals.notPair(words[index] ?? ''));
    const [, name = '', value = ''] = pair;
    return [name.replaceAll('-', '_'), value];
  });
  const names = inputs.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(refusals.typedTwice(twice));
  return JSON.stringify(Object.fromEntries(inputs));
}

function* linesOf(calculator: Calculator, answer: Answer) {
  const { value, note, expected, limit } = headline(answer, headlineParts(calculator));
  yield strong(value);
  yield* [note, limit, expected].filter(Boolean).map(shown);
  yield '';
  for (const { name, label } of calculator.outputs) {
    yield shown(`${label}: ${written(calculator, answer, name).text}`);
  }
}

function list(isJson: boolean): number {
  if (isJson) printJson({ calculators: catalog });
  else print(catalog.map(({ name, title }) => `${name}: ${title}`).join('\n'));
  return 0;
}

export function helpOn(name: string): boolean {
  const calculator = catalog.find((item) => item.name === name);
  if (calculator) print(inputsText(calculator.inputs));
  return calculator !== undefined;
}

export async function run({ words: [name, ...words], has }: Typed): Promise<number> {
  const isJson = has('json');
  if (name === undefined) return list(isJson);
  const calculator = catalog.find((item) => item.name === name);
  if (!calculator) {
    const names = catalog.map((item) => item.name).join(', ');
    throw new UsageError(refusals.noCalculator(name, names));
  }
  const question = await questionOf(words);
  if (question.length > LONGEST) throw new UsageError(refusals.longQuestion(LONGEST));
  if (has('jsonl')) return answerLines((question) => ranged.calculateText(name, question));
  const answer: Answer = JSON.parse(ranged.calculateText(name, question));
  if (refused(answer)) {
    const input = calculator.inputs.find((item) => item.name === answer.error.input);
    const labelOf = (asked: string) => calculator.inputs.find((item) => item.name === asked)?.label ?? asked;
    return sayRefused(answer, isJson, refusalText(answer.error, labelOf, input?.example));
  }
  if (isJson) printJson(answer);
  else print([...linesOf(calculator, answer)].join('\n'));
  return 0;
}
