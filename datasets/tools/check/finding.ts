/** error: cannot be true or cannot be read. warning: a person has to look. note: good to know. */
export type Level = 'error' | 'warning' | 'note';

/** One problem at one place, as data: the terminal, CI and the site's page print the same. */
export interface Finding {
  file: string;
  /** Physical line, from 1. */
  line: number;
  /** Character in the line, from 1. */
  column: number;
  level: Level;
  rule: string;
  /** Name of the column or property, where one is concerned. */
  field: string;
  /** The offending text, shortened. */
  value: string;
  message: string;
  expected: string;
  fix: string;
}

/** Longest echo of a value: enough to recognise a cell, short enough for one line. */
const ECHO_LENGTH = 60;

/** A value as it may be echoed: one line, printable, short. */
export function echo(text: string): string {
  const head = text.slice(0, ECHO_LENGTH * 2);
  let shown = '';
  for (const character of head) {
    const code = character.codePointAt(0) ?? 0;
    const printable = code >= 0x20 && code !== 0x7f && !INVISIBLE.test(character);
    const piece = printable ? character : `\\u{${code.toString(16)}}`;
    if (shown.length + piece.length > ECHO_LENGTH - 1) return `${shown}…`;
    shown += piece;
  }
  return shown;
}

/** Control, format (bidirectional marks, zero-width), separators other than space, lone surrogates. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

export function formatFinding(finding: Finding): string {
  const place = `${finding.file}:${finding.line}:${finding.column}`;
  const field = finding.field === '' ? '' : ` ${finding.field}`;
  return (
    `${place} ${finding.level} ${finding.rule}${field} — ${finding.message}` +
    ` · expected ${finding.expected} · fix: ${finding.fix}`
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function compareFindings(a: Finding, b: Finding): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.field, b.field) ||
    compareText(a.message, b.message)
  );
}
