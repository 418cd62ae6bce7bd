// What a reader gives to be read: typed and pasted texts, files. Several are read as one text, one after the other.
import { quantity } from '../common/format.ts';
import { words as all } from './words.ts';

const words = all.refused;

export interface Text {
  /** Of a file; empty for what was typed or pasted. */
  name: string;
  text: string;
}

/** A text in the one that was read. */
export interface Part {
  name: string;
  /** Line of the whole text that it begins at, from 1. */
  first: number;
  lines: number;
}

/** All texts together. Outputs of a machine are kilobytes; the log of months of trouble is some megabytes. */
export const MOST_BYTES = 16 * 2 ** 20;

/** Why so much text is not read; nothing where it is. */
export const refusalOfSize = (bytes: number): string | undefined =>
  bytes > MOST_BYTES ? words.tooLarge(mebibytes(bytes), mebibytes(MOST_BYTES)) : undefined;

const mebibytes = (bytes: number): string => quantity(bytes, 'byte', { binary: true });

const SIGNATURES: readonly (readonly [
  kind: keyof typeof words.kinds,
  at: number,
  signs: string,
])[] = [
  ['picture', 0, '\u0089PNG'],
  ['picture', 0, '\u00ff\u00d8\u00ff'],
  ['picture', 0, 'GIF8'],
  ['picture', 8, 'WEBP'],
  ['picture', 4, 'ftyp'],
  ['archive', 0, 'PK\u0003\u0004'],
  ['archive', 0, '\u001f\u008b'],
  ['archive', 0, '\u00fd7zXZ'],
  ['archive', 0, '7z\u00bc\u00af'],
  ['archive', 0, '(\u00b5/\u00fd'],
  ['document', 0, '%PDF'],
];

/** Why the bytes of a file are no text to read; nothing where they are. `decoded` is that text. */
export function refusalOfBytes(bytes: Uint8Array, decoded: string): string | undefined {
  if (bytes.length === 0) return words.empty;
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const known = SIGNATURES.find(([, at, signs]) => head.startsWith(signs, at));
  if (known) return words.kinds[known[0]];
  return isBinary(decoded) ? words.kinds.binary : undefined;
}

/** Characters of a text that are looked at to tell whether it is one. */
const LOOKED_AT = 65_536;
/** A terminal's log has some control characters, a program or a disk image is full of them. */
const MOST_CONTROLS = 0.05;

function isBinary(text: string): boolean {
  const looked = text.slice(0, LOOKED_AT);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is counted
  const controls = looked.match(/[\u0000-\u0007\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return controls > looked.length * MOST_CONTROLS;
}

const FEED = '\n';

/** The texts as one, and where each stands in it. */
export function joined(texts: readonly Text[]): { text: string; parts: Part[] } {
  let first = 1;
  const parts = texts.map(({ name, text }): Part => {
    const part = { name, first, lines: linesIn(text) };
    first += part.lines;
    return part;
  });
  return { text: texts.map(({ text }) => text).join(FEED), parts };
}

function linesIn(text: string): number {
  let lines = 1;
  for (let at = text.indexOf(FEED); at >= 0; at = text.indexOf(FEED, at + 1)) lines += 1;
  return lines;
}

/** Where a line of the whole text stands, as its reader knows it: "dmesg.txt, line 12". */
export function placeOf(parts: readonly Part[], line: number): string {
  const part = parts.findLast(({ first }) => first <= line);
  const own = line - (part?.first ?? 1) + 1;
  return parts.length > 1 ? words.inFile(part?.name || words.typed, own) : words.line(own);
}
