// How hard the help of fields and the findings are to read, as a school grade: a trend without a goal. `reading.csv` keeps
// the newest number of each month. Run: npm run measure -- reading
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { formsOf } from '../../datasets/tools/language/plural.ts';
import { messages } from '../../site/build/language/messages.ts';

const FILE = join(import.meta.dirname, 'reading.csv');
const KINDS = [/^(?!frozen\.).*\.help(?:\.|$)/, /^(?:diagnosis|check)\./];
/** Labels and names have no grade. */
const SENTENCE = /(?:\S+ ){7}/;

const [sentences, words] = [
  new Intl.Segmenter('en', { granularity: 'sentence' }),
  new Intl.Segmenter('en', { granularity: 'word' }),
];

/** The Flesch-Kincaid grade of texts together: years at school that their reader needs. */
function grade(texts: readonly string[]): number {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const text of texts) {
    const plain = (formsOf(text)?.get('other') ?? text).replaceAll(/`[^`]*`|\{\w+\}|#/g, '4');
    counts.sentence += [...sentences.segment(plain)].length;
    for (const { segment, isWordLike } of words.segment(plain)) {
      if (!isWordLike) continue;
      counts.word += 1;
      counts.syllable += Math.max(1, syllable(segment));
    }
  }
  return fleschKincaid(counts);
}

export function run(args: string[]): void {
  const { values } = parseArgs({ args, options: { worst: { type: 'string', default: '0' } } });
  const texts = Object.entries(messages()).filter(([, text]) => SENTENCE.test(text));
  const [help = '', findings = ''] = KINDS.map((kind) => {
    const graded = texts.filter(([key]) => kind.test(key)).map(([key, text]) => ({ key, text, grade: grade([text]) }));
    const hardest = graded.toSorted((a, other) => other.grade - a.grade).slice(0, Number(values.worst));
    for (const { key, text, grade } of hardest) console.log(`${grade.toFixed(1)}  ${key}: ${text}`);
    return grade(graded.map(({ text }) => text)).toFixed(1);
  });
  const month = new Date().toISOString().slice(0, 7);
  const others = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith(month));
  writeFileSync(FILE, [...others, `${month},${help},${findings}`, ''].join('\n'));
  console.log(`grade of help ${help}, of findings ${findings}`);
}
