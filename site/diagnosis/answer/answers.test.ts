import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { BuiltChain } from '../chain/built.ts';
import { notJudged } from './all-clear.ts';
import { core } from './answer-testing.ts';
import { diagnose } from './diagnosis.ts';
import { Joined } from './joined.ts';
import { figureText, textOf } from './text.ts';

interface Answer {
  name: string;
  text: string;
  /** Of each machine of the paste. */
  says: string[];
  /** What it asks to be pasted, too. */
  asks?: string[];
  /** Severity, rule and sentence of each finding, with its causes. */
  finds?: Record<string, string[]>[];
  /** Links and drives, what they run at and could. */
  links?: string[];
  /** What was read and could not be judged. */
  leaves?: string[];
  /** Each figure, held against what is expected. */
  judges?: string[];
  /** The chain of each machine: its parts with what was assumed of them, and its arrays. */
  builds?: object[];
  /** What the whole answer may not say, by a person: patterns that no refresh writes. */
  never?: string[];
}

const path = new URL('answers.test.yaml', import.meta.url);
const table = readFileSync(path, 'utf8');
const answers: Answer[] = parse(table);

const some = <Key extends string, Item>(key: Key, items: readonly Item[]) => (items.length > 0 ? { [key]: items } : {});

const buildOf = ({ chain, assumed }: BuiltChain): object => ({
  ...Object.fromEntries(
    chain.parts.map(({ id, ...part }) => [id, { ...part, ...some('assumed', Object.keys(assumed[id] ?? {})) }]),
  ),
  ...some('arrays', chain.arrays ?? []),
});

function answerTo({ name, text, never = [] }: Answer): Answer {
  const { machines } = diagnose('paste', text, core);
  const findings = machines.flatMap((machine) => machine.findings);
  const links = machines.flatMap((machine) => machine.links);
  return {
    name,
    text,
    says: machines.map(({ verdict }) => verdict.message),
    ...some(
      'asks',
      machines.flatMap(({ verdict }) => verdict.next ?? []),
    ),
    ...some(
      'finds',
      findings.map(({ severity, id, message, causes }) => ({
        [`${severity} ${id}: ${message}`]: causes.map((cause) => cause.message),
      })),
    ),
    ...some(
      'links',
      links.map(({ name: link, what, runs, could }) => [link, what, runs, could].filter(Boolean).join(', ')),
    ),
    ...some(
      'leaves',
      machines.flatMap(({ coverage }) => notJudged(coverage)),
    ),
    ...some(
      'judges',
      machines.flatMap(({ judged }) => judged.map((figure) => [...figureText(figure)].join('\n'))),
    ),
    ...some(
      'builds',
      machines.flatMap(({ built }) => (built ? [buildOf(built)] : [])),
    ),
    ...some('never', never),
  };
}

if (process.env.WRITE === '1') {
  const head = table.slice(0, table.indexOf('- name:'));
  writeFileSync(path, head + stringify(answers.map(answerTo), { lineWidth: 0, blockQuote: 'literal' }));
}

test.each(answers)('$name', (answer) => {
  expect(answerTo(answer)).toEqual(answer);
  const joined = new Joined([{ name: 'paste', text: answer.text }]);
  const printed = textOf(diagnose('paste', joined.text, core), joined, true);
  for (const pattern of answer.never ?? []) expect(printed).not.toMatch(new RegExp(pattern));
  if (answer.links) expect(answer.leaves ?? []).not.toContain('no drive and no link was recognised in the paste');
});

const RATE = String.raw`(\d[\d.]*)\s([kMG])B\/s`;
const UNITS: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, G: 1e9 };
/** What a sentence says of two rates: "700 MB/s is more than the 594 MB/s", "456 MB/s of 1.82 GB/s". */
const COMPARED = new RegExp(`${RATE} (is more than the|of) ${RATE}`, 'g');

// A refresh of the table writes down whatever is said: this tells whether it can be so.
test('no rate is said to be more than a larger one, or a part of a smaller one', () => {
  const wrong = table.matchAll(COMPARED).filter(([, first, unit = '', how, second, other = '']) => {
    const isMore = Number(first) * (UNITS[unit] ?? 1) > Number(second) * (UNITS[other] ?? 1);
    return isMore !== (how !== 'of');
  });
  expect(Array.from(wrong, ([sentence]) => sentence)).toEqual([]);
});

/** Words to be read: figures, units and addresses of devices are looked at. */
const WORD = /^[(“]?\p{L}[\p{L}’'-]+[.,;:)”]*$/u;

test('a verdict’s sentences have at most twenty words each', () => {
  const sentences = answers.flatMap(({ says }) => says.flatMap((verdict) => verdict.split(/(?<=[.!?]) (?=\p{Lu})/u)));
  const long = sentences.filter((sentence) => sentence.split(/\s/).filter((word) => WORD.test(word)).length > 20);
  expect(long).toEqual([]);
});
