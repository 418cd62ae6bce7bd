/**
 * Hostile text in Markdown. Names and cells come from strangers and are shown in a comment that a
 * trusted account writes: no mention, link, image, HTML or table cell of theirs may come alive.
 */
import { INVISIBLE } from './invisible.ts';

/** Longest text that is shown; the files have the rest. */
const LONGEST = 200;

/** A cause with its command. */
const LONGEST_SENTENCE = 1_000;

/** On one line and printable: what is invisible is spelled out. */
export function printable(text: string, limit = LONGEST): string {
  let shown = '';
  for (const character of text) {
    const piece = INVISIBLE.test(character) ? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}` : character;
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
  return printable(text).replace(/[^\p{L}\p{N} ]/gu, (character) => `&#${character.codePointAt(0)};`);
}

/** Text as it is, set as code. */
export const quoted = (text: string): string => `<code>${escaped(text)}</code>`;

/** What Markdown and its extensions read as more than text. */
const SIGNS = /[\\*_[\]<>|~@#&]|:(?=\/\/)|(?<=\bwww)\./gi;

const spelled = (character: string): string => `&#${character.codePointAt(0)};`;

/**
 * A sentence that reads as it is, also in the source of a post: only signs that mean something are spelled out. What
 * stands between back-ticks is a command and stays code.
 */
export function sentence(text: string): string {
  const pieces = printable(text, LONGEST_SENTENCE).split('`');
  const isPaired = pieces.length % 2 === 1;
  const plain = (piece: string) => piece.replace(SIGNS, spelled);
  if (!isPaired) return pieces.map(plain).join(spelled('`'));
  return pieces.map((piece, index) => (index % 2 === 1 && piece !== '' ? `\`${piece}\`` : plain(piece))).join('');
}

/** A block of lines that nothing inside can end. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  const lines = text.split('\n').map((line) => printable(line.replaceAll('\t', '    '), 500));
  return [`${fence}${language}`, ...lines, fence].join('\n');
}
