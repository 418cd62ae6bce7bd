// Which lines of a paste were read, and by whom.

import type { Lines } from '../../../datasets/tools/paste/lines.ts';
import { visible } from '../../common/visible.ts';
import type { Claim, LineRange } from '../reading/records.ts';

export interface ShownLine {
  /** From 1. */
  number: number;
  text: string;
  /** Characters of it that are not shown. */
  left: number;
}

/** Lines in a row that the same readers knew. */
export interface Marked {
  readers: string[];
  isUnread: boolean;
  lines: ShownLine[];
}

const lengthOf = ({ first, last }: LineRange): number => last - first + 1;
const holds = ({ first, last }: LineRange, line: number): boolean => first <= line && line <= last;

export class Marks {
  readonly #claims: readonly Claim[];
  readonly #unread: readonly LineRange[];
  readonly readers: { reader: string; lines: number }[];
  readonly unread: number;

  constructor(claims: readonly Claim[], unread: readonly LineRange[]) {
    this.#claims = claims;
    this.#unread = unread;
    this.unread = unread.reduce((sum, range) => sum + lengthOf(range), 0);
    this.readers = [...Map.groupBy(claims, ({ reader }) => reader)]
      .map(([reader, own]) => ({ reader, lines: own.reduce((sum, claim) => sum + lengthOf(claim), 0) }))
      .sort((a, other) => other.lines - a.lines);
  }

  unreadAfter(line: number): number | undefined {
    return (this.#unread.find(({ first }) => first > line) ?? this.#unread[0])?.first;
  }

  /** The lines from one to another, both included; empty ones go with what stands before them. */
  of(lines: Lines, from: number, to: number): Marked[] {
    const isNear = ({ first, last }: LineRange) => last >= from && first <= to;
    const claims = this.#claims.filter(isNear);
    const unread = this.#unread.filter(isNear);
    const marked: Marked[] = [];
    for (let number = from; number <= to; number++) {
      const readers = [...new Set(claims.filter((claim) => holds(claim, number)).map(({ reader }) => reader))];
      const isUnread = readers.length === 0 && unread.some((lineRange) => holds(lineRange, number));
      const last = marked.at(-1);
      const shown = { number, ...visible(lines.whole(number - 1)) };
      const isSame = last?.isUnread === isUnread && last.readers.join('\n') === readers.join('\n');
      const isOpen = readers.length === 0 && !isUnread;
      if (last && (isSame || isOpen)) last.lines.push(shown);
      else marked.push({ readers, isUnread, lines: [shown] });
    }
    return marked;
  }
}
