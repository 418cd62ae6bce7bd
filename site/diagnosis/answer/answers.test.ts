import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { only } from './answer-testing.ts';

interface Answer {
  name: string;
  text: string;
  says: string;
  /** What it asks to be pasted, too. */
  asks?: string;
  /** Severity, rule and first cause. */
  finds: string[];
}

const path = new URL('answers.test.yaml', import.meta.url);
const table = readFileSync(path, 'utf8');
const answers: Answer[] = parse(table);

const answerTo = ({ name, text }: Answer): Answer => {
  const { verdict, findings } = only(text.trimEnd());
  const finds = findings.map(({ severity, id, causes }) => `${severity} ${id}: ${causes[0]?.message}`);
  return { name, text, says: verdict.message, ...(verdict.next && { asks: verdict.next }), finds };
};

if (process.env.WRITE === '1') {
  const head = table.slice(0, table.indexOf('- name:'));
  writeFileSync(path, head + stringify(answers.map(answerTo), { lineWidth: 0, blockQuote: 'literal' }));
}

test.each(answers)('$name', (answer) => {
  expect(answerTo(answer)).toEqual(answer);
});
