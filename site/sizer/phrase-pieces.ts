// What a piece of a line about a chain is taken for: one part, several to choose from, or nothing.
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { count as written } from '../common/format.ts';
import type { CatalogPart } from '../parts/catalog.ts';
import { isCalled, isNamed, likely, mentioned } from '../parts/find.ts';
import { words } from './phrase.words.ts';
import * as say from './vocabulary.ts';

/** Most parts that are offered for one name. */
const OFFERED = 6;

/** A piece of the line, and what it was taken for. */
export interface Piece {
  typed: string;
  /** What was understood, or what is wrong. */
  text: string;
  /** Names that stand for the piece, of which the reader chooses one. */
  choices?: CatalogPart[];
  /** What of the line a choice stands for, where the words of the name do not stand together in it. */
  within?: string;
  isOpen: boolean;
}

/** A part that has no place yet. */
export type Fresh = Omit<ChainPart, 'id' | 'on'>;

export const understood = (typed: string, text: string): Piece => ({ typed, text, isOpen: false });
export const open = (typed: string, text: string, choices?: CatalogPart[]): Piece => ({
  ...{ typed, text, isOpen: true },
  ...(choices && { choices }),
});

/** What a name stands for: one part, or parts to choose from, or nothing. */
export function looked(parts: readonly CatalogPart[], name: string): CatalogPart | CatalogPart[] {
  const exact = parts.filter((part) => isNamed(part, name));
  if (exact.length === 1 && exact[0]) return exact[0];
  if (exact.length > 1) return exact.slice(0, OFFERED);
  const near = likely(parts, name);
  return (near.length > 0 ? near : mentioned(parts, name)).slice(0, OFFERED);
}

export const offer = (name: string, choices: CatalogPart[], within: string): Piece => ({
  ...open(name, choices.length === 1 ? words.which(name) : words.choose(name), choices),
  within,
});

export const times = (count: string, what: string): string =>
  count === '1' ? what : words.many(written(Number(count)), what);

/** A count before a part: "8 x …", or a number alone where it is no part of a name. */
export function counted(
  text: string,
  parts: readonly CatalogPart[],
): { count: string; rest: string } {
  const sure = say.without(text, say.TIMES);
  if (sure.found) return { count: sure.found[1] ?? '1', rest: sure.rest };
  const isName = parts.some((part) => isCalled(part, text));
  const bare = isName ? undefined : say.without(text, say.COUNT);
  return bare?.found
    ? { count: bare.found[1] ?? '1', rest: bare.rest }
    : { count: '1', rest: text };
}

export interface Taken {
  part?: Fresh;
  name: string;
  pieces: Piece[];
}
