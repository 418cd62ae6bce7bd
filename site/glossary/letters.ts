// The terms from A to Z. Pure.
import type { Term } from './read.ts';

/** Terms by their first letter or digit, both in the order of a language; digits come first. */
export function byLetter<One extends Pick<Term, 'term'>>(
  terms: readonly One[],
  language: string,
): [letter: string, terms: One[]][] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sorted = terms.toSorted((a, other) => compare(a.term, other.term));
  const letters = Map.groupBy(sorted, ({ term }) => {
    const [first = ''] = term.match(/[\p{L}\d]/u) ?? [];
    return /\d/.test(first) ? '0–9' : first.toLocaleUpperCase(language);
  });
  return [...letters];
}
