/** Line numbers that an editor, a pager, `cat -n` or `grep -n` puts before each line. */
import type { Lines } from './lines.ts';

/** The number, what divides it from the line, or the end of a line that is empty. */
const NUMBERED = /^ {0,8}([0-9]{1,7})(?:(\t|: ?| {0,3}[|│] ?| {1,2})|$)/;

/** Fewer lines that count up may be a table. */
const SHORTEST = 3;

export function withoutNumbers(lines: Lines, changed?: ReadonlySet<number>): boolean {
  if (changed && !isNearNumber(lines, changed)) return false;
  let isChanged = false;
  let start = 0;
  while (start < lines.length) {
    const first = numberOf(lines, start);
    if (first === undefined || first < 1) {
      // A table of a tool may count from zero: all its rows are passed over.
      start = first === undefined ? start + 1 : runEnd(lines, start, first);
      continue;
    }
    const end = runEnd(lines, start, first);
    const divider = dividerOf(lines, start, end);
    if (divider !== undefined) {
      strip(lines, start, end, divider === 'space' ? BARE_LABEL : LABEL);
      isChanged = true;
    }
    start = end;
  }
  return isChanged;
}

/** Whether a line that was changed may begin, end or divide a run of numbers now. */
function isNearNumber(lines: Lines, changed: ReadonlySet<number>): boolean {
  for (const index of changed) {
    for (const near of [index - 1, index, index + 1]) if (numberOf(lines, near) !== undefined) return true;
  }
  return false;
}

function numberOf(lines: Lines, index: number): number | undefined {
  const code = lines.first(index);
  if (!(code === 0x20 || (code >= 0x30 && code <= 0x39))) return undefined;
  const line = lines.at(index) ?? '';
  let start = 0;
  while (line.charCodeAt(start) === 0x20) start++;
  // Most lines that begin with spaces have no number behind them.
  if (!(line.charCodeAt(start) >= 0x30 && line.charCodeAt(start) <= 0x39)) return undefined;
  const digits = NUMBERED.exec(line)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Behind the last line of those that count up by one. */
function runEnd(lines: Lines, start: number, first: number): number {
  let end = start + 1;
  while (numberOf(lines, end) === first + (end - start)) end++;
  return end;
}

/** What divides numbers from lines; nothing of a column of a table, which stands below a heading and is divided by spaces. */
function dividerOf(lines: Lines, start: number, end: number): string | undefined {
  if (end - start < SHORTEST) return undefined;
  const dividers = new Set<string>();
  for (let index = start; index < end; index++) {
    const line = lines.at(index) ?? '';
    const divider = NUMBERED.exec(line)?.[2]?.trim();
    if (divider !== undefined) dividers.add(dividerKind(line, divider));
  }
  // Behind spaces, a bar that only some lines have is part of a tree.
  if (dividers.has('space')) for (const bar of ['|', '│']) dividers.delete(bar);
  const [kind, ...others] = dividers;
  if (kind === undefined || others.length > 0) return undefined;
  const isApart = lines.isBlank(start - 1) && lines.isBlank(end);
  return kind !== 'space' || isApart ? kind : undefined;
}

function dividerKind(line: string, divider: string): string {
  if (divider !== '') return divider;
  return /^ *[0-9]+\t/.test(line) ? 'tab' : 'space';
}

/** The number with what divides it from the line, but for spaces. */
const LABEL = /^ *[0-9]+(?:\t|:| {0,3}[|│])?/;
const BARE_LABEL = /^ *[0-9]+/;

/** The spaces that follow the number in every line belong to the number, those beyond to the lines. */
function strip(lines: Lines, start: number, end: number, pattern: RegExp): void {
  let width = 2;
  for (let index = start; index < end; index++) {
    const { label, rest } = labelled(lines, index, pattern);
    if (label.endsWith('\t')) width = 0;
    else if (rest.trim() !== '') width = Math.min(width, rest.length - rest.trimStart().length);
  }
  for (let index = start; index < end; index++) {
    lines.drop(index, labelled(lines, index, pattern).label.length + width);
  }
}

function labelled(lines: Lines, index: number, pattern: RegExp) {
  const line = lines.at(index) ?? '';
  const label = pattern.exec(line)?.[0] ?? '';
  return { label, rest: line.slice(label.length) };
}
