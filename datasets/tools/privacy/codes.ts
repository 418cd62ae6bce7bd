/**
 * Lines that hold a long row of letters, digits and `-` `.` `:`, as identifiers and addresses are. A row that long has one
 * of every so many characters, so most of a text is not looked at.
 */

/** The shortest such code: 0123.4567.89ab. */
const SHORTEST_CODE = 14;

/** Digits and what divides them come before all letters. */
const FIRST_LETTER = 0x41;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

const isOfCode = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= FIRST_LETTER && code <= 0x5a) ||
  isDigit(code) ||
  // : - .
  code === 0x3a ||
  code === 0x2d ||
  code === 0x2e;

/** Where the lines begin that hold such a row, unless all of them are words. */
export function codeLinesIn(text: string): number[] {
  const lines: number[] = [];
  for (let start = 0; start + SHORTEST_CODE <= text.length; ) {
    let at = start + SHORTEST_CODE - 1;
    while (at >= start && isOfCode(text.charCodeAt(at))) at--;
    if (at >= start) {
      start = at + 1;
      continue;
    }
    const end = endOf(text, start);
    if (isWord(text, start, end)) {
      start = end;
      continue;
    }
    lines.push(text.lastIndexOf('\n', start) + 1);
    const feed = text.indexOf('\n', end);
    start = feed < 0 ? text.length : feed + 1;
  }
  return lines;
}

function endOf(text: string, start: number): number {
  let end = start + SHORTEST_CODE;
  while (end < text.length && isOfCode(text.charCodeAt(end))) end++;
  return end;
}

/** Letters alone, but for a sign at the end: `EmergencyPowerReductionInit-`. */
function isWord(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code < FIRST_LETTER && (at < end - 1 || isDigit(code))) return false;
  }
  return true;
}
