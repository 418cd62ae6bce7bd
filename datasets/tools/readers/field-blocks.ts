/** Outputs of `name: value` lines, a record to each line that begins one. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS } from './figures.ts';

export interface Field {
  name: string;
  value: string;
  /** From 1. */
  line: number;
}

export interface FieldBlock {
  /** The line that begins it, from 1. */
  line: number;
  head: RegExpExecArray;
  fields: Field[];
}

/** More than any tool says of one thing; what follows is something else. */
const LONGEST_BLOCK = 400;
const FIELD = /^\s{0,40}([A-Za-z0-9][^:]{0,59}?)\s{0,40}:(?:\s{1,40}(\S.{0,300}))?$/;

/** Which records are wanted: of others nothing is told, and most of their lines are not tried. */
export interface Likely {
  /** One of them stands in the line that begins a record that is wanted. */
  heads?: readonly string[];
  /** One of them stands somewhere in a record that is wanted. */
  holds?: readonly string[];
}

/**
 * Records from the lines that begin one to the next, or to a line that ends it. A line that is no field is passed over:
 * mail programs break long values, and tools write lists below a name.
 */
export function fieldBlocks(
  lines: Lines,
  begins: RegExp,
  isEnd: (line: string) => boolean,
  likely: Likely,
): FieldBlock[] {
  const blocks: FieldBlock[] = [];
  let block: FieldBlock | undefined;
  const next = nextLikely(lines, begins, likely);
  for (let index = next(0); index < lines.length; index++) {
    if (!block) index = next(index);
    const line = lines.at(index) ?? '';
    const head = begins.exec(line);
    if (head && next(index) > index) {
      block = undefined;
      continue;
    }
    if (head) {
      if (blocks.length >= MOST_RECORDS) break;
      block = { line: index + 1, head, fields: [] };
      blocks.push(block);
      continue;
    }
    if (!block) continue;
    if (isEnd(line) || index - block.line > LONGEST_BLOCK) {
      block = undefined;
      continue;
    }
    const [, name, value = ''] = line.includes(':') ? (FIELD.exec(line) ?? []) : [];
    if (name !== undefined) block.fields.push({ name, value: value.trim(), line: index + 1 });
  }
  return blocks;
}

function nextLikely(lines: Lines, begins: RegExp, { heads, holds }: Likely): (index: number) => number {
  if (heads) return lines.seeker(heads);
  const nextHeld = lines.seeker(holds ?? []);
  /** Up to here no record begins but those that were told of. */
  let searched = 0;
  return (index) => {
    for (let next = nextHeld(index); next < lines.length; next = nextHeld(next + 1)) {
      const first = Math.max(index, searched, next - LONGEST_BLOCK - 1);
      const begun = lines.findLast(begins, first, next + 1);
      if (begun >= 0) return begun;
      searched = next + 1;
    }
    return lines.length;
  };
}

export const fieldNamed = ({ fields }: FieldBlock, name: string): Field | undefined =>
  fields.find((field) => field.name === name);
