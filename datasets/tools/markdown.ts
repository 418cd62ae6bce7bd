/**
 * Hostile text in Markdown. Names and cells come from strangers and are shown in a comment that a
 * trusted account writes: no mention, link, image, HTML or table cell of theirs may come alive.
 */
import { INVISIBLE } from './check/finding.ts';

/** Longest text that is shown; the files have the rest. */
const LONGEST = 200;

/** On one line and printable: what is invisible is spelled out. */
export function printable(text: string, limit = LONGEST): string {
  let shown = '';
  for (const character of text) {
    const piece = INVISIBLE.test(character)
      ? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
      : character;
    if (shown.length + piece.length > limit) return `${shown}…`;
    shown += piece;
  }
  return shown;
}

/**
 * Text that reads as it is. Everything but letters, digits and spaces is a character reference, so that
 * neither Markdown nor its extensions (mentions, issue numbers, bare addresses, cells) see a sign of theirs.
 */
export function escaped(text: string): string {
  return printable(text).replace(
    /[^\p{L}\p{N} ]/gu,
    (character) => `&#${character.codePointAt(0)};`,
  );
}

/** Text as it is, set as code. */
export function quoted(text: string): string {
  return `<code>${escaped(text)}</code>`;
}

/** A block of lines that nothing inside can end. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  const lines = text.split('\n').map((line) => printable(line.replaceAll('\t', '    '), 500));
  return [`${fence}${language}`, ...lines, fence].join('\n');
}
