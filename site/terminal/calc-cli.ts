// The calculators on the command line: the same wasm as in the page.
//   npm run -s calc -- pcie '{"generation":"3.0","lanes":4}'    one answer as JSON; a refusal in words too
//   npm run -s calc -- pcie --jsonl < questions.jsonl           one answer per line
//   npm run -s calc -- pcie --help                              its inputs: base units, defaults, examples
//   npm run -s calc -- sizer '{"chain":{"parts":[…]}}'          a whole chain: see calc-wasm/js/chain.ts
//   npm run -s calc -- planner '{"usable":8e13,"places":[…]}'   layouts, cards and slots, ranked
//   npm run -s calc -- --list                                   the catalogue as JSON
import { createInterface } from 'node:readline';
import { refused } from '../../calc-wasm/js/calc.ts';
import { PLANNER, SIZER } from '../../calc-wasm/js/chain.ts';
import { catalog } from '../../calc-wasm/js/generated/catalog.ts';
import { helped } from '../../datasets/tools/text/usage.ts';
import { refusalText } from '../calculator/refusal.ts';
import { planText, sizeText } from '../common/chain-ranges-build.ts';
import { ranged } from '../common/ranges-build.ts';
import { inputsText } from './calc-inputs.ts';

const usage = `usage: npm run -s calc -- <calculator> '<json>'
       npm run -s calc -- <calculator> --jsonl < lines.jsonl
       npm run -s calc -- <calculator> --help
       npm run -s calc -- --list
calculators: ${[...catalog.map((calculator) => calculator.name), SIZER, PLANNER].join(', ')}`;

function ask(calculator: string, json: string): string {
  switch (calculator) {
    case SIZER:
      return sizeText(json);
    case PLANNER:
      return planText(json);
    default:
      return ranged.calculateText(calculator, json);
  }
}

const failed = (answer: string): boolean => answer.startsWith('{"error"');

const inputsOf = (calculator: string) => catalog.find((one) => one.name === calculator)?.inputs ?? [];

const inputNamed = (calculator: string, name: string) => inputsOf(calculator).find((input) => input.name === name);

/** Answers each line; an error becomes its line, and the exit code tells that there was one. */
async function answerLines(calculator: string): Promise<void> {
  for await (const line of createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (line.trim() === '') continue;
    const answer = ask(calculator, line);
    if (failed(answer)) process.exitCode = 1;
    // Waits for a slow reader: answers to a million lines must not pile up in memory.
    if (!process.stdout.write(`${answer}\n`)) {
      await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  }
}

const [calculator, question] = process.argv.slice(2);
if (calculator && inputsOf(calculator).length > 0 && /^(--help|-h)$/.test(question ?? '')) {
  console.log(inputsText(inputsOf(calculator)));
} else if (helped(process.argv.slice(2), usage)) {
  // Said.
} else if (calculator === '--list') {
  console.log(JSON.stringify(catalog, null, 2));
} else if (calculator === undefined || question === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else if (question === '--jsonl') {
  await answerLines(calculator);
} else {
  const text = ask(calculator, question);
  console.log(text);
  const answer = JSON.parse(text);
  if (refused(answer)) {
    const labelOf = (name: string) => inputNamed(calculator, name)?.label ?? name;
    const example = inputNamed(calculator, answer.error.input)?.example;
    console.error(refusalText(answer.error, labelOf, example));
    process.exitCode = 1;
  }
}
