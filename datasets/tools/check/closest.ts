import { oneOf } from '../language/list.ts';

/** Longest text worth comparing: identifiers are shorter, and the cost grows with the square. */
const LONGEST = 64;

/** Number of single-character edits, swaps of neighbours included, between two short texts. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * Finds what a contributor probably meant. It has a budget of comparisons, because a file may hold
 * thousands of unknown names: those beyond it are reported without a suggestion.
 */
export class Suggester {
  #budget = 100_000;
  #known = new Map<string, string[]>();

  /** At most three candidates, the closest first. */
  closest(text: string, candidates: readonly string[]): string[] {
    if (text === '' || text.length > LONGEST) return [];
    const known = this.#known.get(text);
    if (known) return known;
    if (this.#budget < candidates.length) return [];
    this.#budget -= candidates.length;
    const wanted = text.toLowerCase();
    const furthest = Math.max(1, Math.floor(wanted.length / 3));
    const closest = candidates
      .filter((candidate) => Math.abs(candidate.length - wanted.length) <= furthest)
      .map((candidate) => ({ candidate, edits: distance(wanted, candidate.toLowerCase()) }))
      .filter(({ edits }) => edits <= furthest)
      .sort((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
      .slice(0, 3)
      .map(({ candidate }) => candidate);
    this.#known.set(text, closest);
    return closest;
  }
}

/** "did you mean a or b?", or nothing. */
export function didYouMean(suggestions: readonly string[]): string {
  if (suggestions.length === 0) return '';
  return `; did you mean ${oneOf(suggestions)}?`;
}
