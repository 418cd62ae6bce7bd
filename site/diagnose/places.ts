// Several texts are read as one, one after the other: where each stands in it.
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
}

const FEED = '\n';

/** The texts as one, and where each stands in it. */
export function joined(texts: readonly Text[]): { text: string; parts: Part[] } {
  let first = 1;
  const parts = texts.map(({ name, text }): Part => {
    const part = { name, first };
    first += linesIn(text);
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
