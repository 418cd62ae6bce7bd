/** The diagnosis as a terminal shows it. */

import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Notice } from '../../../datasets/tools/readers/measurement.ts';
import { printable } from '../../../datasets/tools/text/markdown.ts';
import type { Judged } from '../judge/judged.ts';
import type { Cause, Finding, Severity } from '../rules/finding.ts';
import { bytesPerSecond } from '../say/formatting.ts';
import { notJudged } from './all-clear.ts';
import type { Diagnosis, MachineDiagnosis } from './diagnosis.ts';
import type { Joined } from './joined.ts';
import { readerName, verdictName } from './names.ts';
import { comparisonOf, figureName } from './report.ts';

const words = {
  machine: (number: number, place: string) => `Machine ${number}, from ${place}`,
  severities: { problem: 'problem', hint: 'hint', normal: 'normal' } satisfies Record<Severity, string>,
  signs: 'Because: ',
  check: 'Check: ',
  repair: 'Fix: ',
  links: 'Links and drives',
  could: (runs: string, could: string) => (runs === could ? runs : `${runs}; could run ${could}`),
  notJudged: 'Read but not judged',
  figures: 'Figures',
  read: 'Read',
  unread: 'Not read',
  lines: (first: number, last: number) => (first === last ? `line ${first}` : `lines ${first}–${last}`),
  facts: 'one {# fact} other {# facts}',
  nothing: 'Nothing was read: no tool’s output was recognised.',
  nothingIn: 'A tool’s output was recognised, and nothing could be read from it:',
};

/** A terminal is narrow, a message with its figures is not. */
const LONGEST = 1_000;
/** Ranges that a line lists. */
const MOST_RANGES = 12;

const shown = (text: string): string => printable(text, LONGEST);

export function textOf(diagnosis: Diagnosis, joined: Joined, isOne: boolean): string {
  const { machines, claims, unread, notices } = diagnosis;
  const placeOf = (first: number, last: number) =>
    joined
      .rangesOf({ first, last })
      .map((range) => `${isOne ? '' : `${shown(range.file)} `}${words.lines(range.first, range.last)}`)
      .join(', ');
  const isRead = machines.some(({ facts }) => facts.length > 0) || claims.length > 0;
  const blocks = machines.map((machine, index) =>
    [
      ...(machines.length > 1 ? [words.machine(index + 1, placeOf(machine.machine.line, machine.machine.line))] : []),
      ...machineText(machine),
    ].join('\n'),
  );
  const read = new Map<string, string[]>();
  for (const { reader, first, last } of claims) {
    read.set(reader, [...(read.get(reader) ?? []), placeOf(first, last)]);
  }
  const lines = [
    ...[...read].map(([reader, places]) => `${words.read} ${shown(readerName(reader))}: ${listed(places)}`),
    ...(unread.length > 0 ? [`${words.unread}: ${listed(unread.map(({ first, last }) => placeOf(first, last)))}`] : []),
    ...notices.map((notice) => noticeText(notice, placeOf(notice.line, notice.line))),
  ];
  return `${[
    ...blocks,
    ...(isRead ? [] : [notices.some(({ level }) => level === 'error') ? words.nothingIn : words.nothing]),
    lines.join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n\n')}\n`;
}

const listed = (places: readonly string[]): string =>
  places.length > MOST_RANGES ? `${places.slice(0, MOST_RANGES).join(', ')} …` : places.join(', ');

const noticeText = ({ level, message, fix }: Notice, place: string): string =>
  `${place}: ${level}: ${shown(message)}; ${shown(fix)}`;

function* machineText(diagnosis: MachineDiagnosis): Generator<string> {
  const { verdict, findings } = diagnosis;
  yield shown(verdict.message);
  if (verdict.next !== undefined) yield shown(verdict.next);
  for (const finding of findings) yield* findingText(finding);
  const lacking = notJudged(diagnosis.coverage);
  if (lacking.length > 0) yield `\n${words.notJudged}`;
  for (const item of lacking) yield `  ${shown(item)}`;
  const rows = diagnosis.links;
  if (rows.length > 0) yield `\n${words.links}`;
  for (const { name, what, runs, could } of rows) {
    const speed = runs !== '' && could !== '' ? words.could(runs, could) : runs || could;
    yield `  ${shown([name, what].filter((part) => part !== '').join(' '))}: ${speed}`;
  }
  if (diagnosis.judged.length > 0) yield `\n${words.figures}`;
  for (const figure of diagnosis.judged) yield* figureText(figure);
  yield `\n${plural(diagnosis.facts.length, words.facts)}`;
}

function* findingText({ id, severity, message, causes }: Finding): Generator<string> {
  yield `\n${words.severities[severity]} ${id}: ${shown(message)}.`;
  for (const [index, cause] of causes.entries()) yield* causeText(cause, index + 1);
}

function* causeText({ message, signs = [], check, fix }: Cause, number: number): Generator<string> {
  yield `  ${number}. ${shown(message)}.`;
  if (signs.length > 0) yield `     ${words.signs}${shown(signs.join('; '))}`;
  if (check !== undefined) yield `     ${words.check}${shown(check)}`;
  yield `     ${words.repair}${shown(fix)}`;
}

export function* figureText(figure: Judged): Generator<string> {
  const { measured, reasons } = figure;
  const parts = [bytesPerSecond(measured), verdictName(figure), ...comparisonOf(figure)];
  yield `  ${shown(figureName(figure))}: ${parts.join('; ')}`;
  for (const reason of reasons) yield `    ${shown(reason)}`;
}
