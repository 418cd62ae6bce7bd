import { INVISIBLE } from '../text/invisible.ts';
/** error: cannot be read or cannot be true. warning: a person has to look. note: good to know. */
export type Level = 'error' | 'warning' | 'note';

export const LEVELS: readonly Level[] = ['error', 'warning', 'note'];

/** One problem at one place, as data: the terminal, CI and the site's page print the same. */
export interface Finding {
  file: string;
  /** Physical line, from 1. */
  line: number;
  /** Character in the line, from 1. */
  column: number;
  /** Character after the last one concerned, on the same line; `column` where that is unknown. */
  endColumn: number;
  level: Level;
  rule: string;
  /** Name of the table, or `datapackage`. */
  table: string;
  /** Primary key of the row, its parts joined by ` / `; empty where no row is concerned. */
  key: string;
  /** Name of the column or property, where one is concerned. */
  field: string;
  /** The offending text, shortened. */
  value: string;
  message: string;
  expected: string;
  fix: string;
  /** What the cell has to say instead, where only one text can be meant. */
  replacement?: string;
  /** Whether `dataset -- fix` mends it: a replacement, or the form of the file. */
  fixable: boolean;
  /** How many more such findings in the same column are not listed. */
  more?: number;
}

/** Longest echo of a value: enough to recognise a cell, short enough for one line. */
const ECHO_LENGTH = 60;

const words = {
  levels: { error: 'error', warning: 'warning', note: 'note' } satisfies Record<Level, string>,
  says: (message: string, expected: string, fix: string) => `${message} · expected ${expected} · fix: ${fix}`,
};

/** As people are told it; programs are given the level itself. */
export const levelWord = (level: Level): string => words.levels[level];

const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'gu');

const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** A text without characters that could break or reorder a line of output. */
export const oneLine = (text: string): string => text.replace(EVERY_INVISIBLE, escaped);

/** A value as it may be echoed: one line, printable, short. */
export function echo(text: string): string {
  const head = text.slice(0, ECHO_LENGTH * 2);
  let shown = '';
  for (const character of head) {
    const piece = INVISIBLE.test(character) ? escaped(character) : character;
    if (shown.length + piece.length > ECHO_LENGTH - 1) return `${shown}…`;
    shown += piece;
  }
  return shown;
}

export function formatFinding(finding: Finding): string {
  const place = `${finding.file}:${finding.line}:${finding.column}`;
  const field = finding.field === '' ? '' : ` ${finding.field}`;
  return oneLine(
    `${place} ${levelWord(finding.level)} ${finding.rule}${field} — ` +
      words.says(finding.message, finding.expected, finding.fix),
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const compareFindings = (a: Finding, b: Finding): number =>
  compareText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  compareText(a.rule, b.rule) ||
  compareText(a.field, b.field) ||
  compareText(a.message, b.message);
