import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exhaustive } from '../../../tests/support/exhaustive.ts';
import { random } from '../../../tests/support/fuzzing.ts';
import { tableOf } from '../../../tests/support/test-tables.ts';
import type { Fact } from '../facts/fact.ts';
import { factsOf } from '../facts/facts.ts';
import { read } from '../reading/reading.ts';
import type { Reading } from '../reading/records.ts';

/** In parts, so that each stays far below the time that a test may take on a busy machine. */
const PARTS = [1, 2, 3, 4];
const PASTES = exhaustive ? 25_000 : 400;
/** Of a fixture, lines at a time: outputs are alike beyond that, and short ones let more of them be tried. */
const MOST_LINES = 24;
/** A line of a crowded table says a few things of each of its columns. */
const MOST_FACTS_OF_A_CHARACTER = 1;

const TOOLS = join(import.meta.dirname, '../../../datasets/tools');
const outputs = ['readers/fixtures', 'import/fixtures'].flatMap((folder) =>
  readdirSync(join(TOOLS, folder)).map((name) => readFileSync(join(TOOLS, folder, name), 'utf8').split('\n')),
);

type Below = (limit: number) => number;

/** Some lines of some output that follow each other. */
function piece(below: Below): string[] {
  const lines = outputs[below(outputs.length)] ?? [];
  const from = below(2) === 0 ? 0 : below(lines.length);
  return lines.slice(from, from + 1 + below(MOST_LINES)).map((line) => line.slice(0, 400));
}

const HOSTILE = [
  ...tableOf<string[]>(import.meta.filename, 'hostile'),
  '9'.repeat(40),
  'x'.repeat(300),
  ' '.repeat(300),
];

/** What a hand, a mail programme or an enemy does to the lines of a paste. */
const WOUNDS: readonly ((lines: string[], below: Below) => string[])[] = [
  (lines, below) => lines.slice(below(lines.length)),
  (lines, below) => lines.slice(0, 1 + below(lines.length)),
  (lines, below) => lines.filter(() => below(6) > 0),
  (lines, below) => [...lines, ...piece(below)],
  (lines, below) => [...piece(below), ...lines],
  (lines, below) => [...lines, ...lines.slice(below(lines.length))],
  (lines, below) => lines.map((line) => (below(5) === 0 ? line.replaceAll('\t', ' ') : line)),
  (lines) => lines.map((line) => line.replace(/^ +/, '\t')),
  (lines) => lines.map((line) => line.trimStart()),
  (lines) => lines.map((line) => `> ${line}`),
  (lines) => lines.flatMap((line) => [line, '']),
  (lines, below) => lines.map((line) => line.slice(0, 20 + below(80))),
  (lines, below) => [...lines].sort(() => below(3) - 1),
  (lines, below) => {
    const at = below(lines.length);
    return [...lines.slice(0, at), lines.slice(at, at + 2).join(''), ...lines.slice(at + 2)];
  },
  (lines, below) => {
    const at = below(lines.length);
    const line = lines[at] ?? '';
    const column = below(line.length + 1);
    const hostile = HOSTILE[below(HOSTILE.length)] ?? '';
    const own = line.slice(0, column) + hostile + line.slice(column + below(8));
    return lines.with(at, own);
  },
  (lines, below) => {
    const at = below(lines.length);
    const own = String.fromCharCode(...Array.from({ length: 1 + below(30) }, () => below(0x250)));
    return lines.with(at, (lines[at] ?? '') + own);
  },
];

function paste(below: Below): string {
  let lines = piece(below);
  for (let wound = below(4); wound >= 0; wound--) {
    lines = WOUNDS[below(WOUNDS.length)]?.(lines, below) ?? lines;
    if (lines.length === 0) lines = [''];
  }
  return lines.join(below(8) === 0 ? '\r\n' : '\n');
}

/** What the page and the terminal rely on, whatever a text holds. */
function problemOf(text: string, { claims, unread, notices }: Reading, facts: Fact[]): string {
  const lines = text.split(/\r\n|\n|\r/).length;
  const isRange = ({ first, last }: { first: number; last: number }) => first >= 1 && first <= last && last <= lines;
  if (!claims.every(isRange) || !unread.every(isRange)) return 'a range outside the text';
  if (claims.some(({ first }, at) => first < (claims[at - 1]?.first ?? 0))) return 'claims unsorted';
  if (unread.some(({ first }, at) => first <= (unread[at - 1]?.last ?? 0))) return 'unread overlap';
  if (!notices.every(({ line }) => line >= 1 && line <= lines)) return 'a notice outside the text';
  if (facts.length > text.length * MOST_FACTS_OF_A_CHARACTER) return `${facts.length} facts`;
  for (const { subject, name, value, line } of facts) {
    const fact = `${subject} ${name} ${value} @${line}`;
    if (line < 1 || line > lines) return `a line outside the text: ${fact}`;
    if (subject === '' || subject.length > 200) return `a subject: ${fact}`;
    if (typeof value === 'number' && !(Number.isFinite(value) && value >= -300)) return fact;
    if (typeof value === 'string' && (value === '' || value.length > 500)) return fact;
    if (!claims.some(({ first, last }) => first <= line && line <= last)) return `no claim holds ${fact}`;
  }
  return '';
}

test.each(PARTS)('wounded pastes neither stop the readers nor make them say more than they hold, part %i', (part) => {
  const below = random(part);
  let told = 0;
  for (let count = 0; count < PASTES; count++) {
    const text = paste(below);
    try {
      const reading = read('paste.txt', text);
      const facts = factsOf(reading.records, reading.source);
      const problem = problemOf(text, reading, facts);
      if (problem !== '') throw new Error(problem);
      if (facts.length > 0) told++;
    } catch (error) {
      expect.fail(`paste ${count}: ${(error as Error).stack?.slice(0, 1500)}\n${JSON.stringify(text)}`);
    }
  }
  // Most pieces still say something: the wounds are not so many that nothing is tried.
  expect(told).toBeGreaterThan(PASTES / 4);
});
