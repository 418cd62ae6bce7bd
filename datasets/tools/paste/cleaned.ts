/**
 * The text that a tool printed, out of what people paste: mail and forum quotes, colours, prefixes of logs, Markdown,
 * HTML, line numbers and prompts are taken off, and each line knows which line of the paste it stood in. A text that
 * wears nothing comes back as it is. Pure and linear in the length of the text.
 */
import { htmlLines, isHtml } from './html.ts';
import { Lines } from './lines.ts';
import {
  withoutFences,
  withoutIndent,
  withoutLogs,
  withoutPrompts,
  withoutQuotes,
} from './marks.ts';
import { withoutNumbers } from './numbers.ts';

export interface Cleaned {
  lines: Lines;
  /** Number, from 1, of the reader's own line for each line of the text; nothing where they are the same. */
  origin: Uint32Array | undefined;
}

/** Colours, cursor movements, titles and links of a terminal: CSI, OSC, and sequences of two characters. */
const ESCAPES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  /\u001b(?:\[[0-9:;<=>?]{0,64}[ -/]{0,8}[@-~]|\][^\n\u0007\u001b]{0,2000}(?:\u0007|\u001b\\)|[()][A-Z0-9]|[=>78cDEHMNOZ])/g;
/** Spaces that are no plain space: of a web page, between digits, in East Asian text. */
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Characters without width, of which a byte order mark in the middle of a text is one. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g;

/** Steps that each take one layer off; a paste wears a few of them, in any order. */
const LAYERS: readonly ((lines: Lines) => boolean)[] = [
  withoutLogs,
  withoutQuotes,
  withoutNumbers,
  withoutFences,
  withoutPrompts,
  withoutIndent,
];

/** More layers than anybody puts around a text: a mail thread of that many answers. */
const MOST_LAYERS = 12;

export function cleaned(pasted: string): Cleaned {
  const plain = plainCharacters(pasted);
  const broken = plain.includes('\r')
    ? Lines.withReturns(plain)
    : { lines: Lines.of(plain), origin: undefined };
  const { lines, origin } = isHtml(plain) ? htmlLines(broken) : broken;
  for (let round = 0; round < MOST_LAYERS; round++) {
    const changes = LAYERS.map((undress) => undress(lines));
    if (!changes.includes(true)) break;
  }
  return { lines, origin };
}

function plainCharacters(text: string): string {
  const plain = text.includes('\u001b') ? text.replace(ESCAPES, '') : text;
  return plain.replace(SPACES, ' ').replace(INVISIBLE, '');
}
